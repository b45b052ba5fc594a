import { spanWords } from '../../model/lib/phrases.js';
import { formatNumber, formatQuantity, scaleFor } from '../../model/quantity.js';
import { sharedDigits } from '../../model/runWords.js';

export const absent = '\u2013';

/** Significant digits of a table's numbers. */
const usual = 4;

/**
 * `799 MB to 801 MB, n = 3 of 4`: the interval from five runs on, below that the range.
 *
 * @param {import('../../model/chartData.js').OverRuns | undefined} over
 * @param {(value: number) => string} show
 */
export function overRunsWords(over, show) {
  if (!over) return absent;
  const { n, of } = over;
  return `${spanWords(over, show)}, n\u2009=\u2009${n}${n < of ? ` of ${of}` : ''}`;
}

/**
 * Numbers of one unit share a prefix, said in the heads of their columns; of several units each says its own.
 *
 * @param {{ unit: import('../../model/vocabulary/index.js').UnitFacts, value: number }[]} numbers
 * @param {{ of?: Parameters<typeof sharedDigits>[0], scale?: import('../../model/quantity.js').Scale }} [form] `of`: what they are of, as
 *   which they have digits; `scale`: of one unit, else that of the largest
 */
export function numbersOf(numbers, { of: all = [], scale: given } = {}) {
  const [unit, ...others] = new Map(numbers.map((each) => [each.unit.name, each.unit])).values();
  const scale = given ?? scaleFor(unit, Math.max(...numbers.map(({ value }) => value)));
  const digits = sharedDigits(all, usual, scale.factor);
  const text = (
    /** @type {number} */ value,
    /** @type {import('../../model/vocabulary/index.js').UnitFacts} */ of,
  ) => (others.length > 0 ? formatQuantity(value, of) : formatNumber(value / scale.factor, digits(value)));
  return {
    scale,
    show: (
      /** @type {number | null} */ value,
      /** @type {import('../../model/vocabulary/index.js').UnitFacts} */ of,
    ) => (value === null ? absent : text(value, of)),
    named: (/** @type {string} */ label) =>
      scale.symbol && others.length === 0 ? `${label}, ${scale.symbol}` : label,
  };
}
