import { metrics } from './metric.js';

/**
 * The unit of a chart's values: its metric's, unless they are shares of one product's.
 *
 * @param {Pick<import('./chartData.js').ChartData, 'metric' | 'relative'>} data
 * @returns {import('./quantity.js').ShownUnit}
 */
export const shownUnit = ({ metric, relative }) => (relative ? 'share' : metrics[metric].unit);
