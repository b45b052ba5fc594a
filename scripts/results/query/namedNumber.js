import { boundSign } from '../../model/bound.js';
import { showNumber } from './findNumber.js';
import { nameOf } from './resolveRank.js';

/**
 * A number with whose it is: `WD SN520 128 GB 215 MB/s`.
 *
 * @param {import('./findNumber.js').FoundNumber} number
 * @param {import('../selection/selectSummaries.js').Results} results
 */
export const namedNumber = (number, results) =>
  `${nameOf(number.product, results)} ${boundSign(/** @type {{ bound?: import('../../model/bound.js').Bound }} */ (number.over))}${showNumber(number, number.over.mean)}`;
