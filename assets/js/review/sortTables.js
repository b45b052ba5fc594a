import { announcer } from '../site/announcer.js';
import { sortableTable } from '../controls/sortableTable.js';

/*
 * Tables of results can be sorted by each of their columns, on pages without a chart too.
 */
const announce = announcer();
for (const table of document.querySelectorAll('table[data-sortable]'))
  sortableTable(/** @type {HTMLTableElement} */ (table), { announce, keyOf });

/** A column of results is in one unit, which its head says. @param {string} text */
function keyOf(text) {
  const number = Number.parseFloat(text.replace('−', '-').replaceAll('\u2009', ''));
  return Number.isNaN(number) ? text : number;
}
