/**
 * How many products a review compares with one another: its whole line-up of the same origin, whatever a single chart or
 * question narrows it to, so that all of them judge alike.
 *
 * @param {{ value: Record<string, any> }} review
 * @param {import('../../model/project.js').Project} project
 * @param {string} [id] of a product of that origin; the measured ones where not given
 * @returns {number} 2 or more
 */
export function familyOf({ value }, { products }, id) {
  const isEmulated = (/** @type {string | undefined} */ each) =>
    each !== undefined && products.get(each)?.value.emulated === true;
  const lineUp = /** @type {string[]} */ (value.products ?? []);
  return Math.max(2, lineUp.filter((each) => isEmulated(each) === isEmulated(id)).length);
}
