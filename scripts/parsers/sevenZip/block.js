import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';

/**
 * 7-Zip measures each dictionary (2^22 to 2^25 bytes), compressing and decompressing; `Avr:` is the mean of the dictionaries,
 * `Tot:` the mean of both ways, which is the number that people compare.
 */
const row = /^\s{0,4}(\d{1,2}|Avr|Tot):\s{0,30}([\d|\s-]{3,200})$/;
/** Up to version 9.20 `Dict` stands in the same line. */
export const compressing = /^(?:Dict)?\s{0,40}Compressing\s{1,20}\|\s{1,30}Decompressing/m;

/** @param {{ text: string }[]} lines */
export function sevenZipVersion(lines) {
  for (const { text } of lines) {
    const match =
      /^\s{0,4}7-Zip(?: \([a-z]\))?(?: \[\d{2}\])? {1,4}(?:\([^()]{1,20}\) )?(\d{1,2}\.\d{1,2}\w{0,10})/i.exec(
        text,
      );
    if (match) return match[1];
  }
  return null;
}

/**
 * @param {{ text: string, line: number }[]} lines
 * @param {{ next: (work: unknown) => number }} numbers
 * @param {import('../../model/measurement.js').Parameters} [more] where it ran, if that is known
 */
export function readSevenZip(lines, numbers, more = {}) {
  /** @type {import('../../model/measurement.js').Measurement[]} */
  const rows = [];
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  let threads = /** @type {number | null} */ (null);
  let open =
    /** @type {{ line: number, run: number, parameters: import('../../model/measurement.js').Parameters } | null} */ (
      null
    );
  const cut = () => {
    if (open) warnings.push(warning('the end of the run is missing: no line "Tot:"', open.line));
    open = null;
  };
  for (const { text, line } of lines) {
    threads = Number(/# Benchmark threads:\s{1,20}(\d{1,5})/.exec(text)?.[1] ?? threads) || null;
    if (compressing.test(text)) {
      cut();
      const parameters = { ...(threads !== null && { threads }), ...more };
      open = { line, parameters, run: numbers.next(['7z b', parameters]) };
    }
    const match = open && row.exec(text);
    if (!open || !match) continue;
    const found = readRow(match, open);
    if (found === null)
      warnings.push(warning(`a row that is no result is left out: ${text.trim().slice(0, 120)}`, line));
    else rows.push(...found);
    if (match[1] === 'Tot') open = null;
  }
  cut();
  return { rows, warnings };
}

/**
 * @param {RegExpExecArray} match
 * @param {{ run: number, parameters: import('../../model/measurement.js').Parameters }} place
 */
function readRow([, label, content], { run, parameters }) {
  const words = content.split('|').map((side) => side.trim().split(/\s+/).filter(Boolean));
  // 9.20 leaves the bar away in the line of the means
  const sides =
    label === 'Avr' && words.length === 1 && words[0].length === 6
      ? [words[0].slice(0, 3), words[0].slice(3)]
      : words;
  const numbers = sides.map((side) => side.map(Number));
  if (numbers.flat().some((value) => !(value > 0))) return null;
  const rating = (/** @type {string} */ operation, /** @type {number} */ value, more = {}) =>
    measurement({
      run,
      test: '7z b',
      parameters: { operation, ...more, ...parameters },
      metric: 'instruction-rate',
      statistic: label === 'Avr' ? 'mean' : 'value',
      value: scaled(value, 1e6),
    });
  if (label === 'Tot') return numbers[0].length === 3 ? [rating('total', numbers[0][2])] : null;
  const columns = label === 'Avr' ? [3, 4] : [4];
  if (numbers.length !== 2 || numbers.some((side) => !columns.includes(side.length))) return null;
  /** @type {import('../../model/measurement.js').Parameters} */
  const dictionary = label === 'Avr' ? {} : { 'dictionary-size': 2 ** Number(label) };
  return numbers.flatMap((side, at) => {
    const operation = at === 0 ? 'compress' : 'decompress';
    const speed = side.length === 4 && label !== 'Avr' ? [side[0]] : [];
    return [
      rating(operation, side[side.length - 1], dictionary),
      ...speed.map((kibibytes) =>
        measurement({
          run,
          test: '7z b',
          parameters: { operation, ...dictionary, ...parameters },
          metric: 'bandwidth',
          statistic: 'mean',
          value: kibibytes * 1024,
        }),
      ),
    ];
  });
}
