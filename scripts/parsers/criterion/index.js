import { parsed } from '../../model/parser.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { consoleHead, readConsole } from './console.js';
import { csvHead, readCsv } from './csv.js';
import { readDocuments } from './document.js';
import { messageHead } from './messages.js';

const make = 'run `cargo bench` and keep what it prints, or take `target/criterion/<name>/new/sample.json`';
const estimates = /^\s{0,200}\{\s{0,200}"(?:mean|Mean)"\s{0,20}:\s{0,20}\{\s{0,200}"confidence_interval"/;
const sample =
  /^\s{0,200}\{\s{0,200}(?:"sampling_mode"\s{0,20}:\s{0,20}"\w{1,20}"\s{0,20},\s{0,200})?"iters"\s{0,20}:\s{0,20}\[/;
const identity = /^\s{0,200}\{\s{0,200}"group_id"\s{0,20}:.{0,2000}"function_id"\s{0,20}:/s;

/** @type {import('../../model/parser.js').Parser} */
export const criterion = {
  tool: 'criterion',
  title: 'Criterion.rs',
  layouts: [
    {
      name: 'files: sample.json, raw.csv, estimates.json, benchmark.json',
      versions: '0.2 to 0.7',
      verified: true,
      reads: 'the time of an iteration in every sample; of estimates mean, median, slope and deviation',
      make,
    },
    {
      name: 'what cargo bench prints, and messages of cargo-criterion',
      versions: '0.2 to 0.7, libtest',
      verified: true,
      reads: 'the estimate of each benchmark and its throughput; of messages every sample',
      make: 'run `cargo bench > FILE`, or `cargo criterion --message-format=json > FILE`',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return isJson(head) || csvHead.test(head) || consoleHead.test(head);
  },
  parse(source) {
    const head = source.headText();
    if (isJson(head)) return parsed(readDocuments(jsonDocuments(source, make), make));
    return parsed(csvHead.test(head) ? readCsv(source.text(), make) : readConsole(source.text(), make));
  },
};

/** @param {string} head */
const isJson = (head) =>
  estimates.test(head) || sample.test(head) || identity.test(head) || messageHead.test(head);
