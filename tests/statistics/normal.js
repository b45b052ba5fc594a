/** A normal number of deviation 1 (Box and Muller). @param {() => number} random from 0 to below 1 */
export const normal = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
