import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { element } from '../controls/element.js';

/**
 * Small pieces that the sections of a comparison share, as the templates of other pages make them.
 *
 * @typedef {(path: string) => string} LinkTo an address below the site's root
 */

/** @param {{ slot?: number, name: string, kind?: string }} product without a slot it has no colour here @param {string} [href] */
export const productName = ({ slot = 0, name, kind = 'measured' }, href) =>
  element('span', { class: 'product' }, [
    ...(slot ? [element('span', { class: `swatch swatch-${slot}` })] : []),
    href ? element('a', { href }, [nonBreaking(name)]) : nonBreaking(name),
    ...(kind === 'measured' ? [] : [' ', mark(kind)]),
  ]);

/** @param {string} text */
export const mark = (text) => element('span', { class: 'mark' }, [text]);

/** @param {string} label @param {HTMLTableElement} table */
export const scrolling = (label, table) =>
  element(
    'div',
    { class: 'table-scroll', role: 'group', tabindex: '0', 'aria-label': `${label}, scrolls sideways` },
    [table],
  );

/** The class of a table that a phone shows without scrolling. @param {number} products */
export const nameAbove = (products) => (products <= 3 ? ' name-above' : '');

/** @param {(Node | string)[]} cells @param {string} [corner] */
export const headRow = (cells, corner = '') =>
  element('thead', {}, [
    element('tr', {}, [
      corner ? element('th', { scope: 'col' }, [corner]) : element('td'),
      ...cells.map((cell) => element('th', { scope: 'col' }, [cell])),
    ]),
  ]);

/** @param {string} id @param {string} title @param {(Node | string)[]} content */
export const section = (id, title, content) =>
  element('section', { class: 'compare-section', 'aria-labelledby': id }, [
    element('h2', { id }, [title]),
    ...content,
  ]);

/** @param {string} text @param {string} [name] */
export const paragraph = (text, name = 'table-note') => element('p', { class: name }, [nonBreaking(text)]);

/** @param {string} address @returns {Promise<any>} `null` where it cannot be had */
export const fetchJson = (address) =>
  fetch(address)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);

/**
 * A table whose first cell names its row; its caption is read out, not shown.
 *
 * @param {string} caption
 * @param {{ label: string, numeric: boolean }[]} columns
 * @param {string[][]} rows
 */
export function dataTable(caption, columns, rows) {
  const numeric = (/** @type {number} */ at) => ({ class: columns[at].numeric ? 'numeric' : '' });
  const heads = columns.map(({ label }, at) => element('th', { scope: 'col', ...numeric(at) }, [label]));
  const body = rows.map(([first, ...rest]) =>
    element('tr', {}, [
      element('th', { scope: 'row' }, [first]),
      ...rest.map((cell, at) => element('td', numeric(at + 1), [cell])),
    ]),
  );
  return scrolling(
    caption,
    element('table', {}, [
      element('caption', { class: 'visually-hidden' }, [caption]),
      element('thead', {}, [element('tr', {}, heads)]),
      element('tbody', {}, body),
    ]),
  );
}

/**
 * A test as a title: its link, and what its numbers are where they were not measured.
 *
 * @param {{ title: string, href: string }} test
 * @param {string} kind
 * @param {LinkTo} linkTo
 */
export const testTitle = ({ title, href }, kind, linkTo) => [
  element('a', { href: linkTo(href) }, [nonBreaking(title)]),
  ...(kind === 'measured' ? [] : [' ', mark(kind)]),
];
