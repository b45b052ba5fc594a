/** Before the number: `> 150 kIOPS`. @param {{ bound?: import('./measurement.js').Bound }} over */
export const boundSign = ({ bound }) => (bound ? `${bound}\u2009` : '');

/** Where the value lies: above the number (1), below it (-1), or at it (0). @param {{ bound?: import('./measurement.js').Bound }} over */
export const boundSide = (over) => (over.bound ? (isLeast(over) ? 1 : -1) : 0);

/**
 * Of a sum, where all bounds among its parts lie on one side.
 *
 * @param {{ bound?: import('./measurement.js').Bound }[]} parts
 * @returns {import('./measurement.js').Bound | undefined}
 */
export function boundOfSum(parts) {
  const bounds = parts.flatMap(({ bound }) => bound ?? []);
  if (isOpenSum(parts)) return undefined;
  return bounds.find((bound) => bound === '>' || bound === '<') ?? bounds[0];
}

/** Whether bounds leave a sum open to both sides. @param {{ bound?: import('./measurement.js').Bound }[]} parts */
export const isOpenSum = (parts) => new Set(parts.map(boundSide).filter(Boolean)).size > 1;

/** Whether the value lies above the number. @param {{ bound?: import('./measurement.js').Bound }} [over] */
export const isLeast = (over) => /[>≥]/.test(over?.bound ?? '');
