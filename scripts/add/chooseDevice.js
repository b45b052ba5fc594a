import { matchDevice } from './matchDevice.js';
import { slugOf } from './safeName.js';

/**
 * @typedef {import('./intake.js').Intake} Intake
 * @typedef {import('./intake.js').Level} Level
 * @typedef {import('./matchDevice.js').KnownDevice} KnownDevice
 * @typedef {{ device: string, asked?: undefined } | { device?: undefined, asked: Asked }} Choice
 * @typedef {{ level: Level, reason: string, choices: string[] }} Asked what a folder leaves open
 */

const packed = /(?:\.tar)?\.(?:zip|tar|tgz|gz|zst)$/i;

/** A folder's name as a hint, without the ending of an archive. @param {Level} level */
export const hintOf = ({ name }) => slugOf(name.replace(packed, ''));

/** `my-ssd` of `My SSD run 2.txt`. @param {Intake} intake */
const fileHint = ({ name }) =>
  slugOf(name.replace(/\.[^.]*$/, '').replace(/[\s_-]*(?:run)?[\s_-]*\d+$/i, ''));

/**
 * Tells which device each file is about: what the file itself says, else what lies beside it in the nearest folder,
 * else the name of a folder around it.
 *
 * @param {Intake[]} intakes
 * @param {KnownDevice[]} devices
 * @returns {(intake: Intake) => Choice}
 */
export function deviceChooser(intakes, devices) {
  const known = new Set(devices.map(({ id }) => id));
  const said = saidByFolder(intakes, devices);
  return (intake) => {
    const named = [fileHint(intake), ...intake.levels.map(hintOf)].find((hint) => known.has(hint));
    const { level, ids } = nearest(intake, { said, devices });
    if (ids.length !== 1 && named === fileHint(intake)) return { device: named };
    if (ids.length > 1) return { asked: { level, reason: 'several devices are named there', choices: ids } };
    const [id] = ids;
    if (id && named && id !== named && known.has(id)) {
      const reason = `its files name ${id}, a folder around them ${named}`;
      return { asked: { level, reason, choices: [id, named] } };
    }
    if (id && (known.has(id) || !named)) return { device: id };
    if (named) return { device: named };
    const reason = 'nothing beside them names a device (smartctl --json -x DEVICE > smartctl.json does)';
    return { asked: { level: intake.levels[0], reason, choices: [...known] } };
  };
}

/**
 * @param {Intake} intake
 * @param {{ said: Map<string, Set<string>>, devices: KnownDevice[] }} context
 * @returns {{ level: Level, ids: string[] }}
 */
function nearest(intake, { said, devices }) {
  const own = idsIn(intake, devices);
  if (own.length > 0) return { level: intake.levels[0], ids: own };
  const level = intake.levels.find(({ path }) => said.has(path)) ?? intake.levels[0];
  return { level, ids: [...(said.get(level.path) ?? [])] };
}

/**
 * @param {Intake} intake
 * @param {KnownDevice[]} devices
 */
export function idsIn({ device }, devices) {
  if (!device) return [];
  const { ids, proposed } = matchDevice(device, devices);
  return proposed ? [proposed] : ids;
}

/**
 * What the files of each folder name. A folder that holds nothing but such files, like `smart/`, speaks for the one around it.
 *
 * @param {Intake[]} intakes
 * @param {KnownDevice[]} devices
 */
function saidByFolder(intakes, devices) {
  const withRuns = new Set(
    intakes
      .filter(({ kind }) => kind === 'result' || kind === 'log' || kind === 'table')
      .flatMap(({ levels }) => levels.map(({ path }) => path)),
  );
  /** @type {Map<string, Set<string>>} */
  const said = new Map();
  for (const intake of intakes) {
    const ids = intake.kind === 'table' ? [] : idsIn(intake, devices);
    if (ids.length === 0) continue;
    const lone = intake.levels.findIndex(({ path }) => withRuns.has(path));
    for (const { path } of intake.levels.slice(0, (lone === -1 ? intake.levels.length - 1 : lone) + 1)) {
      said.set(path, new Set([...(said.get(path) ?? []), ...ids]));
    }
  }
  return said;
}
