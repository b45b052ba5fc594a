import { InputError } from '../model/inputError.js';
import { readSound } from './checkSchema.js';
import { settingsSchema } from './schemas/settings.js';
import { readToml } from './toml.js';

/**
 * What data that leave the site say of where they come from.
 *
 * @typedef {object} SiteAbout
 * @property {string | null} title
 * @property {string | null} homepage
 * @property {{ name: string, url: string } | null} licence
 */

/**
 * What of the site's settings the generator heeds; the rest is Hugo's and the templates'.
 *
 * @param {string} text of config.toml
 * @param {string} [file] its name, where it is another one
 * @returns {{ units: string, about: SiteAbout, problems: import('../model/inputError.js').Problem[] }}
 */
export function siteSettings(text, file = 'config.toml') {
  const { value, problems } = read(text, file);
  return {
    units: value.params?.units ?? 'MB/s',
    about: {
      title: value.title ?? null,
      homepage: value.baseURL ?? null,
      licence: value.params?.licence ?? null,
    },
    problems,
  };
}

/**
 * @param {string} text
 * @param {string} file
 * @returns {{ value: Record<string, any>, problems: import('../model/inputError.js').Problem[] }}
 */
function read(text, file) {
  try {
    const { toml, problems } = readSound(settingsSchema, readToml(text), file);
    return { value: toml.value, problems };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { value: {}, problems: [{ ...error.problem, file }] };
  }
}
