import { metrics } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { testbedLimit } from '../selection/readReferences.js';

/** A result this near to what the testbed can do says more of the testbed. */
const nearLimit = 0.97;

/**
 * Marks what the testbed kept from more, and says so to readers.
 *
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 * @param {{ project: import('../../model/project.js').Project, products: Map<string, import('../../model/chartData.js').ChartProduct> }} site
 */
export function atLimits(rows, { project, products }) {
  /** @type {string[]} */
  const cautions = [];
  const marked = rows.map((row) => {
    const { metric, testbed, mean } = row.summary;
    const limit = testbedLimit(project, testbed, metric);
    if (limit === null || metrics[metric].better !== 'higher' || mean < limit * nearLimit) return row;
    const shown = formatQuantity(limit, metrics[metric].shown);
    cautions.push(
      `${products.get(row.product)?.name} reaches the testbed’s limit of ${shown}: it may be capable of more.`,
    );
    return { ...row, limit: 'testbed' };
  });
  return { rows: marked, cautions: [...new Set(cautions)] };
}
