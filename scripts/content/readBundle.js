import { InputError, problem } from '../model/inputError.js';
import { isReference, referencePages } from '../model/lib/referencePages.js';
import { checkAddresses } from './checkAddresses.js';
import { readSound } from './checkSchema.js';
import { reviewSchema, sectionSchema } from './schemas/index.js';

const inBundle = new RegExp(`^content/(?:reviews/([^/]+)|(${referencePages.join('|')}))/([^/]+\\.md)$`);
const sectionName = /^\d+-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

/**
 * Every review with all files of its bundle: `index.md`, and the sections beside it, where it is written in several files.
 *
 * @param {{ path: string, text: string }[]} files in natural order, which is the order of the sections
 * @param {Read} read
 * @returns {{ reviews: import('../model/project.js').Review[], problems: import('../model/inputError.js').Problem[], broken: string[] }} `broken`:
 *   files whose front matter cannot be relied on
 */
export function readBundles(files, read) {
  /** @type {import('../model/inputError.js').Problem[]} */
  const problems = [];
  /** @type {string[]} */
  const broken = [];
  /** @type {Map<string, { index: File | null, sections: File[] }>} */
  const bundles = new Map();
  for (const file of files) {
    const [, slug, page, name] = inBundle.exec(file.path) ?? [];
    if (name === undefined) continue;
    if (isReference(slug)) {
      const hint = 'choose another: a page of the reference has it';
      problems.push(problem(`a reserved name: ${slug}`, { file: file.path, hint }));
      continue;
    }
    const bundle = bundles.get(slug ?? page) ?? { index: null, sections: [] };
    bundles.set(slug ?? page, bundle);
    if (name === 'index.md') bundle.index = file;
    else bundle.sections.push(file);
  }
  const reviews = [...bundles].flatMap(([slug, { index, sections }]) => {
    if (index) return readBundle(slug, { index, sections }, { read, problems, broken }) ?? [];
    const hint =
      'write index.md beside it: title, date and products of the review, and what stands before the sections';
    problems.push(problem('a section without its review', { file: sections[0].path, hint }));
    return [];
  });
  return { reviews, problems, broken };
}

/**
 * @typedef {{ path: string, text: string }} File
 * @typedef {typeof import('./markdown.js').readMarkdown} Read
 * @typedef {{ read: Read, problems: import('../model/inputError.js').Problem[] }} Reading `problems`: a list to add to
 */

/**
 * @param {string} slug
 * @param {{ index: File, sections: File[] }} bundle
 * @param {Reading & { broken: string[] }} reading `broken`: a list to add to
 * @returns {import('../model/project.js').Review | null} `null` where its index cannot be read
 */
function readBundle(slug, { index, sections }, { broken, ...reading }) {
  const { problems } = reading;
  const first = attempt(index, reading);
  if (!first) return null;
  const front = readSound(reviewSchema, first.frontMatter, index.path);
  problems.push(...front.problems);
  if (!front.sound) broken.push(index.path);
  const named = sections.flatMap((file) => readSection(file, reading) ?? []);
  const parts = [first, ...named.map(({ markdown }) => markdown)];
  /** @type {import('../model/project.js').Review} */
  const review = {
    slug,
    file: index.path,
    ...front.toml,
    value: { title: slug, products: [], ...front.toml.value },
    sections: named.map(({ section }) => section),
    charts: parts.flatMap(({ charts }) => charts),
    shortcodes: parts.flatMap(({ shortcodes }) => shortcodes),
    typed: parts.flatMap(({ typed }) => typed),
    addresses: parts.flatMap(({ addresses }) => addresses),
    links: parts.flatMap(({ links }) => links),
    published: null,
  };
  problems.push(...checkAddresses(review));
  return review;
}

/**
 * @param {File} file
 * @param {Reading} reading
 */
function readSection(file, reading) {
  const { problems } = reading;
  const [name] = file.path.split('/').slice(-1);
  const id = sectionName.exec(name)?.[1];
  if (!id) {
    const hint = 'name it by its place and its address, as 02-verdict.md';
    problems.push(problem(`not the name of a section: ${name}`, { file: file.path, hint }));
    return null;
  }
  const markdown = attempt(file, reading);
  if (!markdown) return null;
  const front = readSound(sectionSchema, markdown.frontMatter, file.path);
  problems.push(...front.problems);
  for (const { level, line } of markdown.headings.filter((each) => each.level < 3)) {
    const hint =
      "the section's own heading is its title: begin with ###, or write a file for a section of its own";
    problems.push(
      problem(`a heading above its section: ${'#'.repeat(level)}`, { file: file.path, line, hint }),
    );
  }
  return {
    markdown,
    section: { id, name, file: file.path, title: front.toml.value.title ?? id },
  };
}

/**
 * @param {File} file
 * @param {Reading} reading
 * @returns {import('../model/project.js').Markdown | null}
 */
function attempt({ path, text }, { read, problems }) {
  try {
    const markdown = read(text, path);
    problems.push(...markdown.problems);
    return markdown;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    problems.push({ ...error.problem, file: path });
    return null;
  }
}
