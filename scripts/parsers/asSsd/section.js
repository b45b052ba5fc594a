import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { decimalNumber } from '../shared/decimalNumber.js';
import { storageMeasurement } from '../shared/storageRecord.js';

/**
 * @typedef {object} SectionKind
 * @property {'rate' | 'time' | 'score' | 'copy'} kind
 * @property {RegExp} name
 * @property {Partial<import('../shared/storageRecord.js').Workload>} workload as far as the heading says it
 */

/** @type {SectionKind[]} */
const kinds = [
  { kind: 'rate', name: /^seq(?:\.|uential|uentiell)?$/i, workload: { pattern: 'sequential' } },
  { kind: 'rate', name: /^16\s?MB$/i, workload: { pattern: 'sequential', blockSize: 16_777_216 } },
  { kind: 'rate', name: /^4K$/i, workload: { pattern: 'random', blockSize: 4096 } },
  {
    kind: 'rate',
    name: /^4K-64\s?Thr(?:ea)?ds?$/i,
    workload: { pattern: 'random', blockSize: 4096, jobs: 64 },
  },
  { kind: 'rate', name: /^512\s?B$/i, workload: { pattern: 'random', blockSize: 512 } },
  { kind: 'time', name: /^(?:acc(?:ess)?\.?[ -]?times?|zugriffszeit(?:en)?)$/i, workload: {} },
  { kind: 'score', name: /^(?:score|ergebnis|punkte|bewertung)$/i, workload: {} },
  { kind: 'copy', name: /^(?:ISO|program(?:m|s|me)?|games?|spiele?)$/i, workload: { operation: 'copy' } },
];
const operations = [
  { operation: /** @type {const} */ ('read'), key: /^(?:read|lesen)$/i },
  { operation: /** @type {const} */ ('write'), key: /^(?:write|schreiben)$/i },
];
const units = /** @type {const} */ ({
  'mb/s': { metric: 'bandwidth', exponent: 6 },
  iops: { metric: 'iops', exponent: 0 },
  ms: { metric: 'access-time', exponent: -3 },
  s: { metric: 'duration', exponent: 0 },
  '': { metric: 'score', exponent: 0 },
});
/** @type {Record<SectionKind['kind'], string[]>} */
const metrics = {
  rate: ['bandwidth', 'iops'],
  time: ['access-time'],
  score: ['score'],
  copy: ['bandwidth', 'duration'],
};
const hint = 'copy the result again with Edit > Copy in AS SSD and leave it as it is';

/** @param {string} key */
export const isTotal = (key) => /^(?:total|gesamt)$/i.test(key);

/** @param {string} name */
export const sectionOf = (name) => kinds.find((each) => each.name.test(name));

/**
 * @param {import('./result.js').Section} section
 * @param {{ run: number, mark: import('../shared/decimalNumber.js').DecimalMark, warnings: import('../../model/parser.js').Warning[] }} context
 * @returns {import('../../model/measurement.js').Measurement[]}
 */
export function sectionMeasurements(section, { run, mark, warnings }) {
  const known = sectionOf(section.name);
  if (!known) {
    if (section.rows.length)
      warnings.push(warning(`section not known, left out: ${section.name}`, section.line));
    return [];
  }
  if (known.kind === 'copy')
    warnings.push(warning('the copy benchmark was not checked on real files', section.line));
  else requirePair(section);
  return section.rows.flatMap(({ key, value, line }) => {
    const read = readValue(value, { kind: known.kind, mark, line });
    const operation = known.kind === 'copy' ? 'copy' : operationOf(key, line);
    if (!read) {
      warnings.push(warning(`${section.name} ${key} is ${value}: not run or aborted, left out`, line));
      return [];
    }
    const condition = known.kind === 'copy' ? { data: section.name } : null;
    return [
      storageMeasurement({
        run,
        test: section.name,
        condition,
        ...known.workload,
        operation,
        statistic: 'value',
        ...read,
      }),
    ];
  });
}

/** @param {import('./result.js').Section} section */
function requirePair({ name, line, rows }) {
  for (const { operation, key } of operations) {
    if (rows.some((row) => key.test(row.key))) continue;
    throw new InputError(`no line for ${operation} in section ${name}`, { line, hint });
  }
}

/**
 * @param {string} key
 * @param {number} line
 */
function operationOf(key, line) {
  if (isTotal(key)) return null;
  const found = operations.find((each) => each.key.test(key));
  if (!found) throw new InputError(`unknown line in a section: ${key}`, { line, hint });
  return found.operation;
}

/**
 * @param {string} text `2863.65 MB/s`, `15521 iops`, `0.090 ms`, `1126`
 * @param {{ kind: SectionKind['kind'], mark: import('../shared/decimalNumber.js').DecimalMark, line: number }} place
 * @returns {{ metric: import('../../model/metric.js').Metric, value: number } | null} `null` for a test that gave nothing
 */
function readValue(text, { kind, mark, line }) {
  if (/^[-,.\s]+(?:MB\/s|iops|ms|s)?$/i.test(text)) return null;
  const match = /^([\d.,' \u00a0]*\d)\s*(MB\/s|iops|ms|s|)$/i.exec(text);
  const unit = match && units[/** @type {keyof typeof units} */ (match[2].toLowerCase())];
  const value = match && unit ? decimalNumber(match[1], mark, unit.exponent) : null;
  if (!unit || value === null || !metrics[kind].includes(unit.metric))
    throw new InputError(`value not understood: ${text}`, { line, hint });
  return value === 0 ? null : { metric: unit.metric, value };
}
