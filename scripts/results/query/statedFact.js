import { didYouMean } from '../../model/lib/nearest.js';
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
  written.forEach(({ id }, at) => {
    const { text, state, source, where } = row.cells[at];
    if (state !== 'known') return;
    const said = source ?? (row.label.startsWith('Price') ? 'price' : 'as the maker states it');
    facts.set(id, { text, title: [said, where].filter(Boolean).join(', ') });
  });
  return { label: row.label, facts, complaints: [] };
}
