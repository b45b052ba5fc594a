import { problem } from '../../model/inputError.js';
import { familyOf, inOrder, ranksIn } from './compareNumbers.js';
import { askOf, explainNumber, showNumber } from './findNumber.js';
import { readItems } from './readItems.js';
import { rankText } from './resolveRank.js';
import { isRanked, numbersOf } from './resolveResults.js';
import { statedFact } from './statedFact.js';

/**
 * A card of numbers a product: `glance "Sustained = disk-fill sustained-rate; One thread = compress rate t1; spec Price per GB"`, each with its place
 * among the measured products. `spec` and the name of a row takes what the maker states.
 *
 * @typedef {{ label: string, text: string, title: string, rank: string | null, ask?: { name: string, words: string } }} Fact
 * @typedef {{ cards: { product: string, facts: Fact[] }[] }} Glance
 * @typedef {{ products: string[], review: import('../../model/project.js').Review, results: import('./compareNumbers.js').Comparing }} Asked
 *
 * @param {import('../../model/project.js').Shortcode} shortcode
 * @param {import('../../model/project.js').Review} review
 * @param {import('./compareNumbers.js').Comparing} results
 * @returns {{ answer: Glance | null, problems: import('../../model/inputError.js').Problem[] }}
 */
export function resolveGlance({ positional, line }, review, results) {
  const { items, products, complaints } = readItems(positional[0] ?? '', review, results.project);
  if (items.length === 0)
    complaints.push({ message: 'a card of nothing', hint: 'name results: "compress rate t1; ..."' });
  const asked = { products, review, results };
  if (products.length === 0) items.length = 0;
  const answers = items.map((item) =>
    item.words[0] === 'spec' ? stated(item, asked) : measured(item, asked),
  );
  const wrong = [...complaints, ...answers.flatMap((each) => each.complaints)].map(({ message, hint }) =>
    problem(message, { file: review.file, line, hint }),
  );
  if (wrong.length > 0) return { answer: null, problems: wrong };
  const cards = products.map((product) => ({
    product,
    facts: answers.flatMap(({ facts }) => facts.get(product) ?? []),
  }));
  return { answer: { cards: cards.filter(({ facts }) => facts.length > 0) }, problems: [] };
}

/**
 * @param {import('./readItems.js').Item} item
 * @param {Asked} asked
 */
function measured({ label, words }, asked) {
  const { numbers, complaints } = numbersOf(words, asked);
  /** @type {Map<string, Fact>} */
  const facts = new Map();
  if (complaints.length > 0) return { facts, complaints };
  const { review, results } = asked;
  const order = isRanked(numbers) ? inOrder(numbers) : [];
  const places = ranksIn(order, familyOf(review, results.project, numbers[0].product));
  for (const each of numbers) {
    const place = places.find(({ item }) => item === each);
    facts.set(each.product, {
      label: label ?? each.title,
      text: showNumber(each, each.over.mean),
      title: explainNumber(each),
      ask: askOf(words, results),
      rank: place ? rankText(place, order.length) : null,
    });
  }
  return { facts, complaints };
}

/**
 * @param {import('./readItems.js').Item} item
 * @param {Asked} asked
 */
function stated({ label, words }, { products, results }) {
  const found = statedFact(words.slice(1).join(' '), products, results.project);
  const facts = new Map(
    [...found.facts].map(([id, fact]) => [id, { label: label ?? found.label, ...fact, rank: null }]),
  );
  return { facts, complaints: found.complaints };
}
