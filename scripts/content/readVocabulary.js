import { hasErrors, problem } from '../model/inputError.js';
import { didYouMean, orDeclared } from '../model/lib/nearest.js';
import { hasZero } from '../model/metric.js';
import { unitNamed } from '../model/parseQuantity.js';
import {
  addVocabulary,
  kinds,
  metrics,
  parameters,
  units,
  vocabularyKey,
} from '../model/vocabulary/index.js';
import { checkSchema } from './checkSchema.js';
import { rateUnits } from './schemas/settings.js';
import { vocabularySchema } from './schemas/vocabulary.js';
import { readToml } from './toml.js';

/** Where a site writes its own words. */
export const vocabularyFile = 'data/vocabulary.toml';

/**
 * What was read last, and the words that it left.
 *
 * @type {{ text: string, rates: string, key: string, problems: import('../model/inputError.js').Problem[] } | null}
 */
let last = null;

/**
 * Adds a site's own units, metrics, parameters and kinds to the program's, if there is nothing wrong with them, and the prefixes that its
 * settings show rates with. Where the words are still those of the same text, they stand, and so does all that was made of them.
 *
 * @param {string | undefined} text of the file; `undefined` where the site has none
 * @param {string} [rates] the unit of rates in the settings; an unknown one changes nothing
 * @returns {import('../model/inputError.js').Problem[]}
 * @throws {import('../model/inputError.js').InputError} where it is no TOML
 */
export function readVocabulary(text, rates = 'MB/s') {
  if (last?.text === text && last?.rates === rates && last?.key === vocabularyKey()) return last.problems;
  addVocabulary({});
  const none = withRates({}, rates);
  addVocabulary(none);
  if (text === undefined) return [];
  const toml = readToml(text);
  const problems = checkSchema(vocabularySchema, toml, vocabularyFile);
  if (hasErrors(problems)) return problems;
  const against = disagreements(toml);
  addVocabulary(withRates(toml.value, rates));
  const unknown = unknownWords(toml);
  if (hasErrors([...against, ...unknown])) addVocabulary(none);
  last = { text, rates, key: vocabularyKey(), problems: [...problems, ...against, ...unknown] };
  return last.problems;
}

/**
 * The words of a site, with the prefixes of rates where they are not those that the vocabulary has already.
 *
 * @param {import('../model/vocabulary/index.js').Layer} words
 * @param {string} rates
 * @returns {import('../model/vocabulary/index.js').Layer}
 */
function withRates(words, rates) {
  if (rates === 'MB/s' || !Object.hasOwn(rateUnits, rates)) return words;
  const unit = { ...units['B/s'], ...words.units?.['B/s'], prefixes: rateUnits[rates] };
  return { ...words, units: { ...words.units, 'B/s': unit } };
}

/** @typedef {import('../model/project.js').Toml} Toml */

/** @param {Toml} toml @param {(string | number)[]} path @param {string} message @param {string | null} hint */
const complaint = (toml, path, message, hint) =>
  problem(message, { file: vocabularyFile, line: toml.line(path), path: path.join('.'), hint });

/**
 * A word of the program's that the site gives another meaning would change numbers that are there already.
 *
 * @param {Toml} toml
 */
function disagreements(toml) {
  const hint = 'give the new word a name of its own';
  const all = /** @type {[string, Record<string, any>, string[]][]} */ ([
    ['units', units, ['dimension', 'factor', 'scale']],
    ['metrics', metrics, ['unit', 'better', 'adds']],
  ]);
  return all.flatMap(([table, known, keys]) =>
    entries(toml.value[table]).flatMap(([name, facts]) =>
      keys
        .filter((key) => known[name] && facts[key] !== undefined && facts[key] !== known[name][key])
        .map((key) =>
          complaint(
            toml,
            [table, name, key],
            `${key} of ${name} is ${known[name][key]}, not ${facts[key]}`,
            hint,
          ),
        ),
    ),
  );
}

/** @param {Record<string, any> | undefined} table */
const entries = (table = {}) => Object.entries(table);

/** @param {Toml} toml */
function unknownWords(toml) {
  const { value } = toml;
  /** @type {import('../model/inputError.js').Problem[]} */
  const problems = [];
  const known = (
    /** @type {string[]} */ path,
    /** @type {unknown} */ name,
    /** @type {object} */ among,
    /** @type {string} */ what,
  ) => {
    if (name === undefined || String(name) in among) return;
    const near = didYouMean(String(name), Object.keys(among), `${what}s`);
    problems.push(complaint(toml, path, `unknown ${what}: ${name}`, orDeclared(near)));
  };
  for (const [name, { dimension }] of entries(value.units))
    known(['units', name, 'dimension'], dimension, units, 'unit');
  for (const [name, { unit, shown, adds }] of entries(value.metrics)) {
    if (adds && units[unit] && !hasZero(unit)) {
      const message = `values in ${units[unit].symbol} do not add up`;
      problems.push(complaint(toml, ['metrics', name, 'adds'], message, 'leave adds out'));
    }
    known(['metrics', name, 'unit'], unit, units, 'unit');
    known(['metrics', name, 'shown'], shown, units, 'unit');
    if (units[unit] && units[shown] && units[unit].dimension !== units[shown].dimension) {
      const message = `${shown} is ${units[shown].dimension}, and ${unit} is ${units[unit].dimension}`;
      problems.push(
        complaint(toml, ['metrics', name, 'shown'], message, 'show it in a unit of the same dimension'),
      );
    }
  }
  for (const [name, { unit }] of entries(value.parameters))
    known(['parameters', name, 'unit'], unit, units, 'unit');
  for (const [name, { facts = {}, 'price-per': per, 'price-unit': unitOfPrice }] of entries(value.kinds)) {
    for (const [fact, about] of Object.entries(facts))
      known(
        ['kinds', name, 'facts', fact],
        typeof about === 'string' ? about : about.type,
        { ...units, text: 1, number: 1 },
        'unit',
      );
    if (unitOfPrice !== undefined && unitNamed(unitOfPrice) === null)
      known(['kinds', name, 'price-unit'], unitOfPrice, units, 'unit');
    known(['kinds', name, 'price-per'], per, { ...metrics, ...kinds[name]?.facts }, 'metric');
  }
  for (const [name, { short }] of entries(value.parameters)) {
    const other = Object.keys(parameters).find((each) => each !== name && parameters[each].short === short);
    if (short === undefined || other === undefined) continue;
    const message = `the short form ${short} is that of ${other}`;
    problems.push(complaint(toml, ['parameters', name, 'short'], message, 'choose another'));
  }
  return problems;
}
