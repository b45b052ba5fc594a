import { InputError } from '../model/inputError.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { runNumbers } from './shared/blocks.js';
import { decimalNumber, settledMark } from './shared/decimalNumber.js';
import { pastedLines } from './shared/pasted.js';
import { storageMeasurement } from './shared/storageRecord.js';

const make = 'in HD Tune, Benchmark, then "Copy info to clipboard", and keep the whole text';
const title = /^\s*HD Tune(?: Pro)?(?: [\d.]+)?: (.+?) Benchmark\s*$/;

/** @type {{ row: RegExp, metric: import('../model/metric.js').Metric, statistic: string, test: string, unit: RegExp, factor: number }[]} */
const rows = [
  {
    row: /^Transfer Rate Minimum$/i,
    metric: 'bandwidth',
    statistic: 'min',
    test: 'transfer rate',
    unit: /^MB\/s(?:ec)?$/,
    factor: 1e6,
  },
  {
    row: /^Transfer Rate Maximum$/i,
    metric: 'bandwidth',
    statistic: 'max',
    test: 'transfer rate',
    unit: /^MB\/s(?:ec)?$/,
    factor: 1e6,
  },
  {
    row: /^Transfer Rate Average$/i,
    metric: 'bandwidth',
    statistic: 'mean',
    test: 'transfer rate',
    unit: /^MB\/s(?:ec)?$/,
    factor: 1e6,
  },
  {
    row: /^Access Time$/i,
    metric: 'access-time',
    statistic: 'mean',
    test: 'access time',
    unit: /^ms$/,
    factor: 1e-3,
  },
  {
    row: /^Burst Rate$/i,
    metric: 'bandwidth',
    statistic: 'value',
    test: 'burst rate',
    unit: /^MB\/s(?:ec)?$/,
    factor: 1e6,
  },
  { row: /^CPU Usage$/i, metric: 'cpu', statistic: 'mean', test: 'transfer rate', unit: /^%$/, factor: 1e-2 },
];

/** @type {import('../model/parser.js').Parser} */
export const hdTune = {
  tool: 'hd-tune',
  title: 'HD Tune',
  layouts: [
    {
      name: 'text of the benchmark',
      versions: 'free edition 2.55; Pro prints the same rows',
      verified: true,
      reads: 'transfer rate (least, most, average), access time, burst rate, processor use',
      make,
    },
  ],
  recognise(source) {
    const head = source.headText();
    return /^.{0,12}HD Tune(?: Pro)?(?: [\d.]+)?: .+ Benchmark/m.test(head) && !/CrystalDiskMark/.test(head);
  },
  parse(source) {
    const lines = pastedLines(source.text());
    const mark = settledMark(lines.flatMap(({ text }) => /: (\d+[.,]\d)/.exec(text)?.[1] ?? [])) ?? '.';
    const results = splitResults(lines);
    const numbers = runNumbers();
    const models = [...new Set(results.map(({ model }) => model))];
    const measurements = results.flatMap(({ model, lines: own }) => {
      const run = numbers.next(model);
      return readResult(own, { run, mark, ...(models.length > 1 && { subject: model }) });
    });
    if (measurements.length === 0)
      throw new InputError('HD Tune printed no result', {
        line: results[0]?.lines[0]?.line ?? 1,
        hint: make,
      });
    return parsed({
      device: models.length === 1 ? { model: models[0], firmware: null, serial: null, capacity: null } : null,
      measurements,
      warnings: [
        warning(
          'whether a MB of HD Tune has 1,000,000 bytes or 1,048,576 is not documented: taken as the former',
        ),
      ],
    });
  },
};

/** @param {{ text: string, line: number }[]} lines */
function splitResults(lines) {
  const starts = lines.flatMap(({ text }, at) => {
    const model = title.exec(text)?.[1];
    return model ? [{ at, model }] : [];
  });
  return starts.map(({ at, model }, index) => ({ model, lines: lines.slice(at + 1, starts[index + 1]?.at) }));
}

/**
 * @param {{ text: string, line: number }[]} lines of one result
 * @param {{ run: number, mark: import('./shared/decimalNumber.js').DecimalMark, subject?: string }} place
 */
function readResult(lines, { run, mark, subject }) {
  /** @type {'read' | 'write' | null} */
  let operation = null;
  return lines.flatMap(({ text, line }) => {
    operation = sectionOf(text) ?? operation;
    const match = /^\s*([A-Za-z ]+?)\s*:\s*(-?[\d.,]+)\s*(\S+)\s*$/.exec(text);
    const known = match && rows.find(({ row }) => row.test(match[1]));
    if (!match || !known) return [];
    const number = decimalNumber(match[2], mark);
    if (number === null || !known.unit.test(match[3]))
      throw new InputError(`no value: ${text.trim()}`, { line, hint: make });
    if (number < 0) return [];
    const { metric, statistic, test, factor } = known;
    const value = scaled(number, factor);
    // HD Tune writes only in the paid edition, which heads that part; everything else is a read.
    return [
      storageMeasurement({
        run,
        test,
        operation: operation ?? 'read',
        pattern: metric === 'access-time' ? 'random' : 'sequential',
        metric,
        statistic,
        value,
        subject,
      }),
    ];
  });
}

/** @param {string} text */
function sectionOf(text) {
  const section = /^\s*(read|write)\s+(?:transfer rate|test|benchmark)?\s*:?\s*$/i
    .exec(text)?.[1]
    .toLowerCase();
  return section === 'read' || section === 'write' ? section : null;
}
