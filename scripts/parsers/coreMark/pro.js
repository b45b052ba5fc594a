import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';

const make = "`make TARGET=linux64 XCMD='-c4' certify-all`, and keep the tables at its end";
const row =
  /^(\S{1,60})\s{1,60}(\d{1,12}(?:\.\d{1,6})?)\s{1,20}(\d{1,12}(?:\.\d{1,6})?)\s{1,20}(\d{1,6}(?:\.\d{1,6})?)\s*$/;
const trace = /^(?:WORKLOAD RESULTS TABLE|Workload Name\s{1,60}\(iter\/s\)|Mark Name\s{1,60}MultiCore)/m;

/** @type {import('../../model/parser.js').Parser} */
export const coreMarkPro = {
  tool: 'coremark-pro',
  title: 'CoreMark-PRO',
  layouts: [
    {
      name: 'result tables',
      versions: '1.1',
      verified: true,
      reads: 'iterations a second of each workload on one core and on several, and the mark',
      make,
    },
  ],
  recognise: (source) =>
    trace.test(quotedHead(source)) ||
    ((source.size ?? Infinity) < 4e6 && trace.test(source.text().slice(-20_000))),
  parse(source) {
    const lines = sourceLines(source);
    const numbers = runNumbers();
    let isMark = false;
    let marked = false;
    const measurements = lines.flatMap(({ text }) => {
      if (/^(?:WORKLOAD RESULTS TABLE|Workload Name)/.test(text)) isMark = false;
      if (/^(?:MARK RESULTS TABLE|Mark Name)/.test(text)) isMark = true;
      const match = row.exec(text);
      if (!match) return [];
      marked ||= isMark;
      const run = numbers.next(match[1]);
      return ['multi-core', 'single-core'].flatMap((mode, at) => {
        const value = Number(match[at + 2]);
        const facts = isMark
          ? /** @type {const} */ ({ metric: 'score', statistic: 'value' })
          : /** @type {const} */ ({ metric: 'rate', statistic: 'mean' });
        return value > 0 ? [measurement({ run, test: match[1], parameters: { mode }, ...facts, value })] : [];
      });
    });
    if (measurements.length === 0)
      throw new InputError('no result of any workload: the run did not end', { hint: make });
    return parsed({
      measurements,
      warnings: [
        ...(marked ? [] : [warning('the mark is missing: not all workloads ran')]),
        ...cutLine(source.text(), (last) => row.test(last)),
      ],
    });
  },
};
