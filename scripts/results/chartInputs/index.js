import { askCapacities } from './capacities.js';
import { askDistribution } from './distribution.js';
import { askIndex } from './overallIndex.js';
import { askPercentiles } from './percentiles.js';
import { askPrices } from './prices.js';
import { askThroughput } from './throughput.js';
import { askTotals } from './totals.js';

/**
 * What some chart kinds need beside their rows, by the word in `ChartKind.asks`.
 *
 * @typedef {object} Asking
 * @property {import('../../model/chartData.js').ChartRow[]} rows named and checked
 * @property {Record<string, any>} block what the author wrote
 * @property {import('../selection/selectSummaries.js').Wanted & { subject?: string }} wanted
 * @property {import('../selection/selectSummaries.js').Results} results
 * @property {Estimators} estimators
 * @property {import('../../model/project.js').Review} review
 *
 * @typedef {object} Estimators of the statistics stage, which this one does not import
 * @property {(histograms: [number, number][][]) => [number, number][]} mergeHistograms
 * @property {(values: number[], weights: number[]) => number} weightedGeometricMean
 * @property {(runs: import('../../model/summary.js').RunValue[], metric: import('../../model/metric.js').Metric) => import('../../model/summary.js').Statistics} summarize
 *
 * @typedef {object} Answer
 * @property {import('../../model/chartData.js').ChartRow[]} rows
 * @property {Pick<import('../../model/chartData.js').ChartData, 'bins' | 'changes' | 'index'>} [more]
 * @property {Map<string, Pick<import('../../model/chartData.js').ChartProduct, 'capacity' | 'family' | 'price'>>} [products] what is added to each
 * @property {string[]} [cautions] for readers
 * @property {import('../../model/inputError.js').Problem[]} [problems]
 */

/** @type {Readonly<Record<string, (asking: Asking) => Answer>>} */
export const asks = Object.freeze({
  percentiles: askPercentiles,
  distribution: askDistribution,
  throughput: askThroughput,
  capacities: askCapacities,
  index: askIndex,
  prices: askPrices,
  totals: askTotals,
});
