import { packagedFiles } from '../siteMounts.js';

/**
 * @typedef {import('../siteMounts.js').Mount} Mount
 *
 * @typedef {object} ExistingSiteParts
 * @property {string} program its folder
 * @property {(name: string) => string} packageFile where a file of an installed package is
 * @property {string} generated the folder with what was generated of the data
 * @property {string} templates the folder with the program's templates, styles and words, fitted to the site
 */

/** Sections of the program that have pages in a site with a theme of its own. */
export const programSections = [
  'charts',
  'compare',
  'data',
  'find',
  'formats',
  'inspect',
  'methodologies',
  'products',
  'sections',
  'testbeds',
];

/** Hugo reads every file of `data`: these are the program's alone to read. */
const privateData = [
  '! raw/**',
  '! methodologies/**',
  '! products/**',
  '! testbeds/**',
  '! readers/**',
  '**',
];

/**
 * What is set above the settings of a site with a theme of its own: where Hugo finds the program's parts, and nothing else.
 *
 * @param {import('../../io/hugoSite.js').HugoSite} site
 * @param {ExistingSiteParts} parts
 * @returns {{ module: { mounts: Mount[] } }}
 */
export function existingSiteSettings(site, { program, packageFile, generated, templates }) {
  const own = site.mounts.map((mount) =>
    mount.target === 'data' ? { ...mount, files: privateData } : mount,
  );
  return {
    module: {
      mounts: [
        ...own,
        ...programSections.map((name) => ({
          source: `${program}/content/${name}`,
          target: `content/${name}`,
        })),
        { source: `${templates}/layouts`, target: 'layouts' },
        { source: `${templates}/words.toml`, target: `i18n/${site.language}.toml` },
        { source: `${templates}/styles.css`, target: 'assets/benchfolio/styles.css' },
        { source: `${program}/assets`, target: 'assets/benchfolio', files: ['css/**', 'js/**'] },
        { source: `${generated}/assets`, target: 'assets/generated' },
        { source: `${generated}/static`, target: 'static' },
        { source: 'data/raw', target: 'static/raw' },
        ...packagedFiles(packageFile),
      ],
    },
  };
}
