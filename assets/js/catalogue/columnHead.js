import { element } from '../controls/element.js';

/**
 * Makes a head sort its column, and take a condition on it.
 *
 * @param {HTMLTableCellElement} cell
 * @param {{ sort: () => void, narrow: () => void }} then
 */
export function columnHead(cell, { sort, narrow }) {
  const name = cell.textContent?.trim() ?? '';
  const button = element('button', { type: 'button', class: 'sort-button', onclick: sort }, [
    ...cell.childNodes,
  ]);
  const input = element('input', {
    class: 'catalogue-condition',
    maxlength: '60',
    autocomplete: 'off',
    placeholder: cell.classList.contains('numeric') ? '> or <' : 'filter',
    'aria-label': `Only where ${name} is`,
    oninput: narrow,
  });
  cell.append(button, input);
  return input;
}
