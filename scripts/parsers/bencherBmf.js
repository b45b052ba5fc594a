import { InputError } from '../model/inputError.js';
import { isRecord } from '../model/lib/isRecord.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { amount, isAmount, scaled } from './shared/amount.js';
import { jsonDocuments } from './shared/jsonDocuments.js';
import { namedParameters } from './shared/namedParameters.js';

const make =
  'write `{ "benchmark": { "measure": { "value": 1.5 } } }`, which `bencher run --adapter json` takes';
const head =
  /^\s{0,200}\{\s{0,200}"(?:[^"\\\n]|\\.){1,1000}"\s{0,20}:\s{0,20}\{\s{0,200}"(?:[^"\\\n]|\\.){1,200}"\s{0,20}:\s{0,20}\{\s{0,200}"(?:lower_|upper_)?value"\s{0,20}:/;

const listHead =
  /^\s{0,200}\{\s{0,200}"(?:[^"\\\n]|\\.){1,1000}"\s{0,20}:\s{0,20}\[\s{0,200}\{\s{0,200}"(?:parameters|measures)"\s{0,20}:/;
const percentile = /^p\d{1,2}(?:\.\d{1,4})?$/;

/** The measures that Bencher defines, with their units; all others are the user's own. */
const known = new Map(
  /** @type {[string, [import('../model/metric.js').Metric, number]][]} */ ([
    ['latency', ['latency', 1e-9]],
    ['throughput', ['rate', 1]],
    ['build-time', ['duration', 1]],
    ['file-size', ['size', 1]],
  ]),
);

/** @type {import('../model/parser.js').Parser} */
export const bencherBmf = {
  tool: 'bencher-bmf',
  title: 'Bencher Metric Format',
  layouts: [
    {
      name: 'JSON',
      versions: '0.3 to 0.5',
      verified: true,
      reads: 'the value of each measure of each benchmark; its bounds are shown beside it',
      make,
    },
  ],
  recognise: (source) => head.test(source.headText()) || listHead.test(source.headText()),
  parse(source) {
    const { documents, warnings } = jsonDocuments(source, make);
    const found = {
      settings: /** @type {Record<string, string>} */ ({}),
      own: /** @type {Set<string>} */ (new Set()),
    };
    const measurements = documents.flatMap(({ value }, run) =>
      Object.entries(value ?? {}).flatMap(([test, content]) =>
        setsOf(content).flatMap(({ parameters, measures, at }) =>
          Object.entries(measures).flatMap(([measure, metric]) => {
            const path = `${test}${at === null ? '' : `[${at}].measures`}.${measure}`;
            return readMeasure(measure, metric, { place: { run, test, parameters }, path, found });
          }),
        ),
      ),
    );
    if (measurements.length === 0) throw new InputError('no benchmark in it', { hint: make });
    if (found.own.size > 0) {
      const names = [...found.own].slice(0, 12).join(', ');
      warnings.push(warning(`the format holds no units, nor which way is better: ${names}`));
    }
    return parsed({ measurements, warnings, settings: found.settings });
  },
};

/**
 * A benchmark has its measures, or a list of them by parameters.
 *
 * @param {unknown} content
 * @returns {{ parameters: import('../model/measurement.js').Parameters | undefined, measures: Record<string, any>, at: number | null }[]}
 */
function setsOf(content) {
  if (!Array.isArray(content))
    return isRecord(content) ? [{ parameters: undefined, measures: content, at: null }] : [];
  return content.flatMap((each, at) => {
    const measures = isRecord(each?.measures) ? each.measures : {};
    const parameters = isRecord(each?.parameters)
      ? namedParameters(Object.entries(each.parameters))
      : undefined;
    return [{ parameters, measures, at }];
  });
}

/**
 * @param {string} measure
 * @param {any} metric
 * @param {{ place: Partial<import('../model/measurement.js').Measurement>, path: string,
 *   found: { settings: Record<string, string>, own: Set<string> } }} options
 */
function readMeasure(measure, metric, { place, path, found }) {
  const number = amount(metric?.value, { what: 'value', path: `${path}.value`, hint: make });
  const bounds = [metric.lower_value, metric.upper_value];
  if (bounds.some((bound) => typeof bound === 'number'))
    found.settings[`${path}: lower and upper value`] = bounds.map((bound) => bound ?? 'none').join(' to ');
  const fact = known.get(measure.toLowerCase().replace(/[ _]/g, '-'));
  if (!fact) found.own.add(measure);
  const parameters = fact ? place.parameters : { ...place.parameters, counter: measure };
  const row = (/** @type {string} */ statistic, /** @type {number} */ value) =>
    measurement({
      ...place,
      parameters,
      metric: fact ? fact[0] : 'result',
      statistic,
      value: fact ? scaled(value, fact[1]) : value,
    });
  const percentiles = Object.entries(metric).flatMap(([name, value]) =>
    percentile.test(name) && isAmount(value) ? [row(name, value)] : [],
  );
  return [row('value', number), ...percentiles];
}
