import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { openEnd } from '../shared/blocks.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { measurementsOf } from './rows.js';
import { csvRecords, markdownRecords, sqlRecords } from './table.js';

const make = 'run `llama-bench -o json > FILE`';
const jsonHead = /"build_commit"\s{0,20}:/;
const csvHead = /^"?build_commit"?,"?build_(?:number|cuda)"?,/m;
const sqlHead =
  /^[ \t]{0,20}INSERT INTO \w{1,40} \(build_commit, |CREATE TABLE IF NOT EXISTS \w{1,40} \(\s{0,20}build_commit /m;
const markdownHead =
  /^[ \t>]{0,8}\|[ \t]{0,80}model[ \t]{0,80}\|[ \t]{0,40}size[ \t]{0,40}\|[ \t]{0,40}params[ \t]{0,40}\|.{0,1000}\bt\/s\b/m;

/** @type {import('../../model/parser.js').Parser} */
export const llamaBench = {
  tool: 'llama-bench',
  title: 'llama-bench',
  layouts: [
    {
      name: 'JSON and JSON lines',
      versions: 'builds 1500 to 7000',
      verified: true,
      reads: 'tokens a second of every repetition, with model, backend, batch, depth and cache',
      make,
    },
    {
      name: 'CSV, SQL and Markdown',
      versions: 'builds 1500 to 7000',
      verified: false,
      reads: 'mean and deviation of tokens a second: the repetitions are not in them',
      make: 'run `llama-bench -o csv > FILE`, `-o sql` or `-o md`; the JSON output holds more',
    },
  ],
  recognise: (source) => form(source.headText()) !== null,
  parse(source) {
    const found = form(source.headText());
    const { records, warnings, version } = recordsOf(source, found);
    const read = measurementsOf(records, make);
    if (read.measurements.length === 0) throw new InputError('no test in it', { hint: make });
    const alone = read.measurements.every(({ repetition }) => repetition === undefined);
    if (found !== 'json' && alone)
      warnings.push(warning('the repetitions are not in it: their mean counts as one run'));
    return parsed({
      ...read,
      toolVersion: version ?? read.toolVersion,
      warnings: [...warnings, ...read.warnings],
    });
  },
};

/** @param {string} head */
function form(head) {
  if (jsonHead.test(head) && /"(?:avg_ts|avg_ns|n_gen)"\s{0,20}:/.test(head)) return 'json';
  if (csvHead.test(head)) return 'csv';
  if (sqlHead.test(head)) return 'sql';
  return markdownHead.test(head) ? 'markdown' : null;
}

/**
 * @param {import('../../model/parser.js').Source} source
 * @param {ReturnType<typeof form>} found
 * @returns {{ records: any[], warnings: import('../../model/parser.js').Warning[], version?: string | null }}
 */
function recordsOf(source, found) {
  if (found === 'json') {
    const { documents, warnings } = jsonDocuments(source, make);
    const records = documents.flatMap(({ value }) => (Array.isArray(value) ? value : [value]));
    return { records, warnings };
  }
  const text = source.text();
  const cut = openEnd(text);
  if (found === 'csv') return { records: csvRecords(text, make), warnings: cut };
  if (found === 'sql') return { records: sqlRecords(text), warnings: cut };
  const { records, version } = markdownRecords(text);
  return { records, version, warnings: cut };
}
