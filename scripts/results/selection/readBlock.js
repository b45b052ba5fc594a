import { whereOf } from '../query/narrowing.js';

/** @typedef {ReturnType<typeof readBlock>} WantedOfBlock */

/** Percentiles that a chart along them shows: from the median on. */
const nines = (/** @type {string} */ statistic) => /^p\d/.test(statistic) && Number(statistic.slice(1)) >= 50;

/** The statistics of readings that a kind draws all at once. */
const several = /** @type {Record<string, ((statistic: string) => boolean) | undefined>} */ ({
  percentiles: nines,
  distribution: (/** @type {string} */ statistic) => statistic === 'p50' || statistic === 'p99',
});

/**
 * Which results a chart block means.
 *
 * @param {import('../../model/project.js').ChartBlock} block
 * @param {{ review: import('../../model/project.js').Review, kind: import('../../model/chartData.js').ChartKind }} of
 */
export function readBlock({ toml: { value } }, { review, kind }) {
  const parts = /** @type {{ test: string }[] | undefined} */ (value.parts);
  return {
    products: value.products ?? review.value.products,
    tests: parts?.map(({ test }) => test) ?? value.tests ?? [value.test],
    methodology: review.value.methodology,
    testbed: review.value.testbed,
    campaign: value.campaign,
    metric: value.metric ?? value.metrics?.[0],
    statistic: value.statistic,
    statistics: several[kind.asks ?? ''],
    where: whereOf(value),
    x: value.x,
    y: value.y,
    run: value.run ?? 1,
    subject: review.value.subject,
  };
}
