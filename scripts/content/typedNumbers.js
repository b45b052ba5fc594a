import { parseQuantity } from '../model/parseQuantity.js';

/** Rates, IOPS, times below a second and powers: what benchmarks measure and nobody counts in words. */
const measured =
  /(?<![\w.,-])(\d[\d\u2009]*(?:\.\d+)?)[ \u2009\u00a0]?((?:[kMG]i?)?B\/s|[kM]?IOPS|[mµμn]s|m?W)(?![\w/])/g;

/**
 * Quantities that an author typed into the prose. Blocks, code, addresses and shortcodes do not count.
 *
 * @param {string[]} lines of the Markdown file
 * @param {(line: number) => boolean} isProse whether a line, from 0, is neither front matter nor in a block
 * @returns {Omit<import('../model/project.js').TypedNumber, 'file'>[]}
 */
export function typedNumbers(lines, isProse) {
  const prose = lines
    .map((line, at) => (isProse(at) ? line : ''))
    .join('\n')
    .replace(/\{\{[<%][^]*?[>%]\}\}/g, blank)
    .replace(/`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>/g, blank);
  return prose.split('\n').flatMap((text, at) =>
    [...text.matchAll(measured)].flatMap(([written, digits, unit]) => {
      const quantity = parseQuantity(`${digits} ${unit}`);
      if (!quantity) return [];
      const step = quantity.value / Number(digits.replaceAll('\u2009', '')) / 10 ** decimals(digits);
      return [{ text: written, value: quantity.value, unit: quantity.unit, half: step / 2, line: at + 1 }];
    }),
  );
}

/** Lines keep their numbers. @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/** @param {string} digits */
const decimals = (digits) => digits.split('.')[1]?.length ?? 0;
