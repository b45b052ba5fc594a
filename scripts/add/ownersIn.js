import { problem } from '../model/inputError.js';
import { parseQuantity } from '../model/parseQuantity.js';
import { productChooser } from './chooseProduct.js';
import { matchProduct } from './matchProduct.js';
import { slugOf } from './safeName.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('./plan.js').Facts} Facts
 */

/**
 * Which products a file is about: one, but for tables that name several. What nobody knows yet becomes a question, or is left out.
 *
 * @param {ImportCandidate[]} candidates
 * @param {Facts} facts
 * @param {import('./openImportPlan.js').ImportPlan} importPlan
 * @returns {(candidate: ImportCandidate) => string[]}
 */
export function ownersIn(candidates, { project, options, answers }, importPlan) {
  const products = [...project.products.values()];
  const choose = productChooser(candidates, products);
  return (candidate) => {
    if (options.product) return [options.product];
    const subjects = [...new Set(candidate.rows.flatMap(({ subject }) => subject ?? []))];
    if (subjects.length > 0) return subjectOwners(candidate, subjects, { products, importPlan });
    const { product, asked } = choose(candidate);
    if (product !== undefined) return [product];
    const answer = answers.get(`product ${asked.level.path}`);
    if (answer) return [answer];
    if (candidate.kind === 'picture') importPlan.leave(candidate, unplaced);
    else importPlan.ask(productQuestion(asked), [candidate]);
    return [];
  };
}

const unplaced = problem('the product that it shows is not known', {
  severity: 'warning',
  hint: 'put it into the folder of its test, or call again with it alone and --product ID',
});

/** @param {import('./chooseProduct.js').Asked} asked */
const productQuestion = ({ level, reason, choices }) => ({
  key: `product ${level.path}`,
  text: `which product are the files in ${level.path} of: ${reason}`,
  choices,
  flag: '--product',
});

/**
 * @param {ImportCandidate} candidate
 * @param {string[]} subjects as the table names them
 * @param {{ products: import('./matchProduct.js').KnownProduct[], importPlan: import('./openImportPlan.js').ImportPlan }} context
 */
function subjectOwners(candidate, subjects, { products, importPlan }) {
  const matched = subjects.map((subject) => ({ subject, ids: subjectIds(subject, products) }));
  const open = matched.filter(({ ids }) => ids.length !== 1);
  if (open.length === 0) return [...new Set(matched.flatMap(({ ids }) => ids))];
  const names = open.map(({ subject, ids }) =>
    ids.length > 1 ? `${subject} (${ids.join(' or ')})` : subject,
  );
  const hint = 'write the name of the product file or its id, or make one: npm run new -- product NAME';
  importPlan.leave(
    candidate,
    problem(`the table names products that are not known: ${names.join(', ')}`, { hint }),
  );
  return [];
}

/**
 * @param {string} subject
 * @param {import('./matchProduct.js').KnownProduct[]} products
 */
export function subjectIds(subject, products) {
  const same = products.filter(({ id, value }) =>
    [id, value.name ?? ''].some((name) => slugOf(name) === slugOf(subject)),
  );
  if (same.length > 0) return same.map(({ id }) => id);
  const size = /\d+(?:\.\d+)?\s*[GT]B/i.exec(subject)?.[0];
  const capacity = size ? (parseQuantity(size.toUpperCase())?.value ?? null) : null;
  return matchProduct({ model: subject, firmware: null, serial: null, capacity }, products).ids;
}
