import { chartKind } from '../../../scripts/charts/loadedKinds.js';

/** Kinds that can show a part of their axis. @param {{ kind: string }} chart */
export const canZoom = ({ kind }) =>
  Object.hasOwn(/** @type {any} */ (chartKind(kind).options).properties ?? {}, 'view');
