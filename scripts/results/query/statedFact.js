import { dateText } from '../../model/dateText.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { newestPrice } from '../../model/price.js';
import { specRows } from '../specs.js';

/**
 * What the makers of products state under one name, as it is written, and where that comes from.
 *
 * @typedef {{ text: string, title: string }} StatedFact
 *
 * @param {string} name of a row of their specs, or `Price`, `Capacity`...
 * @param {string[]} products
 * @param {import('../../model/project.js').Project} project
 * @returns {{ label: string, facts: Map<string, StatedFact>, complaints: import('./readQuestion.js').Complaint[] }} by product;
 *   one that does not state it has none
 */
export function statedFact(name, products, project) {
  const written = products.flatMap((id) => project.products.get(id) ?? []);
  const rows = specRows(written);
  const row = rows.find((each) => each.label.toLowerCase() === name.toLowerCase());
  /** @type {Map<string, StatedFact>} */
  const facts = new Map();
  if (!row) {
    const names = rows.map((each) => each.label);
    const hint = didYouMean(name, names, 'rows of specs');
    return {
      label: name,
      facts,
      complaints: [{ message: `unknown row of specs: ${name || '(none)'}`, hint }],
    };
  }
  written.forEach(({ id, value }, at) => {
    const { text, state, source, where } = row.cells[at];
    if (state !== 'known') return;
    const price = row.label.startsWith('Price') ? newestPrice(value.prices) : null;
    const said = price
      ? ['price', dateText(price.date, project.dateFormat)]
      : [source ?? 'as the maker states it', where];
    facts.set(id, { text, title: said.filter(Boolean).join(', ') });
  });
  return { label: row.label, facts, complaints: [] };
}
