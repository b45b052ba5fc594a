import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { firstIn } from '../shared/blocks.js';
import { requestErrors } from '../shared/requests.js';
import { progressSeries } from './progress.js';
import { scriptRows } from './scripts.js';

/** @typedef {import('../shared/blocks.js').Block} Block */

const number = String.raw`(\d{1,18}(?:\.\d{1,9})?)`;

/**
 * @param {Block} block
 * @param {number} run
 */
export function readRun(block, run) {
  const test = firstIn(block, /^\s{0,40}transaction type: (.{1,200})$/)?.match[1].trim() ?? null;
  const place = { run, ...(test ? { test } : {}), parameters: parametersOf(block) };
  const aborted = firstIn(block, /Run was aborted|aborted in (?:command|state)|pgbench: (?:error|fatal): /);
  const done = firstIn(
    block,
    /number of transactions actually processed: {0,4}(\d{1,15})(?:\/(\d{1,15}))?/,
  )?.match;
  const failed = Number(firstIn(block, /number of failed transactions: {0,4}(\d{1,15})/)?.match[1] ?? 0);
  const errors =
    failed > 0 && done
      ? requestErrors({ failed, all: Number(done[1]) + failed, place, what: 'transactions' })
      : { useless: false, rows: [], warnings: [] };
  const rates = rateRows(block, place);
  const short = done?.[2] !== undefined && Number(done[1]) + failed < Number(done[2]);
  const whole = !aborted && !short && !errors.useless && Number(done?.[1] ?? 1) > 0;
  const own = whole ? [...rates, ...latencyRows(block, place), ...scriptRows(block, place)] : [];
  const kept = own.filter(({ value }) => value > 0);
  return {
    measurements: [...kept, ...errors.rows],
    series: progressSeries(block, place),
    warnings: [
      ...errors.warnings,
      ...(aborted || short
        ? [
            warning(
              `the run was aborted, so its rates are left out: ${aborted?.match.input.trim().slice(0, 120) ?? `${done?.[1]} of ${done?.[2]} transactions`}`,
              aborted?.line ?? block.line,
            ),
          ]
        : []),
      ...(kept.length < own.length
        ? [
            warning(
              `${own.length - kept.length} latencies are printed as 0.000 ms, which is less than three decimals show; left out`,
              block.line,
            ),
          ]
        : []),
      ...(whole && rates.length === 0 ? [warning('the run has no tps: its end is missing', block.line)] : []),
    ],
    settings: settingsOf(block),
  };
}

/** @param {Block} block */
function parametersOf(block) {
  const whole = (/** @type {RegExp} */ pattern) => {
    const match = firstIn(block, pattern)?.match;
    return match ? Number(match[1]) : null;
  };
  const mode = firstIn(block, /^\s{0,40}query mode: {0,4}(\w{1,20})/)?.match[1];
  const said = /** @type {[string, string | number | null | undefined][]} */ ([
    ['scale', whole(/^\s{0,40}scaling factor: {0,4}(\d{1,9})\s*$/)],
    ['mode', mode],
    ['clients', whole(/^\s{0,40}number of clients: {0,4}(\d{1,9})\s*$/)],
    ['threads', whole(/^\s{0,40}number of threads: {0,4}(\d{1,9})\s*$/)],
  ]);
  return /** @type {import('../../model/measurement.js').Parameters} */ (
    Object.fromEntries(said.filter(([, value]) => value !== null && value !== undefined))
  );
}

/**
 * Before version 14 two rates, with the time to connect and without; later the one without, or with `-C` the one with it.
 *
 * @param {Block} block
 * @param {{ run: number, parameters: import('../../model/measurement.js').Parameters }} place
 */
function rateRows({ lines }, place) {
  return lines.flatMap(({ text }) => {
    const match = new RegExp(String.raw`^\s{0,40}tps = ${number} \((including|excluding|without)`).exec(text);
    if (!match) return [];
    const parameters = {
      ...place.parameters,
      'connection-time': match[2] === 'including' ? 'included' : 'excluded',
    };
    return [
      measurement({
        ...place,
        parameters,
        metric: 'transaction-rate',
        statistic: 'mean',
        value: Number(match[1]),
      }),
    ];
  });
}

const times = /** @type {[RegExp, string, Record<string, string>][]} */ ([
  [
    new RegExp(String.raw`^\s{0,40}latency average(?: \(including failures\))?(?: =|:) ${number} ms`),
    'mean',
    {},
  ],
  [new RegExp(String.raw`^\s{0,40}latency stddev(?: =|:) ${number} ms`), 'sd', {}],
  [new RegExp(String.raw`^\s{0,40}initial connection time = ${number} ms`), 'total', { part: 'connecting' }],
  [new RegExp(String.raw`^\s{0,40}average connection time = ${number} ms`), 'mean', { part: 'connecting' }],
  [
    new RegExp(String.raw`^\s{0,40}rate limit schedule lag: avg ${number} \(`),
    'mean',
    { part: 'schedule lag' },
  ],
]);

/**
 * @param {Block} block
 * @param {{ run: number, parameters: import('../../model/measurement.js').Parameters }} place
 */
function latencyRows(block, place) {
  return times.flatMap(([pattern, statistic, own]) => {
    const match = firstIn(block, pattern)?.match;
    if (!match) return [];
    const parameters = { ...place.parameters, ...own };
    return [
      measurement({
        ...place,
        parameters,
        metric: 'latency',
        statistic,
        value: scaled(Number(match[1]), 1e-3),
      }),
    ];
  });
}

const facts = /** @type {[string, RegExp][]} */ ([
  ['duration', /^\s{0,40}duration: (\d{1,12} s)/],
  ['transactions per client', /^\s{0,40}number of transactions per client: (\d{1,15})/],
  ['transactions', /number of transactions actually processed: (\d{1,15}(?:\/\d{1,15})?)/],
  ['skipped', /number of transactions skipped: (.{1,60})$/],
  ['above the latency limit', /number of transactions above the .{1,30} latency limit: (.{1,60})$/],
  ['tries', /^\s{0,40}maximum number of tries: (\d{1,9})/],
]);

/**
 * @param {Block} block
 * @returns {Record<string, string>}
 */
const settingsOf = (block) =>
  Object.fromEntries(
    facts.flatMap(([name, pattern]) => {
      const match = firstIn(block, pattern)?.match;
      return match ? [[name, match[1]]] : [];
    }),
  );
