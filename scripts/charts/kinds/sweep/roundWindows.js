import { formatPercent } from '../../../model/quantity.js';
import { ink, onAxes } from '../../frame.js';
import { lineName } from '../../words/lineNames.js';

/*
 * What is drawn and said of lines along rounds: the steady rounds of each, or the last five, and the line fitted to them.
 */

/** @typedef {Pick<import('../../../model/chartData.js').Chart, 'rows' | 'products' | 'steady' | 'relative'>} Rounds */

/** The rounds of the drawn lines; none where values are shares of another product. @param {Rounds} data */
const drawnLines = ({ steady = [], rows, relative }) =>
  relative
    ? []
    : steady.filter(({ product, label }) =>
        rows.some((row) => row.product === product && row.label === label),
      );

/** A band over the rounds of a single line; of several lines the legend names them. @param {Rounds} data */
export function roundNotes(data) {
  const [line, ...others] = drawnLines(data);
  if (!line || others.length > 0) return [];
  const { from, to, reached } = line;
  return [{ from, to, text: reached ? 'steady state' : 'last five rounds: not steady' }];
}

/** For the key. @param {Rounds} data @param {{ product: string, label: string }} of */
export function steadyNote(data, of) {
  const line = drawnLines(data).find(({ product, label }) => product === of.product && label === of.label);
  if (!line || line.by) return '';
  return line.reached ? `steady in rounds\u00a0${line.from}\u00a0to\u00a0${line.to}` : 'no steady\u00a0state';
}

/**
 * The line fitted to these rounds, dashed where they are not steady.
 *
 * @param {Rounds} data
 * @param {{ x: import('../../axes/axis.js').Axis, y: import('../../axes/axis.js').Axis }} on
 */
export function roundLayers(data, { x, y }) {
  const [low, high] = y.domain;
  const within = (/** @type {number} */ value) => Math.min(high, Math.max(low, value / y.factor));
  const [solid, dashed] = [true, false].map((reached) =>
    drawnLines(data)
      .filter((line) => line.reached === reached)
      .map(({ from, to, mean, slope }) => ({
        ...{ x: from / x.factor, to: to / x.factor },
        ...{ y: within(mean * (1 - slope / 2)), end: within(mean * (1 + slope / 2)) },
      })),
  );
  return [
    { name: 'steady-line', values: solid },
    { name: 'last-line', values: dashed, strokeDash: [3, 2.5] },
  ].flatMap(({ name, values, ...style }) =>
    values.length === 0
      ? []
      : [
          {
            name,
            data: { values },
            mark: { type: 'rule', color: ink.text, strokeWidth: 1.6, ...style },
            encoding: { ...onAxes, x2: { field: 'to' }, y2: { field: 'end' } },
          },
        ],
  );
}

/** What the short lines are, for the caption. @param {Rounds} data */
export function roundMarks(data) {
  const reached = drawnLines(data).map((line) => line.reached);
  const words = [
    ...(reached.includes(true) ? ['steady rounds'] : []),
    ...(reached.includes(false)
      ? [`the last five${reached.includes(true) ? ' (dashed)' : ''}, not steady`]
      : []),
  ];
  return words.length > 0 ? [`Short lines: fitted to ${words.join(' or ')}.`] : [];
}

/** What steady means, for the caption. @param {Rounds} data @returns {string[]} */
export function roundWords(data) {
  const lines = drawnLines(data);
  if (lines.length === 0) return [];
  const judges = [...new Set(lines.flatMap(({ by = [] }) => by))];
  return [
    `Steady: five rounds in a row that range over at most 20\u2009% of their mean, and whose fitted line rises or falls by at most 10\u2009%${judges.map((by) => `; judged by ${by}`).join('')}.`,
    ...lines.map(({ reached, from, to, rounds, range, slope, by, ...of }) => {
      const judged = reached
        ? `steady in rounds ${from} to ${to} of ${rounds}`
        : `not steady in ${rounds} rounds`;
      const where = by ? `in rounds ${from} to ${to}${reached ? '' : ', which are not steady'}` : judged;
      const numbers = `range ${formatPercent(Math.abs(range))}, slope ${formatPercent(Math.abs(slope))}`;
      return `${lineName(data.products, of)}: ${where} (${reached || by ? '' : 'the last five: '}${numbers}).`;
    }),
  ];
}
