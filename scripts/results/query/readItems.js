import { didYouMean } from '../../model/lib/nearest.js';

/**
 * The questions of a table or a card, separated by `;`, each with the words above it where they are given:
 * `One thread = compress rate t1; sequential-read bandwidth; products: disk-a disk-b`.
 *
 * @typedef {{ label: string | null, words: string[] }} Item
 *
 * @param {string} query
 * @param {import('../../model/project.js').Review} review
 * @param {import('../../model/project.js').Project} project
 * @returns {{ items: Item[], products: string[], complaints: import('./readQuestion.js').Complaint[] }}
 */
export function readItems(query, review, project) {
  const parts = query.split(';').map((part) => part.trim());
  const narrowing = parts.find((part) => /^products:/.test(part));
  const items = parts.filter((part) => part && part !== narrowing).map(readItem);
  const lineUp = /** @type {string[]} */ (review.value.products ?? []);
  const asked = narrowing
    ?.slice('products:'.length)
    .split(/[\s,]+/)
    .filter(Boolean);
  const complaints = (asked ?? [])
    .filter((id) => !lineUp.includes(id))
    .map((id) => ({
      message: `product is not in the line-up: ${id}`,
      hint: didYouMean(id, lineUp, 'line-up'),
    }));
  const known = asked?.filter((id) => lineUp.includes(id));
  return { items, products: known ?? ofOneKind(lineUp, project), complaints };
}

/** @param {string} part @returns {Item} */
function readItem(part) {
  const [, label, question] = /^(?:([^=]+)=)?(.*)$/s.exec(part) ?? [];
  return { label: label?.trim() ?? null, words: question.trim().split(/\s+/).filter(Boolean) };
}

/**
 * The measured products, or the emulated where there are no others: they do not share a table unasked.
 *
 * @param {string[]} lineUp
 * @param {import('../../model/project.js').Project} project
 */
function ofOneKind(lineUp, project) {
  const measured = lineUp.filter((id) => project.products.get(id)?.value.emulated !== true);
  return measured.length > 0 ? measured : lineUp;
}
