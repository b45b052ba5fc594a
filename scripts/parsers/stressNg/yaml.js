import { warning } from '../../model/parser.js';

const known = /** @type {const} */ ({
  'bogo-ops': 'operations',
  'bogo-ops-per-second-usr-sys-time': 'cpuRate',
  'bogo-ops-per-second-real-time': 'realRate',
  'wall-clock-time': 'real',
  'user-time': 'user',
  'system-time': 'system',
});
/** Derived from the others. */
const derived = new Set(['cpu-usage-per-instance', 'bogo-ops-per-second-per-instance']);
const pair = /^\s{0,20}(?:- )?([\w.%/() -]{1,80}): {1,4}(\S.{0,200})$/;

/**
 * The `metrics:` list of `--yaml`: `key: value` lines below `- stressor: name`. Other lists (times, thermal zones, perf) are
 * left unread.
 *
 * @param {{ text: string, line: number }[]} lines
 */
export function readYaml(lines) {
  /** @type {import('./row.js').Stressor[]} */
  const stressors = [];
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  let version = null;
  let section = '';
  for (const { text, line } of lines) {
    section = /^([\w-]{1,40}):\s*$/.exec(text)?.[1] ?? section;
    const match = pair.exec(text);
    if (!match) continue;
    const [, key, value] = match;
    if (key === 'stress-ng-version') version = value;
    if (section !== 'metrics' && section !== '') continue;
    if (key === 'stressor') stressors.push(emptyStressor(value.replaceAll('"', '')));
    const stressor = stressors.at(-1);
    if (!stressor || key === 'stressor' || derived.has(key)) continue;
    const amount = /^-?\d{1,18}(?:\.\d{1,12})?$/.test(value) ? Number(value) : NaN;
    if (!(amount >= 0) || Object.is(amount, -0))
      warnings.push(warning(`${stressor.test}: no number of ${key}: ${value}`, line));
    else setField(stressor, key, amount);
  }
  const rows = stressors.filter(({ realRate, operations }) => realRate !== null || operations !== null);
  return { rows, warnings, version };
}

/**
 * @param {string} test
 * @returns {import('./row.js').Stressor}
 */
const emptyStressor = (test) => ({
  test,
  workers: null,
  operations: null,
  realRate: null,
  cpuRate: null,
  real: null,
  user: null,
  system: null,
  memory: null,
  own: [],
});

/**
 * @param {import('./row.js').Stressor} stressor
 * @param {string} key
 * @param {number} value
 */
function setField(stressor, key, value) {
  if (key === 'instances') stressor.workers = value;
  else if (key === 'max-rss') stressor.memory = value * 1024;
  else if (Object.hasOwn(known, key)) stressor[known[/** @type {keyof typeof known} */ (key)]] = value;
  else stressor.own.push({ name: key, unit: '1', value });
}
