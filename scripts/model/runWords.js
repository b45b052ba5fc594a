/**
 * How many runs stand behind a value. A source that publishes one value seldom says of how many runs it is: one published value
 * is then not one run.
 *
 * @typedef {{ n: number, kind?: import('./summary.js').Summary['kind'], runsStated?: number, pooled?: true, described?: true }} Counted `described`: computed
 *   from a curve that a source describes in words
 */

/** @param {Counted} over */
export const isPublished = ({ n, kind }) => kind === 'transcribed' && n === 1;

/**
 * In a sentence: `mean of 5 runs`, `one published value; runs not stated`.
 *
 * @param {Counted} over
 * @param {string} [of] what is said of the runs
 */
export function runWords(over, of = 'mean') {
  const { n, runsStated, pooled } = over;
  const what = pooled && of === 'mean' ? 'all values' : of;
  if (over.described) return 'computed from steps as described in words';
  if (!isPublished(over)) return `${what} of ${n} ${n === 1 ? 'run' : 'runs'}`;
  return runsStated
    ? `one published value, of ${runsStated} runs as its source states`
    : 'one published value; runs not stated';
}

/**
 * In a cell of a table.
 *
 * @param {Counted} over
 */
export function runCell(over) {
  if (isPublished(over)) return over.runsStated ? String(over.runsStated) : 'not stated';
  return String(over.n);
}

/**
 * Where the runs are from: the first file, and that there are more.
 *
 * @param {{ source: string }[]} runs
 */
export const sourceWords = (runs) => `${runs[0].source}${runs.length > 1 ? ' and the other runs' : ''}`;

/**
 * The significant digits that all numbers of a chart or table share: of published values as many as the most precise has.
 *
 * @param {(Counted & { digits?: number })[]} all
 * @param {number} usual
 */
export function sharedDigits(all, usual) {
  const published = all.filter(isPublished).flatMap(({ digits }) => digits ?? []);
  return published.length > 0 && published.length === all.length
    ? Math.min(usual, Math.max(...published))
    : usual;
}
