import { builtIn } from '../../model/vocabulary/builtIn.js';
import { aboutParameter, addedVocabulary, metrics, parameters, units } from '../../model/vocabulary/index.js';

/**
 * Every word that a methodology, a description or a chart may use, by the field of what is measured, for the page that lists them. What
 * a site adds comes last, without a title.
 *
 * @typedef {{ name: string, title: string, shown: string, better: import('../../model/vocabulary/index.js').Direction }} MetricRow
 *   `shown`: the units that readers meet, the largest first
 * @typedef {{ name: string, shown: string, aliases: string }} UnitRow
 * @typedef {{ name: string, about: string | null, values: string }} ParameterRow `values`: all that it may be, or its unit
 * @typedef {{ name: string, facts: { name: string, type: string }[] }} KindRow
 * @typedef {{ id: string, title: string | null, metrics: MetricRow[], parameters: ParameterRow[], units: UnitRow[], kinds: KindRow[] }} FieldRecord
 *
 * @returns {FieldRecord[]} fields that have no word are left out
 */
export function vocabularyRecord() {
  const fields = [...builtIn, addedVocabulary()].map((layer) => ({
    id: layer.name?.replace(/\.toml$/, '') ?? 'site',
    title: layer.title ?? null,
    metrics: namesIn(layer.metrics).map(metricRow),
    parameters: namesIn(layer.parameters).map(parameterRow),
    units: namesIn(layer.units).map(unitRow),
    kinds: Object.entries(layer.kinds ?? {}).map(([name, { facts = {} }]) => kindRow(name, facts)),
  }));
  return fields.filter((field) => tables.some((table) => field[table].length > 0));
}

const tables = /** @type {const} */ (['metrics', 'parameters', 'units', 'kinds']);

/** @param {Record<string, any> | undefined} table */
const namesIn = (table) => Object.keys(table ?? {});

/** @param {string} name @returns {MetricRow} */
function metricRow(name) {
  const { title, shown, better } = metrics[name];
  return { name, title, shown: symbolsOf(shown), better };
}

/** @param {string} name @returns {ParameterRow} */
function parameterRow(name) {
  const { values, unit } = parameters[name];
  return {
    name,
    about: aboutParameter(name),
    values: values?.join(', ') ?? (unit ? symbolsOf(units[unit]) : ''),
  };
}

/** @param {string} name @returns {UnitRow} */
const unitRow = (name) => ({ name, shown: symbolsOf(units[name]), aliases: units[name].aliases.join(', ') });

/** @param {string} name @param {Record<string, string | { type: string }>} facts @returns {KindRow} */
const kindRow = (name, facts) => ({
  name,
  facts: Object.entries(facts).map(([fact, about]) => ({
    name: fact,
    type: typeof about === 'string' ? about : about.type,
  })),
});

/** @param {import('../../model/vocabulary/index.js').UnitFacts} unit */
const symbolsOf = ({ symbol, prefixes }) => prefixes.map((prefix) => prefix + symbol).join(', ');
