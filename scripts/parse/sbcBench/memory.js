import { measurement } from '../../model/measurement.js';
import { scaled } from '../text/scaled.js';

const rate = /^ (\S.{1,70}?)\s{1,60}:\s{1,20}(\d{1,9}(?:\.\d{1,4})?) MB\/s(?: \([\d., %]{1,30}\))?\s*$/;
const delay = /^\s{1,20}(\d{3,12}) :\s{1,12}(\d{1,7}\.\d{1,4}) ns\s{1,20}\/\s{1,12}(\d{1,7}\.\d{1,4}) ns\s*$/;

/**
 * tinymembench: the rate of each way to copy, fill and scan (1 MB = 10^6 bytes), and the time that a random read takes
 * beyond the L1 cache, for buffers of each size.
 *
 * @param {{ text: string }[]} lines
 * @param {import('../../model/measurement.js').Parameters} where
 * @param {{ next: (work: unknown) => number }} numbers
 */
export function readMemory(lines, where, numbers) {
  let pages = {};
  let shown = false;
  return lines.flatMap(({ text }) => {
    shown ||= /^tinymembench /.test(text);
    if (!shown) return [];
    if (/^block size : single random read/.test(text)) pages = pagesOf(text);
    const copied = rate.exec(text);
    if (copied) {
      const parameters = { method: copied[1], ...where };
      const run = numbers.next(['tinymembench', parameters]);
      const value = scaled(Number(copied[2]), 1e6);
      return [
        measurement({ run, test: 'tinymembench', parameters, metric: 'bandwidth', statistic: 'mean', value }),
      ];
    }
    const read = delay.exec(text);
    if (!read) return [];
    return ['single', 'dual'].map((reads, at) => {
      const parameters = { 'block-size': Number(read[1]), reads, ...pages, ...where };
      const run = numbers.next(['tinymembench', parameters]);
      const value = scaled(Number(read[at + 2]), 1e-9);
      return measurement({
        run,
        test: 'tinymembench',
        parameters,
        metric: 'latency',
        statistic: 'mean',
        value,
      });
    });
  });
}

/** @param {string} text */
function pagesOf(text) {
  if (/\[MADV_HUGEPAGE\]/.test(text)) return { 'huge-pages': true };
  return /\[MADV_NOHUGEPAGE\]/.test(text) ? { 'huge-pages': false } : {};
}
