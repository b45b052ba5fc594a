/**
 * @typedef {import('./composeReview.js').Composed['charts'][number]['data']} Selected
 */

/**
 * The chart that stands for a review in lists, feeds and previews of links: the first one that can carry its answer. One bar alone
 * compares nothing, and beside real products an emulated one is a model, not a result.
 *
 * @param {readonly { data: Selected }[]} charts of a review, as they stand in it
 * @returns {string | undefined} its id; none where no chart can
 */
export function leadChart(charts) {
  const isReal = charts.some(({ data }) => !isEmulated(data));
  return charts.find(({ data }) => !isOneBar(data) && !(isReal && isEmulated(data)))?.data.id;
}

/** @param {Selected} data */
const isOneBar = ({ kind, rows, series }) => kind === 'bar' && rows.length + series.length === 1;

/** @param {Selected} data */
function isEmulated({ rows, series }) {
  const kinds = [...rows.map(({ summary }) => summary.kind), ...series.map(({ origin }) => origin.kind)];
  return kinds.length > 0 && kinds.every((kind) => kind === 'emulated');
}
