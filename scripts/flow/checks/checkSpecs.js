import { problem } from '../../model/inputError.js';
import { isMetric, metrics, units } from '../../model/metric.js';
import { parseQuantity } from '../../model/parseQuantity.js';
import { kindNamed, kinds, kindsWithFact } from '../../model/vocabulary/index.js';
import { capacityOf, factQuantity, stateOf } from '../../results/specs.js';

/**
 * What a product states that is no fact of its kind, and makers' statements that should be quantities and cannot be read as such:
 * they stay as text, and do not sort or compare.
 *
 * @param {import('../../model/project.js').HandWritten} product
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export function checkSpecs(product) {
  const { value } = product;
  const specs = Object.entries(value.specs ?? {}).map(([name, cell]) => {
    /** @type {unknown} */
    const metric = cell?.metric;
    return {
      path: ['specs', name],
      written: cell?.value ?? cell,
      unit: isMetric(metric) ? metrics[metric].unit : null,
    };
  });
  const facts = Object.entries(kindNamed(value.kind).facts)
    .filter(([name, { type }]) => type !== 'text' && ['string', 'object'].includes(typeof value[name]))
    .map(([name, { type }]) => ({
      path: [name],
      written: value[name],
      unit: type,
    }));
  return [...strangeFacts(product), ...checkCapacity(product), ...unread([...facts, ...specs], product)];
}

/**
 * Facts that other kinds of product have.
 *
 * @param {import('../../model/project.js').HandWritten} product
 */
function strangeFacts({ file, line, value }) {
  const own = kindNamed(value.kind);
  return Object.keys(value)
    .filter((name) => !(name in own.facts))
    .map((name) => ({ name, having: kindsWithFact(name) }))
    .filter(({ having }) => having.length > 0)
    .map(({ name, having }) => {
      const place = { file, line: line([name]), path: name };
      if (value.kind === undefined) {
        const hint = `say what it is: ${having.map((kind) => `kind = "${kind}"`).join(', or ')}`;
        return problem(`${name} is a fact of ${having.map((kind) => kinds[kind].plural).join(', ')}`, {
          ...place,
          hint,
        });
      }
      const hint = `its facts: ${Object.keys(own.facts).join(', ')}; more are declared as kinds.${value.kind}.facts in data/vocabulary.toml, or written in [specs]`;
      return problem(`${name} is no fact of ${own.plural}`, { ...place, hint });
    });
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
  return facts.flatMap(({ path, written, unit }) => {
    if (unit === null || isSilent(written) || factQuantity(written, unit) !== null) return [];
    const place = { file, line: line(path), path: path.join('.') };
    const other = parseQuantity(String(written).trim())?.unit;
    // a maker may state a current where others state power; a fact of the kind is one quantity
    if (unit !== 'number' && other && path[0] !== 'specs') {
      const hint = `write it in ${units[unit]?.symbol || unit}; a unit that is not known is declared in data/vocabulary.toml`;
      return [
        problem(
          `another dimension: ${written} is in ${unitWords(other)}, not in ${units[unit]?.symbol || unit}`,
          {
            ...place,
            hint,
          },
        ),
      ];
    }
    const hint =
      unit === 'number'
        ? 'write a number; "?" is unknown, "n/a" does not apply'
        : `write it with a unit of ${unitWords(unit)}, as "1500 MB/s", "64K" or "128 GB"; "?" is unknown, "n/a" does not apply`;
    return [
      problem(`stays text, no quantity is read from it: ${written}`, { ...place, hint, severity: 'warning' }),
    ];
  });
}

/** @param {string} unit of the vocabulary */
const unitWords = (unit) => units[unit]?.dimension ?? unit;

/** @param {unknown} written */
const isSilent = (written) => written === undefined || stateOf(String(written).trim()) !== 'known';
