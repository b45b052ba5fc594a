import { problem } from '../../model/inputError.js';
import { listNames } from '../../model/lib/phrases.js';
import { inUnitOf, metrics } from '../../model/metric.js';
import { parseQuantity } from '../../model/parseQuantity.js';
import { formatQuantity } from '../../model/quantity.js';
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
function testbedLimit(project, testbed, metric) {
  const written = project.testbeds.get(testbed)?.value.limits?.[metric];
  const quantity = written === undefined ? null : parseQuantity(String(written));
  return quantity && inUnitOf(quantity.value, quantity.unit, metric);
}

/** Payload of one lane in B/s after line coding: 8b/10b to PCIe 2, 128b/130b after (PCI Express Base Specification). */
const lane = /** @type {Record<string, number>} */ ({ 1: 250e6, 2: 500e6, 3: 984.6e6, 4: 1969e6, 5: 3938e6 });
/** Gb/s to B/s with 8b/10b coding (Serial ATA revision 3). */
const sata = /** @type {Record<string, number>} */ ({ 1.5: 150e6, 3: 300e6, 6: 600e6 });
/** Line rates of USB in B/s after coding: 8b/10b at 5 Gb/s, 128b/132b at 10 (USB 3.2 Specification). */
const usb = /** @type {[RegExp, number][]} */ ([
  [/USB.*(?:2x2|20\s*Gb)/i, 2424e6],
  [/USB.*(?:Gen ?2|10\s*Gb)/i, 1212e6],
  [/USB.*(?:3\.0|Gen ?1|5\s*Gb)/i, 500e6],
  [/USB 2/i, 60e6],
]);

/**
 * The most an interface carries, before the overhead of its protocols.
 *
 * @param {string} link as people write it: `PCIe 3.0 x4`, `SATA 6 Gb/s`, `USB 3.2 Gen 2`
 * @returns {number | null} B/s; `null` where the words tell no rate
 */
export function interfaceLimit(link) {
  const pcie = /PCIe\s*(?:Gen\s*)?([1-5])(?:\.\d)?\s*[x×]\s*(\d+)/i.exec(link);
  if (pcie) return lane[pcie[1]] * Number(pcie[2]);
  const serial = /SATA.*?(1\.5|3|6)(?:\.0)?\s*Gb/i.exec(link);
  if (serial) return sata[serial[1]];
  if (/SATA\s*(?:III|3)\b/i.test(link)) return sata[6];
  return usb.find(([form]) => form.test(link))?.[1] ?? null;
}

/** A result this near to what the testbed can do says more of the testbed. */
const nearLimit = 0.97;

/**
 * Marks what the testbed kept from more, and says so to readers.
 *
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 * @param {{ project: import('../../model/project.js').Project, products: Map<string, import('../../model/chartData.js').ChartProduct> }} site
 */
export function atLimits(rows, { project, products }) {
  /** @type {Map<string, Set<string>>} names of products by the limit that they reach */
  const reached = new Map();
  const marked = rows.map((row) => {
    const { metric, testbed, mean } = row.summary;
    const limit = testbedLimit(project, testbed, metric);
    if (limit === null || metrics[metric].better !== 'higher' || mean < limit * nearLimit) return row;
    const shown = formatQuantity(limit, metrics[metric].shown);
    const names = reached.get(shown) ?? new Set();
    reached.set(shown, names.add(products.get(row.product)?.name ?? row.product));
    return { ...row, limit: 'testbed' };
  });
  return { rows: marked, cautions: [...reached].map(([limit, names]) => limitCaution(limit, [...names])) };
}

/** @param {string} limit @param {string[]} names @returns {import('../../model/caution.js').Caution} */
function limitCaution(limit, names) {
  const [reach, they] = names.length > 1 ? ['reach', 'they'] : ['reaches', 'it'];
  const words = `${listNames(names)} ${reach} the testbed’s limit`;
  return { head: `${words}.`, text: `${words} of ${limit}: ${they} may be capable of more.` };
}
