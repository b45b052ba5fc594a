import { groupBy } from '../../model/lib/groupBy.js';
import { isStatistic, metrics } from '../../model/metric.js';
import { unitNamed } from '../../model/parseQuantity.js';
import { parameters, perVocabulary, units } from '../../model/vocabulary/index.js';
import { unitWord } from '../shared/unitWord.js';

/**
 * What one column of a hand-made table holds, by its header.
 *
 * @typedef {object} Column
 * @property {'field' | 'parameter' | 'axis' | 'value' | 'low' | 'high' | 'ignored'} role
 * @property {string} name of the field, parameter or axis; the header's words else
 * @property {string} header as written
 * @property {string | null} unit word in the header
 * @property {number | null} run from 0, of a value column `run 1`
 * @property {import('../../model/parameters.js').Parameters} parameters of a value column
 * @property {import('../../model/metric.js').Metric | null} metric
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
  unit: ['unit', 'units'],
  run: ['run', 'run number', 'repetition'],
  runsStated: ['runs', 'runs stated', 'number of runs'],
  origin: ['origin'],
  date: ['date', 'measured on'],
};
/** @type {Record<string, string[]>} */
const axes = {
  time: ['seconds', 'second', 'elapsed', 'elapsed time', 'at', 'time', 'minutes'],
  bytes: ['position', 'written', 'data written', 'offset', 'lba', 'gb', 'gib'],
  fraction: ['share', 'progress', 'capacity', 'percent', '%'],
};
/** @type {Record<string, Partial<Column>>} */
const words = {
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

/** Words of value columns: metrics by their names, titles and aliases, and the values that parameters have. */
const named = perVocabulary(() => {
  /** @type {Map<string, Partial<Column>>} */
  const all = new Map();
  for (const [name, { values, aliases }] of Object.entries(parameters)) {
    for (const value of values ?? []) all.set(value, { parameters: { [name]: value } });
    for (const [word, value] of Object.entries(aliases)) all.set(word, { parameters: { [name]: value } });
  }
  for (const [metric, { title, aliases }] of Object.entries(metrics))
    for (const word of [...aliases, title.toLowerCase(), metric.replaceAll('-', ' ')])
      all.set(word, { metric });
  for (const [word, meaning] of Object.entries(words)) all.set(word, meaning);
  const longFirst = [...all.keys()].filter((word) => word.includes(' ')).sort((a, b) => b.length - a.length);
  return { all, several: groupBy(longFirst, firstWord) };
});

const firstWord = (/** @type {string} */ text) => text.split(' ', 1)[0];

/** The parameters that each head may be of: a file has thousands of cells that are none. */
const headed = perVocabulary(() => {
  const heads = Object.entries(parameters).flatMap(([name, { headers }]) =>
    headers.map((header) => ({ name, header })),
  );
  return groupBy(heads, ({ header }) => header);
});
const bounds = /** @type {Record<string, 'low' | 'high'>} */ ({
  low: 'low',
  lowest: 'low',
  high: 'high',
  highest: 'high',
});
const ignored = ['note', 'notes', 'comment', 'comments', 'remark', 'remarks'];

/** For "did you mean". */
export const knownHeaders = () => [
  ...Object.values(fields).map(([first]) => first),
  ...Object.values(parameters).map(({ headers: [first] }) => first),
  ...Object.values(axes).map(([first]) => first),
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
    parameters: {},
    metric: null,
    statistic: null,
  };
  if (ignored.includes(text)) return blank;
  if (Object.hasOwn(bounds, text)) return { ...blank, role: bounds[text] };
  const field = nameIn(fields, text);
  if (field) return { ...blank, role: 'field', name: field };
  const parameter = parameterHeaded(text, unit);
  if (parameter) return { ...blank, role: 'parameter', name: parameter };
  const axis = nameIn(axes, text);
  if (axis)
    return { ...blank, role: 'axis', name: axis, unit: unit ?? (unitWord(header) ? header.trim() : null) };
  const value = valueOf(text) ?? (unitWord(header.trim()) && { unit: header.trim() });
  return value && { ...blank, role: 'value', ...value };
}

/**
 * Two may share a head, as the offered rate in requests and in bits a second: then the unit tells them apart.
 *
 * @param {string} text
 * @param {string | null} unit
 */
function parameterHeaded(text, unit) {
  const named = (headed().get(text) ?? []).map(({ name }) => name);
  const dimension = (unit && unitNamed(unit)?.unit) ?? null;
  const fits = (/** @type {string | null} */ own) => (own && (units[own]?.dimension ?? own)) === dimension;
  return named.find((name) => fits(parameters[name].unit)) ?? named[0];
}

/**
 * `Read (MB/s)`, `run 1 [s]`, `Average, MB/s`.
 *
 * @param {string} header
 */
function splitUnit(header) {
  const match =
    /^(.*?)\s*(?:\(((?:[^()]|\([A-Z]\)){1,12})\)|\[([^[\]]{1,12})\]|,\s*([^\s,]{1,12})|\sin\s([^\s]{1,12}))$/.exec(
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
    found = { ...found, ...meaning, parameters: { ...found.parameters, ...meaning.parameters } };
  }
  return text === '' ? null : found;
}

/** @param {string} text @returns {string[]} words, those together that mean something together */
function tokens(text) {
  const { several } = named();
  const first = several.get(firstWord(text))?.find((word) => text === word || text.startsWith(`${word} `));
  const word = first ?? /^\S+/.exec(text)?.[0];
  return word === undefined ? [] : [word, ...tokens(text.slice(word.length).trim())];
}

/**
 * @param {string} word
 * @returns {Partial<Column> | null}
 */
function meaningOf(word) {
  const known = named().all.get(word);
  if (known) return known;
  return isStatistic(word) ? { statistic: word } : null;
}
