import { cacheEndOf, xAxisOf } from '../lines/seriesAxis.js';
import { viewOf } from '../lines/viewOf.js';

/**
 * What the rings on lines of a fill are: the words beside them have room in few drawings for phones.
 *
 * @param {import('./caption.js').ChartData} data
 */
export function cacheWords(data) {
  const axis = xAxisOf(data);
  const [from, to] = viewOf(data, axis) ?? [0, Infinity];
  const rings = data.series.filter((line) => {
    const at = cacheEndOf(line, axis);
    return line.series.metric === 'bandwidth' && at !== null && at >= from && at <= to;
  });
  if (rings.length === 0) return [];
  return [`${rings.length > 1 ? 'Rings' : 'Ring'}: the cache ends.`];
}
