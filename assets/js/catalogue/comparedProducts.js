import { chosenAddress, most } from '../compare/chosen.js';
import { element } from '../controls/element.js';

/**
 * A box for each product, and the way to the comparison of those that are ticked.
 *
 * @param {HTMLTableRowElement[]} rows
 * @param {HTMLElement} filter
 */
export function comparedProducts(rows, filter) {
  const boxes = rows.map((row) => {
    const name = row.cells[0].querySelector('a')?.textContent ?? '';
    const box = element('input', {
      type: 'checkbox',
      value: row.dataset.product ?? '',
      'aria-label': `Compare ${name}`,
      onchange: () => refresh(),
    });
    row.cells[0].prepend(element('label', { class: 'catalogue-box' }, [box]));
    return box;
  });
  const link = element('a', { class: 'compare-link' });
  const bar = element('p', { class: 'catalogue-compare', role: 'status' }, [link]);
  filter.after(bar);
  refresh();

  function refresh() {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    for (const box of boxes) box.disabled = !box.checked && ticked.length >= most;
    bar.hidden = ticked.length === 0;
    link.href = chosenAddress(ticked, filter.dataset.compare);
    link.textContent =
      ticked.length === 1 ? 'Compare this product with others' : `Compare these ${ticked.length} products`;
  }
}
