/** Folder with what only live preview has; `layouts/_partials/preview/is-later.html` reads it. */
export const previewFolder = '.build/preview';

const kinds = ['home', 'section', 'taxonomy', 'term'];

/** A feed holds whole reviews, so that each change would render fifteen of them. */
const forMachines = new Set(['rss', 'atom', 'redirects']);

/**
 * What Hugo leaves out in live preview: feeds, and files for search engines and hosts.
 *
 * @param {Record<string, any>} own settings of the blog
 */
export const previewSettings = ({ outputs = {}, disableKinds = [] }) => ({
  outputs: Object.fromEntries(
    kinds.map((kind) => [
      kind,
      (outputs[kind] ?? ['html']).filter(
        (/** @type {string} */ name) => !forMachines.has(name.toLowerCase()),
      ),
    ]),
  ),
  disableKinds: [...disableKinds, 'sitemap', 'robotstxt'],
});

/**
 * Whether the preview hands the files of a mount out itself: there are many, and Hugo would hold all in memory.
 *
 * @param {import('./siteMounts.js').Mount} mount
 */
export const isServedPlain = ({ source, target }) =>
  (target === 'static' && source.startsWith('.build/')) || target === 'static/raw';
