import { problem } from '../model/inputError.js';
import { metrics } from '../model/metric.js';
import { parseQuantity } from '../model/parseQuantity.js';

/**
 * The author's reference lines and notes, their places in base units.
 *
 * @param {import('../model/project.js').ChartBlock} block
 * @param {import('../model/metric.js').Metric} metric
 */
export function readNotes({ toml }, metric) {
  /** @type {import('../model/inputError.js').Problem[]} */
  const problems = [];
  const read = (/** @type {unknown} */ written, /** @type {(string | number)[]} */ path) => {
    const quantity = parseQuantity(String(written));
    if (quantity && (quantity.unit === null || path[0] === 'notes' || quantity.unit === metrics[metric].unit))
      return quantity.value;
    const hint = `write it with its unit, e.g. "500 MB/s", "30 s", "12 GB" or "40 %"`;
    problems.push(
      problem(`not a quantity that fits ${metric}: ${written}`, {
        line: toml.line(path),
        path: path.join('.'),
        hint,
      }),
    );
    return 0;
  };
  const references = (toml.value.references ?? []).map(
    (/** @type {any} */ { value, label }, /** @type {number} */ at) => ({
      value: read(value, ['references', at, 'value']),
      label,
    }),
  );
  const notes = (toml.value.notes ?? []).map(
    (/** @type {any} */ { text, ...places }, /** @type {number} */ at) => ({
      text,
      ...Object.fromEntries(
        Object.entries(places).map(([key, written]) => [key, read(written, ['notes', at, key])]),
      ),
    }),
  );
  return { references, notes, problems };
}
