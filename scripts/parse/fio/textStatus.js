import { InputError } from '../../model/inputError.js';
import { fioBytes } from './textNumber.js';

const statusLine = /^\s*(READ|WRITE|TRIM|MIXED): (?:bw|io)=/;
const complete = /(?:run=\d+-\d+|maxt=\s*\d+)\s*msec\s*$/;

/**
 * A line below "Run status group": what all jobs of a group did together.
 *
 * @param {string} text
 * @param {number} line
 * @returns {{ operation: string, total: number } | null} in B/s
 */
export function readStatus(text, line) {
  const name = statusLine.exec(text)?.[1];
  if (!name) return null;
  const rate = /(?:aggrb|bw)=\s*([\d.]+[A-Za-z]+\/s)/.exec(text)?.[1];
  if (!complete.test(text) || !rate) throw cutOff(line);
  const total = fioBytes(rate, { old: text.includes('aggrb='), line });
  return { operation: name.toLowerCase(), total };
}

/** @param {number | null} line */
export const cutOff = (line) =>
  new InputError('the output ends before "Run status group" is complete: it was cut off', {
    line,
    hint: 'keep the whole of what fio prints: fio --output=FILE, better with --output-format=json+',
  });
