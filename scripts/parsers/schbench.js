import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { cutLine } from './shared/blocks.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';

const make = '`schbench -m 2 -t 16 -r 30`, and keep all that it prints';
const opening =
  /^\s{0,8}(?:(Wakeup|Request) Latencies percentiles|(RPS) percentiles|(Latency) percentiles) \((usec|requests)\)(.{0,80})$/;
const percentile = /^\s{0,20}\*?\s{0,8}(\d{1,3}\.\d{1,4})th: (\d{1,12})(?:\s{1,20}\(\d{1,12} samples\))?\s*$/;
const extremes = /^\s{0,20}min=(\d{1,12}), max=(\d{1,12})\s*$/;
const average = /^\s{0,8}average rps: (\d{1,12}(?:\.\d{1,4})?)\s*$/;

/** @typedef {Map<string, { statistic: string, value: number }[]>} Blocks by what they are of */

/** @type {import('../model/parser.js').Parser} */
export const schbench = {
  tool: 'schbench',
  title: 'schbench',
  layouts: [
    {
      name: 'text',
      versions: '2016 to 1.0',
      verified: true,
      reads:
        'percentiles of wakeup and request latency, and requests a second; of the blocks printed every 10 s the last, which holds all',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, opening),
  parse(source) {
    const runs = splitRuns(sourceLines(source));
    const measurements = runs.flatMap(({ blocks, rate }, run) => [
      ...blockRows(blocks, run),
      ...rateRow(rate, run),
    ]);
    if (measurements.length === 0)
      throw new InputError('percentiles without a number: the run was cut', { hint: make });
    const cut = runs.some(({ blocks, ended }) => !blocks.has('latency') && !ended);
    return parsed({
      measurements,
      warnings: [
        ...(cut
          ? [
              warning(
                'the end of a run is missing (average rps, or avg worker transfer): its last block may not hold all',
              ),
            ]
          : []),
        ...cutLine(source.text(), (last) => /\d/.test(last)),
      ],
    });
  },
};

/** @param {{ text: string }[]} lines */
function splitRuns(lines) {
  /** @type {{ blocks: Blocks, rate: number | null, ended: boolean }[]} */
  const runs = [];
  let open = '';
  for (const { text } of lines) {
    const opened = opening.exec(text);
    if (opened) {
      open = (opened[1] ?? opened[2] ?? opened[3]).toLowerCase();
      const last = runs.at(-1);
      // the old form is printed once a run
      if (!last || last.ended || (open === 'latency' && last.blocks.has(open)))
        runs.push({ blocks: new Map(), rate: null, ended: false });
      runs.at(-1)?.blocks.set(open, []);
    }
    const run = runs.at(-1);
    if (!run) continue;
    const rows = run.blocks.get(open);
    const found = percentile.exec(text);
    if (found && Number(found[1]) <= 100)
      rows?.push({ statistic: `p${Number(found[1])}`, value: Number(found[2]) });
    const ends = extremes.exec(text);
    if (ends)
      rows?.push({ statistic: 'min', value: Number(ends[1]) }, { statistic: 'max', value: Number(ends[2]) });
    run.ended ||= average.test(text) || /^\s{0,8}avg worker transfer: /.test(text);
    run.rate = Number(average.exec(text)?.[1] ?? NaN) || run.rate;
  }
  return runs;
}

/**
 * @param {Blocks} blocks
 * @param {number} run
 */
const blockRows = (blocks, run) =>
  [...blocks].flatMap(([kind, rows]) =>
    rows
      .filter(({ statistic }) => !(kind === 'rps' && /^m/.test(statistic)))
      .map(({ statistic, value }) =>
        kind === 'rps'
          ? measurement({ run, test: 'schbench', metric: 'request-rate', statistic, value })
          : measurement({
              run,
              test: 'schbench',
              parameters: { 'result-of': kind === 'latency' ? 'wakeup' : kind },
              metric: 'latency',
              statistic,
              value: scaled(value, 1e-6),
            }),
      ),
  );

/**
 * @param {number | null} rate
 * @param {number} run
 */
const rateRow = (rate, run) =>
  rate === null
    ? []
    : [measurement({ run, test: 'schbench', metric: 'request-rate', statistic: 'mean', value: rate })];
