import { measurement } from '../../model/measurement.js';
import { runNumbers } from '../shared/blocks.js';

/**
 * @typedef {object} SpecRow one iteration of one benchmark: a process of its own
 * @property {string} benchmark
 * @property {'base' | 'peak'} phase
 * @property {number | null} copies
 * @property {number | null} threads
 * @property {number} seconds
 * @property {number | null} ratio reference time / run time (times copies)
 *
 * @typedef {{ name: string, value: number }} SpecScore
 */

/**
 * @param {SpecRow[]} rows
 * @param {SpecScore[]} scores geometric means of the medians
 */
export function specRows(rows, scores) {
  const numbers = runNumbers();
  const iterations = rows.flatMap(({ benchmark, phase, copies, threads, seconds, ratio }) => {
    const parameters = { phase, ...(copies !== null && { copies }), ...(threads !== null && { threads }) };
    const place = { run: numbers.next([benchmark, parameters]), test: benchmark, parameters };
    return [
      measurement({ ...place, metric: 'duration', statistic: 'value', value: seconds }),
      ...(ratio === null
        ? []
        : [measurement({ ...place, metric: 'score', statistic: 'value', value: ratio })]),
    ];
  });
  const overall = scores.map(({ name, value }) =>
    measurement({
      test: name,
      parameters: { phase: /peak|(?:int|fp)(?:_rate)?2006$/.test(name) ? 'peak' : 'base' },
      metric: 'score',
      statistic: 'value',
      value,
    }),
  );
  return [...iterations, ...overall];
}

/** `178`, `99.1`, `757.459448`; `--`, `CE`, `NR` and empty cells are none. @param {string | undefined} cell */
export const specNumber = (cell) =>
  cell && /^\d{1,12}(?:\.\d{1,9})?$/.test(cell) && Number(cell) > 0 ? Number(cell) : null;

/** `SPECrate(R)2017_int_base` is `SPECrate2017_int_base`. @param {string} name */
export const scoreName = (name) => name.replaceAll('(R)', '').trim();
