import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { blocksOf, cutLine, joinRuns, runBegins } from '../shared/blocks.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { readRun } from './run.js';

const make = 'run `ping -c 100 HOST`, on Windows `ping -n 100 HOST`, and let it end';
/** Linux, BSD, macOS and BusyBox; Windows. */
const begins =
  /^.{0,60}\bPING(?: \S{1,300} ?\(|6\(\d)|^\s{0,60}Pinging \S{1,300} (?:\[[^\]]{1,60}\] )?with \d{1,6} bytes of data:|(?:\d{1,3}\.){3}\d{1,3}\]?\D{1,40} \d{1,5} \D{1,30}:\s*$/;
const statistics = /^\s{0,60}--- .{1,300} ping6? statistics ---|^\s{0,60}Ping statistics for \S/;

/** @type {import('../../model/parser.js').Parser} */
export const ping = {
  tool: 'ping',
  title: 'ping',
  layouts: [
    {
      name: 'text of Linux, BSD, macOS, BusyBox and Windows',
      versions: 'iputils 20010824 to 20240905',
      verified: true,
      reads: 'round-trip time of every reply, its mean, minimum, maximum and deviation, and packet loss',
      make,
    },
  ],
  recognise: (source) => toolsIn(source)[0] === 'ping',
  parse(source) {
    const lines = sourceLines(source);
    const blocks = blocksOf(lines, runBegins({ title: begins, part: statistics }));
    const runs = joinRuns(blocks.map(readRun));
    if (runs.measurements.length + runs.series.length === 0) {
      throw new InputError('no reply and no statistics', { line: blocks[0]?.line ?? 1, hint: make });
    }
    return parsed({
      ...runs,
      warnings: [
        ...runs.warnings,
        ...cutLine(source.text(), (line) => /min\/avg|transmitted/.test(line) && !/ ms\b/.test(line)),
        ...leftUnread(source.text(), 'ping'),
      ],
    });
  },
};
