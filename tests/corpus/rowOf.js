/**
 * The one row that fits, which must be there.
 *
 * @param {import('./general.js').Result} result
 * @param {Record<string, unknown>} wanted fields of a measurement; of `parameters`, those that are named (`undefined`: absent)
 */
export function rowOf({ measurements }, { parameters = {}, ...fields }) {
  const asked = Object.entries(/** @type {Record<string, unknown>} */ (parameters));
  const fits = measurements.filter(
    (row) =>
      Object.entries(fields).every(([key, value]) => row[/** @type {keyof typeof row} */ (key)] === value) &&
      asked.every(([key, value]) =>
        value === undefined ? !(key in (row.parameters ?? {})) : row.parameters?.[key] === value,
      ),
  );
  if (fits.length === 1) return fits[0];
  throw new Error(`${fits.length} rows fit ${JSON.stringify({ parameters, ...fields })}`);
}
