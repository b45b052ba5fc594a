import { jsonpath } from 'json-p3';
import { RE2JS } from 're2js';
import { isStatistic, metrics } from '../../model/metric.js';
import { unitNamed } from '../../model/parseQuantity.js';

/**
 * What a schema cannot see in a blog's parser: paths and patterns that cannot be read, units that do not fit.
 *
 * @typedef {{ path: (string | number)[], message: string, hint: string }} Mistake
 *
 * @param {import('./index.js').Definition} definition already held against its schema
 * @returns {Mistake[]}
 */
export function checkDefinition({ format, recognise, version, measurements }) {
  const isJson = format === 'json' || format === 'json-lines';
  const places = [
    ...[recognise].flat().map((text) => ({ path: ['recognise'], text })),
    ...(version ? [{ path: ['version'], text: version }] : []),
    ...measurements.flatMap((described, at) => [
      ...(described.each === undefined ? [] : [{ path: ['measurements', at, 'each'], text: described.each }]),
      ...(isJson ? placesIn(described, ['measurements', at]) : []),
    ]),
  ];
  const wrong = format === 'text' ? wrongPattern : isJson ? wrongPath : () => null;
  return [
    ...places.flatMap(({ path, text }) => {
      const message = wrong(text);
      return message ? [{ path, message, hint: format === 'text' ? patternHint : pathHint }] : [];
    }),
    ...measurements.flatMap((described, at) => measureMistakes(described, ['measurements', at], format)),
    ...(format === 'text'
      ? measurements.flatMap((described, at) => groupMistakes(described, ['measurements', at]))
      : []),
  ];
}

/**
 * Where the parts of a row are: paths, columns or groups.
 *
 * @param {import('./index.js').DescribedMeasurement} described
 * @param {(string | number)[]} path
 */
function placesIn({ value, test, run, repetitions, parameters = {} }, path) {
  const own = Object.entries({ value, test, run, repetitions }).map(([key, text]) => ({
    path: [...path, key],
    text,
  }));
  const named = Object.entries(parameters).map(([key, text]) => ({
    path: [...path, 'parameters', key],
    text,
  }));
  return [...own, ...named].flatMap(({ path: place, text }) =>
    typeof text === 'string' ? [{ path: place, text }] : [],
  );
}

/**
 * A group that the pattern has not would be missing in every line.
 *
 * @param {import('./index.js').DescribedMeasurement} described
 * @param {(string | number)[]} path
 * @returns {Mistake[]}
 */
function groupMistakes(described, path) {
  const { each } = described;
  if (each === undefined || wrongPattern(each)) return [];
  const names = Object.keys(RE2JS.compile(each).namedGroups());
  return placesIn(described, path).flatMap(({ path: place, text }) =>
    names.includes(text)
      ? []
      : [
          {
            path: place,
            message: `no group of each: ${text}`,
            hint: names.length > 0 ? `its groups: ${names.join(', ')}` : patternHint,
          },
        ],
  );
}

const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;
const pathHint = 'a path is like "results[*].value": names, [0] and [*], without filters';
const patternHint =
  'a regular expression of RE2, with groups as (?<value>\\d+): see github.com/google/re2/wiki/Syntax';

/** What could run long, and nothing that describes a file needs: filters, and steps that find one value many times. @param {string} text */
function wrongPath(text) {
  if (/[?()@]/.test(text)) return `a filter in a path: ${text}`;
  const steps = text.replace(quoted, '""');
  if (steps.includes(',')) return `several places in one step of a path: ${text}`;
  if (steps.split('..').length > 2) return `more than one search in a path: ${text}`;
  try {
    jsonpath.compile(text.startsWith('$') ? text : `$.${text}`);
    return null;
  } catch {
    return `not a path: ${text}`;
  }
}

/** States of a pattern: each is asked about every character of a file. */
const mostStates = 300;

/** @param {string} text */
function wrongPattern(text) {
  try {
    return RE2JS.compile(text).programSize() > mostStates
      ? `a pattern with too many repetitions: ${text}`
      : null;
  } catch {
    return `not a regular expression: ${text}`;
  }
}

/**
 * @param {import('./index.js').DescribedMeasurement} described
 * @param {(string | number)[]} path
 * @param {string} format
 * @returns {Mistake[]}
 */
function measureMistakes({ metric, statistic, unit, each }, path, format) {
  const own = metrics[metric]?.unit;
  return [
    ...(statistic !== undefined && !isStatistic(statistic)
      ? [
          {
            path: [...path, 'statistic'],
            message: `unknown statistic: ${statistic}`,
            hint: 'mean, median, min, max, sd, total, value, or a percentile as p99',
          },
        ]
      : []),
    ...(unit !== undefined && own !== undefined && unitNamed(unit)?.unit !== own
      ? [{ path: [...path, 'unit'], message: `${metric} in ${unit}`, hint: `its unit is ${own}` }]
      : []),
    ...(format === 'text' && each === undefined
      ? [
          {
            path,
            message: 'missing key: each',
            hint: 'the lines with results, e.g. each = "score: (?<value>\\\\d+)"',
          },
        ]
      : []),
  ];
}
