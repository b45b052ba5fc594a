import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';

/**
 * What people paste a result into: Markdown fences and quotes, `<pre>` and the HTML around it.
 */

const tag =
  /<\/?(?:!doctype|html|head|body|meta|title|main|article|section|blockquote|pre|code|samp|kbd|tt|p|br|hr|div|span|font|b|i|em|strong|small|a|ul|ol|li|h[1-6]|table|tbody|tr|td|th)(?=[\s/>])[^<>]{0,2000}>/gi;
const entities = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  micro: 'µ',
  '#39': "'",
  '#34': '"',
};
const entity = /&(#?[a-z0-9]{1,8});/gi;

/**
 * The lines of a text without what it was pasted into. Each stays at its line, so that messages can point at it;
 * `<br>` ends a line of its own.
 *
 * @param {string} text
 * @returns {{ text: string, line: number }[]}
 */
export function pastedLines(text) {
  return text.split('\n').flatMap((raw, index) => {
    if (isFence(raw)) return [{ text: '', line: index + 1 }];
    const shown = raw.includes('```') ? raw.replace(fenceMarks, '$1') : raw;
    const parts = shown.includes('<') ? shown.split(/<br\s*\/?>/i) : [shown];
    return parts.map((part) => ({ text: unwrapped(part), line: index + 1 }));
  });
}

const longest = 64 * 2 ** 20;

/**
 * The lines of a result that a person might have pasted; such texts are some kilobytes long.
 *
 * @param {import('../../model/parser.js').Source} source
 * @throws {InputError} for a file that is no such text, whatever its head looks like
 */
export function sourceLines(source) {
  if ((source.size ?? 0) <= longest) return pastedLines(source.text());
  throw new InputError(`too long for a result as text: ${source.size} bytes`, {
    hint: 'cut what is not the result out of it',
  });
}

/** Behind the marks, the name of a language may stand, and what a renderer is to do with it. @param {string} raw */
const isFence = (raw) =>
  /^\s{0,8}(?:>\s?)*(?:`{3,}|~{3,})\s{0,8}(?:[\w+#.-]{1,40}|\{[^}]{0,200}\})?(?:\s{1,8}[\w-]{1,40}=.{0,200}|\s{1,8}\{.{0,200}\})?\s*$/.test(
    raw,
  );
/** The marks of a fence with the first line of what is fenced behind them, or the last before them. */
const fenceMarks = /^(\s{0,8}(?:>\s?)*)`{3,}/;

/** @param {string} raw */
function unwrapped(raw) {
  const bare = raw.includes('<') ? raw.replace(tag, '') : raw;
  const decoded = bare.includes('&') ? bare.replace(entity, characterOf) : bare;
  return decoded.replace(/^(?:\s{0,3}>\s?)+/, '').trimEnd();
}

/**
 * @param {string} whole
 * @param {string} name
 */
function characterOf(whole, name) {
  const key = name.toLowerCase();
  return Object.hasOwn(entities, key) ? entities[/** @type {keyof typeof entities} */ (key)] : whole;
}

/**
 * Notes hold what was measured before and after a change in blocks of their own; a block says nothing of that.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {import('../../model/measurement.js').Measurement[]} measurements
 * @returns {import('../../model/parser.js').Warning[]}
 */
export function blocksApart(source, measurements) {
  const fences = source.headText().match(/^\s{0,8}(?:>\s?)*(?:`{3,}|~{3,})/gm) ?? [];
  if (fences.length < 3) return [];
  const works = new Set(
    measurements.map(({ test, parameters, metric, statistic }) =>
      JSON.stringify([test, parameters, metric, statistic]),
    ),
  );
  if (works.size === measurements.length) return [];
  const message =
    'several fenced blocks hold results of the same settings, which count as runs of one test: save what was measured otherwise in a file of its own';
  return [warning(message)];
}

/**
 * The head of a text without the marks of a quoted mail or Markdown (`> `), to recognise what stands in it. Cheap, for every
 * parser asks for it.
 *
 * @param {import('../../model/parser.js').Source} source
 */
export function quotedHead(source) {
  const head = source.headText();
  return /^ {0,3}> /m.test(head) ? head.replace(/^(?:[ \t]{0,3}>[ \t]?){1,9}/gm, '') : head;
}

/** Whether a line of that head is of a form. @param {import('../../model/parser.js').Source} source @param {RegExp} form */
export const hasQuotedLine = (source, form) =>
  quotedHead(source)
    .split('\n')
    .some((line) => form.test(line));
