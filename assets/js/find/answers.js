import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { absentWords } from '../../../scripts/model/absentWords.js';
import { formatNumber } from '../../../scripts/model/quantity.js';
import { chosenAddress } from '../compare/chosen.js';
import { headRow, scrolling } from '../controls/dataTable.js';
import { mark, paragraph, productName } from '../controls/pageElements.js';
import { isLong } from '../../../scripts/model/lib/phrases.js';
import { element, svgElement } from '../controls/element.js';

/**
 * @typedef {import('../../../scripts/results/find/findProducts.js').Field} Field
 * @typedef {import('../../../scripts/results/find/findProducts.js').Answer} Answer
 * @typedef {import('../../../scripts/results/find/findProducts.js').Found} Found
 * @typedef {import('../../../scripts/results/find/findRecord.js').FindProduct} FindProduct
 * @typedef {import('../controls/pageElements.js').LinkTo} LinkTo
 */

/** Values of so many tests fit beside the name. */
const mostColumns = 3;

/**
 * Products that may be compared with one another, the best first.
 *
 * @param {Field} field
 * @param {number} at
 * @param {LinkTo} linkTo
 */
export function fieldSection(field, at, linkTo) {
  const { where, transcribed, answers, single } = field;
  const id = `field-${at}`;
  const columns = answers[0].values.length <= mostColumns ? answers[0].values.map(({ title }) => title) : [];
  const against = answers.length > 1 ? ['Against the first'] : [];
  const priced = answers.some(({ product }) => product.price);
  // of single values all places are the same range, which says nothing
  const heads = [
    ...(single ? [] : ['Place']),
    'Product',
    ...against,
    ...(priced ? ['Price'] : []),
    ...columns,
  ];
  const end = Math.max(1, ...answers.map(({ share }) => (share.limit ? share.value : share.high)));
  const row = { columns: columns.length, end, alone: answers.length === 1, single, priced, linkTo };
  const best = answers.slice(0, 3).map(({ product }) => product.id);
  return element('section', { 'aria-labelledby': id }, [
    element('h2', { id }, [where, ...(transcribed ? [' ', mark('transcribed')] : [])]),
    paragraph(noteOf(field)),
    tableOf(
      where,
      heads,
      answers.map((answer) => answerRow(answer, row)),
    ),
    ...(best.length > 1
      ? [
          element('p', {}, [
            element('a', { class: 'compare-link', href: chosenAddress(best, linkTo('compare/')) }, [
              `Compare the first ${best.length}`,
            ]),
          ]),
        ]
      : []),
  ]);
}

/** @param {string} name @param {string[]} heads @param {HTMLElement[]} rows @param {string} [kind] */
const tableOf = (name, [corner, ...heads], rows, kind = '') =>
  scrolling(
    name,
    element('table', { class: `find-table${kind}` }, [headRow(heads, corner), element('tbody', {}, rows)]),
  );

/** @param {Field} field */
function noteOf({ single, parts, answers }) {
  const mean = parts > 1 ? `Ranked by a weighted geometric mean of ${parts} results. ` : '';
  if (answers.length === 1) return `${mean}The only one ranked for this.`;
  // a bound may stand elsewhere
  const open = answers.some(({ share }) => share.limit) ? ' A limit (“>” or “at most”) leaves it open.' : '';
  const places = single
    ? 'One value each: a second run or a range can change the order.'
    : 'Places are ranges where no difference is clear. Intervals: 95\u2009%, for all pairs together.';
  return mean + places + open;
}

/**
 * @param {Answer} answer
 * @param {{ columns: number, end: number, alone: boolean, single: boolean, priced: boolean, linkTo: LinkTo }} row `priced`: a price of any is known
 */
function answerRow({ product, first, last, share, values }, { columns, end, alone, single, priced, linkTo }) {
  const place = first === last ? `${first}` : `${first} to ${last}`;
  // a dot would claim a place that nobody knows
  const isKnown = share.limit !== 'none';
  const drawn = isKnown ? [intervalDrawing({ ...share, end, slot: product.slot })] : [];
  const against = [...drawn, ` ${shareWords(share)}`];
  return element('tr', {}, [
    ...(single ? [] : [element('td', {}, [place])]),
    element('th', { scope: 'row' }, [productLink(product, linkTo)]),
    ...(alone ? [] : [element('td', { class: 'find-share' }, against)]),
    ...(priced ? [element('td', {}, priceWords(product))] : []),
    ...values.slice(0, columns).map(({ text }) => element('td', {}, [text])),
  ]);
}

/** @param {Answer['share']} share */
export function shareWords({ value, low, high, limit }) {
  if (limit) return limit === 'none' ? absentWords.unknown : `at ${limit} ${formatNumber(value, 2, limit)}`;
  if (low < high) {
    const decimals = decimalsWithin((high - low) / 2);
    return `${value.toFixed(decimals)} (${low.toFixed(decimals)} to ${high.toFixed(decimals)})`;
  }
  // the first itself, or single values, of which nobody knows how sure they are
  return value === 1 ? '1' : formatNumber(value, 2);
}

/** Decimals beyond which an uncertainty leaves nothing to say. @param {number} uncertainty */
const decimalsWithin = (uncertainty) => Math.min(3, Math.max(1, -Math.floor(Math.log10(uncertainty))));

/** From zero, its left edge, on. @param {{ value: number, low: number, high: number, end: number, slot: number }} of */
function intervalDrawing({ value, low, high, end, slot }) {
  const at = (/** @type {number} */ share) => `${(96 * share) / end}%`;
  const line = (/** @type {string} */ name, /** @type {number} */ from, /** @type {number} */ to) =>
    svgElement('line', { class: name, x1: at(from), x2: at(to), y1: 10, y2: 10 });
  return svgElement('svg', { class: 'strip', 'aria-hidden': 'true', width: '100%', height: 20 }, [
    line('strip-axis', 0, end),
    line('strip-spread', Math.max(0, low), Math.min(high, end)),
    svgElement('circle', { class: `strip-own bar-${slot}`, cx: at(value), cy: 10, r: 6 }),
  ]);
}

/** @param {FindProduct} product @param {LinkTo} linkTo */
const productLink = ({ name, slot, href }, linkTo) => productName({ name, slot }, linkTo(href));

/** The price on one line, and below it where and when it was asked. @param {FindProduct} product */
function priceWords({ price }) {
  if (!price) return [element('span', { class: 'specs-absent' }, [absentWords['not-stated']])];
  const [amount, ...asked] = price.said;
  return [
    element('span', { class: 'find-price' }, [amount]),
    ...(asked.length > 0 ? [' ', element('span', { class: 'find-asked' }, [asked.join(', ')])] : []),
  ];
}

/**
 * Where no use is asked for: what fits. Nothing is drawn, and so many share a colour that none has its own.
 *
 * @param {FindProduct[]} fitting
 * @param {string[]} labels of facts
 * @param {LinkTo} linkTo
 */
export function fittingSection(fitting, labels, linkTo) {
  const priced = fitting.some(({ price }) => price);
  const heads = ['Product', ...(priced ? ['Price'] : []), ...labels];
  return tableOf(
    'Products that fit',
    heads,
    fitting.map((product) =>
      element('tr', {}, [
        element('th', { scope: 'row' }, [productLink({ ...product, slot: 0 }, linkTo)]),
        ...(priced ? [element('td', {}, priceWords(product))] : []),
        ...labels.map((label) => factCell(product.facts[label]?.text)),
      ]),
    ),
    heads.length <= 5 ? ' find-fitting name-above' : '',
  );
}

/** An empty cell would say nothing. @param {string | undefined} text */
const factCell = (text) =>
  text
    ? element('td', isLong(text) ? { class: 'long' } : {}, [nonBreaking(text)])
    : element('td', { class: 'specs-absent' }, [absentWords['not-stated']]);

/** Nothing is drawn of these either. @param {Found} found @param {LinkTo} linkTo */
export function othersSection({ fitting, others }, linkTo) {
  const count = others.reduce((sum, { products }) => sum + products.length, 0);
  if (count === 0) return [];
  const list = others.flatMap(({ reason, ofPrice, products }) => [
    element('dt', {}, [`${reason} (${products.length})`]),
    element('dd', {}, [
      element(
        'ul',
        { class: 'product-list' },
        products.map((each) =>
          element('li', {}, [
            productLink({ ...each, slot: 0 }, linkTo),
            ...(each.price && ofPrice ? [` ${each.price.said[0]}`] : []),
          ]),
        ),
      ),
    ]),
  ]);
  return [
    element('details', { class: 'find-others', ...(fitting.length === 0 && { open: true }) }, [
      element('summary', {}, [
        fitting.length === 0 ? 'Why none fits' : `Why not the other${count === 1 ? '' : ` ${count}`}`,
      ]),
      element('dl', {}, list),
    ]),
  ];
}
