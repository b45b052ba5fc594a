/**
 * Grid lines, ticks and labels as Vega places them: half a px in, lines at whole px, labels where the values are.
 *
 * @typedef {import('./sceneOf.js').Mark} Mark
 * @typedef {{ x: Position, y: Position, width: number, height: number }} PlotPlace
 *
 * @param {any[]} layer
 * @param {{ place: PlotPlace, config: any, name: string }} of
 * @returns {Mark[]} the grid of both axes first, so that it lies behind everything
 */
export function axesOf(layer, { place, config, name }) {
  const axes = /** @type {const} */ (['x', 'y']).flatMap((channel) => {
    const written = layer.map(({ encoding }) => encoding[channel]?.axis).find(Boolean);
    if (!written) return [];
    refuseUnknown(written, names, `chart ${name}, ${channel} axis: no drawing of`);
    const axis = { grid: true, labels: true, tickSize: 5, ...config.axis, ...written };
    return [{ channel, axis }];
  });
  return [
    ...axes.map(({ channel, axis }) =>
      group(channel, place, axis.grid ? [gridOf(channel, axis, place)] : []),
    ),
    ...axes.map(({ channel, axis }) =>
      group(channel, place, [
        ...(axis.ticks ? [ticksOf(channel, axis, place)] : []),
        ...(axis.labels ? [textsOf(channel, { axis, font: config.font }, place)] : []),
        ...(axis.domain ? [domainOf(channel, axis, place)] : []),
      ]),
    ),
  ].filter(({ items: [{ items }] }) => items.length > 0);
}

/** @typedef {'x' | 'y'} Channel */

const names = new Set(
  'values texts flush grid ticks tickSize tickColor domain domainColor labels'.split(' '),
);

/** @param {Channel} channel @param {PlotPlace} place @param {Mark[]} items @returns {Mark} */
const group = (channel, { height }, items) => ({
  marktype: 'group',
  name: `${channel}-axis`,
  items: [{ x: 0.5, y: channel === 'x' ? height + 0.5 : 0.5, items }],
});

/** @param {Channel} channel @param {PlotPlace} place */
const lineAt = (channel, place) => (/** @type {number} */ tick) => Math.round(place[channel](tick));

/** @param {Channel} channel @param {any} axis @param {PlotPlace} place @returns {Mark} */
const gridOf = (channel, { values, gridColor, gridWidth }, place) => ({
  marktype: 'rule',
  name: 'grid',
  items: values.map(lineAt(channel, place)).map((/** @type {number} */ at) => ({
    ...(channel === 'x' ? { x: at, y: 0, y2: -place.height } : { x: 0, y: at, x2: place.width }),
    stroke: gridColor,
    strokeWidth: gridWidth,
  })),
});

/** @param {Channel} channel @param {any} axis @param {PlotPlace} place @returns {Mark} */
const ticksOf = (channel, { values, tickSize, tickColor }, place) => ({
  marktype: 'rule',
  name: 'tick',
  items: values.map(lineAt(channel, place)).map((/** @type {number} */ at) => ({
    ...(channel === 'x' ? { x: at, y: 0, y2: tickSize } : { x: 0, y: at, x2: -tickSize }),
    stroke: tickColor,
    strokeWidth: 1,
  })),
});

/** @param {Channel} channel @param {{ axis: any, font: string }} of @param {PlotPlace} place @returns {Mark} */
function textsOf(channel, { axis, font }, place) {
  const off = axis.labelPadding + (axis.ticks ? axis.tickSize : 0);
  return {
    marktype: 'text',
    name: 'axis-label',
    items: axis.values.map((/** @type {number} */ value, /** @type {number} */ at) => ({
      ...(channel === 'x'
        ? { x: place.x(value), y: off, align: axis.flush === value ? 'left' : 'center', baseline: 'top' }
        : { x: -off, y: place.y(value), align: 'right', baseline: 'middle' }),
      text: axis.texts[at],
      fill: axis.labelColor,
      font,
      fontSize: axis.labelFontSize,
    })),
  };
}

/** @param {Channel} channel @param {any} axis @param {PlotPlace} place @returns {Mark} */
const domainOf = (channel, { domainColor }, { width, height }) => ({
  marktype: 'rule',
  name: 'domain',
  items: [
    {
      x: 0,
      y: 0,
      ...(channel === 'x' ? { x2: width } : { y2: height }),
      stroke: domainColor,
      strokeWidth: 1,
    },
  ],
});

/**
 * Where values stand along the axes of one plot.
 *
 * @typedef {(value: number) => number} Position px from the plot's left or upper edge
 *
 * @param {any[]} layer
 * @param {{ width: number, height: number }} size
 * @param {string} name of the chart, for messages
 * @returns {{ x: Position, y: Position }}
 */
export function positions(layer, { width, height }, name) {
  const x = along(scaleOf(layer, 'x'), `chart ${name}, x`);
  const y = along(scaleOf(layer, 'y'), `chart ${name}, y`);
  return { x: (value) => x(value) * width, y: (value) => height - y(value) * height };
}

/**
 * The scale that one layer writes and all of them share; nothing where every place is in px.
 *
 * @param {any[]} layer
 * @param {'x' | 'y'} channel
 */
const scaleOf = (layer, channel) =>
  layer.map(({ encoding }) => encoding[channel]?.scale).find((scale) => scale?.domain);

/**
 * @param {{ domain: [number, number], type?: string, nice?: boolean } | undefined} scale
 * @param {string} lead
 * @returns {(value: number) => number} 0 to 1
 */
function along(scale, lead) {
  if (!scale) return () => NaN;
  const { domain: [low, high], type = 'linear', nice } = scale; // prettier-ignore
  if (nice !== false) throw new Error(`${lead}: no domain is rounded: write nice: false`);
  if (type === 'linear') return (value) => (value - low) / (high - low);
  if (type === 'log') return (value) => Math.log(value / low) / Math.log(high / low);
  throw new Error(`${lead}: no scale "${type}": teach it to scripts/render/`);
}

/**
 * Refuses a part of Vega-Lite that the scene does not draw: what is left out in silence would be a wrong chart.
 *
 * @param {object} written
 * @param {ReadonlySet<string>} names of what is drawn
 * @param {string} lead how the message begins
 */
export function refuseUnknown(written, names, lead) {
  const unknown = Object.keys(written).filter((key) => !names.has(key));
  if (unknown.length) throw new Error(`${lead} "${unknown.join('", "')}": teach it to scripts/render/`);
}
