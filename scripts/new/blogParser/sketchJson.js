import { guessMetric, parameterName, roleOf } from './guessMetric.js';

/** @typedef {import('./sketchBlogParser.js').Found} Found */
/** @typedef {{ each: string, name: string, path: string, values: unknown[], list: boolean }} Leaf */

/**
 * Every number of a JSON document or of JSON lines, by its path; items of a list share theirs.
 *
 * @param {string} text
 * @returns {import('./sketchBlogParser.js').Sketch | null} `null` where it is no JSON
 */
export function sketchJson(text) {
  const whole = jsonIn(text);
  const lines = whole === undefined ? text.split('\n').filter((line) => line.trim() !== '') : [];
  const documents = whole === undefined ? lines.map(jsonIn) : [whole];
  if (documents.length === 0 || documents.some((each) => each === null || typeof each !== 'object'))
    return null;
  /** @type {Map<string, Leaf>} */
  const leaves = new Map();
  for (const document of documents) walk(document, { each: '', path: '' }, leaves);
  const all = [...leaves.values()];
  const top = Array.isArray(documents[0]) ? documents[0][0] : documents[0];
  const keys = Object.keys(top ?? {}).filter((key) => plain.test(key));
  const version = all.find(
    ({ each, name, values }) => each === '' && /version$/i.test(name) && typeof values[0] === 'string',
  );
  return {
    format: whole === undefined ? 'json-lines' : 'json',
    recognise: keys.slice(0, 4).map((key) => (Array.isArray(documents[0]) ? `$[0].${key}` : key)),
    version: version?.path ?? null,
    numbers: all.flatMap((leaf) => numberOf(leaf, all)),
  };
}

const plain = /^[A-Za-z_]\w{0,80}$/;
/** Deeper nesting is no result of a tool. */
const deepest = 12;

/**
 * @param {any} value
 * @param {{ each: string, path: string, name?: string }} place `each`: the rows, `path`: below them
 * @param {Map<string, Leaf>} leaves
 */
function walk(value, { each, path, name = '' }, leaves) {
  if ((each + path).split(/[.[]/).length > deepest) return;
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((item) => typeof item === 'number'))
      add(leaves, { each, path, name, values: value, list: true });
    else
      for (const item of value) {
        const rows = each === '' && path === '' ? '$[*]' : `${joined(each, path)}[*]`;
        if (item !== null && typeof item === 'object') walk(item, { each: rows, path: '', name }, leaves);
      }
  } else if (value !== null && typeof value === 'object') {
    for (const [key, own] of Object.entries(value))
      if (plain.test(key)) walk(own, { each, path: joined(path, key), name: key }, leaves);
  } else if (path !== '') add(leaves, { each, path, name, values: [value], list: false });
}

/** @param {string} one @param {string} other */
const joined = (one, other) => (one === '' || other === '' ? one + other : `${one}.${other}`);

/** @param {Map<string, Leaf>} leaves @param {Leaf} leaf */
function add(leaves, leaf) {
  const key = `${leaf.each} ${leaf.path}`;
  const known = leaves.get(key);
  if (known) known.values.push(...leaf.values);
  else leaves.set(key, leaf);
}

/**
 * @param {Leaf} leaf
 * @param {Leaf[]} all
 * @returns {Found[]}
 */
function numberOf({ each, name, path, values, list }, all) {
  const first = values.find((value) => value !== null);
  const unit = values.map(unitOf).find((word) => word !== null);
  if ((typeof first !== 'number' && !unit) || (!list && roleOf(name) !== null)) return [];
  const beside = all.filter(
    (other) => !other.list && (other.each === each || other.each === '') && other.path !== path,
  );
  const own = beside.filter((other) => other.each === each);
  const around = all.filter((other) => !other.list && other.each !== '' && each.startsWith(`${other.each}.`));
  const texts = own.filter(({ values: said }) => typeof said[0] === 'string');
  const named = texts.filter((other) => roleOf(other.name) !== 'parameter');
  const test = texts.find((other) => roleOf(other.name) === 'test') ?? (each === '' ? undefined : named[0]);
  const run = own.find((other) => roleOf(other.name) === 'run');
  const parameters = beside.filter(
    (other) => other !== test && other !== run && roleOf(other.name) === 'parameter',
  );
  return [
    {
      name: joined(each, path),
      ...(each !== '' && { each }),
      value: path,
      ...(list && { list }),
      example: String(first),
      count: values.length,
      ...guessMetric(name, unit ?? undefined),
      ...(test && { test: test.path }),
      ...(run && { run: run.path }),
      parameters: Object.fromEntries([
        ...around.flatMap((other) => enclosing(other)),
        ...parameters.map((other) => [parameterName(other.name), other.path]),
      ]),
    },
  ];
}

/**
 * What the items of a list say that rows lie in tells these apart: `suites[*].name` is the parameter `suite`.
 *
 * @param {Leaf} other
 * @returns {[string, string][]}
 */
function enclosing({ each, path, name }) {
  const role = roleOf(name);
  if (role !== 'test' && role !== 'parameter') return [];
  const list = /(\w+)\[\*\]$/.exec(each)?.[1].replace(/s$/, '') ?? 'in';
  const place = `${each.startsWith('$') ? '' : '$.'}${each}.${path}`;
  return [[parameterName(role === 'test' ? list : name), place]];
}

/** Of a number with its unit in one text: `12.3 ms`. @param {unknown} value */
const unitOf = (value) =>
  typeof value === 'string'
    ? (/^\d{1,15}(?:\.\d{1,9})? ?([\p{L}µ%/]{1,12})$/u.exec(value)?.[1] ?? null)
    : null;

/** @param {string} text @returns {any} `undefined` where it is no JSON */
function jsonIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
