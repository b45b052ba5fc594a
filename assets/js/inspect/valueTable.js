import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { metrics } from '../../../scripts/model/metric.js';
import { workloadWords } from '../../../scripts/model/parameters.js';
import { formatQuantity } from '../../../scripts/model/quantity.js';
import { element } from '../controls/element.js';
import { dataTable } from '../controls/dataTable.js';

const heads = ['From', 'Test', 'Measured', 'Value', '95 % confidence interval', 'Lowest', 'Highest', 'Runs'];
const firstNumeric = 3;

/** More rows than this are a download's business. */
const most = 500;

/**
 * Every value that the files hold, over its runs.
 *
 * @param {import('./readFiles.js').Inspected['groups']} groups
 * @returns {HTMLElement[]}
 */
export function valueTable(groups) {
  const rows = groups.flatMap(({ name, summaries }) => summaries.map((summary) => cellsOf(name, summary)));
  if (rows.length === 0) return [];
  const columns = heads.map((label, at) => ({ label, numeric: at >= firstNumeric }));
  const left = rows.length - most;
  return [
    element('h2', { id: 'values' }, ['All values']),
    element('details', { class: 'inspect-table', open: rows.length <= 24 }, [
      element('summary', {}, [`${rows.length} values`]),
      dataTable('All values', columns, rows.slice(0, most)),
    ]),
    ...(left > 0 ? [element('p', { class: 'table-note' }, [`${left} more values are not listed.`])] : []),
  ];
}

/**
 * @param {string} name
 * @param {import('../../../scripts/model/summary.js').Summary} summary
 */
function cellsOf(name, { benchmark, parameters, metric, statistic, unit, mean, interval, min, max, n }) {
  const shown = (/** @type {number} */ value) => formatQuantity(value, unit);
  return [
    name,
    nonBreaking([benchmark, workloadWords(parameters)].filter(Boolean).join(': ')),
    `${metrics[metric].title}, ${statistic}`,
    shown(mean),
    interval ? `${shown(interval.low)} to ${shown(interval.high)}` : '',
    n > 1 ? shown(min) : '',
    n > 1 ? shown(max) : '',
    String(n),
  ];
}
