/**
 * Names beside points, or, where one of them finds no room, all in a key above the plot: half of each would be neither.
 *
 * @param {number} count
 * @param {(named: boolean) => { spec: import('../model/chartData.js').Spec, names: number }} draw `names`: how many found room
 * @returns {import('../model/chartData.js').Spec}
 */
export function drawNamed(count, draw) {
  const first = draw(count <= most);
  return count <= most && first.names < count ? draw(false).spec : first.spec;
}

/** More would lie on one another. */
const most = 8;
