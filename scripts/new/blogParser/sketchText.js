import { guessMetric, parameterName, roleOf } from './guessMetric.js';

const entry =
  /^\s{0,40}([\p{L}][^:=\n]{0,60}?)\s{0,40}[:=]\s{0,40}([+-]?\d{1,15}(?:\.\d{1,12})?)\s?([\p{L}µ%/]{1,12})?(?=\s|$|,|;)/u;

/**
 * A text of lines as `Label: 12.3 MB/s`; a label that comes again is the same number again.
 *
 * @param {string} text
 * @returns {import('./sketchBlogParser.js').Sketch}
 */
export function sketchText(text) {
  const lines = text.split('\n');
  const head = lines.find((line) => /\p{L}{3}/u.test(line)) ?? '';
  const version = /^(.{0,60}?\bv?)(\d{1,4}\.\d{1,4}(?:\.\d{1,4})?)/.exec(head);
  const paired = pairedNumbers(lines);
  return {
    format: 'text',
    recognise: [`^${patternOf(head.trimEnd().slice(0, 120))}`],
    version: version ? `^${patternOf(version[1])}(\\S+)` : null,
    numbers: paired.length > 0 ? paired : labelledNumbers(lines),
  };
}

/** @param {string[]} lines @returns {import('./sketchBlogParser.js').Found[]} */
function labelledNumbers(lines) {
  /** @type {Map<string, { value: string, unit: string | undefined, count: number }>} */
  const labels = new Map();
  for (const line of lines) {
    const match = line.length > 2000 ? null : entry.exec(line);
    if (!match) continue;
    const known = labels.get(match[1]);
    if (known) known.count++;
    else labels.set(match[1], { value: match[2], unit: match[3], count: 1 });
  }
  return [...labels].map(([label, { value, unit, count }]) => ({
    name: label,
    each: `^\\s*(?<name>${patternOf(label)})\\s*[:=]\\s*(?<value>[+-]?[\\d.]+)${unit ? `\\s?${patternOf(unit)}` : ''}`,
    value: 'value',
    test: 'name',
    example: unit ? `${value} ${unit}` : value,
    count,
    ...guessMetric(label, unit),
    parameters: {},
  }));
}

/**
 * Of lines as `test=fft threads=4 score=988.0 pts`, where several have the same names.
 *
 * @param {string[]} lines
 * @returns {import('./sketchBlogParser.js').Found[]}
 */
function pairedNumbers(lines) {
  const rows = lines.flatMap((line) => {
    const pairs = line.length > 2000 ? [] : [...line.matchAll(pair)];
    const names = pairs.map(([, name]) => name);
    return new Set(names).size > 1 && new Set(names).size === names.length
      ? [{ pairs, key: names.join(' ') }]
      : [];
  });
  const same = rows.filter(({ key }) => key === rows[0].key);
  if (same.length < 2) return [];
  const fields = same[0].pairs.map(([, name, value, unit], at) => ({
    name,
    group: name.replace(/\W/g, ''),
    value,
    unit,
    role: roleOf(name),
    isNumber: same.every(({ pairs }) => number.test(pairs[at][2])),
  }));
  const test = fields.find(({ role, isNumber }) => role === 'test' && !isNumber);
  const run = fields.find(({ role }) => role === 'run');
  const given = fields.filter((each) => each !== test && each !== run && (each.role || !each.isNumber));
  const each = fields.map(({ name, group }) => `\\b${patternOf(name)}=(?<${group}>[^\\s,;]+)`).join('.*?');
  return fields
    .filter(({ role, isNumber }) => isNumber && role === null)
    .map(({ name, group, value, unit }) => ({
      name,
      each,
      value: group,
      ...(test && { test: test.group }),
      ...(run && { run: run.group }),
      example: unit ? `${value} ${unit}` : value,
      count: same.length,
      ...guessMetric(name, unit),
      parameters: Object.fromEntries(given.map((other) => [parameterName(other.name), other.group])),
    }));
}

const pair = /(?<=^|[\s,;])([A-Za-z][\w.-]{0,60})=([^\s,;=]{1,80})(?: ([\p{L}µ%/]{1,12})(?=[\s,;]|$))?/gu;
const number = /^[+-]?\d{1,15}(?:\.\d{1,12})?$/;

/** A text as a pattern that its other numbers match as well. @param {string} text */
const patternOf = (text) =>
  text
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\d+(?:\\\.\d+)*/g, '[\\d.]+')
    .replace(/\s+/g, '\\s+');
