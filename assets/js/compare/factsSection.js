import { compareFacts } from '../../../scripts/results/compare/compareFacts.js';
import { element } from '../controls/element.js';
import { productName, headRow, scrolling, section } from './parts.js';

/**
 * Facts side by side. What differs stands out; what is the same for all is grey, and can be left away.
 *
 * @typedef {import('../../../scripts/results/compare/compareFacts.js').FactRow} FactRow
 *
 * @param {import('../../../scripts/results/compare/record.js').CompareRecord[]} records
 * @param {import('./parts.js').LinkTo} linkTo
 */
export function factsSection(records, linkTo) {
  const rows = compareFacts(records);
  const heads = records.map(({ product, href }) => productName(product, linkTo(href)));
  const table = element('table', { class: 'specs compare-facts' }, [
    element('caption', {}, [
      'As the makers or providers state them, unless marked. What is the same for all is grey.',
    ]),
    headRow(heads),
    element('tbody', {}, rows.map(rowOf)),
  ]);
  return section('facts', 'Facts', [
    element('p', { class: 'specs-choice' }, [
      element('label', {}, [element('input', { type: 'checkbox' }), 'Show only differences']),
    ]),
    scrolling('Facts', table),
  ]);
}

/** @param {FactRow} row */
const rowOf = ({ label, cells, differs }) =>
  element('tr', { class: differs ? 'compare-differs' : 'specs-same' }, [
    element('th', { scope: 'row' }, [label]),
    ...cells.map(cellOf),
  ]);

/** @param {FactRow['cells'][number]} cell */
function cellOf(cell) {
  if (!cell || cell.state !== 'known')
    return element('td', { class: 'specs-absent' }, [(cell?.state ?? 'not-stated').replace('-', ' ')]);
  const { text, note, source, where } = cell;
  const told = source && source !== 'maker' ? source : null;
  return element('td', {}, [
    text,
    ...(note ? [' ', element('span', { class: 'specs-note' }, [note])] : []),
    ...(told
      ? [' ', element('span', { class: 'specs-source', ...(where && { title: where }) }, [told])]
      : []),
  ]);
}
