import { blockKinds } from '../../charts/index.js';
import { chartProperties } from '../../content/schemas/index.js';
import { vegaLiteData, parameterFields } from '../../model/namedData.js';

/**
 * What may be written in a chart block and what a spec of one's own is given, out of the schemas it is held against, for the page that explains it.
 *
 * @typedef {{ key: string, text: string }} Key
 * @returns {{ common: Key[], kinds: Record<string, { title: string, keys: Key[] }>, data: Record<string, { keys: Key[] }> }} `data`: what each
 *   set has of its own, and the parameters, which all have
 */
export function chartKeys() {
  const kinds = blockKinds.map(({ kind, title, options }) => {
    const own = /** @type {{ properties?: Record<string, any> }} */ (options).properties ?? {};
    return [kind, { title, keys: keysOf(own) }];
  });
  const { results, runs, series } = vegaLiteData;
  const sets = {
    results: results.fields,
    runs: runs.fields,
    series: series.fields,
    parameters: parameterFields(),
  };
  const data = Object.entries(sets).map(([name, fields]) => [
    name,
    { keys: Object.entries(fields).map(([key, text]) => ({ key, text })) },
  ]);
  return {
    common: keysOf(chartProperties()),
    kinds: Object.fromEntries(kinds),
    data: Object.fromEntries(data),
  };
}

/**
 * @param {Record<string, any>} properties
 * @returns {Key[]}
 */
const keysOf = (properties) =>
  Object.entries(properties).map(([key, property]) => ({ key, text: textOf(property) }));

/** @param {any} property of a JSON schema */
function textOf({ description, enum: values, items }) {
  const inside = Object.keys(items?.properties ?? {});
  const choice = values && values.length < 8 ? `one of ${values.join(', ')}` : null;
  const table = inside.length > 0 ? `a list of tables of ${inside.join(', ')}` : null;
  return [description ?? (table ? null : items?.description), choice, table].filter(Boolean).join('; ');
}
