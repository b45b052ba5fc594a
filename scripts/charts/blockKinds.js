import { chartKinds } from './index.js';
import { vegaLite } from './kinds/vegaLite.js';

/** What may stand in a fenced block: the chart kinds, and specs of the author's own, which the page does not draw again. */
export const blockKinds = Object.freeze([...chartKinds, vegaLite]);
