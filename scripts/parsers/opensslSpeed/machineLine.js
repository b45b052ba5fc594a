import { measurement } from '../../model/measurement.js';

/** The tables of -mr: which columns of rates their lines have, and where the name stands. */
const tables = /** @type {Record<string, { name: string, operations: string[] }>} */ ({
  F2: { name: 'rsa', operations: ['sign', 'verify', 'encrypt', 'decrypt'] },
  F3: { name: 'dsa', operations: ['sign', 'verify'] },
  F4: { name: 'ecdsa', operations: ['sign', 'verify'] },
  F5: { name: 'ecdh', operations: ['derive'] },
});

/**
 * `+H:16:64:256`, `+F:25:AES-128-CBC:239061878.40:...` (bytes a second), `+F2:4:4096:117.2:7744.0` (rates).
 *
 * @param {string} text
 * @param {number[]} sizes block sizes of the last `+H`, changed
 * @param {import('./speedTable.js').Place} place
 * @returns {import('../../model/measurement.js').Measurement[]}
 */
export function readMachineLine(text, sizes, { shared, numbers }) {
  const match = /^\uFEFF?(?:Got: )?\+(H|F[2-5]?):([^\n]{1,2000}?)(?: from (\d{1,6}))?$/.exec(text);
  if (!match) return [];
  const [, kind, content, child] = match;
  const fields = content.split(':');
  const own = { ...shared, ...(child !== undefined && { process: child }) };
  if (kind === 'H') {
    sizes.splice(0, sizes.length, ...fields.map(Number).filter((size) => Number.isInteger(size) && size > 0));
    return [];
  }
  if (kind === 'F') return blockRates(fields, sizes, { shared: own, numbers });
  const { name, operations } = tables[kind];
  const test = `${name} ${fields[1]} bits`;
  const run = numbers.next([test, own]);
  return operations.flatMap((operation, at) => {
    const value = rateIn(fields[at + 2]);
    return value === null
      ? []
      : [
          measurement({
            run,
            test,
            parameters: { operation, ...own },
            metric: 'rate',
            statistic: 'mean',
            value,
          }),
        ];
  });
}

/**
 * @param {string[]} fields number, name, a rate for each size
 * @param {number[]} sizes
 * @param {import('./speedTable.js').Place} place
 */
function blockRates([, test = '', ...rates], sizes, { shared, numbers }) {
  if (rates.length !== sizes.length || !test) return [];
  const run = numbers.next([test, shared]);
  return rates.flatMap((rate, at) => {
    const value = rateIn(rate);
    const parameters = { 'block-size': sizes[at], ...shared };
    return value === null
      ? []
      : [measurement({ run, test, parameters, metric: 'bandwidth', statistic: 'mean', value })];
  });
}

/** @param {string | undefined} text */
const rateIn = (text) =>
  text && /^\d{1,15}(?:\.\d{1,9})?$/.test(text) && Number(text) > 0 ? Number(text) : null;
