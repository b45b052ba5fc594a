import { join } from 'node:path';
import { readToml } from '../content/toml.js';
import { foldersIn, namesIn } from '../io/listFiles.js';
import { blogFiles, blogTemplates, programFront } from '../io/programFiles.js';
import { hasOwnTheme, readSettings } from '../io/projectFiles.js';
import { listing, singlePages, unchangedPages } from './incremental/unchangedPages.js';

/** Pages that are rendered at every build. */
const always = /(?:^|\/)(?:home|index|list|section|taxonomy|term|rss|sitemap|robots|404)\.[^/]*$/;

/** Of the site, what its settings say, and where it begins. */
const ofSettings = String.raw`(?:Title|Params|Language|BaseURL|Config|Menus|Home\.(?:RelPermalink|Permalink|OutputFormats))\b`;

/** Of these there is one for each of many things; other pages are among what all pages share. */
const single = String.raw`"/(?:reviews|charts|sections|products|methodologies|testbeds)/`;

const reads = new RegExp(
  [
    String.raw`(?<![\w/])site\.(?!GetPage|${ofSettings})\w+`,
    String.raw`\.Sites?\.(?!${ofSettings})\w+|\bhugo\.(?:Data|Sites|Store)\b`,
    String.raw`\bGetPage\b(?!\s+"/)|\bGetPage\s+${single}`,
    String.raw`\.(?:(?:Regular)?Pages|RegularPagesRecursive|Sections|Related|Ancestors|CurrentSection|FirstSection)\b`,
    String.raw`\.(?:(?:Next|Prev)(?:InSection)?|Paginat(?:e|or)|(?:Rel)?Ref)\b|\.Parent\b(?!\.(?:Name|Store|Get)\b)`,
    String.raw`\b(?:rel)?ref\s|\breadFile\b|\breadDir\b|\bos\.\w+|\bresources\.(?:Match|GetMatch|ByType|GetRemote)\b`,
    String.raw`"generated\b[^"]*"(?: \(dict "path" (?:\(printf )?(?:"[^"]*"|\$\w+))?`,
  ].join('|'),
  'g',
);

const comment = /\{\{-?\s*\/\*[^]*?\*\/\s*-?\}\}/g;

/**
 * @typedef {import('./incremental/unchangedPages.js').PageInputs} PageInputs
 *
 * @typedef {object} Rendered
 * @property {string | null} program folder of Benchfolio, where the blog is another one
 * @property {PageInputs} inputs
 * @property {PageInputs | null} last what the last pages were made of
 * @property {string[]} tags that had pages then
 */

/**
 * Which pages stand as they were rendered last; `null` where Hugo has to render all, since what a theme or a template of the blog
 * shows of other pages is not known, nor where other settings put them.
 *
 * @param {string} root
 * @param {Rendered} rendered
 */
export function pagesToKeep(root, { program, inputs, last, tags }) {
  const settings = readToml(readSettings(root)).value;
  const { taxonomies = usualTaxonomies, permalinks } = settings;
  const templates = blogTemplates(root);
  if (hasOwnTheme(root) || permalinks || templates.some(isUnforeseen)) return null;
  const content = contentNames(root, program);
  const lists = templates.length > 0 ? [] : listsOf(root, settings);
  return unchangedPages(last, inputs, { content, taxonomies: Object.values(taxonomies), tags, lists });
}

/**
 * Addresses of the lists of reviews and charts, earlier ones among them; none where a blog may have given them others, or other words.
 *
 * @param {string} root
 * @param {Record<string, any>} settings
 */
function listsOf(root, { outputs, outputFormats, pagination, module, languages, uglyURLs }) {
  const pages = listing.map((name) => `content/${name}/_index.md`);
  const isUsual = !(outputs || outputFormats || pagination?.path || module || languages || uglyURLs);
  if (!isUsual || blogFiles(root, pages).length > 0) return [];
  const earlier = pages.flatMap((page) => readToml(programFront(page)).value.aliases ?? []);
  return [...listing, ...earlier.map((address) => String(address).replace(/^\/|\/$/g, ''))];
}

/** As in hugo.toml. */
const usualTaxonomies = { tag: 'tags' };

/**
 * What lies in the folders of content, the blog's and the program's; and in those of reviews and data what a blog has written there
 * beside them.
 *
 * @param {string} root
 * @param {string | null} program
 */
const contentNames = (root, program) => [
  ...new Set([root, ...(program ? [program] : [])].flatMap((place) => namesIn(place, 'content'))),
  ...[...singlePages].flatMap((section) => {
    const folder = join('content', section);
    const known = new Set(section === 'reviews' ? foldersIn(root, folder) : []);
    return namesIn(root, folder)
      .filter((name) => !known.has(name))
      .map((name) => `${section}/${name}`);
  }),
];

/**
 * A template of the blog's own may show anything of other pages, and an adapter may make any pages.
 *
 * @param {{ path: string, text: string }} template
 */
const isUnforeseen = (template) => template.path.endsWith('.gotmpl') || readsBeyond(template).length > 0;

/**
 * What a template reads beside its own page and what all pages share: other pages, and files that are generated for pages. What it
 * shows may change where neither the page's text nor the page's files have.
 *
 * @param {{ path: string, text: string }} template
 * @returns {string[]} as it is written there; none of a template of pages that are rendered at every build
 */
export const readsBeyond = ({ path, text }) =>
  always.test(path) ? [] : [...text.replace(comment, '').matchAll(reads)].map(([found]) => found);
