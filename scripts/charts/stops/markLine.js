import { originOf } from '../marks/productStyle.js';

/**
 * What has to be known before a number is compared: that it was emulated, transcribed, or is the reader's own.
 *
 * @param {import('../../model/chartData.js').ChartProduct | undefined} product
 */
export function markLine(product) {
  const mark = product && originOf(product);
  return mark ? [mark] : [];
}
