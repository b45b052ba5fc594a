import { element } from './element.js';

/*
 * Tables that scripts make, as templates make them elsewhere.
 */

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
