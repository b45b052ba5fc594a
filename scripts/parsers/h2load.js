import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { blocksOf, cutLine, firstIn, joinRuns, runBegins } from './shared/blocks.js';
import { durationIn } from './shared/timeUnit.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';
import { requestCounts } from './shared/requests.js';

const make = 'run `h2load URL > FILE`, and keep all that it prints';
const starting = /^\s{0,40}starting benchmark\.\.\./;
const finished =
  /^\s{0,40}finished in (\S{1,40}), (\d{1,15}(?:\.\d{1,6})?) req\/s, (\d{1,15}(?:\.\d{1,6})?)([KMG]?)B\/s\s*$/;
const requests =
  /^\s{0,40}requests: (\d{1,15}) total, (\d{1,15}) started, (\d{1,15}) done, (\d{1,15}) succeeded, (\d{1,15}) failed, (\d{1,15}) errored/;
const header = /^\s{1,60}min\s{1,20}max\s{1,20}\S/;
/** Names of columns by the words of the header; `+/- sd` is a share, and no statistic of a time. */
const statistics = new Map([
  ['min', 'min'],
  ['max', 'max'],
  ['median', 'median'],
  ['mean', 'mean'],
  ['sd', 'sd'],
]);
/** `time for request`, `time for connect`, `time to 1st byte`; since 1.66 `request` and so on with percentiles. */
const timed =
  /^\s{0,40}(?:time for (request|connect)|time to (1st byte)|(request|connect|TTFB))\s{0,20}:\s{1,20}(\S.{0,200})$/;

/** @type {import('../model/parser.js').Parser} */
export const h2load = {
  tool: 'h2load',
  title: 'h2load',
  layouts: [
    {
      name: 'text',
      versions: '1.20 to 1.64',
      verified: true,
      reads:
        'requests and bytes per second, latency, times to connect and to the first byte, failed requests',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, finished),
  parse(source) {
    const begins = runBegins({ title: starting, part: finished, end: finished });
    const blocks = blocksOf(sourceLines(source), begins);
    const runs = joinRuns(blocks.map(readRun));
    if (runs.measurements.length === 0)
      throw new InputError('no test that came to its end', { line: blocks[0]?.line ?? 1, hint: make });
    return parsed({
      ...runs,
      warnings: [...runs.warnings, ...cutLine(source.text(), (last) => /\d/.test(last))],
    });
  },
};

/**
 * One run. K and M of bytes are 1024. Failed requests hold those that were errors of the network.
 *
 * @param {import('./shared/blocks.js').Block} block
 * @param {number} run
 */
function readRun(block, run) {
  const place = { run, parameters: parametersOf(block) };
  const rate = firstIn(block, finished)?.match;
  const counts = firstIn(block, requests);
  if (!rate || !counts)
    return { measurements: [], warnings: [warning('a test without its end, left out', block.line)] };
  const [succeeded, failed] = [Number(counts.match[4]), Number(counts.match[5])];
  const errors = requestCounts({ failed, all: succeeded + failed, place, line: counts.line });
  const answered = succeeded + failed > 0 && !errors.useless;
  const results = [
    measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: Number(rate[2]) }),
    measurement({
      ...place,
      metric: 'bandwidth',
      statistic: 'mean',
      value: scaled(Number(rate[3]), 1024 ** ' KMG'.indexOf(rate[4] || ' ')),
    }),
    ...timeRows(block, place),
  ];
  return {
    measurements: [...(answered ? results : []), ...errors.rows],
    warnings: [
      ...errors.warnings,
      ...(succeeded + failed === 0 ? [warning('no request was answered', counts.line)] : []),
    ],
  };
}

/** @param {import('./shared/blocks.js').Block} block */
function parametersOf(block) {
  const threads = block.lines.flatMap(
    ({ text }) => /^\s{0,40}spawning thread #\d{1,6}: (\d{1,9}) total client/.exec(text)?.[1] ?? [],
  );
  const protocol = firstIn(block, /^\s{0,40}Application protocol: (\S{1,20})\s*$/)?.match[1];
  return {
    ...(threads.length > 0
      ? { clients: threads.reduce((sum, each) => sum + Number(each), 0), threads: threads.length }
      : {}),
    ...(protocol ? { protocol } : {}),
  };
}

/**
 * The table of times; its header says what its columns are.
 *
 * @param {import('./shared/blocks.js').Block} block
 * @param {Partial<import('../model/measurement.js').Measurement>} place
 */
function timeRows({ lines }, place) {
  /** @type {string[]} */
  let columns = [];
  return lines.flatMap(({ text }) => {
    if (header.test(text))
      columns = text
        .replace('+/- sd', 'share')
        .trim()
        .split(/\s{1,40}/);
    const match = timed.exec(text);
    const cells = match?.[4].trim().split(/\s{1,40}/) ?? [];
    if (!match || cells.length !== columns.length) return [];
    const what = match[1] ?? match[2] ?? match[3];
    const metric = what === '1st byte' || what === 'TTFB' ? 'time-to-first-byte' : 'latency';
    const parameters = what === 'connect' ? { ...place.parameters, part: 'connect' } : place.parameters;
    return columns.flatMap((name, at) => {
      const statistic = statistics.get(name) ?? (/^p\d{2}$/.test(name) ? name : null);
      const value = durationIn(cells[at]);
      return statistic === null || value === null
        ? []
        : [measurement({ ...place, parameters, metric, statistic, value })];
    });
  });
}
