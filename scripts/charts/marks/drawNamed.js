import { drawPlot } from '../plot.js';

/**
 * A plot with names beside its points, or, where one of them finds no room, all in a key above it: half of each would be neither.
 *
 * @typedef {Parameters<typeof drawPlot>[1]} Plot
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {Omit<Plot, 'keyAbove' | 'content'> & {
 *   content: (place: import('../plot.js').Place, named: boolean) => ReturnType<Plot['content']> & { names: number }, most?: number }} plot `names`: how many found room; `most`:
 *   more of them would lie on one another
 * @returns {import('../../model/chartData.js').Spec}
 */
export function drawNamed(data, { entries, content, most = 8, ...plot }) {
  const draw = (/** @type {boolean} */ named) => {
    let names = 0;
    const spec = drawPlot(data, {
      ...plot,
      keyAbove: true,
      entries: named ? [] : entries,
      content: (place) => {
        const drawn = content(place, named);
        names = drawn.names;
        return drawn;
      },
    });
    return { spec, names };
  };
  const few = entries.length <= most;
  const first = draw(few);
  return few && first.names < entries.length ? draw(false).spec : first.spec;
}

/**
 * A name as it stands beside its point.
 *
 * @param {import('../plot.js').Entry} entry
 * @param {{ x: number, y: number }} at px
 */
export const nameBeside = ({ name, note, strong }, at) => ({
  ...at,
  text: [name, note && `(${note})`].filter(Boolean).join(' '),
  weight: /** @type {400 | 600} */ (strong ? 600 : 400),
});
