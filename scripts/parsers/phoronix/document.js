import { InputError } from '../../model/inputError.js';
import { isRecord } from '../../model/lib/isRecord.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { startTime } from '../shared/startTime.js';

const directions = new Map(
  /** @type {const} */ ([
    ['HIB', 'higher'],
    ['LIB', 'lower'],
  ]),
);

/**
 * What `result-file-to-json` writes. Up to version 9 it had `arguments`, `units` and `all_results` alone.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {string} hint
 * @returns {import('./rows.js').Read}
 */
export function readDocuments(source, hint) {
  const { documents, warnings } = jsonDocuments(source, hint);
  const document = documents.find(({ value }) => isRecord(value?.results))?.value;
  if (!document) throw new InputError('no results', { path: 'results', hint });
  const systems = isRecord(document.systems) ? Object.values(document.systems) : [];
  const [first] = systems;
  const names = systems.flatMap((each) => (typeof each?.identifier === 'string' ? [each.identifier] : []));
  return {
    results: Object.entries(document.results).map(([key, result]) => readResult(key, result)),
    warnings,
    facts: {
      toolVersion: typeof first?.client_version === 'string' ? first.client_version : null,
      device: names.length === 1 ? { model: names[0], firmware: null, serial: null, capacity: null } : null,
      settings: names.length === 1 ? { ...textsOf(first.hardware), ...textsOf(first.software) } : {},
      startedAt: startTime(first?.timestamp),
    },
  };
}

/**
 * @param {string} key
 * @param {any} result
 * @returns {import('./rows.js').Result}
 */
function readResult(key, result) {
  const old = result?.scale === undefined && result?.units !== undefined;
  const entries = isRecord(result?.results) ? Object.entries(result.results) : [];
  return {
    profile: old ? key : textOf(result?.identifier),
    title: textOf(result?.title),
    options: textOf(old ? result?.arguments : result?.description),
    arguments: old ? '' : textOf(result?.arguments),
    scale: textOf(result?.scale ?? result?.units),
    better: directions.get(/** @type {'HIB'} */ (textOf(result?.proportion))),
    entries: entries.map(([system, entry]) => ({
      system,
      value: textOf(entry?.value),
      raw: rawOf(/** @type {any} */ (entry)),
    })),
    line: null,
  };
}

/** @param {any} entry */
function rawOf(entry) {
  if (Array.isArray(entry?.raw_values)) return entry.raw_values.map(textOf);
  return typeof entry?.all_results === 'string' ? entry.all_results.split(':').filter(Boolean) : [];
}

/** @param {unknown} value */
const textOf = (value) =>
  typeof value === 'string' || typeof value === 'number' ? (Object.is(value, -0) ? '-0' : String(value)) : '';

/** @param {unknown} facts @returns {Record<string, string>} */
const textsOf = (facts) =>
  isRecord(facts)
    ? Object.fromEntries(
        Object.entries(facts)
          .filter(([, value]) => typeof value === 'string')
          .map(([key, value]) => [key.toLowerCase(), value.slice(0, 300)]),
      )
    : {};
