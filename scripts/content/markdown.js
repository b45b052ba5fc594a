import { InputError, problem } from '../model/inputError.js';
import { lineCursor } from '../model/lib/lineCursor.js';
import { checkShortcodes } from './checkShortcodes.js';
import { readLinks } from './readLinks.js';
import { notUtf8, readToml, unreadableLine } from './toml.js';
import { typedNumbers } from './typedNumbers.js';
import { readVegaLiteBlock } from './vegaLiteBlock.js';

const fence = /^ {0,3}(`{3,}|~{3,})\s*([\w-]*)\s*(.*)$/;
const call =
  /\{\{[<%]\s*([a-z][\w-]*)((?:\s+(?:[\w-]+=)?(?:"(?:[^"\\]|\\.)*"|`[^`]*`|[^\s"`<>%/]+))*)\s*(?:\/\s*)?[>%]\}\}/g;
/** What stands behind the marks of a block: a name and attributes. */
const longestInfo = 300;
const keyNumber = /\{\{<\s*key-number\s*>\}\}[^]*?\{\{<\s*\/\s*key-number\s*>\}\}/g;
const argument = /(?:([\w-]+)=)?(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"`]+))/g;

/**
 * What the generator needs to know of a Markdown file: its front matter, its chart blocks and its questions to the data.
 * The prose itself is Hugo's.
 *
 * @param {string} text
 * @param {string} file
 * @returns {import('../model/project.js').Markdown}
 * @throws {InputError} where the front matter cannot be read
 */
export function readMarkdown(text, file) {
  const lines = text.split(/\r?\n/);
  const { frontMatter, bodyLine } = readFrontMatter(lines, file);
  /** @type {import('../model/project.js').Markdown} */
  const markdown = {
    frontMatter,
    charts: [],
    shortcodes: readShortcodes(lines.join('\n'), file),
    typed: [],
    headings: [],
    addresses: [],
    links: [],
    problems: checkShortcodes(lines.map((line, at) => (at < bodyLine ? '' : line)).join('\n'), file),
  };
  const unread = unreadableLine(lines.join('\n'));
  if (unread) markdown.problems.push(problem(notUtf8.message, { file, line: unread, hint: notUtf8.hint }));
  const inBlock = new Set();
  for (let at = bodyLine; at < lines.length; at++) {
    const opening = fence.exec(lines[at]);
    if (!opening) continue;
    const end = closingFence(lines, at, opening[1]);
    for (let inside = at; inside <= end; inside++) inBlock.add(inside);
    const [, , language, info] = opening;
    if (language === 'chart' || language === 'vega-lite')
      noteChart(markdown, { file, line: at + 1, language, info, body: lines.slice(at + 1, end) });
    at = end;
  }
  const isProse = (/** @type {number} */ at) => at >= bodyLine && !inBlock.has(at);
  markdown.typed = typedNumbers(lines, isProse).map((each) => ({ ...each, file }));
  const { pictures, ...linked } = readLinks(lines, isProse, file);
  Object.assign(markdown, linked);
  notePictures(markdown, pictures, file);
  return markdown;
}

/**
 * @param {string[]} lines
 * @param {string} file
 */
function readFrontMatter(lines, file) {
  const hint = 'begin the file with +++, the front matter in TOML, and +++ again';
  if (lines[0]?.trim() !== '+++') throw new InputError('no front matter', { file, line: 1, hint });
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '+++');
  if (end < 0) throw new InputError('front matter without an end', { file, line: 1, hint });
  return { frontMatter: readToml(lines.slice(1, end).join('\n'), 2), bodyLine: end + 1 };
}

/**
 * @param {string[]} lines
 * @param {number} opening
 * @param {string} mark
 */
function closingFence(lines, opening, mark) {
  const closing = new RegExp(`^ {0,3}${mark[0]}{${mark.length},}\\s*$`);
  const end = lines.findIndex((line, at) => at > opening && closing.test(line));
  return end < 0 ? lines.length : end;
}

/**
 * @param {import('../model/project.js').Markdown} markdown
 * @param {{ file: string, line: number, language: 'chart' | 'vega-lite', info: string, body: string[] }} block
 */
function noteChart(markdown, { file, line, language, info, body }) {
  const id = /\{[^}]*#([a-z0-9][a-z0-9-]*)[^}]*\}/.exec(info.slice(0, longestInfo))?.[1];
  if (!id) {
    const hint = `give the block a name for its address: \`\`\`${language} {#disk-fill}`;
    markdown.problems.push(problem('a chart without an id', { file, line, hint }));
    return;
  }
  try {
    const read =
      language === 'chart'
        ? { toml: readToml(body.join('\n'), line + 1) }
        : readVegaLiteBlock(body, line + 1);
    markdown.charts.push({ id, file, line, ...read });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    markdown.problems.push({ ...error.problem, file });
  }
}

/**
 * @param {import('../model/project.js').Markdown} markdown
 * @param {import('./readLinks.js').Picture[]} pictures
 * @param {string} file
 */
function notePictures({ problems }, pictures, file) {
  for (const { src, said, line } of pictures) {
    if (said.trim() !== '') continue;
    const hint = `write what it shows between the brackets, for those who do not see it: ![...](${src})`;
    problems.push(problem(`an image without alternative text: ${src}`, { file, line, hint }));
  }
}

/**
 * The shortcodes of the whole text, as Hugo sees them: in code too, but not where they are escaped by a comment.
 *
 * @param {string} text
 * @param {string} file
 * @returns {import('../model/project.js').Shortcode[]}
 */
function readShortcodes(text, file) {
  const lineOf = lineCursor(text);
  const keys = [...text.matchAll(keyNumber)].map(({ 0: { length }, index }) => [index, index + length]);
  return [...text.matchAll(call)].map(({ 1: name, 2: rest, index }) => {
    const line = lineOf(index);
    /** @type {import('../model/project.js').Shortcode} */
    const shortcode = { name, file, line, positional: [], named: {} };
    if (keys.some(([from, to]) => index > from && index < to)) shortcode.inKeyNumber = true;
    for (const [, key, quoted, raw, bare] of rest.matchAll(argument)) {
      const value = quoted?.replace(/\\(.)/g, '$1') ?? raw ?? bare;
      if (key) shortcode.named[key] = value;
      else shortcode.positional.push(value);
    }
    return shortcode;
  });
}
