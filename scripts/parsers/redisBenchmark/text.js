import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { blocksOf, firstIn } from '../shared/blocks.js';

/** @typedef {import('../shared/blocks.js').Block} Block */

const number = String.raw`(\d{1,12}(?:\.\d{1,6})?)`;
const title = /====== (.{1,100}) ======\s*$/;
const quiet = new RegExp(
  String.raw`^\s{0,60}(?!throughput summary)(\S.{0,60}?): ${number} requests per second(?:, p50=${number} msec(?:, p[\d.]{1,8}=[\d.]{1,16} msec){0,8})?\s*$`,
);
const columns = ['avg', 'min', 'p50', 'p95', 'p99', 'max'];
const statistics = ['mean', 'min', 'p50', 'p95', 'p99', 'max'];

/** @param {import('../shared/blocks.js').Line[]} lines */
export function readText(lines) {
  const run = runOf();
  const calls = lines.flatMap(({ text, line }) => {
    const command = called.exec(text)?.[1];
    return command === undefined ? [] : [{ line, asked: askedFor(command) }];
  });
  const askedAbove = (/** @type {number} */ at) => calls.findLast(({ line }) => line < at)?.asked ?? {};
  const short = lines.flatMap(({ text, line }) => {
    const match = quiet.exec(text);
    if (!match) return [];
    const place = placeOf(match[1], askedAbove(line), run);
    const latency = { ...place, metric: 'latency', statistic: 'p50', value: scaled(Number(match[3]), 1e-3) };
    return [
      measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: Number(match[2]) }),
      ...(match[3] ? [measurement(latency)] : []),
    ];
  });
  const read = blocksOf(lines, (text) => title.test(text)).map((block) =>
    readCommand(block, { run, asked: askedAbove(block.line) }),
  );
  return {
    measurements: [...short, ...read.flatMap(({ measurements }) => measurements)],
    warnings: read.flatMap(({ warnings }) => warnings),
  };
}

/** A note may hold the command above what it printed: what was asked for makes other tests, not more runs. */
const called = /\b(?:redis|valkey)-benchmark(\s.{0,1000})$/;

/** @param {string} command @returns {Record<string, number>} */
function askedFor(command) {
  const flags = { '-c': 'clients', '-d': 'value-size', '-P': 'pipeline', '--threads': 'threads' };
  return Object.fromEntries(
    Object.entries(flags).flatMap(([flag, name]) => {
      const value = new RegExp(`\\s${flag} ?(\\d{1,12})(?!\\S)`).exec(command)?.[1];
      return value ? [[name, Number(value)]] : [];
    }),
  );
}

/**
 * @param {string} test
 * @param {Record<string, number>} asked
 * @param {(key: string) => number} run
 */
const placeOf = (test, asked, run) => ({
  run: run(`${test} ${JSON.stringify(asked)}`),
  test,
  parameters: asked,
});

/**
 * @param {Block} block
 * @param {{ run: (key: string) => number, asked: Record<string, number> }} context
 */
function readCommand(block, { run, asked }) {
  const test = /** @type {RegExpExecArray} */ (title.exec(block.lines[0].text))[1].trim();
  const rate =
    firstIn(block, new RegExp(String.raw`throughput summary: ${number} requests per second`)) ??
    firstIn(block, new RegExp(String.raw`^\s{0,20}${number} requests per second\s*$`));
  if (!rate)
    return { measurements: [], warnings: [warning(`${test} has no result: it did not end`, block.line)] };
  const place = placeOf(test, { ...asked, ...parametersOf(block) }, run);
  const table = latencyTable(block);
  const rows = table.length > 0 ? table : distribution(block);
  return {
    measurements: [
      measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: Number(rate.match[1]) }),
      ...rows.map(({ statistic, shown }) =>
        measurement({ ...place, metric: 'latency', statistic, value: scaled(shown, 1e-3) }),
      ),
    ],
    warnings: [],
  };
}

/** @param {Block} block */
function parametersOf(block) {
  const whole = (/** @type {RegExp} */ pattern) => Number(firstIn(block, pattern)?.match[1] ?? NaN);
  const said = /** @type {[string, number][]} */ ([
    ['clients', whole(/^\s{0,20}(\d{1,9}) parallel clients/)],
    ['value-size', whole(/^\s{0,20}(\d{1,12}) bytes payload/)],
    ['threads', whole(/^\s{0,20}threads: (\d{1,6})/)],
  ]);
  return Object.fromEntries(said.filter(([, value]) => !Number.isNaN(value)));
}

/**
 * Since 6.2: a row of six numbers below their names.
 *
 * @param {Block} block
 */
function latencyTable({ lines }) {
  const at = lines.findIndex(({ text }) => text.trim().split(/\s+/).join(' ') === columns.join(' '));
  const cells = lines[at + 1]?.text.trim().split(/\s+/) ?? [];
  if (at === -1 || cells.length !== 6 || !cells.every((cell) => /^\d{1,12}(?:\.\d{1,6})?$/.test(cell)))
    return [];
  return statistics.map((statistic, index) => ({ statistic, shown: Number(cells[index]) }));
}

/**
 * Before: what share of the requests took up to how many milliseconds. A step says a percentile only by its own share.
 *
 * @param {Block} block
 */
function distribution({ lines }) {
  const step = new RegExp(String.raw`^\s{0,20}(\d{1,3}\.\d{2,3})% <= ${number} milliseconds\s*$`);
  /** @type {Map<string, number>} */
  const first = new Map();
  for (const { text } of lines) {
    const match = step.exec(text);
    if (!match || Number(match[1]) > 100) continue;
    const name = `p${Number(match[1])}`;
    if (!first.has(name)) first.set(name, Number(match[2]));
  }
  return [...first].map(([statistic, shown]) => ({ statistic, shown }));
}

/**
 * A command that comes again belongs to the next call of redis-benchmark: each is a run.
 *
 * @returns {(test: string) => number} the run of a command, asked for in the order of the file
 */
export function runOf() {
  let run = 0;
  let seen = new Set();
  return (test) => {
    if (seen.has(test)) {
      run += 1;
      seen = new Set();
    }
    seen.add(test);
    return run;
  };
}
