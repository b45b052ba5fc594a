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
