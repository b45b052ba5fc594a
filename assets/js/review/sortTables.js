import { announcer } from '../site/announcer.js';
import { sortableTable } from '../controls/sortableTable.js';

/*
 * Tables of results can be sorted by each of their columns, on pages without a chart too.
 */
/** @type {Record<string, number>} */
const seconds = { h: 3600, min: 60, s: 1 };

const announce = announcer();
for (const table of document.querySelectorAll('table[data-sortable]'))
  sortableTable(/** @type {HTMLTableElement} */ (table), { announce, keyOf });

/** A column of results is in one unit, which its head says, or its cells are times: `17 min 36 s`. A range may follow it. @param {string} text */
function keyOf(text) {
  const [own] = text.split(' (');
  const parts = [...own.matchAll(/([\d.]+)\s(h|min|s)\b/g)];
  if (parts.length > 0) return parts.reduce((sum, [, count, unit]) => sum + Number(count) * seconds[unit], 0);
  const number = Number.parseFloat(text.replace('−', '-').replaceAll(/\s/g, ''));
  return Number.isNaN(number) ? text : number;
}
