import { join } from 'node:path';
import { configureHugo } from '../flow/hugoSettings.js';
import { hugoMemory } from '../flow/hugoMemory.js';
import { generatedFolders, siteInputs } from '../flow/incremental/inputs.js';
import { pagesToKeep } from '../flow/pagesToKeep.js';
import { programBeside } from '../io/hugoConfig.js';
import { runHugo } from '../io/runHugo.js';
import { readLast, workIfChanged } from '../io/runIfChanged.js';
import { findHugo } from '../setup/findHugo.js';

/**
 * @typedef {import('./site.js').Checked} Checked
 * @typedef {import('../model/inputError.js').Problem} Problem
 * @typedef {import('../flow/incremental/unchangedPages.js').PageInputs} PageInputs
 */

/**
 * @typedef {object} Begun
 * @property {string} key of what Hugo reads
 * @property {() => string} reads the key as it is later
 * @property {Promise<Problem[] | null>} problems
 */

/** @param {string} root */
const recordOf = (root) => join(root, '.build/done/check.json');

/**
 * Begins to render what has changed before the reviews are composed: most of what people change, as a sentence, changes nothing that is
 * generated, and then Hugo has read what it would read later. Where it has not, `checkPages` renders anew.
 *
 * @param {Checked} site
 * @returns {Begun | null} `null` where little would stand
 */
export function beginPages(site) {
  try {
    const last = readLast(recordOf(site.root), () => '');
    if (!last) return null;
    const hugo = findHugo();
    const reads = keyWhileUnwritten(site, hugo);
    const key = reads();
    const standing = key === last.key ? null : standingPages(site, key, last);
    const render = () => renderPages(site, hugo, { key, standing }).catch(() => null);
    return standing && { key, reads, problems: render() };
  } catch {
    // it is met again, and reported, once the data are known to be sound
    return null;
  }
}

/**
 * @param {Checked} site
 * @param {Begun | null} begun
 * @returns {ReturnType<typeof workIfChanged<Problem[]>>}
 */
export async function checkPages(site, begun) {
  const hugo = findHugo();
  return workIfChanged(recordOf(site.root), {
    reads: begun?.reads ?? keyWhileUnwritten(site, hugo),
    work: async (key, last) => {
      // two at a time would be in each other's way, also where the first has read what is old
      const problems = await begun?.problems;
      if (problems && begun?.key === key) return problems;
      return renderPages(site, hugo, { key, standing: standingPages(site, key, last) });
    },
    // what Hugo says of a page it says only when it renders it
    stands: (problems) => problems.length === 0,
  });
}

/** @param {Checked} site @param {string} hugo the program */
const keyOf = ({ root, folder, built, look }, hugo) =>
  JSON.stringify(siteInputs(root, { hugo, generated: folder, built, look }));

/** A key that is made again only where something was changed, or generated. @param {Checked} site @param {string} hugo */
function keyWhileUnwritten(site, hugo) {
  let [state, key] = ['', ''];
  return () => {
    const now = `${site.look.changes()} ${site.built.keyOf(generatedFolders(site.folder))}`;
    if (now !== state) [state, key] = [now, keyOf(site, hugo)];
    return key;
  };
}

/** @param {Checked} site @param {string} key @param {{ key: string } | null} last */
const standingPages = ({ root }, key, last) =>
  pagesToKeep(root, {
    program: programBeside(root),
    inputs: JSON.parse(key),
    last: last && JSON.parse(last.key),
    tags: [],
  });

/**
 * @param {Checked} site
 * @param {string} hugo the program
 * @param {{ key: string, standing: ReturnType<typeof standingPages> }} pages
 */
async function renderPages({ root, folder }, hugo, { key, standing }) {
  const segment = standing ? (standing.changed ?? standing.segment) : undefined;
  const wanted = { name: 'check', hugo, generated: folder, segment, place: true };
  const { args } = configureHugo(root, wanted);
  /** @type {PageInputs} */
  const { fronts } = JSON.parse(key);
  const { problems } = await runHugo(hugo, {
    root,
    args: ['--renderToMemory', ...(segment ? ['--renderSegments', 'changed'] : []), ...args],
    env: hugoMemory(Object.keys(fronts).length),
  });
  return problems;
}
