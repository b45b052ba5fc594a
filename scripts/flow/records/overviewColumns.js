import { groupBy } from '../../model/lib/groupBy.js';
import { metrics } from '../../model/metric.js';
import { formatNumber, scaleFor } from '../../model/quantity.js';
import { specRows } from '../../results/specs.js';
import { productOverview } from './productOverview.js';

/**
 * Every fact and every result as a column that readers may add to the list of all products. Numbers of one column were measured
 * by one methodology on one testbed, so that they may be sorted.
 *
 * @typedef {object} OverviewColumn
 * @property {string} key in addresses
 * @property {string} group
 * @property {string} label
 * @property {boolean} numeric
 * @property {number} factor of the unit that its label says
 * @property {'higher' | 'lower' | 'neither'} [better] of results
 * @property {Record<string, { text: string, sort?: number, mark?: string }>} cells by product, `sort` in base units; absent where nothing is known
 *
 * @param {import('./siteFiles.js').Site} site
 * @param {Map<string, import('../../results/query/rankTest.js').Ranking[]>} rankings by `methodology/test`
 * @returns {OverviewColumn[]}
 */
export const overviewColumns = (site, rankings) =>
  distinctLabels([
    ...factColumns(site),
    ...[...rankings].flatMap(([path, own]) => own.map((ranking) => resultColumn(ranking, path, site))),
  ]);

/** Columns of one name say by which methodology and on which testbed. @param {OverviewColumn[]} columns */
function distinctLabels(columns) {
  const named = groupBy(columns, ({ label }) => label);
  return columns.map((column) =>
    (named.get(column.label)?.length ?? 0) > 1
      ? { ...column, label: `${column.label} (${column.group})` }
      : column,
  );
}

/** @param {import('./siteFiles.js').Site} site @returns {OverviewColumn[]} */
function factColumns(site) {
  const written = [...site.project.products.values()];
  const { groups } = productOverview(site);
  const there = new Set(
    groups.flatMap(({ kind, columns }) => columns.map(({ label }) => `${kind} ${label}`)),
  );
  // a fact may be a key of its own in one file and a line of [specs] in another
  const rows = groupBy(specRows(written), ({ label }) => label);
  return [...rows].flatMap(([label, own]) => {
    const known = written.flatMap(({ id, value: { kind } }, at) => {
      const cell = own.map(({ cells }) => cells[at]).find(({ state }) => state === 'known');
      return cell && !there.has(`${kind} ${label}`) ? [{ id, ...cell }] : [];
    });
    if (known.length === 0) return [];
    const isOneUnit = new Set(known.map(({ unit }) => unit)).size === 1;
    const numeric = isOneUnit && known.every(({ value }) => value !== null);
    const cells = known.map(({ id, text, value }) => [
      id,
      numeric ? { text, sort: Number(value) } : { text },
    ]);
    return [
      { key: slug(label), group: 'Facts', label, numeric, factor: 1, cells: Object.fromEntries(cells) },
    ];
  });
}

/**
 * @param {import('../../results/query/rankTest.js').Ranking} ranking
 * @param {string} path `methodology/test`
 * @param {import('./siteFiles.js').Site} site
 * @returns {OverviewColumn}
 */
function resultColumn({ testbed, label, metric, measured, apart }, path, { project }) {
  const [methodology, test] = path.split('/');
  const title = (/** @type {import('../../model/project.js').HandWritten | undefined} */ written) =>
    written?.value.title ?? written?.id ?? '';
  const setup = project.methodologies.get(methodology);
  const shown = [...measured, ...apart.filter(({ kind }) => kind === 'transcribed')];
  const scale = scaleFor(metrics[metric].shown, Math.max(0, ...shown.map(({ mean }) => mean)));
  const name = [setup?.value.tests?.[test]?.title ?? test, label].join(': ');
  return {
    key: [methodology, test, testbed, label].map(slug).join('.'),
    group: `${title(setup)}, ${title(project.testbeds.get(testbed))}`,
    label: scale.symbol ? `${name}, ${scale.symbol}` : name,
    numeric: true,
    factor: scale.factor,
    better: metrics[metric].better,
    cells: Object.fromEntries(
      shown.map(({ product, mean, kind }) => [
        product,
        {
          text: formatNumber(mean / scale.factor),
          sort: mean,
          ...(kind !== 'measured' && { mark: kind }),
        },
      ]),
    ),
  };
}

/** @param {string} text */
const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
