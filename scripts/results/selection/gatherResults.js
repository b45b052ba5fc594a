import { parseQuantity } from '../../model/parseQuantity.js';
import { chartInputs } from '../chartInputs/index.js';
import { whereOf } from '../query/narrowing.js';
import { labelRows } from './labelRows.js';
import { selectSeries } from './selectSeries.js';
import { selectTotals } from './selectTotals.js';
import { matchingCampaigns } from './newestCampaign.js';

/** @typedef {import('./selectChart.js').ChartRequest} ChartRequest */

/**
 * The results a block means, with what its kind asks for beside them.
 *
 * @param {{ block: ChartRequest['block'], kind: ChartRequest['kind'], wanted: WantedOfBlock, review: ChartRequest['review'] }} request
 * @param {import('./selectSummaries.js').Results} results
 * @returns {import('../chartInputs/index.js').Answer & { series: import('../../model/chartData.js').ChartSeries[], problems: import('../../model/inputError.js').Problem[] }}
 */
export function gatherResults({ block, kind, wanted, review }, results) {
  if (block.spec) return gatherNamed({ block, kind, wanted }, results);
  if (kind.draws === 'series') {
    const copies = block.toml.value.kind === 'timeline';
    const { series, problems } = selectSeries(results, wanted, { copies });
    return { rows: [], series: series.map((line) => withVisibleRange(line, block.toml.value)), problems };
  }
  const asking = { block: block.toml.value, wanted, review, results };
  const input = chartInputs[kind.input ?? ''];
  if (input?.several) return { series: [], problems: [], ...input.answer({ ...asking, rows: [] }) };
  const select = input?.campaigns ? selectCampaigns : selectTotals;
  const { summaries, problems } = select(results, wanted);
  const named = labelRows(summaries, { kind, wanted, results });
  const wrong = [...problems, ...named.problems];
  if (!input || wrong.length > 0) return { rows: named.rows, series: [], problems: wrong };
  return { series: [], problems: [], ...input.answer({ ...asking, rows: named.rows }) };
}

/**
 * What a spec of the author's own draws: all results and readings that the block's header means. Its author tells them apart, so nothing
 * is asked back.
 *
 * @param {{ block: import('./selectChart.js').ChartRequest['block'], kind: import('../../model/chartData.js').ChartKind, wanted: WantedOfBlock }} request
 * @param {import('./selectSummaries.js').Results} results
 * @returns {ReturnType<typeof gatherResults>}
 */
function gatherNamed({ block, kind, wanted }, results) {
  const { metrics = [wanted.metric], statistics } = block.toml.value;
  const names = block.spec?.data ?? [];
  const each = metrics.map((/** @type {import('../../model/metric.js').Metric} */ metric) => ({
    ...wanted,
    metric,
    ...(statistics && { statistics: (/** @type {string} */ statistic) => statistics.includes(statistic) }),
  }));
  const found = names.some((name) => name !== 'series')
    ? each.map((/** @type {typeof wanted} */ one) => selectTotals(results, one))
    : [];
  const lines = names.includes('series')
    ? each.map((/** @type {typeof wanted} */ one) => selectSeries(results, one))
    : [];
  const summaries = found.flatMap((/** @type {ReturnType<typeof selectTotals>} */ { summaries: own }) => own);
  const titled = (/** @type {import('../../model/chartData.js').Origin} */ { methodology, test }) =>
    results.project.methodologies.get(methodology)?.value.tests?.[test]?.title ?? test;
  return {
    rows: labelRows(summaries, { kind, wanted, results }).rows.map((row) => ({
      ...row,
      test: titled(row.summary),
    })),
    series: lines.flatMap((/** @type {ReturnType<typeof selectSeries>} */ { series }) =>
      series.map((line) => ({ ...line, test: titled(line.origin) })),
    ),
    problems: [...found, ...lines].flatMap(({ problems }) => problems),
  };
}

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
    statistics: chartInputs[kind.input ?? '']?.statistics,
    where: whereOf(value),
    x: value.x,
    y: value.y,
    run: value.run ?? 1,
    subject: review.value.subject,
  };
}

/**
 * How much of a run the view shows, and what comes after it: the mean over the time beyond the view's end.
 *
 * @param {import('../../model/chartData.js').ChartSeries} line
 * @param {Record<string, any>} block with `view` and, where it is not time, `x`
 * @returns {import('../../model/chartData.js').ChartSeries}
 */
function withVisibleRange(line, { view, x = 'time' }) {
  const [from, to] = Array.isArray(view) ? view.map((written) => parseQuantity(String(written))?.value) : [];
  const { series, capacity } = line;
  if (from !== 0 || to === undefined || series.axis !== 'time' || (x === 'capacity' && !capacity))
    return line;
  const { times, values } = series;
  let bytes = 0;
  let whole = 0;
  let after = { amount: 0, time: 0 };
  for (let at = 0; at < times.length; at += 1) {
    const step = times[at] - (at ? times[at - 1] : 0);
    bytes += values[at] * step;
    whole = x === 'time' ? times[at] : x === 'bytes' ? bytes : bytes / Number(capacity);
    if (whole > to) after = { amount: after.amount + values[at] * step, time: after.time + step };
  }
  const unit = /** @type {const} */ ({ time: 's', bytes: 'B', capacity: '1' })[/** @type {'time'} */ (x)];
  return {
    ...line,
    seen: { to, whole, unit, meanAfter: after.time > 0 ? after.amount / after.time : null },
  };
}

/**
 * The summaries that are meant, of every campaign of each product by the review's methodology on its testbed; of the one that is named,
 * where one is. A superseded campaign has none.
 *
 * @param {import('./selectSummaries.js').Results} results
 * @param {import('./selectSummaries.js').Wanted} wanted
 * @returns {ReturnType<typeof selectTotals>}
 */
export function selectCampaigns(results, wanted) {
  const found = wanted.products.flatMap((product) =>
    campaignsOf(product, wanted, results).map((campaign) =>
      selectTotals(results, { ...wanted, products: [product], campaign }),
    ),
  );
  const summaries = found.flatMap((each) => each.summaries);
  return summaries.length > 0 ? { summaries, problems: [] } : selectTotals(results, wanted);
}

/**
 * @param {string} product
 * @param {import('./selectSummaries.js').Wanted} wanted
 * @param {import('./selectSummaries.js').Results} results
 */
function campaignsOf(product, { methodology, testbed, campaign }, { project }) {
  const { all, current } = matchingCampaigns(project.campaigns, { product, methodology, testbed });
  const ids = (campaign ? all : current).map((each) => each.campaign);
  return campaign ? ids.filter((id) => id === campaign) : ids;
}
