import { describedBy } from './describedBy.js';

/** @typedef {import('./readOwnParsers.js').OwnParsers} OwnParsers */

/**
 * The own parsers of a site for a build that may have nothing to parse: they come with all parsers, which are half of the program.
 *
 * @typedef {Omit<OwnParsers, 'ownParsers'> & { load: () => Promise<OwnParsers['ownParsers']> }} LazyOwnParsers
 *
 * @param {import('../../model/project.js').Project} project
 * @param {Pick<import('../../io/cache.js').Cache, 'jsonAsync'>} cache
 * @param {string} [made] key of all that they are made of, the program among it; without it nothing is known of them
 * @returns {Promise<LazyOwnParsers>}
 */
export async function lazyOwnParsers(project, cache, made) {
  const written = [...project.readers.values()].filter(({ file }) => !project.broken.has(file));
  /** @type {Promise<OwnParsers> | undefined} */
  let reading;
  const read = () =>
    (reading ??= import('./readOwnParsers.js').then(({ readOwnParsers }) => readOwnParsers(project)));
  const load = async () => (await read()).ownParsers;
  const areSound = async () => (await read()).problems.length === 0;
  const isKnown =
    written.length === 0 ||
    (made !== undefined && (await cache.jsonAsync('results', `own parsers ${made}`, areSound)));
  if (isKnown) return { load, ...describedBy(written), problems: [] };
  const { ownParsers: _, ...told } = await read();
  return { load, ...told };
}
