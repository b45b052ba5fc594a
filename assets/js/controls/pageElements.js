import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { element } from './element.js';

/**
 * Small pieces of pages that scripts make, as templates make them elsewhere.
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

/** @param {string} id @param {string} title @param {(Node | string)[]} content */
export const section = (id, title, content) =>
  element('section', { class: 'compare-section', 'aria-labelledby': id }, [
    element('h2', { id }, [title]),
    ...content,
  ]);

/** @param {string} text @param {string} [name] */
export const paragraph = (text, name = 'table-note') => element('p', { class: name }, [nonBreaking(text)]);

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
