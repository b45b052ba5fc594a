import { hasOwnTheme, readSettings } from '../io/projectFiles.js';
import { programBeside, writeHugoConfig } from '../io/hugoConfig.js';
import { findHugo } from '../setup/findHugo.js';
import { hugoSettings } from './hugoSettings.js';
import { configureGuest } from './themed/configureGuest.js';

/**
 * Writes Hugo's settings for a run: of a blog, or of a site with a theme of its own.
 *
 * @param {string} root
 * @param {Partial<import('./hugoSettings.js').SettingsWanted> & { name?: string, hugo?: string }} [wanted] `name`: of the files, below `.build`
 * @returns {{ args: string[], placed: import('./hugoSettings.js').Placed[] }}
 */
export function configureHugo(
  root,
  { name = 'site', hugo = findHugo(), program = programBeside(root), ...wanted } = {},
) {
  if (hasOwnTheme(root))
    return { args: configureGuest(root, { name, hugo, generated: wanted.generated }), placed: [] };
  const { text, placed } = hugoSettings(readSettings(root), { program, ...wanted });
  return { args: writeHugoConfig(root, text, name), placed };
}
