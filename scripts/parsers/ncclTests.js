import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { blocksOf, cutLine, firstIn, joinRuns, runNumbers } from './shared/blocks.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';

const make = '`./build/all_reduce_perf -b 8 -e 1G -f 2 -g 2 > FILE`, and keep all that it prints';
const begins = /^\s{0,40}#? ?nThread \d{1,6} nGpus \d{1,6} minBytes \d/;
const header =
  /^\s{0,40}#?\s{1,40}size\s{1,20}count\s{1,20}(?:\(elements\)\s{1,20})?type\s.{0,60}\btime\s{1,20}algbw\s{1,20}busbw\s/;
const called =
  /\b((?:all_reduce|all_gather|alltoall|broadcast|gather|hypercube|reduce|reduce_scatter|scatter|sendrecv)_perf)\b/;
const number = /^\d{1,15}(?:\.\d{1,6})?(?:e[+-]?\d{1,3})?$/;

/** @type {import('../model/parser.js').Parser} */
export const ncclTests = {
  tool: 'nccl-tests',
  title: 'NCCL tests',
  layouts: [
    {
      name: 'text',
      versions: '2.0 to 2.17',
      verified: true,
      reads: 'time, bandwidth of the algorithm and of the bus at each size, out of place and in place',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, header),
  parse(source) {
    const numbers = runNumbers();
    const lines = sourceLines(source);
    const calls = lines.flatMap(({ text, line }) => {
      const test = called.exec(text)?.[1];
      return test ? [{ line, test }] : [];
    });
    // every rank may print the title, and the header stands there once for each test
    const begun = blocksOf(lines, (line, before) =>
      begins.test(line)
        ? before.length === 0 || before.some(({ text }) => header.test(text))
        : header.test(line) && before.length === 0,
    );
    let above = 0;
    const runs = begun.map((block) => {
      // the command, or a line of new versions, names the test between the table before and its own
      const table = firstIn(block, header)?.line ?? block.line;
      const test = calls.findLast(({ line }) => line > above && line <= table)?.test ?? null;
      above = table;
      return readTest(block, { test, numbers });
    });
    const read = joinRuns(runs);
    if (read.measurements.length === 0)
      throw new InputError('no size has a result: the test did not end', {
        line: begun[0]?.line ?? 1,
        hint: make,
      });
    return parsed({
      ...read,
      warnings: [...read.warnings, ...cutLine(source.text(), (last) => /\d/.test(last))],
    });
  },
};

/**
 * The rows of one test. Behind each half stands how many values are wrong: a rate of wrong sums is no result.
 *
 * @param {import('./shared/blocks.js').Block} block
 * @param {{ test: string | null, numbers: ReturnType<typeof runNumbers> }} how
 */
function readTest({ lines }, { test, numbers }) {
  /** @type {string[]} */
  let columns = [];
  /** @type {import('../model/parser.js').Warning[]} */
  const warnings = [];
  const measurements = lines.flatMap(({ text, line }) => {
    if (header.test(text))
      columns = text
        .replace('#', ' ')
        .replace('(elements)', ' ')
        .trim()
        .split(/\s{1,60}/);
    const cells = text.trim().split(/\s{1,60}/);
    if (columns.length === 0 || cells.length !== columns.length || !/^\d{1,15}$/.test(cells[0])) return [];
    const where = {
      'message-size': Number(cells[0]),
      ...named(columns, cells, 'type'),
      ...named(columns, cells, 'redop'),
    };
    const halves = columns.flatMap((name, at) => (name === 'time' ? [at] : []));
    return halves.flatMap((at, half) => {
      const [time, algorithm, bus, wrong] = cells.slice(at, at + 4);
      if (![time, algorithm, bus].every((cell) => number.test(cell))) return [];
      const parameters = { ...where, buffers: half === 0 ? 'out of place' : 'in place' };
      if (/^[1-9]\d{0,14}$/.test(wrong ?? '') && columns[at + 3] !== 'error') {
        warnings.push(
          warning(`${wrong} values are wrong (${parameters.buffers}): the row is left out`, line),
        );
        return [];
      }
      const place = { run: numbers.next([test, parameters]), test, parameters };
      return [
        measurement({ ...place, metric: 'latency', statistic: 'mean', value: scaled(Number(time), 1e-6) }),
        ...[
          /** @type {const} */ (['algorithm', algorithm]),
          /** @type {const} */ (['bus', bus]),
        ].map(([part, shown]) =>
          measurement({
            ...place,
            parameters: { ...parameters, part },
            metric: 'bandwidth',
            statistic: 'mean',
            value: scaled(Number(shown), 1e9),
          }),
        ),
      ];
    });
  });
  return { measurements, warnings };
}

/**
 * @param {string[]} columns
 * @param {string[]} cells
 * @param {string} name
 */
function named(columns, cells, name) {
  const at = columns.indexOf(name);
  return at === -1 ? {} : { [name]: cells[at] };
}
