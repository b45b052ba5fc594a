import { chartKind, loadKinds } from './loadedKinds.js';

/** Every chart kind, in the order of the reference page. */
export const chartKinds = Object.freeze(await loadKinds());

export { chartKind };
