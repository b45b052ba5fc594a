import { showNumber } from './findNumber.js';
import { nameOf } from './resolveRank.js';

/**
 * A number with whose it is: `WD SN520 128 GB 215 MB/s`.
 *
 * @param {import('./findNumber.js').FoundNumber} number
 * @param {import('../selection/selectSummaries.js').Results} results
 */
export const namedNumber = (number, results) =>
  `${nameOf(number.product, results)} ${showNumber(number, number.over.mean)}`;
