import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { groupBy } from '../../../scripts/model/lib/groupBy.js';
import { element } from '../controls/element.js';
import { madeFigure } from '../live/madeFigure.js';
import { productName } from '../controls/pageElements.js';

/**
 * How the other products differ from the first, under the chart that shows it. A long list is folded under its count.
 *
 * @typedef {import('../../../scripts/results/compare/changesOf.js').Change} Change
 *
 * @param {{ changes: Change[], data: { products: import('../../../scripts/model/chartData.js').ChartProduct[] } }} chart
 */
export function changeList({ changes, data }) {
  const find = (/** @type {string} */ id) => data.products.find((product) => product.id === id);
  const nameOf = (/** @type {string} */ id) => find(id)?.name ?? id;
  const lists = [...groupBy(changes, ({ label }) => label)].flatMap(([label, own]) => [
    ...(label ? [element('p', { class: 'compare-workload' }, [label])] : []),
    element(
      'ul',
      { class: 'compare-changes' },
      own.map((change) => entry(change, find(change.product))),
    ),
  ]);
  const bases = [...new Set(changes.map(({ from }) => nameOf(from)))];
  if (changes.length === 0) return element('div');
  const head = `Against ${bases.join(' or ')}`;
  if (changes.length <= few)
    return element('div', { class: 'compare-change' }, [
      element('p', { class: 'compare-against' }, [head]),
      ...lists,
    ]);
  return element('details', { class: 'compare-change' }, [
    element('summary', {}, [`${head}: ${counted(changes)}`]),
    ...lists,
  ]);
}

const few = 6;

/** Better and worse are words alone: plus or minus before a number would be taken for a part of it. @type {Record<Change['verdict'], { sign?: string, word: string }>} */
export const verdicts = {
  better: { word: 'better' },
  worse: { word: 'worse' },
  unclear: { sign: '\u2248', word: 'no clear difference' },
  single: { sign: '?', word: 'not judged (single values)' },
  neither: { word: 'neither better nor worse' },
};

/** How counts of verdicts follow one another, everywhere. */
export const verdictOrder = /** @type {const} */ (['better', 'unclear', 'worse', 'single', 'neither']);

/** @param {Change[]} changes */
const counted = (changes) =>
  verdictOrder
    .map((verdict) => ({ verdict, count: changes.filter((each) => each.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${verdicts[verdict].word}`)
    .join(', ');

/** How far ahead or behind, or that nobody can tell. @param {Change} change */
export function verdictWords({ words, verdict }) {
  const { sign, word } = verdicts[verdict];
  return element('span', { class: `compare-verdict is-${verdict}` }, [
    ...(sign ? [element('span', { class: 'compare-sign', 'aria-hidden': 'true' }, [sign]), ' '] : []),
    ...rangeOnOneLine(nonBreaking(verdict === 'better' || verdict === 'worse' ? `${word}: ${words}` : words)),
  ]);
}

/** A number in brackets is parted from the one it ranges to only where a line has no room for both. @param {string} words */
function rangeOnOneLine(words) {
  const [, before, range] = words.match(/^(.* )(\([^()]* to [^()]*\))$/) ?? [];
  return range ? [before, element('span', { class: 'compare-range' }, [range])] : [words];
}

/**
 * @param {Change} change
 * @param {import('../../../scripts/model/chartData.js').ChartProduct | undefined} product
 */
const entry = (change, product) =>
  element('li', {}, [
    ...(product ? [productName({ ...product, kind: 'measured' })] : []),
    verdictWords(change),
  ]);

/**
 * The figure of one shared test, with the changes between its products.
 *
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedChart} SharedChart
 *
 * @param {SharedChart} chart
 * @param {(Node | string)[]} title
 * @returns {Generator<void, HTMLElement>}
 */
export const chartFigure = (chart, title) =>
  madeFigure({
    data: chart.data,
    title,
    name: chart.test.title,
    className: 'compare-chart',
    under: [changeList(chart)],
  });
