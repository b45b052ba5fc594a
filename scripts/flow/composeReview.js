import { checkChartBlock } from '../content/checkChartBlock.js';
import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';
import { resolveChange } from '../results/query/resolveChange.js';
import { resolveClaim } from '../results/query/resolveClaim.js';
import { resolveFinding } from '../results/query/resolveFinding.js';
import { resolveFindings } from '../results/query/resolveFindings.js';
import { resolveGlance } from '../results/query/resolveGlance.js';
import { resolveHealth } from '../results/query/resolveHealth.js';
import { resolveRank } from '../results/query/resolveRank.js';
import { resolveResults } from '../results/query/resolveResults.js';
import { resolveValue } from '../results/query/resolveValue.js';
import { reviewColours } from '../results/selection/reviewColours.js';
import { selectChart } from '../results/selection/selectChart.js';
import { checkOrder } from './checks/checkOrder.js';
import { checkPrecision } from './checks/checkPrecision.js';
import { checkTyped } from './checks/checkTyped.js';
import { checkLock } from './lock/lockNumbers.js';
import { campaignsBehind, rawBehind } from './lock/rawBehind.js';
import { shownNumbers } from './lock/shownNumbers.js';
import { namedProducts, namedResults } from './namedResults.js';
import { specTables } from './records/specTables.js';

/**
 * What one review asks of the data, answered: its charts ready to draw, its numbers ready to stand in sentences.
 *
 * @typedef {object} Composed
 * @property {import('../model/project.js').Review} review
 * @property {{ block: import('../model/project.js').ChartBlock, data: import('../results/selection/selectChart.js').Selected, kind: import('../model/chartData.js').ChartKind }[]} charts
 * @property {string[]} named ids of the products that it may ask about
 * @property {Record<string, Record<string, any>>} answers by the shortcode's name, then by its query
 * @property {import('./records/specTables.js').SpecTable[]} specs
 * @property {import('../model/inputError.js').Problem[]} problems
 * @property {import('../model/inputError.js').Problem[]} lockProblems those of them that tell of published numbers
 */

/**
 * Shortcodes that ask the data, by name: each takes one query in quotes.
 *
 * @type {Readonly<Record<string, (shortcode: import('../model/project.js').Shortcode, review: import('../model/project.js').Review, results: import('../results/query/compareNumbers.js').Comparing) => { answer: any, problems: import('../model/inputError.js').Problem[] }>>}
 */
const queries = Object.freeze({
  value: resolveValue,
  finding: resolveFinding,
  change: resolveChange,
  rank: resolveRank,
  claim: resolveClaim,
  results: resolveResults,
  findings: resolveFindings,
  glance: resolveGlance,
  health: resolveHealth,
});

/**
 * @param {import('../model/project.js').Review} review
 * @param {object} site
 * @param {import('../results/selection/selectSummaries.js').Results} site.results
 * @param {readonly import('../model/chartData.js').ChartKind[]} site.chartKinds
 * @param {Map<string, import('../model/chartData.js').ChartProduct>} site.products
 * @param {ReadonlyMap<string, import('./reading/readRuns.js').RawFile>} site.files
 * @returns {Composed}
 */
export function composeReview(review, { chartKinds, files, ...site }) {
  const named = namedProducts(review, site.results.project);
  const composed = emptyComposed(review, named);
  const { results, products } = namedResults(named, site);
  if (restsOnBroken(review, results.project)) {
    composed.problems.push(
      ...review.charts.flatMap((block) => checkChartBlock(block, block.file, chartKinds)),
    );
    return composed;
  }
  const inFile = (/** @type {string} */ file) => (file === review.file ? review : { ...review, file });
  for (const block of review.charts) {
    const wrong = checkChartBlock(block, block.file, chartKinds);
    const kind = chartKinds.find((each) => each.kind === block.toml.value.kind);
    composed.problems.push(...wrong);
    if (wrong.length > 0 || !kind) continue;
    const { data, problems } = selectChart({ block, review: inFile(block.file), kind }, results, products);
    composed.problems.push(...problems);
    if (data) composed.charts.push({ block, data, kind });
  }
  const coloured = reviewColours(
    composed.charts.map(({ data }) => data),
    (id) => ({
      slot: products.get(id)?.slot ?? 0,
      family: results.project.products.get(id)?.value.family,
    }),
  );
  composed.charts = composed.charts.map((chart, at) => ({ ...chart, data: coloured[at] }));
  for (const shortcode of review.shortcodes.filter(({ name }) => Object.hasOwn(queries, name))) {
    const asking = inFile(shortcode.file);
    if (shortcode.positional.length > 1) {
      composed.problems.push(unquoted(shortcode));
      continue;
    }
    const { answer, problems } = queries[shortcode.name](shortcode, asking, results);
    composed.problems.push(...problems);
    if (answer) composed.answers[shortcode.name][shortcode.positional[0]] = answer;
  }
  composed.specs = specTables(review, results.project);
  composed.problems.push(
    ...review.shortcodes.filter(({ name }) => name === 'specs').flatMap((each) => checkSpecs(each, review)),
    ...composed.specs.flatMap(checkSpecRows),
  );
  composed.problems.push(
    ...checkPrecision(composed),
    ...checkOrder(composed),
    ...checkTyped(review, results),
  );
  composed.lockProblems = checkLock(review, () =>
    shownNow(composed, { products, files, project: results.project }),
  );
  composed.problems.push(...composed.lockProblems);
  return composed;
}

/** Hugo takes each word without quotes for an argument of its own. @param {import('../model/project.js').Shortcode} shortcode */
function unquoted({ name, positional, file, line }) {
  const query = positional.join(' ');
  const hint = `put all of them into one pair of quotes: {{< ${name} "${query}" >}}`;
  return problem(`${name} takes one argument, not ${positional.length}: ${query}`, { file, line, hint });
}

/** @param {import('../model/project.js').Review} review @param {string[]} named @returns {Composed} */
const emptyComposed = (review, named) => ({
  review,
  named,
  charts: [],
  answers: Object.fromEntries(Object.keys(queries).map((name) => [name, {}])),
  specs: [],
  problems: [],
  lockProblems: [],
});

/**
 * Whether a file is broken that the answers of a review rest on: what else would be wrong with them, may be right when it is mended.
 *
 * @param {import('../model/project.js').Review} review
 * @param {import('../model/project.js').Project} project
 */
function restsOnBroken({ file, value }, { methodologies, broken }) {
  if (broken.size === 0) return false;
  const folders = value.products.map((/** @type {string} */ product) => `data/raw/${product}/`);
  return [...broken].some(
    (path) =>
      path === file ||
      path === methodologies.get(value.methodology)?.file ||
      folders.some((/** @type {string} */ folder) => path.startsWith(folder)),
  );
}

/**
 * What is locked of a review: the numbers it shows, and the raw files behind them.
 *
 * @param {Composed} composed
 * @param {Pick<import('./compose.js').Composition, 'products' | 'project'> & { files: ReadonlyMap<string, import('./reading/readRuns.js').RawFile> }} site
 * @returns {import('./lock/lockNumbers.js').Now}
 */
export const shownNow = (composed, { products, files, project }) => ({
  numbers: shownNumbers(composed, products),
  sources: rawBehind(campaignsBehind(composed, project), files),
});

/**
 * @param {import('../model/project.js').Shortcode} shortcode
 * @param {import('../model/project.js').Review} review
 */
function checkSpecs({ named, line, file }, { value }) {
  const asked = (named.products ?? '').split(/[\s,]+/).filter(Boolean);
  const hint = `the line-up: ${(value.products ?? []).join(', ')}`;
  return asked
    .filter((id) => !value.products?.includes(id))
    .map((id) => problem(`product is not in the line-up: ${id}`, { file, line, hint }));
}

/**
 * Names of rows that the products of a table do not have.
 *
 * @param {import('./records/specTables.js').SpecTable} table
 */
function checkSpecRows({ all, names, file, line }) {
  const known = all.map(({ label }) => label);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => problem(`no such row: ${name}`, { file, line, hint: didYouMean(name, known, 'rows') }));
}
