import { scaleFor } from '../../model/quantity.js';
import { resultText, runCell } from '../../model/runWords.js';
import { spreadOf } from '../selection/spreadOf.js';
import { digitsWithin, rangeWords } from './rangeWords.js';

/**
 * A result as a table shows it: `{ value: '412 MB/s', spread: '405 to 419 MB/s', spreadKind: 'interval', n: '5 of 6' }`.
 *
 * @param {import('../../model/summary.js').Statistics & Omit<import('../../model/runWords.js').Counted, 'n'> & { runs: import('../../model/summary.js').RunValue[] }} over
 * @param {import('../../model/quantity.js').ShownUnit} unit
 * @param {{ scale?: import('../../model/quantity.js').Scale, kind?: import('../selection/spreadOf.js').SpreadKind,
 *   digitsOf?: ReturnType<typeof import('../../model/runWords.js').sharedDigits> }} [options] common to several
 */
export function showResult(over, unit, { scale = scaleFor(unit, over.mean), kind, digitsOf } = {}) {
  const spread = spreadOf(over, kind);
  const range = spread && { low: spread.low / scale.factor, high: spread.high / scale.factor };
  const digits = range ? digitsWithin(over.mean / scale.factor, range) : digitsOf?.(over.mean);
  return {
    value: resultText(over, unit, { scale, digits }),
    spread: range && rangeWords(range.low, range.high, scale.symbol),
    spreadKind: spread && spread.kind,
    n: over.n === over.runs.length ? runCell(over) : `${over.n} of ${over.runs.length}`,
    single: over.n === 1,
  };
}
