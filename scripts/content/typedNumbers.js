import { parseQuantity } from '../model/parseQuantity.js';
import { perVocabulary, units } from '../model/vocabulary/index.js';

/** What is counted in words by nobody: rates, powers, and times below a second. */
const typed = perVocabulary(() => {
  const symbols = Object.values(units).flatMap(({ symbol, prefixes, prefixed }) => {
    if (!/^[\p{L}/°()]+$/u.test(symbol) || symbol === 'B') return [];
    const small = symbol === 's';
    if (!small && prefixes.length < 2) return [];
    const before = small
      ? '[mµμn]'
      : prefixed
        ? `(?:[TGMk]i?|${prefixes.filter((each) => /[mµn]/.test(each)).join('|') || 'k'})?`
        : '';
    return [`${before}${symbol.replace(/[()/]/g, '\\$&')}`];
  });
  return new RegExp(
    `(?<![\\w.,-])(\\d[\\d\\u2009]*(?:\\.\\d+)?)[ \\u2009\\u00a0]?(${symbols.join('|')})(?![\\w/])`,
    'gu',
  );
});

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
    .replace(/\{\{[<%](?:(?!\{\{[<%])[^])*?[>%]\}\}/g, blank)
    .replace(/`[^`\n]*`|\]\([^)\n]{0,2000}\)|<[^<>\n]*>/g, blank);
  return prose.split('\n').flatMap((text, at) =>
    (/\d/.test(text) ? [...text.matchAll(typed())] : []).flatMap(([written, digits, unit]) => {
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
