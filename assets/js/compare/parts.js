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
