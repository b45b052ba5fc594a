import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { blocksOf, cutLine, joinRuns, runBegins } from '../shared/blocks.js';
import { pastedLines, sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { isPercentFile, isRequestFile, readPercentFile, readRequestFile } from './files.js';
import { readRun } from './run.js';

const make = 'run `ab` and keep all that it prints';
const begins = /^\s{0,40}This is ApacheBench, Version /;
const fact = /^\s{0,40}(?:Server Software|Document Path|Concurrency Level):/;
/** With -w every fact is a row of a table. */
const tableRow = /<th colspan=2[^<>]{0,200}>(?:Server Software|Concurrency Level):<\/th>/;
const cellEdge = /<\/t[hd]>\s{0,20}<td[^<>]{0,200}>/g;
const end = /\(longest request\)|^\s{0,40}Transfer rate:/;

/** @type {import('../../model/parser.js').Parser} */
export const ab = {
  tool: 'ab',
  title: 'ApacheBench',
  layouts: [
    {
      name: 'text',
      versions: '2.0 to 2.3',
      verified: true,
      reads: 'requests and bytes per second, latency with its percentiles, failed requests',
      make,
    },
    {
      name: 'HTML of -w',
      versions: '2.3',
      verified: true,
      reads: 'requests and bytes per second, the smallest, mean and largest latency, failed requests',
      make: 'run `ab -w` and keep all that it prints; the text output holds more',
    },
    {
      name: 'CSV of -e',
      versions: '2.3',
      verified: true,
      reads: 'the percentiles of the latency',
      make: 'run `ab -e FILE`; the text output holds more',
    },
    {
      name: 'table of -g',
      versions: '2.3',
      verified: true,
      reads: 'mean and percentiles of the latency of requests',
      make: 'run `ab -g FILE`; the text output holds more',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return isPercentFile(head) || isRequestFile(head) || tableRow.test(head) || toolsIn(source)[0] === 'ab';
  },
  parse(source) {
    const text = source.text();
    if (isPercentFile(source.headText())) return readPercentFile(text);
    if (isRequestFile(source.headText())) return readRequestFile(text);
    const lines = tableRow.test(text) ? pastedLines(text.replace(cellEdge, '  ')) : sourceLines(source);
    const blocks = blocksOf(lines, runBegins({ title: begins, part: fact, end }));
    const runs = blocks.map(readRun);
    const read = joinRuns(runs);
    if (read.measurements.length === 0) {
      const said = lines.find((line) => /^apr_|refused|timeout|ERROR/i.test(line.text))?.text.trim();
      throw new InputError(said ? `the test did not end: ${said}` : 'the test did not end', {
        line: blocks[0]?.line ?? 1,
        hint: make,
      });
    }
    return parsed({
      toolVersion: /ApacheBench, Version (\d\.\d{1,2}[\w.-]{0,20})/.exec(text)?.[1] ?? null,
      ...read,
      warnings: [
        ...read.warnings,
        ...cutLine(text, (line) => /\d\s*$/.test(line)),
        ...leftUnread(text, 'ab'),
      ],
      settings: runs[0].settings,
    });
  },
};
