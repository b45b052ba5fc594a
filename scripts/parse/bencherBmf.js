import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { amount } from './amount.js';
import { jsonDocuments } from './jsonDocuments.js';
import { scaled } from './scaled.js';

const make = 'write { "benchmark": { "measure": { "value": 1.5 } } }, which bencher run --adapter json takes';
const head =
  /^\s{0,200}\{\s{0,200}"(?:[^"\\\n]|\\.){1,1000}"\s{0,20}:\s{0,20}\{\s{0,200}"(?:[^"\\\n]|\\.){1,200}"\s{0,20}:\s{0,20}\{\s{0,200}"(?:lower_|upper_)?value"\s{0,20}:/;

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
  recognise: (source) => head.test(source.headText()),
  parse(source) {
    const { documents, warnings } = jsonDocuments(source, make);
    /** @type {Record<string, string>} */
    const settings = {};
    /** @type {Set<string>} */
    const own = new Set();
    const measurements = documents.flatMap(({ value }, run) =>
      Object.entries(value ?? {}).flatMap(([test, measures]) =>
        Object.entries(isRecord(measures) ? measures : {}).flatMap(([measure, metric]) => {
          const path = `${test}.${measure}`;
          const number = amount(metric?.value, { what: 'value', path: `${path}.value`, hint: make });
          const bounds = [metric.lower_value, metric.upper_value];
          if (bounds.some((bound) => typeof bound === 'number'))
            settings[`${path}: lower and upper value`] = bounds.map((bound) => bound ?? 'none').join(' to ');
          const fact = known.get(measure.toLowerCase().replace(/[ _]/g, '-'));
          const place = { run, test, statistic: 'value' };
          if (fact) return [measurement({ ...place, metric: fact[0], value: scaled(number, fact[1]) })];
          own.add(measure);
          return [
            measurement({ ...place, parameters: { counter: measure }, metric: 'result', value: number }),
          ];
        }),
      ),
    );
    if (measurements.length === 0) throw new InputError('no benchmark in it', { hint: make });
    if (own.size > 0) {
      const names = [...own].slice(0, 12).join(', ');
      warnings.push(warning(`the format holds no units, nor which way is better: ${names}`));
    }
    return parsed({ measurements, warnings, settings });
  },
};

/** @param {unknown} value @returns {value is Record<string, any>} */
const isRecord = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
