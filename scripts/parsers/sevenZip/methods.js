import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';

/** `7z b -mm=*`: a row a method, below it the way back; hashes have one way. */
export const methodsHead = /^Method\s{1,30}Speed\s{1,8}Usage\s{1,8}R\/U\s{1,4}Rating/m;
const row =
  /^(\S{2,24})?\s{1,30}(\d{1,12})\s{1,8}(\d{1,6})\s{1,8}(\d{1,9})\s{1,8}(\d{1,9})(?:\s{1,8}\d{1,6}){0,2}$/;

/**
 * @param {{ text: string }[]} lines
 */
export function readMethods(lines) {
  let threads = /** @type {number | null} */ (null);
  let total = /** @type {number | null} */ (null);
  let inTable = false;
  /** @type {{ method: string, speed: number, rating: number, back: boolean }[]} */
  const found = [];
  for (const { text } of lines) {
    threads = Number(/# Benchmark threads:\s{1,20}(\d{1,5})/.exec(text)?.[1] ?? threads) || null;
    inTable ||= methodsHead.test(text);
    const match = inTable ? row.exec(text) : null;
    if (!match) continue;
    if (match[1] === 'CPU') continue;
    if (match[1] === 'Tot:') {
      total = Number(match[4]);
      break;
    }
    const method = match[1] ?? found.at(-1)?.method;
    if (method)
      found.push({
        method,
        speed: Number(match[2]),
        rating: Number(match[5]),
        back: match[1] === undefined,
      });
  }
  // whether a way back was to come is not known of the last row of a table that is cut
  const cut = found.length > 0 && total === null;
  if (cut && !found[found.length - 1].back) found.pop();
  /** @type {import('../../model/measurement.js').Parameters} */
  const asked = threads === null ? {} : { threads };
  const rating = (/** @type {number} */ value) => ({
    metric: /** @type {const} */ ('instruction-rate'),
    statistic: 'value',
    value: scaled(value, 1e6),
  });
  const rows = found.flatMap(({ method, speed, rating: rated, back }, at) => {
    const both = back || (found[at + 1]?.back ?? false);
    /** @type {import('../../model/measurement.js').Parameters} */
    const parameters = { method, ...(both && { operation: back ? 'decompress' : 'compress' }), ...asked };
    const place = { test: '7z b', parameters };
    return [
      measurement({ ...place, ...rating(rated) }),
      measurement({ ...place, metric: 'bandwidth', statistic: 'mean', value: speed * 1024 }),
    ];
  });
  if (total !== null)
    rows.push(measurement({ test: '7z b', parameters: { operation: 'total', ...asked }, ...rating(total) }));
  return { rows, warnings: cut ? [warning('the end of the table of methods is missing')] : [] };
}
