import { InputError } from '../../model/inputError.js';
import { flagged } from '../../model/parser.js';
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

const errors = /^\s*errors\s*: total=\s*(\d{1,15}), first_error=\s*(\d{1,6})(?:\/<([^<>]{0,200})>)?/;
const issued = /^\s*issued\b.{0,200}?short=(\S{1,80}),? drop(?:ped)?=(\S{1,80})/;

/**
 * I/Os that failed (`continue_on_error`), came short or were dropped, as fio's text says it of a job.
 *
 * @param {{ name: string, flushes: boolean }} job
 * @param {string} text
 * @param {number} line
 */
export function lostIos({ name: test, flushes }, text, line) {
  const [, total, first, reason] = errors.exec(text) ?? [];
  if (Number(total) > 0) {
    const what = `${total} I/O ${total === '1' ? 'error' : 'errors'}, the first was ${first}${reason ? ` (${reason})` : ''}`;
    const message = `${test}: ${what}: failed I/Os count as done, the numbers are no fair result`;
    return [flagged('io-errors', message, { test, line })];
  }
  const [, counts = '', dropped] = issued.exec(text) ?? [];
  // the number of flushes stands in the place of short reads (seen in fio 3.33)
  const short = flushes ? counts.replace(/^\d+/, '0') : counts;
  if (!sum(short) && !sum(dropped)) return [];
  const message = `${test}: ${sum(short)} short and ${sum(dropped)} dropped I/Os: they moved less data than asked for`;
  return [flagged('short-ios', message, { test, line })];
}

/** Of `0,3,0,0`, or `r=0/w=3/d=0` of versions 1 and 2. @param {string | undefined} counts */
const sum = (counts = '') =>
  [...counts.matchAll(/\d{1,15}/g)].reduce((total, [each]) => total + Number(each), 0);
