import { problem } from '../model/inputError.js';
import { rateUnits } from '../model/quantity.js';
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
  const { value, line } = readToml(text);
  const units = value.params?.units ?? 'MB/s';
  const about = {
    title: value.title ?? null,
    homepage: value.baseURL ?? null,
    licence: value.params?.licence ?? null,
  };
  if (Object.hasOwn(rateUnits, units)) return { units, about, problems: [] };
  const hint = `one of: ${Object.keys(rateUnits).join(', ')}`;
  return {
    units: 'MB/s',
    about,
    problems: [problem(`unknown unit of rates: ${units}`, { file, line: line(['params', 'units']), hint })],
  };
}
