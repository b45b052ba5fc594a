import { problem } from '../model/inputError.js';
import { rateUnits } from '../model/quantity.js';
import { readToml } from './toml.js';

const file = 'config.toml';

/**
 * What of the site's settings the generator heeds; the rest is Hugo's and the templates'.
 *
 * @param {string} text of config.toml
 * @returns {{ units: string, problems: import('../model/inputError.js').Problem[] }}
 */
export function siteSettings(text) {
  const { value, line } = readToml(text);
  const units = value.params?.units ?? 'MB/s';
  if (Object.hasOwn(rateUnits, units)) return { units, problems: [] };
  const hint = `one of: ${Object.keys(rateUnits).join(', ')}`;
  return {
    units: 'MB/s',
    problems: [problem(`unknown unit of rates: ${units}`, { file, line: line(['params', 'units']), hint })],
  };
}
