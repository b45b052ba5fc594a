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
