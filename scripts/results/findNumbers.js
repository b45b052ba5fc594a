import { didYouMean } from '../model/nearest.js';
import { findNumber } from './findNumber.js';

/**
 * The same number of several devices, of which every one must have it.
 *
 * @param {string[]} words from the test on
 * @param {{ devices: string[], review: import('../model/project.js').Review }} asked
 * @param {import('./selectSummaries.js').Results} results
 * @returns {{ numbers: import('./findNumber.js').FoundNumber[], complaints: import('./readQuestion.js').Complaint[] }}
 */
export function findNumbers(words, { devices, review }, results) {
  const searches = devices.map((device) => ({ device, ...findNumber(words, { device, review }, results) }));
  const complaints = searches.flatMap((each) => {
    if (each.found || each.complaints.length > 0) return each.complaints;
    return [nothing(each.device, words, results)];
  });
  const distinct = [...new Map(complaints.map((each) => [each.message, each])).values()];
  return { numbers: searches.flatMap(({ found }) => found ?? []), complaints: distinct };
}

/**
 * The same number of every device of the line-up that was measured; emulated ones have no place in an order.
 *
 * @param {string[]} words from the test on
 * @param {import('../model/project.js').Review} review
 * @param {import('./selectSummaries.js').Results} results
 */
export function findRivals(words, review, results) {
  const lineUp = /** @type {string[]} */ (review.value.devices ?? []);
  const measured = lineUp.filter((id) => results.project.devices.get(id)?.value.emulated !== true);
  const searches = measured.map((device) => findNumber(words, { device, review }, results));
  const complaints = searches.flatMap((each) => each.complaints);
  const distinct = [...new Map(complaints.map((each) => [each.message, each])).values()];
  return { numbers: searches.flatMap(({ found }) => found ?? []), complaints: distinct };
}

/**
 * @param {string} device
 * @param {string[]} words
 * @param {import('./selectSummaries.js').Results} results
 * @returns {import('./readQuestion.js').Complaint}
 */
function nothing(device, words, { project, summaries }) {
  const [test = '', ...rest] = words;
  const devices = [...project.devices.keys()];
  if (!devices.includes(device)) {
    return { message: `unknown device: ${device || '(none)'}`, hint: didYouMean(device, devices, 'devices') };
  }
  const tests = [...new Set(summaries.filter((each) => each.device === device).map((each) => each.test))];
  const hint = tests.includes(test)
    ? `what it has: npm run inspect -- data/raw/${device}`
    : didYouMean(test, tests, `tests of ${device}`);
  return { message: `no ${rest.join(' ') || 'result'} in ${test || '(no test)'} of ${device}`, hint };
}
