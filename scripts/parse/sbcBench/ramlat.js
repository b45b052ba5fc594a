import { measurement } from '../../model/measurement.js';
import { scaled } from '../text/scaled.js';

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
