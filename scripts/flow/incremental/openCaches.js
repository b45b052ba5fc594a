import { openCache } from '../../io/cache.js';
import { programFingerprint } from '../../io/fingerprint.js';

/** The code that each kind of cache entry is made by. */
export const madeBy = {
  text: ['scripts/content', 'scripts/model'],
  parse: ['scripts/parsers', 'scripts/unpack', 'scripts/model'],
  chart: ['charts', 'render', 'runtime', 'statistics', 'model', 'flow/drawingThread.js'].map(
    (place) => `scripts/${place}`,
  ),
  page: [
    'assets/js',
    ...['parsers', 'unpack', 'statistics', 'results', 'charts', 'render', 'runtime', 'model'].map(
      (stage) => `scripts/${stage}`,
    ),
  ],
  // its keys have the whole program in them
  results: [],
  picture: ['charts', 'render', 'model', 'flow/paintingThread.js'].map((place) => `scripts/${place}`),
};

/** The code that archives are packed by. They are of megabytes, and kept where they are published alone. */
export const packedBy = ['scripts/render', 'scripts/model', 'scripts/flow/records/packArchive.js'];

/** A key of that code. */
export const packedByKey = () => programFingerprint(packedBy);

/**
 * What earlier builds made of the same input by the same code.
 *
 * @param {string} root of the project
 */
export const openCaches = (root) => openCache(root, madeBy);

/**
 * The kinds whose entries a build asks for, as far as it needs them still.
 *
 * @param {{ isParsed: boolean, isDrawn: boolean }} build whether it asked for every raw file, and for every chart
 */
export const askedKinds = ({ isParsed, isDrawn }) =>
  Object.keys(madeBy).filter(
    (kind) => (isParsed || kind !== 'parse') && (isDrawn || !['chart', 'picture'].includes(kind)),
  );
