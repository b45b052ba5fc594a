import { pageOf } from './pageOf.js';
import { changesBetween } from './setupChanges.js';

/**
 * Methodologies and testbeds are versioned: a new one names the one it follows, and its page says what changed.
 *
 * @typedef {import('../../model/project.js').HandWritten & { jobs?: Record<string, string> }} Setup
 *
 * @param {Setup} setup
 * @param {'methodologies' | 'testbeds'} folder
 * @param {import('../../model/project.js').Project} project
 */
export function setupVersions(setup, folder, project) {
  const all = /** @type {Map<string, Setup>} */ (project[folder]);
  const before = all.get(setup.value.follows);
  const [first] = lineOf(setup, all);
  const family = [...all.values()]
    .filter((each) => lineOf(each, all)[0] === first)
    .map((each) => versionRecord(each, { folder, project, version: lineOf(each, all).length }))
    .sort((a, b) => a.version - b.version || (a.id < b.id ? -1 : 1));
  return {
    version: lineOf(setup, all).length,
    versions: family.length > 1 ? family : [],
    follows: before ? pageOf(project, folder, before.id) : null,
    followedBy: [...all.values()]
      .filter(({ value }) => value.follows === setup.id)
      .map(({ id }) => pageOf(project, folder, id)),
    why: setup.value.why ?? null,
    changes: before ? changesBetween(before, setup) : [],
  };
}

/**
 * A version and all before it, the first one first.
 *
 * @param {Setup} setup
 * @param {Map<string, Setup>} all
 */
function lineOf(setup, all) {
  const line = [setup];
  for (let before = all.get(setup.value.follows); before; before = all.get(before.value.follows)) {
    if (line.includes(before)) break; // in a circle, which has been reported
    line.unshift(before);
  }
  return line;
}

/**
 * @param {Setup} setup
 * @param {{ folder: 'methodologies' | 'testbeds', project: import('../../model/project.js').Project, version: number }} place
 */
function versionRecord({ id, value }, { folder, project, version }) {
  const key = folder === 'testbeds' ? 'testbed' : 'methodology';
  const campaigns = project.campaigns.filter((each) => each.value[key] === id).length;
  return { ...pageOf(project, folder, id), id, version, date: value.date ?? null, campaigns };
}
