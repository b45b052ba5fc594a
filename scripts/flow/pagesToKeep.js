import { join } from 'node:path';
import { readToml } from '../content/toml.js';
import { foldersIn, namesIn } from '../io/listFiles.js';
import { ownTemplates } from '../io/programFiles.js';
import { hasOwnTheme, readSettings } from '../io/projectFiles.js';
import { readsBeyond } from './incremental/readsBeyond.js';
import { singlePages, unchangedPages } from './incremental/unchangedPages.js';

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
  const { taxonomies = usualTaxonomies, permalinks } = readToml(readSettings(root)).value;
  if (hasOwnTheme(root) || permalinks || ownTemplates(root).some(isUnforeseen)) return null;
  const content = contentNames(root, program);
  return unchangedPages(last, inputs, { content, taxonomies: Object.values(taxonomies), tags });
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
