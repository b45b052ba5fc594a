import { guessMetric } from './guessMetric.js';

const entry =
  /^\s{0,40}([\p{L}][^:=\n]{0,60}?)\s{0,40}[:=]\s{0,40}([+-]?\d{1,15}(?:\.\d{1,12})?)\s?([\p{L}µ%/]{1,12})?(?=\s|$|,|;)/u;

/**
 * A text of lines as `Label: 12.3 MB/s`; a label that comes again is the same number again.
 *
 * @param {string} text
 * @returns {import('./sketchReader.js').Sketch}
 */
export function sketchText(text) {
  /** @type {Map<string, { value: string, unit: string | undefined, count: number }>} */
  const labels = new Map();
  const lines = text.split('\n');
  for (const line of lines) {
    const match = line.length > 2000 ? null : entry.exec(line);
    if (!match) continue;
    const known = labels.get(match[1]);
    if (known) known.count++;
    else labels.set(match[1], { value: match[2], unit: match[3], count: 1 });
  }
  const head = lines.find((line) => /\p{L}{3}/u.test(line)) ?? '';
  const version = /^(.{0,60}?\bv?)(\d{1,4}\.\d{1,4}(?:\.\d{1,4})?)/.exec(head);
  return {
    format: 'text',
    recognise: [`^${patternOf(head.trimEnd().slice(0, 120))}`],
    version: version ? `^${patternOf(version[1])}(\\S+)` : null,
    numbers: [...labels].map(([label, { value, unit, count }]) => ({
      name: label,
      each: `^\\s*(?<name>${patternOf(label)})\\s*[:=]\\s*(?<value>[+-]?[\\d.]+)${unit ? `\\s?${patternOf(unit)}` : ''}`,
      value: 'value',
      test: 'name',
      example: unit ? `${value} ${unit}` : value,
      count,
      ...guessMetric(label, unit),
      parameters: {},
    })),
  };
}

/** A text as a pattern that its other numbers match as well. @param {string} text */
const patternOf = (text) =>
  text
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\d+(?:\\\.\d+)*/g, '[\\d.]+')
    .replace(/\s+/g, '\\s+');
