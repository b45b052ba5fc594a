import { warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';
import { numberIn, textIn } from '../shared/jsonDocument.js';
import { operationRows } from './operation.js';

/**
 * @param {any} document
 * @param {{ run: number, line: number }} at
 */
export function readDocument(document, { run, line }) {
  const keys = Object.keys(document ?? {});
  const average = keys.find((key) => key.startsWith('AGGREGATED AVERAGE'));
  const stats = document?.[average ?? 'ALL STATS'] ?? document?.['BEST RUN RESULTS'];
  const parameters = parametersOf(document);
  const operations = Object.entries(stats ?? {}).filter(
    ([name, said]) =>
      name !== 'Totals' && name !== 'Runtime' && said && typeof said === 'object' && !Array.isArray(said),
  );
  return {
    measurements: operations.flatMap(([name, said]) =>
      operationRows(numbersOf(said), { run, test: name, parameters }),
    ),
    series: operations.flatMap(([name, said]) =>
      Number(said['Ops/sec']) > 0 ? readings(said['Time-Serie'], { run, test: name, parameters }) : [],
    ),
    warnings: average
      ? [warning('the best and the worst run are left out: the mean of all runs has them in it', line)]
      : [],
    settings: settingsOf(document),
  };
}

/**
 * @param {any} said
 * @returns {Record<string, number>}
 */
function numbersOf(said) {
  const all = { ...said, ...said['Percentile Latencies'] };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      const number = numberIn(value);
      return number === null || number < 0 ? [] : [[name, number]];
    }),
  );
}

/** @param {any} document */
function parametersOf(document) {
  const said = document?.configuration ?? {};
  const info = document?.['run information'] ?? {};
  const whole = (/** @type {unknown} */ value) => numberIn(value);
  const found = /** @type {[string, string | number | null][]} */ ([
    ['threads', whole(info.Threads ?? said.threads)],
    ['connections-per-thread', whole(info['Connections per thread'] ?? said.clients)],
    ['pipeline', whole(said.pipeline)],
    ['value-size', whole(said.data_size)],
    ['ratio', textIn(said.ratio)],
    ['protocol', textIn(said.protocol)],
  ]);
  return /** @type {import('../../model/measurement.js').Parameters} */ (
    Object.fromEntries(found.filter(([, value]) => value !== null))
  );
}

/**
 * @param {any} document
 * @returns {Record<string, string>}
 */
function settingsOf(document) {
  const said = document?.configuration ?? {};
  const wanted = ['test_time', 'requests', 'run_count', 'key_pattern', 'key_maximum'];
  return Object.fromEntries(
    wanted.flatMap((name) => (said[name] ? [[name.replaceAll('_', ' '), String(said[name])]] : [])),
  );
}

/**
 * What was done in each second, and how long it took on average.
 *
 * @param {any} serie
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
function readings(serie, { run, test, parameters }) {
  const rows = Object.entries(serie && typeof serie === 'object' ? serie : {})
    .filter(([second]) => /^\d{1,9}$/.test(second))
    .map(([second, said]) => ({
      time: Number(second) + 1,
      count: numberIn(said?.Count),
      mean: numberIn(said?.['Average Latency']),
    }))
    .sort((a, b) => a.time - b.time);
  const counted = rows.filter(({ count }) => count !== null && count >= 0);
  const timed = rows.filter(({ mean, count }) => mean !== null && mean >= 0 && count !== 0);
  const place = { run, test, parameters };
  return [
    ...(counted.length > 0
      ? [
          series({
            ...place,
            metric: 'rate',
            times: Float64Array.from(counted, ({ time }) => time),
            values: Float64Array.from(counted, ({ count }) => Number(count)),
          }),
        ]
      : []),
    ...(timed.length > 0
      ? [
          series({
            ...place,
            metric: 'latency',
            times: Float64Array.from(timed, ({ time }) => time),
            values: Float64Array.from(timed, ({ mean }) => scaled(Number(mean), 1e-3)),
          }),
        ]
      : []),
  ];
}
