import { chartInputs } from '../chartInputs/index.js';
import { whereOf } from '../query/narrowing.js';

/** @typedef {ReturnType<typeof readBlock>} WantedOfBlock */

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
    finding: value.finding,
    statistics: chartInputs[kind.asks ?? '']?.statistics,
    where: whereOf(value),
    x: value.x,
    y: value.y,
    run: value.run ?? 1,
    subject: review.value.subject,
  };
}
