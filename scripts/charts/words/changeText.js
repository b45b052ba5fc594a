/**
 * A change as it stands in a drawing: `+12 % (+8 to +16)`.
 *
 * @param {Pick<import('../../model/chartData.js').ChartChange, 'change' | 'interval'>} change
 */
export function changeText({ change, interval }) {
  const signed = (/** @type {number} */ share) => {
    const whole = Math.round(share * 100);
    return `${whole > 0 ? '+' : whole < 0 ? '\u2212' : ''}${Math.abs(whole)}`;
  };
  const range = interval ? ` (${signed(interval.low)} to ${signed(interval.high)})` : '';
  return `${signed(change)}\u2009%${range}`;
}
