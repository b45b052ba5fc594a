import { createRequire } from 'node:module';
import { referencePages } from '../model/lib/referencePages.js';

/**
 * Where Hugo, and the build, find the parts of a site.
 *
 * @typedef {object} Mount as in Hugo's settings, gohugo.io/configuration/module/#mounts
 * @property {string} source relative to the blog, or absolute
 * @property {string} target
 * @property {string[]} [files] globs
 * @property {boolean} [disableWatch]
 *
 * @typedef {object} Placed a folder of plain files, put into the site as it is
 * @property {string} source
 * @property {string} target folder in the site
 * @property {boolean} share whether builds alone write there
 * @property {boolean} flat only its own files, not those of its folders
 *
 * @typedef {object} MountedFolders
 * @property {string | null} program its folder; `null` where the blog is the program's own
 * @property {(name: string) => string} packageFile where a file of an installed package is
 * @property {string} [generated] the folder with what was generated
 */

/** The program's pages lie one folder deep; reviews and a home page are a blog's own, and the documentation is the program's. */
const programPages = [`! {docs,${referencePages.join(',')}}/*`, '*/*'];

/** Of the program's files that are published as they are, all but the archive of its own blog. */
const programStatic = ['*'];

const fonts = '@fontsource/ibm-plex-sans';
const face = (/** @type {string} */ style) => `ibm-plex-sans-latin-${style}.woff2`;

/**
 * All mounts, in their order: of two files at one address the first holds, of two translations of one text the last.
 *
 * @param {MountedFolders} folders
 * @returns {Mount[]}
 */
export function siteMounts({ program, packageFile, generated = '.build' }) {
  const from = (/** @type {string} */ path) => `${program}/${path}`;
  const ownAndProgram = (/** @type {string} */ folder, /** @type {string[]} */ ...files) => [
    { source: folder, target: folder },
    ...(program ? [{ source: from(folder), target: folder, ...(files.length > 0 ? { files } : {}) }] : []),
  ];
  return [
    ...ownAndProgram('content', ...programPages),
    ...ownAndProgram('layouts'),
    ...ownAndProgram('archetypes'),
    ...(program ? [{ source: from('assets/i18n'), target: 'i18n' }] : []),
    { source: 'assets/i18n', target: 'i18n' },
    { source: 'i18n', target: 'i18n' },
    ...ownAndProgram('assets'),
    { source: `${generated}/assets`, target: 'assets/generated' },
    ...ownAndProgram('static', ...programStatic),
    { source: `${generated}/static`, target: 'static' },
    { source: 'data/raw', target: 'static/raw' },
    ...packagedFiles(packageFile),
  ];
}

/** @param {Mount} mount @returns {Placed} */
export const placedOf = ({ source, target, files }) => ({
  source,
  target: target.slice('static/'.length),
  share: source.startsWith('.build/'),
  flat: files !== undefined,
});

/**
 * Files of other packages that pages are made with.
 *
 * @param {MountedFolders['packageFile']} packageFile
 * @returns {Mount[]}
 */
export const packagedFiles = (packageFile) => [
  // readers are given them as they are, and drawings carry them
  ...['static/fonts', 'assets/fonts'].map((target) => ({
    source: packageFile(`${fonts}/files/${face('400-normal')}`).replace(/\/[^/]+$/, ''),
    target,
    files: ['400-normal', '400-italic', '600-normal'].map(face),
  })),
  { source: packageFile(`${fonts}/LICENSE`), target: 'static/fonts/LICENSE.txt' },
  { source: packageFile('photoswipe/photoswipe.css'), target: 'assets/vendor/photoswipe.css' },
  // where Hugo's bundler finds what a page's script imports, wherever npm put the package
  { source: packageFile('photoswipe'), target: 'assets/photoswipe/index.js' },
  { source: packageFile('photoswipe/lightbox'), target: 'assets/photoswipe/lightbox.js' },
];

const { resolve } = createRequire(import.meta.url);

/** A file of an installed package, wherever npm put it. @param {string} name */
export const packageFile = (name) => resolve(name).replaceAll('\\', '/');
