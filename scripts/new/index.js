import { campaign } from './kinds/campaign.js';
import { product } from './kinds/product.js';
import { methodology } from './kinds/methodology.js';
import { reader } from './kinds/blogParser.js';
import { review } from './kinds/review.js';
import { testbed } from './kinds/testbed.js';

/**
 * Everything that can be begun. A new kind is one file and one line here.
 *
 * @type {readonly import('./kind.js').Kind[]}
 */
export const kinds = Object.freeze([review, product, campaign, methodology, testbed, reader]);
