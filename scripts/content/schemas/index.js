export { campaignSchema } from './campaign.js';
export { chartProperties } from './chartBlock.js';
export { productSchema } from './product.js';
export { methodologySchema } from './methodology.js';
export { blogParserSchema } from './blogParser.js';
export { reviewSchema, sectionSchema } from './review.js';
export { testbedSchema } from './testbed.js';
export { vocabularySchema } from './vocabulary.js';
