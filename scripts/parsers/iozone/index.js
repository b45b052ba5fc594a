import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { matrixHeaders, readMatrix } from './matrix.js';
import { readThroughput, throughputLine } from './throughput.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';

const make = 'run `iozone -a` (or `-i 0 -i 1 -i 2`) and keep all that it prints';

/** @type {import('../../model/parser.js').Parser} */
export const iozone = {
  tool: 'iozone',
  title: 'IOzone',
  layouts: [
    {
      name: 'matrix of the automatic mode (-a, -i)',
      versions: '3.327 to 3.489',
      verified: true,
      reads: 'one rate for every test, file size and record size; its kB are 1024 bytes',
      make,
    },
    {
      name: 'throughput mode (-t)',
      versions: '3.4',
      verified: false,
      reads: 'the rate that the children see together',
      make: 'run `iozone -t 4 ...` and keep all that it prints',
    },
  ],
  recognise: (source) => toolsIn(source)[0] === 'iozone',
  parse(source) {
    const text = source.text();
    const unit = unitOf(text);
    const lines = text.split('\n');
    const headers = matrixHeaders(lines);
    const measurements = [
      ...headers.flatMap((header, run) => readMatrix(lines, header, { run, unit, make })),
      ...readThroughput(lines, unit),
    ];
    if (measurements.length === 0) throw new InputError('iozone printed no result', { hint: make });
    return parsed({
      toolVersion: /\$Revision: ([\d.]+) \$/.exec(text)?.[1] ?? null,
      measurements,
      warnings: [...notes(text), ...leftUnread(text, 'iozone')],
      settings: settingsOf(text),
    });
  },
};

/**
 * @param {string} text
 * @returns {{ metric: 'bandwidth' | 'iops', factor: number }}
 */
function unitOf(text) {
  const stated = /^[ \t]{0,60}Output is in (.+)$/m.exec(text)?.[1].trim() ?? 'kBytes/sec';
  if (/^k(?:ilo)?bytes\/sec/i.test(stated)) return { metric: 'bandwidth', factor: 1024 };
  if (/^(?:ops\/sec|operations per second)/i.test(stated)) return { metric: 'iops', factor: 1 };
  throw new InputError(`output in ${stated}`, { hint: 'leave out -N: rates in kB/s are read' });
}

/** @param {string} text */
function notes(text) {
  const complete = /^[ \t]{0,60}iozone test complete\./m.test(text);
  return [
    ...(complete ? [] : [warning('iozone does not say that it is complete: tests may be missing')]),
    ...(throughputLine.test(text)
      ? [warning('the throughput mode was read by its documentation: no real file has verified it')]
      : []),
  ];
}

/**
 * @param {string} text
 * @returns {Record<string, string>}
 */
function settingsOf(text) {
  const command = /^[ \t]{0,60}Command line used: (.+)$/m.exec(text)?.[1];
  return command ? { command } : {};
}
