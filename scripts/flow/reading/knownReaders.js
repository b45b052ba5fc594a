import { describedBy } from './describedBy.js';

/** @typedef {import('./siteReaders.js').SiteReaders} SiteReaders */

/**
 * The readers of a site for a build that may have nothing to parse: they come with all parsers, which are half of the program.
 *
 * @typedef {Omit<SiteReaders, 'readers'> & { load: () => Promise<SiteReaders['readers']> }} KnownReaders
 *
 * @param {import('../../model/project.js').Project} project
 * @param {Pick<import('../../io/cache.js').Cache, 'jsonAsync'>} cache
 * @param {string} [made] key of all that the readers are made of, the program among it; without it nothing is known of them
 * @returns {Promise<KnownReaders>}
 */
export async function knownReaders(project, cache, made) {
  const written = [...project.readers.values()].filter(({ file }) => !project.broken.has(file));
  /** @type {Promise<SiteReaders> | undefined} */
  let reading;
  const read = () => (reading ??= import('./siteReaders.js').then(({ siteReaders }) => siteReaders(project)));
  const load = async () => (await read()).readers;
  const areSound = async () => (await read()).problems.length === 0;
  const isKnown =
    written.length === 0 ||
    (made !== undefined && (await cache.jsonAsync('results', `readers ${made}`, areSound)));
  if (isKnown) return { load, ...describedBy(written), problems: [] };
  const { readers: _, ...told } = await read();
  return { load, ...told };
}
