import { spawnSync } from 'node:child_process';
import { InputError } from '../model/inputError.js';
import { programOptions } from '../model/lib/program.js';

/** Where there is neither a setting nor a history, any date will do that is always the same. */
const fixed = Date.UTC(2020, 0, 1) / 1000;

/**
 * The date a build goes by, so that two builds of the same tree are the same: `SOURCE_DATE_EPOCH`
 * (reproducible-builds.org/specs/source-date-epoch), else the last commit's.
 *
 * @param {string} root
 * @throws {InputError}
 */
export function sourceDate(root) {
  const set = process.env.SOURCE_DATE_EPOCH;
  if (!set) return new Date((lastCommit(root) ?? fixed) * 1000);
  const date = new Date(Number(set) * 1000);
  if (/^\d+$/.test(set) && !Number.isNaN(date.getTime())) return date;
  const hint = 'give whole seconds since 1970, as `git log -1 --format=%ct` prints them, or unset it';
  throw new InputError(`SOURCE_DATE_EPOCH is no date: ${set}`, { hint });
}

/** @param {string} root */
function lastCommit(root) {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '-1', '--format=%ct'],
    programOptions({ cwd: root, encoding: 'utf8' }),
  );
  return status === 0 && stdout.trim() ? Number(stdout) : null;
}
