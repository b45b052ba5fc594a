import { describedBy } from './describedBy.js';

/** @typedef {import('./readBlogParsers.js').BlogParsers} BlogParsers */

/**
 * The parsers of a blog for a build that may have nothing to parse: they come with all parsers, which are half of the program.
 *
 * @typedef {Omit<BlogParsers, 'blogParsers'> & { load: () => Promise<BlogParsers['blogParsers']> }} LazyBlogParsers
 *
 * @param {import('../../model/project.js').Project} project
 * @param {Pick<import('../../io/cache.js').Cache, 'jsonAsync'>} cache
 * @param {string} [made] key of all that they are made of, the program among it; without it nothing is known of them
 * @returns {Promise<LazyBlogParsers>}
 */
export async function lazyBlogParsers(project, cache, made) {
  const written = [...project.blogParsers.values()].filter(({ file }) => !project.broken.has(file));
  /** @type {Promise<BlogParsers> | undefined} */
  let reading;
  const read = () =>
    (reading ??= import('./readBlogParsers.js').then(({ readBlogParsers }) => readBlogParsers(project)));
  const load = async () => (await read()).blogParsers;
  const areSound = async () => (await read()).problems.length === 0;
  const isKnown =
    written.length === 0 ||
    (made !== undefined && (await cache.jsonAsync('results', `blog parsers ${made}`, areSound)));
  if (isKnown) return { load, ...describedBy(written), problems: [] };
  const { blogParsers: _, ...told } = await read();
  return { load, ...told };
}
