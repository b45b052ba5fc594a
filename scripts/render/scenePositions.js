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
