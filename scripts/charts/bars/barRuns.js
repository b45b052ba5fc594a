import { ink, onAxis, pixel, round } from '../frame.js';
import { datumRef } from '../marks/datumRef.js';
import { barRef } from './scaledBar.js';

/**
 * Every run right under its bar, where no colour lies below it, clear of the error bar and the value: excluded ones hollow, behind those
 * that count, which no ring may cover; outliers ringed.
 *
 * @param {import('./barLayers.js').PlacedBar[]} bars
 */
export function barRuns(bars) {
  const dots = bars.flatMap(({ bar, runs, bottom }) =>
    runs.map((run) => ({ ...run, at: round(bottom + 2), [datumRef]: barRef(bar) })),
  );
  const counted = dots.filter((dot) => !dot.excluded);
  const outliers = counted.filter((dot) => dot.outlier);
  const excluded = dots.filter((dot) => dot.excluded);
  return [
    ...points('data-excluded', excluded, {
      fill: ink.paper,
      stroke: ink.text,
      size: 32,
      strokeWidth: 1,
      opacity: 1,
    }),
    ...points('data-run', counted, {
      fill: ink.text,
      stroke: ink.paper,
      strokeWidth: 1,
      size: 20,
      opacity: 1,
    }),
    ...points('outlier', outliers, {
      filled: false,
      stroke: ink.text,
      size: 70,
      strokeWidth: 1.2,
      opacity: 1,
    }),
  ];
}

/**
 * @param {string} name
 * @param {object[]} rows
 * @param {object} mark
 */
const points = (name, rows, mark) =>
  rows.length === 0
    ? []
    : [
        {
          name,
          data: { values: rows },
          mark: { type: 'point', ...mark },
          encoding: { x: onAxis('value'), y: pixel('at') },
        },
      ];
