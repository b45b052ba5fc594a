import { isMetric, isStatistic } from '../model/metric.js';
import { unitWord } from './unitWord.js';

/**
 * What one column of a hand-made table holds, told by its header.
 *
 * @typedef {object} Column
 * @property {'field' | 'condition' | 'axis' | 'value' | 'low' | 'high' | 'ignored'} role
 * @property {string} name of the field, condition or axis; the header's words else
 * @property {string} header as written
 * @property {string | null} unit word in the header
 * @property {number | null} run from 0, of a value column `run 1`
 * @property {import('./storageRecord.js').Operation | null} operation of a value column
 * @property {import('./storageRecord.js').Pattern | null} pattern
 * @property {import('../model/metric.js').Metric | null} metric
 * @property {string | null} statistic
 */

/** @type {Record<string, string[]>} */
const fields = {
  device: ['device', 'drive', 'disk', 'ssd', 'hdd', 'model', 'product'],
  test: ['test', 'benchmark', 'test name', 'workload'],
  evidence: ['evidence', 'screenshot', 'picture', 'image', 'photo', 'proof'],
  tool: ['tool', 'program', 'software'],
  metric: ['metric', 'measure', 'quantity'],
  statistic: ['statistic'],
  operation: ['operation', 'op', 'direction', 'access'],
  pattern: ['pattern'],
  unit: ['unit', 'units'],
  blockSize: ['block size', 'blocksize', 'block', 'bs'],
  queueDepth: ['queue depth', 'queues', 'queue', 'qd'],
  jobs: ['jobs', 'threads'],
  readPercent: ['read percent', 'read percentage', 'read share'],
  run: ['run', 'run number', 'repetition'],
  runsStated: ['runs', 'runs stated', 'number of runs'],
  origin: ['origin'],
  date: ['date', 'measured on'],
};
/** @type {Record<string, string[]>} */
const conditions = {
  phase: ['phase'],
  subTest: ['sub test', 'subtest', 'trace'],
  compressibility: ['compressibility', 'compression', 'data fill', 'fill pattern'],
  data: ['data', 'data set', 'dataset', 'files copied'],
  size: ['size', 'data size', 'file size', 'total size', 'bytes'],
  files: ['files', 'file count', 'number of files'],
  source: ['source', 'copied from', 'from'],
  target: ['target', 'copied to', 'to'],
  state: ['state', 'condition'],
  filled: ['filled', 'fill level'],
};
/** @type {Record<string, string[]>} */
const axes = {
  time: ['seconds', 'second', 'elapsed', 'elapsed time', 'at', 'time', 'minutes'],
  bytes: ['position', 'written', 'data written', 'offset', 'lba', 'gb', 'gib'],
  fraction: ['share', 'progress', 'capacity', 'percent', '%'],
};
/** @type {Record<string, Partial<Column>>} */
const words = {
  read: { operation: 'read' },
  reads: { operation: 'read' },
  write: { operation: 'write' },
  writes: { operation: 'write' },
  copy: { operation: 'copy' },
  trim: { operation: 'trim' },
  mixed: { operation: 'mixed' },
  sequential: { pattern: 'sequential' },
  seq: { pattern: 'sequential' },
  random: { pattern: 'random' },
  rnd: { pattern: 'random' },
  'transfer rate': { metric: 'bandwidth' },
  throughput: { metric: 'bandwidth' },
  speed: { metric: 'bandwidth' },
  rate: { metric: 'bandwidth' },
  'access time': { metric: 'access-time' },
  time: { metric: 'duration' },
  average: { statistic: 'mean' },
  avg: { statistic: 'mean' },
  minimum: { statistic: 'min' },
  maximum: { statistic: 'max' },
  stddev: { statistic: 'sd' },
  deviation: { statistic: 'sd' },
  points: { metric: 'score' },
  value: {},
  result: {},
  results: {},
  reading: {},
};
const bounds = /** @type {Record<string, 'low' | 'high'>} */ ({
  low: 'low',
  lowest: 'low',
  high: 'high',
  highest: 'high',
});
const ignored = ['note', 'notes', 'comment', 'comments', 'remark', 'remarks'];

/** For "did you mean". */
export const knownHeaders = [
  ...[fields, conditions, axes].flatMap((group) => Object.values(group).map(([first]) => first)),
  'run 1',
  'value',
  'low',
  'high',
  'notes',
];

/**
 * @param {string} header
 * @returns {Column | null} `null` where it is none that is known
 */
export function columnOf(header) {
  const { words: text, unit } = splitUnit(header);
  /** @type {Column} */
  const blank = {
    role: 'ignored',
    name: text,
    header,
    unit,
    run: null,
    operation: null,
    pattern: null,
    metric: null,
    statistic: null,
  };
  if (ignored.includes(text)) return blank;
  if (Object.hasOwn(bounds, text)) return { ...blank, role: bounds[text] };
  const field = nameIn(fields, text);
  if (field) return { ...blank, role: 'field', name: field };
  const condition = nameIn(conditions, text);
  if (condition) return { ...blank, role: 'condition', name: condition };
  const axis = nameIn(axes, text);
  if (axis)
    return { ...blank, role: 'axis', name: axis, unit: unit ?? (unitWord(header) ? header.trim() : null) };
  const value = valueOf(text) ?? (unitWord(header.trim()) && { unit: header.trim() });
  return value && { ...blank, role: 'value', ...value };
}

/**
 * `Read (MB/s)`, `run 1 [s]`, `Average, MB/s`.
 *
 * @param {string} header
 */
function splitUnit(header) {
  const match =
    /^(.*?)\s*(?:\(([^()]{1,12})\)|\[([^[\]]{1,12})\]|,\s*([^\s,]{1,12})|\sin\s([^\s]{1,12}))$/.exec(
      header.trim(),
    );
  const unit = match?.slice(2).find(Boolean)?.trim();
  const bare = match && unit && unitWord(unit) ? match[1] : header;
  return { words: normalised(bare), unit: bare === header ? null : (unit ?? null) };
}

/** @param {string} text */
const normalised = (text) =>
  text
    .toLowerCase()
    .replace(/\*\*|__|`/g, '')
    .replace(/[\s_#-]+/g, ' ')
    .trim();

/**
 * @param {Record<string, string[]>} group
 * @param {string} text
 */
const nameIn = (group, text) => Object.keys(group).find((name) => group[name].includes(text)) ?? null;

/**
 * Words of a value column in any order, with the run's number at their end: `read 2`, `average score`, `run 3`.
 *
 * @param {string} text
 * @returns {Partial<Column> | null}
 */
function valueOf(text) {
  const numbered = !isStatistic(text) && /^(.*?)\s*(?:\b(?:run|pass|trial|try))?\s*(\d{1,3})$/.exec(text);
  const run = numbered ? Number(numbered[2]) - 1 : null;
  if (run !== null && run < 0) return null;
  /** @type {Partial<Column>} */
  let found = run === null ? {} : { run };
  for (const word of tokens(numbered ? numbered[1] : text)) {
    const meaning = meaningOf(word);
    if (!meaning) return null;
    found = { ...found, ...meaning };
  }
  return text === '' ? null : found;
}

/** @param {string} text */
const tokens = (text) => text.match(/transfer rate|access time|completion latency|\S+/g) ?? [];

/**
 * @param {string} word
 * @returns {Partial<Column> | null}
 */
function meaningOf(word) {
  if (Object.hasOwn(words, word)) return words[word];
  const metric = word.replace(' ', '-');
  if (isMetric(metric)) return { metric };
  return isStatistic(word) ? { statistic: word } : null;
}
