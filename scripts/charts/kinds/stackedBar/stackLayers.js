import { resultText } from '../../../model/runWords.js';
import { textWidth } from '../../../model/lib/textWidth.js';
import { amountAsIs, asIs, ink, onAxes, pixel, round, textLayers, type } from '../../frame.js';
import { datumRef } from '../../marks/datumRef.js';
import { rowErrorBars } from '../../rows/rowErrorBars.js';

/**
 * One bar of parts, and the error bar of its total.
 *
 * @typedef {object} On
 * @property {number} at
 * @property {(label: string) => number} shadeOf
 * @property {string} colour
 * @property {boolean} isReal
 * @property {import('../../rows/strips.js').StripPlace} place
 * @property {(value: number) => number} shown
 * @property {(value: number) => number} along px
 * @property {{ low: number, high: number } | null} spread of the total, where all parts are there
 * @property {number[]} runs the total of each, where they are drawn
 * @property {import('../../../model/quantity.js').ShownUnit} unit
 *
 * @param {import('./stacksOf.js').Stack} stack
 * @param {On} on
 */
export function stackLayers({ parts }, on) {
  const { at, shadeOf, colour, isReal, place, shown, spread } = on;
  const [top, bottom] = [round(place.top), round(place.bottom)];
  let sum = 0;
  const cells = parts.map((row) => {
    const from = shown(sum);
    sum += row.summary.mean;
    const opacity = shadeOf(row.label);
    return { x: from, to: shown(sum), y: top, bottom, colour, opacity, [datumRef]: row };
  });
  return [
    {
      name: `data-cell-${at + 1}`,
      data: { values: cells },
      mark: { type: 'rect', strokeWidth: 1.2, ...(!isReal && { strokeDash: [4, 3] }) },
      encoding: {
        x: onAxes.x,
        x2: { field: 'to' },
        y: pixel('y'),
        y2: { field: 'bottom' },
        fill: asIs('colour'),
        stroke: asIs('colour'),
        fillOpacity: amountAsIs('opacity'),
      },
    },
    ...textLayers(
      `cell-${at + 1}`,
      cells.flatMap((cell, index) =>
        valueOf(parts[index], cell, { ...on, isLast: index === parts.length - 1 }),
      ),
    ),
    ...rowErrorBars(
      `spread-${at + 1}`,
      spread ? [{ low: shown(spread.low), high: shown(spread.high), y: round(place.middle) }] : [],
    ),
    ...runLayer(on),
  ];
}

/**
 * The value of a part, where it has room and covers no error bar.
 *
 * @param {import('../../../model/chartData.js').ChartRow} row
 * @param {{ x: number, to: number }} cell
 * @param {On & { isLast: boolean }} on
 * @returns {import('../../frame.js').PlacedText[]}
 */
function valueOf(row, { x, to }, { isLast, spread, shown, along, place, unit }) {
  const text = resultText(row.summary, unit);
  const width = textWidth(text, { size: type.note }) + 10;
  const middle = (along(x) + along(to)) / 2;
  const free = isLast && spread ? Math.min(to, shown(spread.low)) : to;
  if (along(to) - along(x) < width || along(free) - middle < width / 2) return [];
  return [{ x: middle, y: place.middle, text, size: type.note, align: 'center', of: row }];
}

/** The total of each run, on the lower edge of the bar. @param {On} on */
const runLayer = ({ at, runs, shown, place }) =>
  runs.length === 0
    ? []
    : [
        {
          name: `run-${at + 1}`,
          data: { values: runs.map((value) => ({ x: shown(value), y: round(place.bottom + 2) })) },
          mark: {
            type: 'point',
            size: 17,
            strokeWidth: 0.6,
            opacity: 0.6,
            fill: ink.text,
            stroke: ink.paper,
          },
          encoding: { x: onAxes.x, y: pixel('y') },
        },
      ];
