// @ts-expect-error The package brings no types.
import SVGRenderer from 'vega-scenegraph';
import { linkMarks } from '../../../scripts/render/linkMarks.js';
import { svgElement } from '../controls/svgElement.js';

/**
 * @typedef {import('../../../scripts/render/sceneOf.js').Scene} Scene
 * @typedef {{ svg: SVGSVGElement, draw: (scene: Scene) => void }} Drawing
 */

/**
 * A place where a chart is drawn, by Vega's own renderer of SVG, again and again.
 *
 * @param {HTMLElement} element
 * @param {{ id: string, label: string }} about `id` begins the ids within the drawing
 * @returns {Drawing}
 */
export function drawing(element, { id, label }) {
  const renderer = new SVGRenderer();
  renderer.initialize(element, 0, 0, [0, 0]);
  const svg = /** @type {SVGSVGElement} */ (element.firstChild);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  svg.setAttribute('font-family', 'IBM Plex Sans, system-ui, sans-serif');
  const hatch = hatchOf(id);
  return {
    svg,
    draw({ width, height, origin, root }) {
      renderer.resize(width, height, origin);
      renderer.render(linkMarks(root, `url(#${id}-hatch)`));
      svg.append(hatch);
      // screen readers say the label, not every number of an axis after it
      svg.querySelector(':scope > g')?.setAttribute('aria-hidden', 'true');
    },
  };
}

/** Stripes in the colour of the page over a bar's own colour, as in the drawing of the build. @param {string} id */
function hatchOf(id) {
  const stripe = svgElement('path', { d: 'M1.5,0V6', stroke: 'var(--background)', 'stroke-width': 2.2 });
  const attributes = { width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' };
  return svgElement('defs', {}, [svgElement('pattern', { id: `${id}-hatch`, ...attributes }, [stripe])]);
}
