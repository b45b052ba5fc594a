import { isRecord } from './isRecord.js';

/**
 * One value with what another one replaces, adds and removes (`null`) in it.
 *
 * @param {any} value
 * @param {any} patch JSON merge patch, RFC 7396
 * @returns {any}
 */
export function mergePatch(value, patch) {
  if (!isRecord(patch)) return patch;
  const own = isRecord(value) ? { ...value } : {};
  for (const [key, each] of Object.entries(patch)) {
    if (each === null) delete own[key];
    else own[key] = mergePatch(own[key], each);
  }
  return own;
}

/**
 * A Vega-Lite spec as a phone draws it: with what its author wrote into `usermeta.narrow`.
 *
 * @param {Record<string, any>} spec
 * @returns {Record<string, any>}
 */
export const narrowSpec = (spec) => mergePatch(spec, spec.usermeta?.narrow ?? {});
