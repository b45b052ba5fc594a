/**
 * Which device a mark belongs to, told by what the chart kinds draw: lines are numbered as their series, everything on a
 * bar lies within its band, and labels say the name.
 *
 * @typedef {import('../../../scripts/runtime/pageChart.js').PageChart} PageChart
 * @typedef {import('../../../scripts/runtime/sceneOf.js').Mark} Mark
 * @typedef {Record<string, any>} Item
 */

const ofLine = /^(?:data-(?:line|curve|point|dot)|band|spread|median)-(\d+)/;
const ofBar = /^(?:data-(?:bar|spread|run|excluded|value)|hatch|halo|cap|outlier)/;

/** Every mark below the root. @param {Mark} mark @returns {Mark[]} */
export const marksBelow = (mark) => [
  mark,
  ...mark.items.flatMap((item) =>
    (item.items ?? []).flatMap((/** @type {Mark} */ child) => marksBelow(child)),
  ),
];

/**
 * @param {PageChart} shown
 * @param {Mark} root
 * @returns {(mark: Mark, item: Item) => string | null}
 */
export function deviceFinderOf(shown, root) {
  const bars = marksBelow(root)
    .filter(({ name }) => name === 'data-bar')
    .flatMap(({ items }) => items)
    .map(({ datum }) => ({ device: deviceNamed(shown, datum.device), bottom: datum.bottom }));
  return (mark, item) => {
    const name = mark.name ?? '';
    const line = ofLine.exec(name);
    if (line) return lineKeys(shown)[Number(line[1]) - 1] ?? null;
    if (ofBar.test(name)) return bars.find(({ bottom }) => middleOf(item) <= bottom)?.device ?? null;
    return mark.marktype === 'text' && /^(?:label|key-label|panel)/.test(name)
      ? deviceSaid(shown, String(item.text))
      : null;
  };
}

/** @param {Item} item */
const middleOf = ({ y, y2, height = 0 }) => (y2 === undefined ? y + height / 2 : (y + y2) / 2);

/** The devices of the numbered lines, in the order in which the chart kinds number them. @param {PageChart} shown */
export function lineKeys({ series, rows }) {
  if (series.length) return series.map(({ device }) => device);
  return [...new Set(rows.map(({ device, label }) => `${device}\n${label}`))].map(
    (key) => key.split('\n')[0],
  );
}

/** @param {PageChart} shown @param {string} name */
export const deviceNamed = ({ devices }, name) => devices.find((device) => device.name === name)?.id ?? null;

/** A label may be broken into lines or say more than the name. @param {PageChart} shown @param {string} text */
function deviceSaid({ devices }, text) {
  const said = text.replace(/…$/, '');
  if (said.length < 3) return null;
  const exact = devices.find(({ name }) => name === said);
  const found = exact ?? devices.find(({ name }) => said.startsWith(name) || name.startsWith(said));
  return found?.id ?? null;
}
