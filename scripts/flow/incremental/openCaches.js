import { openCache } from '../../io/cache.js';

/** The code that each kind of cache entry is made by. */
const madeBy = {
  parse: ['scripts/parse', 'scripts/archive', 'scripts/model'],
  chart: ['charts', 'render', 'runtime', 'statistics', 'model'].map((stage) => `scripts/${stage}`),
  page: [
    'assets/js',
    ...['parse', 'archive', 'statistics', 'results', 'charts', 'render', 'runtime', 'model'].map(
      (stage) => `scripts/${stage}`,
    ),
  ],
  // its keys have the whole program in them
  results: [],
  picture: ['scripts/charts', 'scripts/render', 'scripts/model'],
  archive: ['scripts/render', 'scripts/model'],
};

/**
 * What earlier builds made of the same input by the same code.
 *
 * @param {string} root of the project
 */
export const openCaches = (root) => openCache(root, madeBy);
