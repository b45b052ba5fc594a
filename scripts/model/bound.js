/**
 * A source may say that a value is more or less than a number, and not which.
 *
 * @typedef {'>' | '<' | '≥' | '≤'} Bound
 */

/** Before the number: `> 150 kIOPS`. @param {{ bound?: Bound }} over */
export const boundSign = ({ bound }) => (bound ? `${bound}\u2009` : '');

/** Where the value lies: above the number (1), below it (-1), or at it (0). @param {{ bound?: Bound }} over */
export const boundSide = (over) => (over.bound ? (isLeast(over) ? 1 : -1) : 0);

/** Whether the value lies above the number. @param {{ bound?: Bound }} [over] */
export const isLeast = (over) => /[>≥]/.test(over?.bound ?? '');
