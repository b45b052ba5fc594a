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

/** What parts names: a comma within one of them would read as the end of it. @param {string[]} names */
const between = (names) => (names.some((name) => name.includes(',')) ? '; ' : ', ');

/** "A, B, C". @param {string[]} names */
export const joinNames = (names) => names.join(between(names));

/** "A, B and C"; "A, with a comma; B; and C". @param {string[]} names one at least */
export function listNames(names) {
  const part = between(names);
  const last = part === '; ' ? '; and ' : ' and ';
  return [names.slice(0, -1).join(part), ...names.slice(-1)].filter(Boolean).join(last);
}

/** Words of a table's cell that go on in a second line, in a column wide enough for a few of them. @param {string} text */
export const isLong = (text) => text.length > 24;
