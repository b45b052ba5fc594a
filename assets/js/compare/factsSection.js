import { absentWords } from '../../../scripts/model/absentWords.js';
import { compareFacts } from '../../../scripts/results/compare/compareFacts.js';
import { element } from '../controls/element.js';
import { headRow, nameAbove, scrolling } from '../controls/dataTable.js';
import { productName, section } from '../controls/pageElements.js';

/**
 * Facts side by side. What is the same for all can be left away.
 *
 * @typedef {import('../../../scripts/results/compare/compareFacts.js').FactRow} FactRow
 *
 * @param {import('../../../scripts/results/compare/compareRecord.js').CompareRecord[]} records
 * @param {import('../controls/pageElements.js').LinkTo} linkTo
 */
export function factsSection(records, linkTo) {
  const all = compareFacts(records);
  // of a program nobody asks for its controller
  const [rows, others] = [false, true].map((own) => all.filter(({ ofOneKind }) => ofOneKind === own));
  const heads = () => records.map(({ product, href }) => productName(product, linkTo(href)));
  const tableOf = (/** @type {FactRow[]} */ shown, /** @type {HTMLElement} */ caption) =>
    element('table', { class: `specs compare-facts${nameAbove(records.length)}` }, [
      caption,
      headRow(heads()),
      element('tbody', {}, shown.map(rowOf)),
    ]);
  const stated = 'As the makers or providers state them, unless marked.';
  const table = tableOf(rows, element('caption', {}, [stated]));
  const choice = element('p', { class: 'specs-choice' }, [
    element('label', {}, [element('input', { type: 'checkbox' }), 'Show only differences']),
  ]);
  return section('facts', 'Facts', [
    ...(rows.length > 0 ? [choice, scrolling('Facts', table)] : []),
    ...(others.length > 0 ? [folded(others, tableOf)] : []),
  ]);
}

/**
 * What products of one kind alone state.
 *
 * @param {FactRow[]} rows
 * @param {(rows: FactRow[], caption: HTMLElement) => HTMLTableElement} tableOf
 */
function folded(rows, tableOf) {
  const name = `${rows.length} ${rows.length === 1 ? 'fact' : 'facts'} of one kind of product only`;
  const caption = element('caption', { class: 'visually-hidden' }, [name]);
  return element('details', { class: 'compare-kind-facts' }, [
    element('summary', {}, [name]),
    scrolling(name, tableOf(rows, caption)),
  ]);
}

/** Where a fact is from, in words that stand alone. @type {Record<string, string>} */
const sourceWords = { review: 'from a\u00a0review' };

/** @param {FactRow} row */
const rowOf = ({ label, cells, differs }) =>
  element('tr', { class: differs ? 'compare-differs' : 'specs-same' }, [
    element('th', { scope: 'row' }, [label]),
    ...cells.map(cellOf),
  ]);

/** @param {FactRow['cells'][number]} cell */
function cellOf(cell) {
  if (!cell) return absentCell('not-stated');
  if (cell.state !== 'known') return absentCell(cell.state);
  const { text, source, where } = cell;
  const note = [cell.bought, cell.note].filter(Boolean).join(', ');
  const shown = source && source !== 'maker' ? (sourceWords[source] ?? source) : null;
  return element('td', {}, [
    text,
    ...(note ? [' ', element('span', { class: 'specs-note' }, [note])] : []),
    ...(shown
      ? [' ', element('span', { class: 'specs-source', ...(where && { title: where }) }, [shown])]
      : []),
  ]);
}

/** @param {keyof typeof absentWords} state */
const absentCell = (state) => element('td', { class: 'specs-absent' }, [absentWords[state]]);
