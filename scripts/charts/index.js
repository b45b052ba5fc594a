import { vegaLite } from './kinds/vegaLite.js';
import { chartKind, loadKinds } from './loadedKinds.js';

/** Every chart kind. */
export const chartKinds = Object.freeze(await loadKinds());

/** What may stand in a fenced block: the chart kinds, and specs of the author's own, which the page does not draw again. */
export const blockKinds = Object.freeze([...chartKinds, vegaLite]);

export { chartKind };
