import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { blocksOf, isEnded, joinRuns, runBegins } from '../shared/blocks.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { readRun } from './run.js';

const make = 'run `wrk` with `--latency` and keep all that it prints';
const title = /^\s{0,40}(?:Running .{1,20} test @|Making \d{1,15} requests to) /;
const load = /^\s{0,40}\d{1,9} threads? and \d{1,9} connections?\s*$/;
const stats = /^\s{0,60}Thread Stats\s/;

/** @type {import('../../model/parser.js').Parser} */
export const wrk = {
  tool: 'wrk',
  title: 'wrk and wrk2',
  layouts: [
    {
      name: 'text',
      versions: 'wrk 1.0 to 4.2, wrk2 4.0',
      verified: true,
      reads: 'requests and bytes per second, latency with its percentiles, failed requests',
      make,
    },
  ],
  recognise: (source) => toolsIn(source)[0] === 'wrk',
  parse(source) {
    const text = source.text();
    const lines = sourceLines(source);
    const begins = runBegins({ title, part: stats });
    const blocks = blocksOf(
      lines,
      (line, before) => begins(line, before) || (load.test(line) && isEnded(before, stats)),
    );
    const runs = blocks.map((block, run) => readRun(block, { run, open: !text.endsWith('\n') }));
    const read = runs.filter((each) => each !== null);
    if (read.length === 0) {
      throw new InputError('no run came to its end', { line: blocks[0]?.line ?? null, hint: make });
    }
    const joined = joinRuns(read);
    return parsed({
      ...joined,
      warnings: [
        ...joined.warnings,
        ...blocks.flatMap(({ line }, run) =>
          runs[run] ? [] : [warning('a run without its end, left out', line)],
        ),
        ...leftUnread(text, 'wrk'),
      ],
      settings: read[0].settings,
    });
  },
};
