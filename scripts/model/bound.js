/**
 * A source may say that a value is more or less than a number, and not which.
 *
 * @typedef {'>' | '<' | '≥' | '≤'} Bound
 */

/** Before the number: `> 150 kIOPS`. @param {{ bound?: Bound }} over */
export const boundSign = ({ bound }) => (bound ? `${bound}\u2009` : '');

/** Whether the value lies above the number. @param {{ bound?: Bound }} [over] */
export const isLeast = (over) => /[>≥]/.test(over?.bound ?? '');
