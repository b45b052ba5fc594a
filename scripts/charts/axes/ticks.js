/** Round numbers for axes. All values are in the shown unit, already scaled. */

/**
 * About `count` multiples of 1, 2, 2.5 or 5 times a power of ten within [low, high].
 *
 * @param {number} low
 * @param {number} high
 * @param {number} [count]
 * @param {readonly number[]} [steps] that people count in, where they are others
 */
export function linearTicks(low, high, count = 5, steps = []) {
  if (!(high > low)) return [low];
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const usual = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  const step = [...steps, ...usual].find((each) => each >= rough * 0.85) ?? 10 * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
}

/** So many decades have a tick each, and none between. */
const wide = 2.6;

/** @param {number} value */
const isDecade = (value) => Math.abs(Math.log10(value) % 1) < 1e-9;

/**
 * Decades within [low, high]; with 1, 2 and 5 of each where there are fewer than three decades.
 *
 * @param {number} low above zero
 * @param {number} high
 */
export function logTicks(low, high) {
  const decades = Math.log10(high / low);
  const factors = decades < 1.2 ? [1, 2, 3, 5, 7] : decades < wide ? [1, 2, 5] : [1];
  // where the axis begins has its number too
  const ticks = decades < wide || isDecade(low) ? [] : [low];
  for (let exponent = Math.floor(Math.log10(low)); exponent <= Math.ceil(Math.log10(high)); exponent += 1) {
    for (const factor of factors) {
      const tick = tidy(factor * 10 ** exponent);
      if (tick >= low * 0.999 && tick <= high * 1.001) ticks.push(tick);
    }
  }
  return ticks;
}

/**
 * The domain of a log axis, in steps of 1, 2 and 5, so that a line never lies on the frame. One of more than three decades does not
 * begin at 5, whose number would touch that of the next decade.
 *
 * @param {number} low above zero
 * @param {number} high
 * @returns {[number, number]}
 */
export function logDomain(low, high) {
  const steps = [1, 2, 5, 10];
  const under = 10 ** Math.floor(Math.log10(low));
  const over = 10 ** Math.floor(Math.log10(high));
  const first = steps.findLast((step) => step * under <= low * 1.001) ?? 1;
  const to = steps.find((step) => step * over >= high * 0.999) ?? 10;
  const from = first === 5 && Math.log10((to * over) / (first * under)) > 3.01 ? 2 : first;
  return from * under === to * over
    ? [tidy((from * under) / 2), tidy(to * over * 2)]
    : [tidy(from * under), tidy(to * over)];
}

/**
 * Doublings from `low` to `high`, for counts and sizes.
 *
 * @param {number} low
 * @param {number} high
 */
export function doublings(low, high) {
  const ticks = [];
  for (let tick = 2 ** Math.floor(Math.log2(low)); tick <= high * 1.001; tick *= 2) ticks.push(tick);
  return ticks;
}

/**
 * The upper end of an axis that begins at zero: a little over the largest value, at a tick where one is near.
 *
 * @param {number} largest
 * @param {number} [count]
 */
export function roomAbove(largest, count = 5) {
  if (!(largest > 0)) return 1;
  const ticks = linearTicks(0, largest * 1.25, count);
  return ticks.find((tick) => tick >= largest && tick <= largest * 1.12) ?? largest * 1.04;
}

/**
 * Where a value stands on an axis of bars: in the shown unit, from where the bars begin.
 *
 * @param {number} value base unit
 * @param {{ factor: number, base?: number }} scale
 */
export const placeOn = (value, { factor, base = 0 }) => tidy(value / factor - base);

/**
 * Where bars begin: at zero, or, where a value lies below it, at a tick under the lowest.
 *
 * @param {number} low in the shown unit
 * @param {number} high
 * @param {number} [count]
 */
export function barBase(low, high, count = 5) {
  if (!(low < 0)) return 0;
  const [first, second] = linearTicks(low, Math.max(high, 0), count);
  return tidy(first < low * 1.0001 ? first : first - (second - first));
}

/** @param {number} value */
export const tidy = (value) => Number(value.toPrecision(12));

/**
 * A round number below all values, with some room: where an axis begins whose zero is not nothing.
 *
 * @param {number} low
 * @param {number} high
 * @param {number} count
 */
export function belowAll(low, high, count) {
  const room = Math.max((high - low) * 0.25, Math.abs(high) * 0.02, 0.5);
  const [first, second] = linearTicks(low - room, high, count);
  return tidy(first <= low - room ? first : first - (second - first));
}
