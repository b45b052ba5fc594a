import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { cutLine } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';
import { counterResults } from './counters.js';
import { isCsvLine, jsonForm, readPerfCsv, readPerfJson } from './machineOutput.js';
import { readPerfText } from './text.js';

const make = '`perf stat -o FILE -- command`, also with `-r 10`, `-x ,` or `-I 1000`';
const textForm = /^[ \t]{0,8}(?:`{3,9}[ \t]{0,4})?Performance counter stats for\b/m;
const intervalForm = /^#\s{1,20}time\s{1,20}(?:cpu\s{1,10}|socket\s{1,10}cpus\s{1,10})?counts unit events/m;

/** @type {import('../../model/parser.js').Parser} */
export const perfStat = {
  tool: 'perf-stat',
  title: 'perf stat',
  layouts: [
    {
      name: 'text',
      versions: '3.2 to 6.17',
      verified: true,
      reads:
        'every counter, elapsed, user and system time, instructions per cycle and miss rates; with -I over time',
      make,
    },
    {
      name: 'CSV (-x)',
      versions: '4.0 to 6.17',
      verified: true,
      reads: 'the same as the text, without the times',
      make: '`perf stat -x , -I 1000 ...`',
    },
    {
      name: 'JSON lines (-j)',
      versions: '6.0 to 6.17',
      verified: false,
      reads: 'the same as the text',
      make: '`perf stat -j ...`',
    },
  ],
  recognise(source) {
    const head = quotedHead(source);
    return textForm.test(head) || intervalForm.test(head) || jsonForm.test(head) || isCsv(head);
  },
  parse(source) {
    const head = quotedHead(source);
    const text = sourceLines(source)
      .map((line) => line.text)
      .join('\n');
    const forms = [
      { fits: jsonForm.test(head), read: readPerfJson },
      { fits: textForm.test(head) || intervalForm.test(head), read: readPerfText },
      { fits: true, read: readPerfCsv },
    ];
    const found = forms.find(({ fits }) => fits)?.read(text, repeatsIn(head));
    const results = counterResults(found ?? []);
    if (results.measurements.length === 0)
      throw new InputError('no counter counted anything', {
        hint: 'perf could not count: see perf_event_paranoid, or run it as root',
      });
    return parsed({
      toolVersion: /^perf version (\d\S{0,60})$/m.exec(head)?.[1] ?? null,
      measurements: results.measurements,
      series: results.series,
      warnings: [...results.warnings, ...cutLine(text, (last) => /\d/.test(last))],
      settings: commandOf(head),
    });
  },
};

/** Two lines of counters, or one that is all there is. @param {string} head */
function isCsv(head) {
  const lines = head.split('\n', 200).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.filter((line) => isCsvLine(line)).length >= Math.max(1, Math.min(2, lines.length));
}

/**
 * @param {string} head
 * @returns {Record<string, string>}
 */
function commandOf(head) {
  const command = /(?:^|[\s/])(perf stat\s.{1,600})$/m.exec(head)?.[1];
  return command ? { command } : {};
}

/** How often `-r` repeated the command. @param {string} head */
function repeatsIn(head) {
  const said = /^perf stat(?: .{0,400}?)? (?:-r|--repeat)[ =]?(\d{1,6})(?: |$)/.exec(
    commandOf(head).command ?? '',
  );
  return said ? Number(said[1]) : null;
}
