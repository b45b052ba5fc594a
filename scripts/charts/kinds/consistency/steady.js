import { metrics } from '../../../model/metric.js';
import { formatPercent, formatQuantity } from '../../../model/quantity.js';
import { ink, onAxes } from '../../frame.js';

/*
 * What is drawn and said of rounds that have become steady.
 */

/** @param {import('../../../model/chartData.js').ChartSeries} line */
const steadyOf = ({ findings }) => findings.find((finding) => finding.kind === 'steady-state') ?? null;

/** Where it is steady, as a band; of several lines each says it in words. @param {import('../../../model/chartData.js').ChartData} data */
export function steadyNotes({ series }) {
  const found = series.length === 1 ? steadyOf(series[0]) : null;
  const { fromSeconds: from, toSeconds: to } = found ?? {};
  return typeof from === 'number' && typeof to === 'number' ? [{ from, to, text: 'steady rounds' }] : [];
}

/**
 * The line that is fitted to the steady rounds, as it rises or falls over them; from the middle of the first to that of the last are four
 * of its five rounds.
 *
 * @param {import('../../../model/chartData.js').ChartData} data
 * @param {{ x: import('../../axes/axis.js').Axis, y: import('../../axes/axis.js').Axis }} on
 */
export function steadyLayers({ series }, { x, y }) {
  const found = series.length === 1 ? steadyOf(series[0]) : null;
  const { fromSeconds, toSeconds, mean = 0, slope = 0 } = found ?? {};
  if (typeof fromSeconds !== 'number' || typeof toSeconds !== 'number') return [];
  const [from, to] = x.domain;
  const at = (/** @type {number} */ seconds) => {
    const place = Math.min(to, Math.max(from, seconds / x.factor)) * x.factor;
    const steps = ((place - fromSeconds) / (toSeconds - fromSeconds)) * 5 - 2.5;
    return { place: place / x.factor, value: (mean * (1 + (slope * steps) / 4)) / y.factor };
  };
  const [begin, end] = [at(fromSeconds), at(toSeconds)];
  if (begin.place >= end.place) return [];
  return [
    {
      name: 'steady-line',
      data: { values: [{ x: begin.place, y: begin.value, to: end.place, end: end.value }] },
      mark: { type: 'rule', color: ink.text, strokeWidth: 1.6 },
      encoding: { ...onAxes, x2: { field: 'to' }, y2: { field: 'end' } },
    },
  ];
}

/** For the key. @param {import('../../../model/chartData.js').ChartSeries} line */
export function steadyWords(line) {
  const found = steadyOf(line);
  if (!found) return null;
  return found.reached
    ? `steady in rounds\u00a0${found.fromRound}\u00a0to\u00a0${found.toRound}`
    : 'no steady\u00a0state';
}

/**
 * What the drawn window holds, for the caption.
 *
 * @param {Pick<import('../../../model/chartData.js').ChartData, 'series'>} data
 * @returns {string[]}
 */
export function steadyWindowWords({ series }) {
  const found = series.length === 1 ? steadyOf(series[0]) : null;
  if (!found?.reached) return [];
  const mean = formatQuantity(found.mean, metrics[series[0].series.metric].shown);
  const { fromRound, toRound, range, slope } = found;
  return [
    `The short line is fitted to rounds ${fromRound} to ${toRound}: mean ${mean}, range ${formatPercent(Math.abs(range))}, drift ${formatPercent(Math.abs(slope))}.`,
  ];
}
