import { markOf } from '../../../scripts/charts/deviceStyle.js';

/**
 * What has to be known before a number is compared: that it was emulated, transcribed, or is the reader's own.
 *
 * @param {import('../../../scripts/model/chartData.js').ChartDevice | undefined} device
 */
export function markLine(device) {
  const mark = device && markOf(device);
  return mark ? [mark] : [];
}
