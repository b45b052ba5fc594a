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
