import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { cutLine, runNumbers } from './shared/blocks.js';
import { quotedHead, sourceLines } from './shared/pasted.js';

const make = '`mpirun -n 2 osu_latency`, and keep all that it prints';
const title = /^# OSU (\S.{1,80}? Test)(?: v(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\w{0,8}))?\s*$/;
const values = /^\s{0,40}\d{1,12}(?:\.\d{1,6})?(?:\s{1,40}\d{1,12}(?:\.\d{1,6})?){0,12}\s*$/;

/** What a column holds: metric, statistic, factor. @type {[RegExp, import('../model/metric.js').Metric, string, number][]} */
const meanings = [
  [/^(?:avg )?latency ?\(us\)/i, 'latency', 'mean', 1e-6],
  [/^min latency ?\(us\)/i, 'latency', 'min', 1e-6],
  [/^max latency ?\(us\)/i, 'latency', 'max', 1e-6],
  [/^p(\d{2})(?: tail)?(?: lat(?:ency)?)? ?\(us\)/i, 'latency', 'p', 1e-6],
  [/^overall ?\(us\)/i, 'latency', 'mean', 1e-6],
  [/^bandwidth ?\(mb\/s\)|^mb\/s$/i, 'bandwidth', 'mean', 1e6],
  [/^(?:message rate|messages\/s)/i, 'rate', 'mean', 1],
];

/** @type {import('../model/parser.js').Parser} */
export const osuMpi = {
  tool: 'osu-mpi',
  title: 'OSU micro-benchmarks',
  layouts: [
    {
      name: 'text',
      versions: '3.1 to 7.5',
      verified: true,
      reads: 'latency, bandwidth and message rate at each message size',
      make,
    },
  ],
  recognise: (source) =>
    quotedHead(source)
      .split('\n')
      .some((line) => title.test(line.replace('\uFEFF', ''))),
  parse(source) {
    const numbers = runNumbers();
    let test = '';
    let version = /** @type {string | null} */ (null);
    /** @type {string[]} */
    let columns = [];
    /** @type {import('../model/parser.js').Warning[]} */
    const warnings = [];
    const rows = sourceLines(source).flatMap(({ text, line }) => {
      const opened = title.exec(text.replace('\uFEFF', ''));
      if (opened) [test, version, columns] = [opened[1], opened[2] ?? version, []];
      else if (test !== '' && /^#? ?(?:Size|Avg|Latency|Overall)\b|^# .{0,80}\((?:us|MB\/s)\)/i.test(text))
        columns = columnsOf(text);
      else if (columns.length > 0 && values.test(text))
        return readRow({ text, line }, { test, columns, numbers, warnings });
      return [];
    });
    if (rows.length === 0)
      throw new InputError('no message size has a result: the run did not end', { hint: make });
    return parsed({
      toolVersion: version,
      measurements: rows,
      warnings: [...warnings, ...cutLine(source.text(), (last) => values.test(last))],
    });
  },
};

/** `# Size      Latency (us)`: words of one name are one blank apart. @param {string} text */
const columnsOf = (text) =>
  text
    .replace(/^#\s*/, '')
    .trim()
    .split(/\s{2,}|(?<=^Size)\s/i);

/**
 * @param {{ text: string, line: number }} row
 * @param {{ test: string, columns: string[], numbers: ReturnType<typeof runNumbers>, warnings: import('../model/parser.js').Warning[] }} state
 */
function readRow({ text, line }, { test, columns, numbers, warnings }) {
  const cells = text.trim().split(/\s+/).map(Number);
  if (cells.length !== columns.length) {
    warnings.push(
      warning(`${cells.length} values under ${columns.length} columns; the row is left out`, line),
    );
    return [];
  }
  const size = /^size$/i.test(columns[0]) ? { parameters: { 'message-size': cells[0] } } : {};
  const run = numbers.next([test, size]);
  return columns.flatMap((column, at) => {
    const meaning = meanings.find(([form]) => form.test(column));
    if (!meaning) return partOf(column, cells[at], { run, test, ...size });
    const [form, metric, statistic, factor] = meaning;
    const percent = statistic === 'p' ? `p${form.exec(column)?.[1]}` : statistic;
    return [
      measurement({ run, test, ...size, metric, statistic: percent, value: scaled(cells[at], factor) }),
    ];
  });
}

/**
 * What the overall time of a non-blocking test is made of: `Compute(us)`, `Coll. Init(us)`, `MPI_Wait(us)`, `Pure Comm.(us)`.
 *
 * @param {string} column
 * @param {number} value
 * @param {{ run: number, test: string, parameters?: import('../model/measurement.js').Parameters }} place
 */
function partOf(column, value, place) {
  const part = /^([A-Za-z][\w .]{1,30}?) ?\(us\)$/.exec(column)?.[1];
  if (part === undefined) return [];
  const parameters = { ...place.parameters, part: part.toLowerCase() };
  return [
    measurement({ ...place, parameters, metric: 'latency', statistic: 'mean', value: scaled(value, 1e-6) }),
  ];
}
