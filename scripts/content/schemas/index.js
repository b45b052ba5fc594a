export { campaignSchema } from './campaign.js';
export { chartProperties } from './chartBlock.js';
export { deviceSchema } from './device.js';
export { methodologySchema } from './methodology.js';
export { reviewSchema } from './review.js';
export { sectionSchema } from './section.js';
export { testbedSchema } from './testbed.js';
