import { readToml } from '../content/toml.js';

/** Folders of plain files that lie in the site as they are. @type {Record<string, string>} by source: whether builds alone write there */
const plain = { static: 'authors', 'data/raw': 'authors', '.build/static': 'builds' };

/**
 * The configuration that Hugo renders a site by: the project's own, but for folders of plain files, which are put into the site
 * sooner than Hugo copies them, and with the pages that are to be rendered, if not all.
 *
 * @typedef {object} Placed
 * @property {string} source
 * @property {string} target folder in the site
 * @property {boolean} share whether builds alone write there
 *
 * @param {string} text of config.toml
 * @param {import('./standingPages.js').Segment[]} [segment]
 * @returns {{ text: string, placed: Placed[] }} `placed` in their order: of two files at one address, the first holds
 */
export function siteConfig(text, segment) {
  /** @type {Placed[]} */
  const placed = [];
  const kept = text.split(/^(?=[ \t]*\[)/m).filter((table) => {
    const mount = table.startsWith('[[module.mounts]]') ? plainMount(table) : null;
    if (mount) placed.push(mount);
    return !mount;
  });
  const includes = (segment ?? []).map(
    (each) => `[[segments.changed.includes]]\n${Object.entries(each).map(tomlLine).join('')}`,
  );
  return { text: [...kept, '\n', ...includes].join(''), placed };
}

/** @param {string} table @returns {Placed | null} `null` where Hugo has more to do than to copy */
function plainMount(table) {
  const { source, target, ...more } = readToml(table).value.module.mounts[0];
  const writer = Object.hasOwn(plain, source) ? plain[source] : null;
  if (!writer || Object.keys(more).length > 0 || !/^static(?:\/|$)/.test(target)) return null;
  return { source, target: target.slice('static/'.length), share: writer === 'builds' };
}

/** Strings of JSON are strings of TOML. @param {[string, string[]]} entry */
const tomlLine = ([key, globs]) => `${key} = ${JSON.stringify(globs)}\n`;
