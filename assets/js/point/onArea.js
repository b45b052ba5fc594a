/**
 * Where the parts of a drawing are for what lies over it.
 *
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Box px
 *
 * @param {HTMLElement} area
 * @param {{ scene: import('../../../scripts/render/sceneOf.js').Scene, svg: SVGSVGElement }} drawn
 */
export function onArea(area, { scene, svg }) {
  const outer = area.getBoundingClientRect();
  const frame = svg.getBoundingClientRect();
  const scale = frame.width / scene.width;
  // with large text the drawing is wider than its area, and scrolls in it
  const across = (/** @type {number} */ px) => frame.left - outer.left + area.scrollLeft + px * scale;
  const down = (/** @type {number} */ px) => frame.top - outer.top + px * scale;
  const within = (/** @type {Box} */ { left, right, top, bottom }) => ({
    left: across(left),
    right: across(right),
    top: down(top),
    bottom: down(bottom),
  });
  const {
    width,
    height,
    origin: [x, y],
    plots,
  } = scene;
  const last = plots[plots.length - 1];
  return {
    outer,
    /** From the corner of the area, of what is so far from that of the drawing. */
    within,
    drawing: within({ left: 0, right: width, top: 0, bottom: height }),
    /** Its plots, without the words around them. */
    plotted: within({ left: x, right: x + last.width, top: y, bottom: y + last.y + last.height }),
  };
}
