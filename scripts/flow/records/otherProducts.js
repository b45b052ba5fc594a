import { blockKinds } from '../../charts/index.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { selectChart } from '../../results/selection/selectChart.js';
import { packedJson } from '../../runtime/packLists.js';
import { pageChart } from '../../runtime/pageChart.js';
import { contentKey } from '../incremental/contentKey.js';
import { answerOf, sharedAnswers } from './knownAnswers.js';

/**
 * Products that a reader may add to a chart: tested by the same methodology on the same testbed. Where all of them compare, the
 * answer is that of every chart that asks the same, whatever it draws of it, so that a site of many reviews asks once; else
 * those that still do not compare are named with the reason.
 *
 * @typedef {{ product: import('../../model/chartData.js').ChartProduct, rows: import('../../model/chartData.js').ChartRow[],
 *   series: import('../../model/chartData.js').ChartSeries[], changes?: import('../../model/chartData.js').ChartChange[],
 *   steady?: import('../../model/chartData.js').SteadyLine[], cautions: import('../../model/caution.js').Caution[] }} OtherProduct `cautions`: what readers must know then
 * @typedef {{ product: Pick<import('../../model/chartData.js').ChartProduct, 'id' | 'name'>, reason: string }} RefusedProduct
 *
 * @typedef {Pick<import('../composeReview.js').Composed['charts'][number], 'block' | 'kind'> & { drawn: string[] }} Chart
 * @typedef {Pick<import('../compose.js').Composition, 'results' | 'products'>} Site
 *
 * @typedef {object} Asked by a chart, so that it can be answered again without it
 * @property {string} id of the chart
 * @property {string[]} drawn its products
 * @property {string[]} places what it shows: `placeKey` of each
 *
 * @typedef {object} ListFile
 * @property {string} path in the site, named by the question, or by the chart that alone asks it: where a result has changed, what leads to
 *   the list stays as it is
 * @property {string | Uint8Array} text JSON
 *
 * @param {Asked} asked
 * @param {import('../../model/project.js').Review} review
 * @param {import('../compose.js').Composition} site
 * @returns {Promise<ListFile>} the products of the chart itself may be in it
 */
export async function otherProducts({ id, drawn, places }, review, site) {
  const block = review.charts.find((each) => each.id === id);
  const kind = blockKinds.find((each) => each.kind === block?.toml.value.kind);
  // a mean of shares is of its own base, which another line-up changes
  if (!block || !kind || kind.input === 'index') return listFile('nothing', textOf([]));
  const chart = { block, kind, drawn };
  const tested = await testedIn(site)(places);
  const among = { tested, review, products: site.products };
  const untested = drawn.filter((each) => !tested.has(each)).sort();
  const question = questionOf(chart, review, { places, untested });
  const text = await sharedAnswers(site)(question, ofAll(chart, { ...among, untested }));
  if (text.length > 0) return listFile(question, text);
  const name = `${review.slug} ${id}`;
  const own = JSON.stringify([block.toml.value, block.spec?.value, review.value, drawn]);
  return listFile(name, await answerOf(site, `${name} ${own}`, ofEach(chart, among)));
}

/**
 * It may be of megabytes, and is written once for all charts that share it.
 *
 * @param {string} question or what names the one chart that asks
 * @param {ListFile['text']} text
 * @returns {ListFile}
 */
const listFile = (question, text) => ({
  path: `charts/others.${contentKey(question).slice(0, 16)}.json`,
  text,
});

/** @param {object[]} list */
const textOf = (list) => packedJson(JSON.parse(JSON.stringify(list)));

/**
 * What a chart asks, without the words that only its own review shows and the products that it draws, but those that were not tested as
 * the others were.
 *
 * @param {Chart} chart
 * @param {import('../../model/project.js').Review} review
 * @param {{ places: string[], untested: string[] }} among
 */
function questionOf({ block }, { value }, { places, untested }) {
  const { title: _, subtitle: __, notes: ___, products: ____, ...asked } = block.toml.value;
  return JSON.stringify([asked, value.methodology, value.testbed, [...places].sort(), untested]);
}

/**
 * @typedef {object} Among
 * @property {ReadonlySet<string>} tested products
 * @property {import('../../model/project.js').Review} review
 * @property {Site['products']} products
 *
 * @param {Chart} chart
 * @param {Among & { untested: string[] }} among
 * @returns {(results: Site['results']) => string} empty where not all of them compare
 */
function ofAll({ block, kind }, { tested, untested, review, products }) {
  const all = [...tested, ...untested].sort();
  // whichever review asks first: its subject, which it draws already, is in no answer
  const { subject: _, ...value } = review.value;
  return (results) => {
    const { data } = selectChart({ ...asked(block, { ...review, value }, all), kind }, results, products);
    return data ? textOf(byName(all, products).flatMap((product) => taken(product, data))) : '';
  };
}

/**
 * Of this chart alone, with its notes and the subject of its review.
 *
 * @param {Chart} chart
 * @param {Among} among
 * @returns {(results: Site['results']) => string}
 */
const ofEach =
  ({ block, drawn, kind }, { tested, review, products }) =>
  (results) => {
    const ask = (/** @type {string[]} */ ids) =>
      selectChart({ ...asked(block, review, ids), kind }, results, products);
    const answer = (/** @type {import('../../model/chartData.js').ChartProduct} */ product) => {
      const { data: together, problems } = ask([...drawn, product.id]);
      if (together) return taken(product, together);
      // a product without this very result has nothing that could be compared
      const { id, name } = product;
      return ask([id]).data
        ? [{ product: { id, name }, reason: problems.map(({ message }) => message).join('; ') }]
        : [];
    };
    const others = [...tested].filter((id) => !drawn.includes(id));
    return textOf(byName(others, products).flatMap((each) => /** @type {object[]} */ (answer(each))));
  };

/**
 * @param {string[]} ids
 * @param {Site['products']} products
 */
const byName = (ids, products) =>
  ids.flatMap((id) => products.get(id) ?? []).sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * @param {import('../../model/chartData.js').ChartProduct} product
 * @param {import('../../runtime/pageChart.js').PageChart} together
 * @returns {OtherProduct[]}
 */
function taken(product, together) {
  const own = (/** @type {{ product: string }} */ each) => each.product === product.id;
  const { rows, series, products, cautions } = pageChart({
    ...together,
    rows: together.rows.filter(own),
    series: together.series.filter(own),
  });
  // as the chart knows it: transcribed, with its capacity or its price
  const known = products.find(({ id }) => id === product.id);
  if (!known || rows.length + series.length === 0) return [];
  const changes = (together.changes ?? []).filter(({ from, to }) => from === product.id || to === product.id);
  const steady = together.steady?.filter(own);
  const more = { ...(changes.length > 0 && { changes }), ...(steady && { steady }) };
  return [{ product: known, rows, series, cautions, ...more }];
}

/**
 * What a chart asks of other products: a result of any test in it, by its methodology on its testbed.
 *
 * @param {import('../composeReview.js').Composed['charts'][number]} chart
 * @returns {Asked}
 */
export function askedOf({ block, data: { rows, series, products } }) {
  const origins = [...rows.map(({ summary }) => summary), ...series.map(({ origin }) => origin)];
  const places = new Set(origins.map((origin) => placeKey(origin, origin.test)));
  return { id: block.id, drawn: products.map(({ id }) => id), places: [...places] };
}

/** Products by the places of a chart, which very many charts have in common. */
const testedIn = memoizeByRef((/** @type {import('../compose.js').Composition} */ site) => {
  const groups = sharedAnswers(site)('tested', testedAt).then(
    (text) => /** @type {Record<string, string[]>} */ (JSON.parse(String(text))),
  );
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  return async (/** @type {string[]} */ places) => {
    const key = places.join('\n\n');
    const at = await groups;
    const found = known.get(key) ?? new Set(places.flatMap((place) => at[place] ?? []).sort());
    known.set(key, found);
    return found;
  };
});

/** @param {Site['results']} results @returns {string} JSON: the products of each place */
const testedAt = ({ tests }) =>
  JSON.stringify(
    Object.fromEntries(
      [...groupBy(tests, ({ facts, test }) => placeKey(facts, test))].map(([place, some]) => [
        place,
        [...new Set(some.map(({ product }) => product))],
      ]),
    ),
  );

/** @param {{ methodology?: string, testbed?: string }} by @param {string} test */
const placeKey = ({ methodology, testbed }, test) => [methodology, testbed, test].join('\n');

/**
 * The same question of other products.
 *
 * @param {import('../../model/project.js').ChartBlock} block
 * @param {import('../../model/project.js').Review} review
 * @param {string[]} products
 */
function asked(block, review, products) {
  const value = { ...block.toml.value, products };
  return {
    block: { ...block, toml: { ...block.toml, value } },
    review: { ...review, value: { ...review.value, products } },
  };
}
