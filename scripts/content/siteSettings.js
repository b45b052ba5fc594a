import { InputError } from '../model/inputError.js';
import { readSound } from './checkSchema.js';
import { settingsSchema } from './schemas/settings.js';
import { readToml } from './toml.js';

const file = 'config.toml';

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
 * @returns {{ units: string, about: SiteAbout, problems: import('../model/inputError.js').Problem[] }}
 */
export function siteSettings(text) {
  const { value, problems } = read(text);
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
 * @returns {{ value: Record<string, any>, problems: import('../model/inputError.js').Problem[] }}
 */
function read(text) {
  try {
    const { toml, problems } = readSound(settingsSchema, readToml(text), file);
    return { value: toml.value, problems };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { value: {}, problems: [{ ...error.problem, file }] };
  }
}
