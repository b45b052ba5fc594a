import { parsed } from '../../model/parser.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { readConsole } from './console.js';
import { readDocuments } from './document.js';
import { readCsv, readMarkup } from './export.js';

const make = 'run `hyperfine` with `--export-json FILE`';
const csvHead = /^command,mean,stddev,median,user,system,min,max(?:,|$)/m;
const jsonHead =
  /(?:^|\n)\s{0,200}\{\s{0,200}"results"\s{0,20}:\s{0,20}\[\s{0,200}(?:\]|\{\s{0,200}"command"\s{0,20}:)/;
const consoleHead = /^[ \t]{0,9}Time \((?:mean ± σ|abs ≡)\):[ \t]/m;
const markupHead = /^\|\s?Command\b/m;

/** @type {import('../../model/parser.js').Parser} */
export const hyperfine = {
  tool: 'hyperfine',
  title: 'hyperfine',
  layouts: [
    {
      name: 'JSON',
      versions: '1.11 to 1.20',
      verified: true,
      reads:
        'every timing of every command as a run of its own, with its parameters, memory, user and system time and failures',
      make,
    },
    {
      name: 'CSV, Markdown and what it prints',
      versions: '1.11 to 1.20',
      verified: true,
      reads: 'mean, deviation, least and most of each command: the single timings are not in it, so n = 1',
      make: 'run `hyperfine` with `--export-csv FILE`; the JSON output holds more',
    },
  ],
  recognise: (source) => form(source.headText()) !== null,
  parse(source) {
    const found = form(source.headText());
    if (found === 'json') {
      const { documents, warnings } = jsonDocuments(source, make);
      const read = readDocuments(documents, make);
      return parsed({ ...read, warnings: [...warnings, ...read.warnings] });
    }
    if (found === 'csv') return readCsv(source.text(), make);
    return found === 'markup' ? readMarkup(source.text(), make) : readConsole(source.text(), make);
  },
};

/**
 * @param {string} head
 * @returns {'csv' | 'json' | 'console' | 'markup' | null}
 */
function form(head) {
  if (csvHead.test(head.split('\n', 1)[0])) return 'csv';
  if (jsonHead.test(head)) return 'json';
  if (consoleHead.test(head)) return 'console';
  return markupHead.test(head) && /\bMean \[(?:s|ms|µs)\]/.test(head) && /\bRelative\b/.test(head)
    ? 'markup'
    : null;
}
