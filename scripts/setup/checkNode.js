import { readFileSync } from 'node:fs';
import { InputError } from '../model/inputError.js';

/**
 * npm checks `engines` only when it installs; an older Node.js fails later with a syntax error.
 *
 * @throws {InputError}
 */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [needed, major, minor] = /(\d+)\.(\d+)/.exec(engines.node) ?? [];
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  if (haveMajor > Number(major) || (haveMajor === Number(major) && haveMinor >= Number(minor))) return;
  throw new InputError(`Node.js ${process.versions.node} is too old`, {
    hint: `install Node.js ${needed} or newer`,
  });
}
