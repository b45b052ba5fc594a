import { InputError } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { measurement } from '../../model/measurement.js';
import { amountIn, scaled } from '../shared/amount.js';
import { openEnd } from '../shared/blocks.js';
import { csvBelow } from '../shared/csvRows.js';
import { namedParameters } from '../shared/namedParameters.js';
import { pairsOf } from './document.js';

export const measurementsHead = /^"?Target"?[,;\t](?=.{0,4000}[,;\t]"?Measurement_IterationStage"?[,;\t])/m;

/**
 * `*-measurements.csv`: a line for each iteration, of warm-up and pilot too; launches are runs.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readMeasurements(text, hint) {
  const start = measurementsHead.exec(text)?.index ?? 0;
  const delimiter = /[;,\t]/.exec(text.slice(start, start + 40))?.[0];
  const [{ cells: columns }, ...rows] = csvBelow(text, measurementsHead, delimiter);
  const results = rows.flatMap(({ cells, line }) => {
    const cell = (/** @type {string} */ name) => cells[columns.indexOf(name)] ?? '';
    const mode = cell('Measurement_IterationMode');
    if (cell('Measurement_IterationStage') !== 'Result' || /^(?:Overhead|Idle)/.test(mode)) return [];
    const time = amountIn(cell('Measurement_Nanoseconds'));
    const count = amountIn(cell('Measurement_Operations'));
    if (time === null || !count) throw new InputError('no time and count of operations', { line, hint });
    const names = ['Target_Namespace', 'Target_Type', 'Target_Method'].map(cell).filter(Boolean);
    return [
      {
        test: names.join('.') || cell('Target'),
        pairs: [...pairsOf(cell('Params')), ...jobOf(cell)],
        launch: cell('Measurement_LaunchIndex'),
        value: scaled(time / count, 1e-9),
      },
    ];
  });
  const jobs = new Set(results.map(({ pairs }) => pairs.find(([name]) => name === 'job')?.[1])).size > 1;
  const tests = groupBy(results, ({ test, pairs }) => JSON.stringify([test, pairs]));
  const measurements = [...tests.values()].flatMap((own) =>
    [...groupBy(own, ({ launch }) => launch).values()].flatMap((launch, run) =>
      launch.map(({ test, pairs, value }, at) =>
        measurement({
          run,
          ...(launch.length > 1 && { repetition: at }),
          test,
          parameters: namedParameters(pairs.filter(([name]) => jobs || name !== 'job')),
          metric: 'duration',
          statistic: 'value',
          value,
        }),
      ),
    ),
  );
  if (measurements.length === 0) throw new InputError('no iteration that counts', { hint });
  return { measurements, warnings: openEnd(text) };
}

/** @param {(name: string) => string} cell @returns {[string, string][]} */
function jobOf(cell) {
  const job = cell('Job_Display') || cell('Job_Id') || cell('Job');
  return job ? [['job', job]] : [];
}
