import { problem } from '../../model/inputError.js';
import { inUnitOf, metrics } from '../../model/metric.js';
import { parseQuantity } from '../../model/parseQuantity.js';
import { formatQuantity } from '../../model/quantity.js';
import { interfaceLimit } from './interfaceLimit.js';
import { isWhere, whereOf } from '../query/narrowing.js';

/**
 * Reference lines that the data know: the maker's rating, the interface's limit, the testbed's limit.
 *
 * @typedef {object} Known
 * @property {string[]} products of the chart, in its order
 * @property {import('../../model/metric.js').Metric} metric
 * @property {import('../../model/parameters.js').Parameters} parameters what all that is drawn has in common
 * @property {ReadonlySet<string>} steps that the x axis has names for
 * @property {import('../../model/chartData.js').Origin[]} origins
 * @property {import('../../model/project.js').Project} project
 *
 * @param {{ of: 'rating' | 'interface' | 'testbed', product?: string, label?: string }} written
 * @param {Known} known
 * @returns {{ lines: import('../../model/chartData.js').ReferenceLine[], problem: import('../../model/inputError.js').Problem | null }}
 */
export function knownReference(written, known) {
  const found = sources[written.of]({
    ...known,
    products: written.product ? [written.product] : known.products,
  });
  const lines = found.map((line) => ({ ...line, label: written.label ?? line.label }));
  if (lines.length > 0) return { lines, problem: null };
  const what = `no ${names[written.of]} of ${known.metric} is known${written.product ? ` of ${written.product}` : ''}`;
  return { lines, problem: problem(what, { hint: hints[written.of] }) };
}

const names = { rating: 'rating', interface: 'limit of the interface', testbed: 'limit of the testbed' };
const hints = {
  rating:
    'say it in the product: [specs] "Sequential read" = { value = "1500 MB/s", metric = "bandwidth", operation = "read" }',
  interface:
    'it follows from link in campaign.toml or interface in the product, as "PCIe 3.0 x4" or "SATA 6 Gb/s"',
  testbed: 'say it in the testbed: [limits] bandwidth = "1 GB/s"',
};

/** @type {Record<'rating' | 'interface' | 'testbed', (known: Known) => import('../../model/chartData.js').ReferenceLine[]>} */
const sources = {
  rating: (known) =>
    known.products.flatMap((product) => {
      const value = ratingOf(product, known);
      return value === null
        ? []
        : [{ value, label: `rated ${formatQuantity(value, metrics[known.metric].shown)}`, product }];
    }),
  interface: ({ products, metric, origins, project }) => {
    if (metric !== 'bandwidth') return [];
    const links = products.flatMap((product) => {
      const link = project.campaigns.find(
        (each) => each.product === product && origins.some(({ campaign }) => campaign === each.campaign),
      )?.value.link;
      return link ?? project.products.get(product)?.value.interface ?? [];
    });
    return [...new Set(links)].flatMap((link) => {
      const value = interfaceLimit(link);
      return value === null ? [] : [{ value, label: `${link}: ${formatQuantity(value, 'B/s')}` }];
    });
  },
  testbed: ({ metric, origins, project }) =>
    [...new Set(origins.map(({ testbed }) => testbed))].flatMap((testbed) => {
      const value = testbedLimit(project, testbed, metric);
      const label = `testbed's limit, ${formatQuantity(value ?? 0, metrics[metric].shown)}`;
      return value === null ? [] : [{ value, label }];
    }),
};

/** @param {string} product @param {Known} known @returns {number | null} base unit */
function ratingOf(product, { metric, parameters: common, project }) {
  const specs = Object.values(project.products.get(product)?.value.specs ?? {});
  const found = specs.find(
    (each) => each.metric === metric && isWhere({ parameters: common }, whereOf(each)),
  );
  const quantity = found ? parseQuantity(String(found.value)) : null;
  return (
    quantity &&
    (inUnitOf(quantity.value, quantity.unit, metric) ?? (quantity.unit === null ? quantity.value : null))
  );
}

/**
 * @param {import('../../model/project.js').Project} project
 * @param {string} testbed
 * @param {import('../../model/metric.js').Metric} metric
 * @returns {number | null} base unit
 */
export function testbedLimit(project, testbed, metric) {
  const written = project.testbeds.get(testbed)?.value.limits?.[metric];
  const quantity = written === undefined ? null : parseQuantity(String(written));
  return quantity && inUnitOf(quantity.value, quantity.unit, metric);
}
