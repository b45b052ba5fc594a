import { formatNumber, formatQuantity, scaleFor } from '../../model/quantity.js';
import { preciseEnough } from '../../statistics/precision.js';
import { digitsWithin, rangeWords } from './rangeWords.js';
import { runCell } from '../../model/runWords.js';
import { spreadOf } from '../selection/spreadOf.js';

/**
 * A result as a table shows it: `{ value: '412 MB/s', spread: '405 to 419', n: '5 of 6', precision: { text: '±1.2 %', runs: 3, enough: true } }`.
 *
 * @param {import('../../model/summary.js').Statistics & Omit<import('../../model/runWords.js').Counted, 'n'> & { runs: import('../../model/summary.js').RunValue[] }} over
 * @param {import('../../model/quantity.js').ShownUnit} unit
 * @param {{ scale?: import('../../model/quantity.js').Scale }} [options] a scale common to several
 */
export function showResult(over, unit, { scale = scaleFor(unit, over.mean) } = {}) {
  const spread = spreadOf(over);
  const range = spread && { low: spread.low / scale.factor, high: spread.high / scale.factor };
  const digits = range ? digitsWithin(over.mean / scale.factor, range) : undefined;
  return {
    value: formatQuantity(over.mean, unit, { scale, digits }),
    spread: range && rangeWords(range.low, range.high),
    n: over.n === over.runs.length ? runCell(over) : `${over.n} of ${over.runs.length}`,
    precision: precisionWords(over),
    single: over.n === 1,
  };
}

/** @param {import('../../model/summary.js').Statistics} over */
function precisionWords({ precision }) {
  if (!precision) return null;
  const text = `±${formatNumber(precision.share * 100, 2)}\u2009%`;
  return { text, runs: precision.runs, enough: precision.share <= preciseEnough };
}
