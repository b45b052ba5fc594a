// @ts-expect-error The package brings no types.
import { SVGStringRenderer } from 'vega-scenegraph';
import { linkMarks } from './linkMarks.js';

/**
 * A scene as Vega's own renderer writes it; `slimSvg` gives ids their names.
 *
 * @param {import('./sceneOf.js').Scene} scene
 * @returns {string}
 */
export const sceneSvg = ({ width, height, origin, root }) =>
  new SVGStringRenderer()
    .initialize(null, width, height, origin)
    .render(linkMarks(root, 'url(#hatch)'))
    .svg();
