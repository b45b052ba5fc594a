import { numberIn } from '../shared/jsonDocument.js';

/**
 * @typedef {'trend' | 'counter' | 'rate' | 'gauge'} Kind
 *
 * @typedef {object} K6Metric
 * @property {string} name
 * @property {import('../../model/measurement.js').Parameters} tags of a submetric: `http_req_duration{expected_response:true}`
 * @property {Kind} kind
 * @property {'time' | 'data' | 'default' | null} contains `null` where the summary does not say
 * @property {Record<string, number>} values times in milliseconds, shares 0 to 1
 * @property {string[]} crossed thresholds that were not kept
 */

/**
 * The metrics of both shapes: `--summary-export` writes the values themselves, `handleSummary` below `values` with a type.
 *
 * @param {Record<string, any>} metrics
 * @returns {K6Metric[]}
 */
export function metricsOf(metrics) {
  return Object.entries(metrics).flatMap(([key, said]) => {
    if (said === null || typeof said !== 'object') return [];
    const nested = said.values !== null && typeof said.values === 'object';
    const values = numbersOf(nested ? said.values : said);
    const kind = kindOf(said.type, values);
    if (!kind) return [];
    return [
      {
        ...nameOf(key),
        kind,
        contains: ['time', 'data', 'default'].includes(said.contains) ? said.contains : null,
        values,
        crossed: crossedOf(said.thresholds),
      },
    ];
  });
}

/** @param {Record<string, unknown>} said */
const numbersOf = (said) =>
  Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => {
      const number = typeof value === 'number' ? numberIn(value) : null;
      return number === null || number < 0 ? [] : [[name, number]];
    }),
  );

/**
 * @param {unknown} type
 * @param {Record<string, number>} values
 * @returns {Kind | null}
 */
function kindOf(type, values) {
  if (type === 'trend' || type === 'counter' || type === 'rate' || type === 'gauge') return type;
  if ('avg' in values || 'med' in values) return 'trend';
  if ('passes' in values || 'fails' in values) return 'rate';
  if ('count' in values) return 'counter';
  return 'value' in values ? 'gauge' : null;
}

/**
 * @param {string} key
 * @returns {{ name: string, tags: import('../../model/measurement.js').Parameters }}
 */
export function nameOf(key) {
  const open = key.indexOf('{');
  if (open === -1 || !key.trimEnd().endsWith('}')) return { name: key, tags: {} };
  const tags = key
    .trimEnd()
    .slice(open + 1, -1)
    .split(',');
  return {
    name: key.slice(0, open),
    tags: Object.fromEntries(
      tags.flatMap((tag) => {
        const at = tag.indexOf(':');
        const value = tag.slice(at + 1).trim();
        return at > 0
          ? [[kebab(tag.slice(0, at)), value === 'true' || value === 'false' ? value === 'true' : value]]
          : [];
      }),
    ),
  };
}

/** @param {string} name */
const kebab = (name) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]{1,40}/g, '-');

/**
 * In the export `true` says that the threshold was crossed, in `handleSummary` it stands below `ok` and means the opposite.
 *
 * @param {unknown} thresholds
 */
function crossedOf(thresholds) {
  if (thresholds === null || typeof thresholds !== 'object') return [];
  return Object.entries(thresholds).flatMap(([name, said]) =>
    said === true || (typeof said === 'object' && said?.ok === false) ? [name] : [],
  );
}
