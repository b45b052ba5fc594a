import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';

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

const header = /^\s{1,20}size:((?:\s{1,6}\dx(?:32|64|PTR|\dPTR)|\s{1,6}\dxPTR){1,12})\s*$/;
const row = /^\s{1,16}(\d{1,9})([kmKM]):((?:\s{1,8}\d{1,7}(?:\.\d{1,4})?){1,12})\s*$/;

/**
 * ramlat: nanoseconds that a read takes in buffers of each size, by width and number of chains read at once.
 *
 * @param {{ text: string }[]} lines
 * @param {import('../../model/measurement.js').Parameters} where
 * @param {{ next: (work: unknown) => number }} numbers
 */
export function readRamlat(lines, where, numbers) {
  /** @type {string[]} */
  let columns = [];
  return lines.flatMap(({ text }) => {
    columns = header.exec(text)?.[1].trim().split(/\s+/) ?? columns;
    const match = columns.length > 0 ? row.exec(text) : null;
    const cells = match?.[3].trim().split(/\s+/) ?? [];
    if (!match || cells.length !== columns.length) return [];
    const size = Number(match[1]) * (match[2].toLowerCase() === 'k' ? 1024 : 2 ** 20);
    return cells.map((cell, at) => {
      const parameters = { 'block-size': size, access: columns[at], ...where };
      const run = numbers.next(['ramlat', parameters]);
      return measurement({
        run,
        test: 'ramlat',
        parameters,
        metric: 'latency',
        statistic: 'mean',
        value: scaled(Number(cell), 1e-9),
      });
    });
  });
}
