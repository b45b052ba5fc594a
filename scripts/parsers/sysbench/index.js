import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { blocksOf, joinRuns, runBegins } from '../shared/blocks.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { isResult, readRun } from './run.js';

const make = 'run `sysbench ... run` and keep all that it prints';
/** Notes may stand before the header on its line. */
const header = /\bsysbench (\d\.\d{1,2}(?:\.\d{1,3})?[^\s:]{0,20})(?:$|:?\s)/;
const sections =
  /^\s{0,60}(?:SQL statistics|OLTP test statistics|CPU speed|File operations|Operations performed|Test execution summary|General statistics|Total operations): ?/;

/** @type {import('../../model/parser.js').Parser} */
export const sysbench = {
  tool: 'sysbench',
  title: 'sysbench',
  layouts: [
    {
      name: 'text of oltp, cpu, memory, threads, mutex and fileio',
      versions: '0.4.12 to 1.1',
      verified: true,
      reads:
        'transactions, queries, events or bytes per second, latency, errors, and the readings of --report-interval',
      make,
    },
  ],
  recognise: (source) => toolsIn(source)[0] === 'sysbench',
  parse(source) {
    const text = source.text();
    const blocks = blocksOf(sourceLines(source), begins).filter(({ text: own }) => isResult(own));
    if (blocks.length === 0) {
      throw new InputError('no result of sysbench: the run did not end', { line: 1, hint: make });
    }
    const runs = blocks.map(readRun);
    const rounded = [...new Set(runs.flatMap((each) => each.rounded))].join(', ');
    const joined = joinRuns(runs);
    return parsed({
      toolVersion: blocks.map((block) => header.exec(block.text)?.[1]).find(Boolean) ?? null,
      ...joined,
      warnings: [
        ...(rounded
          ? [warning(`${rounded}: printed as 0.00 ms, which is less than two decimals show; left out`)]
          : []),
        ...joined.warnings,
        ...leftUnread(text, 'sysbench'),
      ],
      settings: runs[0].settings,
    });
  },
};

/** The header names the version. */
const begins = runBegins({
  title: header,
  part: sections,
  end: /^\s{0,60}execution time \(avg\/stddev\)/,
});
