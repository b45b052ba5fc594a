/**
 * A span in words whose ends have their units: `405 MB/s to 419 MB/s`, or what to say where no digit tells them apart.
 *
 * @param {{ low: number, high: number }} span
 * @param {(value: number) => string} show
 */
export function spanWords({ low, high }, show) {
  const [from, to] = [low, high].map(show);
  if (low === high) return `${from}, all equal`;
  return from === to ? `${from}, to the digits shown` : `${from} to ${to}`;
}

/** @param {string} text */
export const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A comma within a name would read as the end of it. @param {string} name */
const holdsComma = (name) => name.includes(',');

/** "A, B, C"; "A; B, with a comma". @param {string[]} names */
export const joinNames = (names) => names.join(names.some(holdsComma) ? '; ' : ', ');

/** So that more may follow it. @param {string} name */
export const quoteName = (name) => (holdsComma(name) ? `“${name}”` : name);

/** "A, B and C"; "A and “B, with a comma”". @param {string[]} names one at least */
export function listNames(names) {
  if (names.length === 1) return names[0];
  const told = names.map(quoteName);
  return `${told.slice(0, -1).join(', ')} and ${told[told.length - 1]}`;
}

/** Words of a table's cell that go on in a second line, in a column wide enough for a few of them. @param {string} text */
export const isLong = (text) => text.length > 24;
