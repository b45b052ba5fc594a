import { problem } from '../../model/inputError.js';
import { isMetric, metrics, units } from '../../model/metric.js';
import { specQuantity } from '../../results/specQuantity.js';
import { capacityOf, stateOf } from '../../results/specs.js';

/**
 * Makers' statements that should be quantities and cannot be read as such: they stay as text, and do not sort or compare.
 *
 * @param {import('../../model/project.js').HandWritten} product
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export function checkSpecs({ file, line, value }) {
  const specs = Object.entries(value.specs ?? {}).map(([name, cell]) => {
    /** @type {unknown} */
    const metric = cell?.metric;
    return {
      path: ['specs', name],
      written: cell?.value ?? cell,
      unit: isMetric(metric) ? units[metrics[metric].unit].dimension : null,
    };
  });
  const capacity = {
    path: ['capacity'],
    written: value.capacity,
    unit: typeof value.capacity === 'string' ? 'B' : null,
  };
  return [...checkCapacity({ file, line, value }), ...unread([capacity, ...specs], { file, line })];
}

/** Bytes: no product holds more. */
const mostBytes = 1e18;

/**
 * A capacity that divides a price or a drawing has to be one.
 *
 * @param {Pick<import('../../model/project.js').HandWritten, 'file' | 'line' | 'value'>} product
 */
function checkCapacity({ file, line, value }) {
  const bytes = capacityOf(value);
  if (bytes === null || (bytes > 0 && bytes <= mostBytes)) return [];
  const place = { file, line: line(['capacity']), path: 'capacity', hint: 'e.g. capacity = "128 GB"' };
  return [problem(`not a capacity: ${value.capacity}`, place)];
}

/**
 * @param {{ path: string[], written: unknown, unit: string | null }[]} facts
 * @param {Pick<import('../../model/project.js').HandWritten, 'file' | 'line'>} place
 */
function unread(facts, { file, line }) {
  return facts
    .filter(({ written, unit }) => unit !== null && !isSilent(written) && unitOf(written) !== unit)
    .map(({ path, written, unit }) => {
      const hint = `write it with a unit of ${unit}, as "1500 MB/s", "64K" or "128 GB"; "?" is unknown, "n/a" does not apply`;
      const place = { file, line: line(path), path: path.join('.'), hint };
      return problem(`stays text, no quantity is read from it: ${written}`, {
        ...place,
        severity: 'warning',
      });
    });
}

/** @param {unknown} written */
const isSilent = (written) => written === undefined || stateOf(String(written).trim()) !== 'known';

/** A bare number of operations is a number a second: makers write `64K`. @param {unknown} written */
function unitOf(written) {
  const quantity = specQuantity(String(written).trim());
  return quantity && quantity.unit === null ? '1/s' : (quantity?.unit ?? null);
}
