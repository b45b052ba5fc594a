/**
 * What all charts share: widths, type sizes, the one font, and colours that are names of CSS custom properties,
 * so that one drawing serves light and dark pages.
 */
import { datumRef } from './marks/datumRef.js';

/** Channels of marks at values of the axes. */
export const onAxes = Object.freeze({
  x: { field: 'x', type: 'quantitative' },
  y: { field: 'y', type: 'quantitative' },
});

export const font = 'IBM Plex Sans, system-ui, sans-serif';

export const ink = Object.freeze({
  text: 'var(--chart-text)',
  muted: 'var(--chart-muted)',
  grid: 'var(--chart-grid)',
  paper: 'var(--background)',
  /** What fills cells, by `shades`. */
  shade: 'var(--accent)',
});

/** How strongly cells are filled, in steps that are told apart at a glance, in light and dark, with text that is readable on the last one. */
export const shades = Object.freeze([0.04, 0.15, 0.26, 0.37, 0.48]);

/** px; the same on a phone, where text must not shrink */
export const type = Object.freeze({ label: 13, tick: 12, note: 12, line: 16 });

/** Overall widths in px: `narrow` is its own drawing for a phone. */
export const widths = Object.freeze({ wide: 720, narrow: 350 });

/**
 * @typedef {object} Frame
 * @property {number} width of the plot, px
 * @property {number} height of the plot, px
 * @property {{ left: number, right: number, top: number, bottom: number }} padding around the plot, for labels
 * @property {Record<string, number>} marks how many marks each `data-...` layer has to draw; checked after rendering
 * @property {object[]} [layer]
 * @property {object[]} [vconcat] panels instead of one view
 * @property {number} [spacing] px between panels
 */

/**
 * A spec whose every margin is set by us (`autosize: none`): the drawing is exactly as wide as planned, and it
 * cannot move when a browser measures text a little differently.
 *
 * @param {import('../model/chartData.js').ChartData} data
 * @param {Frame} frame
 * @returns {import('../model/chartData.js').Spec}
 */
export function framed(data, { width, height, padding, marks, layer, vconcat, spacing }) {
  const view = layer
    ? { autosize: { type: 'none' }, width, height, layer }
    : { bounds: 'flush', spacing, vconcat };
  return /** @type {import('../model/chartData.js').Spec} */ ({
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: [data.title, data.subtitle].filter(Boolean).join('. '),
    usermeta: { chart: data.id, kind: data.kind, layout: data.layout, marks, size: { width, height } },
    background: 'transparent',
    padding,
    ...view,
    config,
  });
}

const config = Object.freeze({
  aria: false,
  font,
  view: { stroke: null },
  text: { color: ink.text, fontSize: type.label, baseline: 'middle' },
  axis: {
    title: null,
    domain: false,
    ticks: false,
    gridColor: ink.grid,
    gridWidth: 1,
    labelColor: ink.muted,
    labelFontSize: type.tick,
    labelPadding: 8,
    labelOverlap: false,
    labelBound: false,
    labelFlush: false,
  },
});

/** An encoding at the pixel the layout has computed. */
export const pixel = (/** @type {string} */ field) => ({
  field,
  type: 'quantitative',
  scale: null,
  axis: null,
});

/** A channel whose words are drawn as they are: colours, shapes. */
export const asIs = (/** @type {string} */ field) => ({ field, type: 'nominal', scale: null, legend: null });

/** A product's symbol. */
export const asSymbol = Object.freeze({
  fill: asIs('colour'),
  stroke: asIs('colour'),
  shape: asIs('shape'),
});

/** A channel of numbers that are drawn as they are: how strongly a mark is filled. */
export const amountAsIs = (/** @type {string} */ field) => ({
  field,
  type: 'quantitative',
  scale: null,
  legend: null,
});

/**
 * A layer of text at computed places.
 *
 * @typedef {{ x: number, y: number, text: string, colour?: string, weight?: number, size?: number, align?: 'left' | 'right' | 'center', of?: import('./marks/datumRef.js').DatumRef }} PlacedText `of`: what
 *   a text belongs to that no name in it tells
 * @param {string} name
 * @param {PlacedText[]} texts px from the plot's upper left corner
 */
export function textLayers(name, texts) {
  const styles = new Map();
  for (const {
    x,
    y,
    text,
    of: about,
    colour = ink.text,
    weight = 400,
    size = type.label,
    align = 'left',
  } of texts) {
    const key = `${colour} ${weight} ${size} ${align}`;
    const style = styles.get(key) ?? { mark: { colour, weight, size, align }, values: [] };
    style.values.push({ x: round(x), y: round(y), text, ...(about && { [datumRef]: about }) });
    styles.set(key, style);
  }
  return [...styles.values()].map(({ mark, values }, index) => ({
    name: index ? `${name}-${index}` : name,
    data: { values },
    mark: {
      type: 'text',
      color: mark.colour,
      fontWeight: mark.weight,
      fontSize: mark.size,
      align: mark.align,
    },
    encoding: { x: pixel('x'), y: pixel('y'), text: { field: 'text', type: 'nominal' } },
  }));
}

/** @param {number} value */
export const round = (value) => Math.round(value * 10) / 10;

/** A value on an axis that another layer has set. @param {string} field */
export const onAxis = (field) => ({ field, type: 'quantitative' });
