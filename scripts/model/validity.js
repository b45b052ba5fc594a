import { joinNames } from './lib/phrases.js';

/**
 * What limits how far a number may be taken, in the words that readers see where the number is. A warning of a record
 * names one of these as its `flag`; charts, tables and sentences show each once.
 *
 * @typedef {keyof typeof validity} Flag
 */
export const validity = Object.freeze({
  'io-errors': 'I/O errors occurred during the run: its numbers are no fair result',
  'short-ios': 'Some I/Os were short or dropped',
  'rate-limited': 'The test limited its own rate: the product may be able to do more',
  'steady-window': 'fio looked for a steady state; the numbers cover the whole run, not that window alone',
  'window-maximum': 'Each reading is the largest value of its window, not the mean',
  'reads-repeated': 'The test file was read more than once: later passes may come from a cache',
  'not-flushed': 'The writes were not flushed to the product before the clock stopped',
  'processor-limited': 'The tester’s processor was fully used: the product may be able to do more',
  'closed-loop':
    'Each request waited for an earlier one: requests that a stall would have delayed are missing from the percentiles',
  'not-preconditioned':
    'The methodology states no preparation before writes: a drive in long use may be slower',
  'run-errors': 'Errors occurred during the run',
  'not-validated': 'The tool found its own results wrong: the number is not a valid result',
  'busy-machine': 'Other programs kept the machine busy during the run',
});

/**
 * A sentence a flag, with the names it concerns where it does not concern all.
 *
 * @param {{ name: string, flags?: Flag[] }[]} results
 */
export function limitSentences(results) {
  const all = new Set(results.map(({ name }) => name));
  const flags = [...new Set(results.flatMap((each) => each.flags ?? []))].sort();
  return flags.map((flag) => {
    const own = new Set(results.filter((each) => each.flags?.includes(flag)).map(({ name }) => name));
    return `${validity[flag]}${own.size < all.size ? ` (${joinNames([...own])})` : ''}.`;
  });
}

/**
 * Why a methodology ranks the results of some products not.
 *
 * @param {Record<string, string>} [unranked] the reason, by product
 * @param {{ product: string, name: string }[]} [results]
 * @returns {string[]} a sentence a product
 */
export const unrankedSentences = (unranked = {}, results = []) => [
  ...new Set(
    results.flatMap(({ product, name }) =>
      unranked[product] ? [`Not ranked: ${name} (${unranked[product]}).`] : [],
    ),
  ),
];

/**
 * A note that every table by hand gets. Charts, captions and raw files' lists say it to readers by themselves, so a build
 * does not repeat it for each of a hundred tables; `inspect` and `add` do.
 */
export const transcribedNote = 'transcribed by hand, not measured by a program';
