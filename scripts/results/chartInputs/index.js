import { acrossInput } from './across.js';
import { capacitiesInput } from './capacities.js';
import { distributionInput } from './distribution.js';
import { historyInput } from './history.js';
import { overallIndexInput } from './overallIndex.js';
import { percentilesInput } from './percentiles.js';
import { pricesInput } from './prices.js';
import { scoresInput } from './scores.js';
import { throughputInput } from './throughput.js';
import { totalsInput } from './totals.js';

/**
 * What some chart kinds need beside their rows, by the word in `ChartKind.input`: how it is answered, how the measure is worded, and
 * which statistics of readings are drawn all at once.
 *
 * @typedef {object} Asking
 * @property {import('../../model/chartData.js').ChartRow[]} rows named and checked
 * @property {Record<string, any>} block what the author wrote
 * @property {import('../selection/selectSummaries.js').Wanted & { subject?: string }} wanted
 * @property {import('../selection/selectSummaries.js').Results} results
 * @property {import('../../model/project.js').Review} review
 *
 * @typedef {object} Answer
 * @property {import('../../model/chartData.js').ChartRow[]} rows
 * @property {Pick<import('../../model/chartData.js').ChartData, 'bins' | 'changes' | 'index' | 'across'>} [more]
 * @property {Map<string, Pick<import('../../model/chartData.js').ChartProduct, 'capacity' | 'family' | 'price' | 'fact'>>} [products] what is added to each
 * @property {import('../../model/caution.js').Caution[]} [cautions] for readers
 * @property {import('../../model/inputError.js').Problem[]} [problems]
 */

/**
 * @typedef {object} ChartInput
 * @property {(asking: Asking) => Answer} answer
 * @property {(measure: string, other: string) => string} [measure] `other`: the title of what stands along
 * @property {(statistic: string) => boolean} [statistics]
 * @property {true} [campaigns] it is of all campaigns of a product, not of the newest
 * @property {(count: number) => string} [several] its rows are of several tests and metrics, which it selects by itself: what a chart of so many
 *   results says under its title
 */

/** Percentiles that a chart along them shows: from the median on. */
const nines = (/** @type {string} */ statistic) => /^p\d/.test(statistic) && Number(statistic.slice(1)) >= 50;

/** @satisfies {Record<string, ChartInput>} */
const known = {
  percentiles: {
    answer: percentilesInput,
    statistics: nines,
    measure: (measure) => `${measure} by percentile`,
  },
  distribution: {
    answer: distributionInput,
    statistics: (/** @type {string} */ statistic) => statistic === 'p50' || statistic === 'p99',
    measure: (/** @type {string} */ measure) => `how ${measure} is distributed`,
  },
  throughput: { answer: throughputInput, measure: against },
  across: { answer: acrossInput, measure: against },
  capacities: {
    answer: capacitiesInput,
    measure: (/** @type {string} */ measure) => `${measure} by capacity`,
  },
  prices: { answer: pricesInput, measure: (/** @type {string} */ measure) => `${measure} against price` },
  index: { answer: overallIndexInput, several: (count) => `Geometric mean of ${count} results` },
  scores: { answer: scoresInput, several: (count) => `${count} results, each on its own scale` },
  totals: { answer: totalsInput },
  history: {
    answer: historyInput,
    campaigns: true,
    measure: (measure, x) => (x && x !== 'date' ? `${measure} by ${x}` : `${measure}, campaign by campaign`),
  },
};

/** @param {string} measure @param {string} other */
function against(measure, other) {
  return `${measure} against ${other}`;
}

/** @type {Readonly<Record<string, ChartInput>>} */
export const chartInputs = Object.freeze(known);
