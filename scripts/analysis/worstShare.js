/**
 * Mean rate over the slowest share of the time, e.g. the worst tenth.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} share of the time, over 0 to 1
 * @returns {number} B/s
 */
export function worstShare({ rates, widths }, share) {
  const order = Array.from(rates.keys()).sort((a, b) => rates[a] - rates[b]);
  const wanted = share * widths.reduce((sum, width) => sum + width, 0);
  let seconds = 0;
  let bytes = 0;
  for (const i of order) {
    const taken = Math.min(widths[i], wanted - seconds);
    if (taken <= 0) break;
    seconds += taken;
    bytes += taken * rates[i];
  }
  return bytes / seconds;
}
