import { InputError, problem } from '../model/inputError.js';
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
 * @property {string} [dateFormat] how pages write dates
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
      dateFormat: value.params?.dateFormat,
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
    const written = readToml(text);
    const { toml, problems } = readSound(settingsSchema, written, file);
    return { value: toml.value, problems: [...problems, ...inOtherCase(written, file)] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { value: {}, problems: [{ ...error.problem, file }] };
  }
}

/**
 * Hugo heeds a key in capitals or small letters alike, and only one form of it is checked here.
 *
 * @param {import('../model/project.js').Toml} toml
 * @param {string} file
 */
function inOtherCase({ value, line }, file) {
  return misspelt(settingsSchema, value, []).map(({ path, known }) =>
    problem(`a key in other letters: ${path.at(-1)}`, {
      file,
      line: line(path),
      hint: `write it as ${known}`,
    }),
  );
}

/**
 * @param {any} schema
 * @param {unknown} value
 * @param {(string | number)[]} path of the value
 * @returns {{ path: (string | number)[], known: string }[]}
 */
function misspelt(schema, value, path) {
  if (Array.isArray(value)) return value.flatMap((each, at) => misspelt(schema?.items, each, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  const known = Object.keys(schema?.properties ?? {});
  return Object.entries(value).flatMap(([key, inner]) => {
    const meant = known.find((each) => each.toLowerCase() === key.toLowerCase());
    if (meant !== undefined && meant !== key) return [{ path: [...path, key], known: meant }];
    return misspelt(schema?.properties?.[key] ?? schema?.additionalProperties, inner, [...path, key]);
  });
}
