/**
 * Places of a drawing that say something, for the mouse, the finger and the arrow keys alike: a bar with its error bar and
 * its runs is one, and so is each reading of a line. Each chart kind says how its marks are walked.
 *
 * @typedef {object} Stop
 * @property {string} product id
 * @property {number} x px in the drawing
 * @property {number} y
 * @property {number} [aside] px to the right of its place at which it is drawn
 * @property {{ left: number, right: number, top: number, bottom: number }} [box] where pointing means it; else what is nearest
 * @property {{ left: number, right: number, top: number, bottom: number }} [ring] what is framed instead of its place: a ring would cover the
 *   number of a cell
 * @property {number} [from] px where the level begins that ends here: the line is flat from there to `x`
 * @property {(at: Stop) => Stop[]} [others] what the other lines are at this place, for lines that are read together; seen, and not
 *   announced at every step
 * @property {boolean} [across] they are read together at one place of the horizontal axis
 * @property {(x?: number) => Tooltip} tell `x`: px where it is pointed at, of a level that is read anywhere on it
 * @property {any} [of] the row or the series it stands for
 *
 * @typedef {{ title: string, value: string, lines: string[] }} Tooltip
 *
 * @typedef {object} Seen
 * @property {import('../../render/sceneOf.js').Scene} scene
 * @property {import('../../model/chartData.js').Chart} shown
 * @property {(of: any) => Tooltip} tell of a row
 */

export {};
