import { parseQuantity } from '../../model/parseQuantity.js';

/**
 * How much of a run the view shows, and what comes after it: the mean over the time beyond the view's end.
 *
 * @param {import('../../model/chartData.js').ChartSeries} line
 * @param {Record<string, any>} block with `view` and, where it is not time, `x`
 * @returns {import('../../model/chartData.js').ChartSeries}
 */
export function withVisibleRange(line, { view, x = 'time' }) {
  const [from, to] = Array.isArray(view) ? view.map((written) => parseQuantity(String(written))?.value) : [];
  const { series, capacity } = line;
  if (from !== 0 || to === undefined || series.axis !== 'time' || (x === 'capacity' && !capacity))
    return line;
  const { times, values } = series;
  let bytes = 0;
  let whole = 0;
  let after = { amount: 0, time: 0 };
  for (let at = 0; at < times.length; at += 1) {
    const step = times[at] - (at ? times[at - 1] : 0);
    bytes += values[at] * step;
    whole = x === 'time' ? times[at] : x === 'bytes' ? bytes : bytes / Number(capacity);
    if (whole > to) after = { amount: after.amount + values[at] * step, time: after.time + step };
  }
  const unit = /** @type {const} */ ({ time: 's', bytes: 'B', capacity: '1' })[/** @type {'time'} */ (x)];
  return {
    ...line,
    seen: { to, whole, unit, meanAfter: after.time > 0 ? after.amount / after.time : null },
  };
}
