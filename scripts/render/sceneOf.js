import { axesOf, positions, refuseUnknown } from './sceneAxes.js';
import { marksOf } from './sceneMarks.js';

/**
 * A chart's spec as Vega's scene graph, for the build and for the page, where a chart is drawn again at every choice of the
 * reader: neither Vega-Lite's compiler nor Vega's expressions are loaded for it. It reads the part of Vega-Lite that the chart
 * kinds write (all places and texts are computed by them) and refuses everything else by name. tests/render holds it to what
 * Vega-Lite and Vega draw from the same specs.
 *
 * @typedef {object} Mark as Vega's scene graph has it
 * @property {'group' | 'rule' | 'rect' | 'text' | 'symbol' | 'line' | 'area'} marktype
 * @property {string} [name] of its layer
 * @property {Record<string, any>[]} items
 *
 * @typedef {object} Plot a pair of axes within the drawing
 * @property {number} x px of its left edge
 * @property {number} y
 * @property {number} width
 * @property {number} height
 *
 * @typedef {object} Scene
 * @property {number} width of the whole drawing, px
 * @property {number} height
 * @property {[number, number]} origin px of the plot's upper left corner
 * @property {Plot[]} plots
 * @property {Mark} root
 *
 * @param {import('../model/chartData.js').Spec} spec
 * @param {string} name of the chart, for messages
 * @returns {Scene}
 */
export function sceneOf(spec, name) {
  const loose = /** @type {any} */ (spec);
  refuseUnknown(loose, top, `chart ${name}: no drawing of`);
  const { padding, usermeta, config, spacing } = loose;
  const { width, height } = usermeta.size;
  const units = stacked(loose.vconcat ?? [{ width, height, layer: loose.layer }], spacing ?? 0);
  const groups = units.map((unit) => ({
    x: 0,
    y: unit.y,
    width: unit.width,
    height: unit.height,
    items: unitMarks(unit, { config, name }),
  }));
  return {
    ...sizeOf(spec),
    origin: [padding.left, padding.top],
    plots: groups.map(({ items: _, ...place }) => place),
    root: { marktype: 'group', name: 'root', items: groups },
  };
}

/** Of the whole drawing, px. @param {import('../model/chartData.js').Spec} spec */
export function sizeOf(spec) {
  const { padding, usermeta } = /** @type {any} */ (spec);
  const { width, height } = usermeta.size;
  return { width: padding.left + width + padding.right, height: padding.top + height + padding.bottom };
}

const top = new Set([
  '$schema',
  'description',
  'usermeta',
  'background',
  'padding',
  'autosize',
  'bounds',
  'spacing',
  'width',
  'height',
  'layer',
  'vconcat',
  'config',
]);
const ofLayer = new Set(['name', 'data', 'mark', 'encoding']);

/**
 * @param {{ width: number, height: number, layer: any[] }[]} units
 * @param {number} spacing px
 */
function stacked(units, spacing) {
  let y = 0;
  return units.map((unit) => {
    const placed = { ...unit, y };
    y += unit.height + spacing;
    return placed;
  });
}

/**
 * @param {{ width: number, height: number, layer: any[] }} unit
 * @param {{ config: any, name: string }} of
 * @returns {Mark[]}
 */
function unitMarks({ width, height, layer }, { config, name }) {
  const place = { ...positions(layer, { width, height }, name), width, height };
  return [
    ...axesOf(layer, { place, config, name }),
    ...layer.flatMap((each) => {
      const layerName = `chart ${name}, layer ${each.name}: no drawing of`;
      refuseUnknown(each, ofLayer, layerName);
      refuseUnknown(each.data, new Set(['values']), layerName);
      return marksOf(each, { place, config, name: layerName });
    }),
  ];
}
