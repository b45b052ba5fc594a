import { didYouMean } from '../../model/lib/nearest.js';
import { findNumber } from './findNumber.js';

/**
 * The same number of several products, of which every one must have it.
 *
 * @param {string[]} words from the test on
 * @param {{ products: string[], review: import('../../model/project.js').Review }} asked
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {{ numbers: import('./findNumber.js').FoundNumber[], complaints: import('./readQuestion.js').Complaint[] }}
 */
export function findNumbers(words, { products, review }, results) {
  const searches = products.map((product) => ({
    product,
    ...findNumber(words, { product, review }, results),
  }));
  const complaints = searches.flatMap((each) => {
    if (each.found || each.complaints.length > 0) return each.complaints;
    return [nothing(each, words, results)];
  });
  const distinct = [...new Map(complaints.map((each) => [each.message, each])).values()];
  return { numbers: searches.flatMap(({ found }) => found ?? []), complaints: distinct };
}

/**
 * The same number of every product of the line-up that was measured; emulated ones have no place in an order.
 *
 * @param {string[]} words from the test on
 * @param {import('../../model/project.js').Review} review
 * @param {import('../selection/selectSummaries.js').Results} results
 */
export function findRivals(words, review, results) {
  const lineUp = /** @type {string[]} */ (review.value.products ?? []);
  const measured = lineUp.filter((id) => results.project.products.get(id)?.value.emulated !== true);
  const searches = measured.map((product) => findNumber(words, { product, review }, results));
  const complaints = searches.flatMap((each) => each.complaints);
  const distinct = [...new Map(complaints.map((each) => [each.message, each])).values()];
  return { numbers: searches.flatMap(({ found }) => found ?? []), complaints: distinct };
}

/**
 * @param {{ product: string, instead?: string | null }} search
 * @param {string[]} words
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {import('./readQuestion.js').Complaint}
 */
function nothing({ product, instead }, words, { project, summaries }) {
  const [test = '', ...rest] = words;
  const products = [...project.products.keys()];
  if (!products.includes(product)) {
    return {
      message: `unknown product: ${product || '(none)'}`,
      hint: didYouMean(product, products, 'products'),
    };
  }
  const tests = [...new Set(summaries.filter((each) => each.product === product).map((each) => each.test))];
  const hint = tests.includes(test)
    ? (instead ?? `what it has: npm run inspect -- data/raw/${product}`)
    : didYouMean(test, tests, `tests of ${product}`);
  return { message: `no ${rest.join(' ') || 'result'} in ${test || '(no test)'} of ${product}`, hint };
}
