/**
 * Runs of one result, in the order of their numbers, none of them excluded.
 *
 * @param {number[]} values
 */
export const runsOf = (values) =>
  values.map((value, at) => ({ run: at + 1, value, source: '', excluded: null }));
