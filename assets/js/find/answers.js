import { chosenAddress } from '../compare/chosen.js';
import { element } from '../controls/element.js';

/**
 * @typedef {import('../../../scripts/results/find/findProducts.js').Field} Field
 * @typedef {import('../../../scripts/results/find/findProducts.js').Answer} Answer
 * @typedef {import('../../../scripts/results/find/findProducts.js').Found} Found
 * @typedef {import('../../../scripts/results/find/record.js').FindProduct} FindProduct
 * @typedef {(path: string) => string} LinkTo
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
  const { where, transcribed, answers, single, parts } = field;
  const id = `field-${at}`;
  const columns = answers[0].values.length <= mostColumns ? answers[0].values.map(({ title }) => title) : [];
  const against = answers.length > 1 ? ['Against the first'] : [];
  const heads = ['Place', 'Product', ...against, 'Price', ...columns];
  const end = Math.max(1, ...answers.map(({ share }) => share?.high ?? share?.value ?? 1));
  const table = element('table', { class: 'find-table' }, [
    element('thead', {}, [
      element(
        'tr',
        {},
        heads.map((head) => element('th', { scope: 'col' }, [head])),
      ),
    ]),
    element(
      'tbody',
      {},
      answers.map((answer) =>
        answerRow(answer, { columns: columns.length, end, alone: answers.length === 1, linkTo }),
      ),
    ),
  ]);
  const best = answers.slice(0, 3).map(({ product }) => product.id);
  return element('section', { 'aria-labelledby': id }, [
    element('h2', { id }, [
      where,
      ...(transcribed ? [' ', element('span', { class: 'mark' }, ['transcribed'])] : []),
    ]),
    element('p', { class: 'table-note' }, [noteOf({ single, parts, count: answers.length })]),
    element(
      'div',
      { class: 'table-scroll', role: 'group', tabindex: '0', 'aria-label': `${where}, scrolls sideways` },
      [table],
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

/** @param {{ single: boolean, parts: number, count: number }} of */
function noteOf({ single, parts, count }) {
  const mean = parts > 1 ? `Ranked by the weighted geometric mean of ${parts} results. ` : '';
  if (count === 1) return `${mean}The only one that fits and was tested so.`;
  return single
    ? `${mean}One value each: they are sorted by it, and nobody knows which is first.`
    : `${mean}Places are a range where there is no clear difference. Intervals: 95\u2009%, for all pairs together.`;
}

/**
 * @param {Answer} answer
 * @param {{ columns: number, end: number, alone: boolean, linkTo: LinkTo }} row
 */
function answerRow({ product, first, last, share, values }, { columns, end, alone, linkTo }) {
  const place = first === last ? `${first}` : `${first} to ${last}`;
  const against = share
    ? [intervalDrawing({ ...share, end, slot: product.slot }), ` ${shareWords(share)}`]
    : [intervalDrawing({ value: 1, low: null, high: null, end, slot: product.slot }), ' 1'];
  return element('tr', {}, [
    element('td', {}, [place]),
    element('th', { scope: 'row' }, [productLink(product, linkTo)]),
    ...(alone ? [] : [element('td', { class: 'find-share' }, against)]),
    element('td', {}, [product.price?.text ?? 'not known']),
    ...values.slice(0, columns).map(({ text }) => element('td', {}, [text])),
  ]);
}

/** @param {NonNullable<Answer['share']>} share */
const shareWords = ({ value, low, high }) =>
  low === null || high === null
    ? value.toFixed(2)
    : `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

/** @param {{ value: number, low: number | null, high: number | null, end: number, slot: number | null }} of */
function intervalDrawing({ value, low, high, end, slot }) {
  const svg = shape('svg', { class: 'strip', 'aria-hidden': 'true', width: '100%', height: '20' });
  const at = (/** @type {number} */ share) => `${(4 + (92 * share) / end).toFixed(2)}%`;
  svg.append(shape('line', { class: 'strip-axis', x1: '0', x2: '100%', y1: '10', y2: '10' }));
  if (low !== null && high !== null)
    svg.append(
      shape('line', { class: 'strip-spread', x1: at(Math.max(0, low)), x2: at(high), y1: '10', y2: '10' }),
    );
  svg.append(shape('circle', { class: `strip-own bar-${slot ?? 'other'}`, cx: at(value), cy: '10', r: '6' }));
  return svg;
}

/** @param {string} name @param {Record<string, string>} attributes */
function shape(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** @param {FindProduct} product @param {LinkTo} linkTo */
const productLink = ({ name, slot, href }, linkTo) =>
  element('span', { class: 'product' }, [
    ...(slot ? [element('span', { class: `swatch swatch-${slot}` })] : []),
    element('a', { href: linkTo(href) }, [name]),
  ]);

/**
 * Where no use is asked for: what fits, the cheapest first.
 *
 * @param {FindProduct[]} fitting
 * @param {string[]} labels of facts
 * @param {LinkTo} linkTo
 */
export function fittingSection(fitting, labels, linkTo) {
  const heads = ['Product', ...labels, 'Price'];
  return element(
    'div',
    {
      class: 'table-scroll',
      role: 'group',
      tabindex: '0',
      'aria-label': 'Products that fit, scrolls sideways',
    },
    [
      element('table', { class: 'find-table' }, [
        element('thead', {}, [
          element(
            'tr',
            {},
            heads.map((head) => element('th', { scope: 'col' }, [head])),
          ),
        ]),
        element(
          'tbody',
          {},
          fitting.map((product) =>
            element('tr', {}, [
              element('th', { scope: 'row' }, [productLink(product, linkTo)]),
              ...labels.map((label) => element('td', {}, [product.facts[label]?.text ?? ''])),
              element('td', {}, [product.price?.text ?? 'not known']),
            ]),
          ),
        ),
      ]),
    ],
  );
}

/** @param {Found['others']} others @param {LinkTo} linkTo */
export function othersSection(others, linkTo) {
  const count = others.reduce((sum, { products }) => sum + products.length, 0);
  if (count === 0) return [];
  const list = others.flatMap(({ reason, products }) => [
    element('dt', {}, [`${reason} (${products.length})`]),
    element('dd', {}, [
      element(
        'ul',
        { class: 'product-list' },
        products.map((each) => element('li', {}, [productLink(each, linkTo)])),
      ),
    ]),
  ]);
  return [
    element('details', { class: 'find-others' }, [
      element('summary', {}, [`Why not the other${count === 1 ? '' : ` ${count}`}`]),
      element('dl', {}, list),
    ]),
  ];
}
