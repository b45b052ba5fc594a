import { builtIn } from '../../model/vocabulary/builtIn.js';
import {
  aboutParameter,
  addedVocabulary,
  metricFacts,
  unitFacts,
  units,
} from '../../model/vocabulary/index.js';

/**
 * Every word that a methodology, a description or a chart may use, by the field of what is measured, for the page that lists them. What
 * a site adds or changes comes last, without a title: the program's fields list the program's own words.
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
    metrics: rowsOf(layer.metrics, metricRow),
    parameters: rowsOf(layer.parameters, parameterRow),
    units: rowsOf(layer.units, unitRow),
    kinds: Object.entries(layer.kinds ?? {}).map(([name, { facts = {} }]) => kindRow(name, facts)),
  }));
  return fields.filter((field) => tables.some((table) => field[table].length > 0));
}

const tables = /** @type {const} */ (['metrics', 'parameters', 'units', 'kinds']);

/**
 * @template Row
 * @param {Record<string, any> | undefined} table
 * @param {(name: string, written: Record<string, any>) => Row} row
 */
const rowsOf = (table, row) => Object.entries(table ?? {}).map(([name, written]) => row(name, written));

/** @param {string} name @param {Record<string, any>} written @returns {MetricRow} */
function metricRow(name, written) {
  const { title, shown, better } = metricFacts(name, written);
  return { name, title, shown: symbolsOf(shown), better };
}

/** @param {string} name @param {Record<string, any>} written @returns {ParameterRow} */
function parameterRow(name, { about, values, unit }) {
  return {
    name,
    about: about ?? aboutParameter(name),
    values: values?.join(', ') ?? (unit ? symbolsOf(units[unit]) : ''),
  };
}

/** @param {string} name @param {Record<string, any>} written @returns {UnitRow} */
function unitRow(name, written) {
  const unit = unitFacts(name, written);
  return { name, shown: symbolsOf(unit), aliases: unit.aliases.join(', ') };
}

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
