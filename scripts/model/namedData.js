import { parameters } from './vocabulary/index.js';

/**
 * The named data sets of a fenced `vega-lite` block and their fields: what the build fills, what a spec is checked against, and what
 * the page of chart kinds lists. Values are in the unit that people read, chosen once a metric.
 *
 * @typedef {'results' | 'runs' | 'series'} DataName
 * @typedef {Readonly<Record<DataName, { fields: Readonly<Record<string, string>> }>>} NamedData
 */

/** @type {NamedData} but for the parameters, which every set has */
export const vegaLiteData = Object.freeze({
  results: {
    fields: {
      product: 'its name; as a colour or a shape it looks as in every other chart',
      test: 'its title',
      kind: 'measured, emulated or transcribed',
      subject: 'whether the review is about it',
      parameters: 'all that was asked for or set, in words',
      metric: 'as in a chart block',
      statistic: 'of the readings within a run',
      value:
        'mean of the runs; of a percentile, that of all their values together, where the tool writes a histogram of them',
      bound: 'where a source says only that the value is more or less: <, >, ≤ or ≥; absent elsewhere',
      unit: 'of value, low, high, min, max and sd',
      low: 'lower end of the error bar; absent where there is none',
      high: 'upper end of the error bar',
      min: 'smallest run',
      max: 'largest run',
      sd: 'standard deviation of the runs',
      n: 'runs that count',
    },
  },
  runs: {
    fields: {
      product: 'its name',
      test: 'its title',
      metric: 'as in a chart block',
      statistic: 'of the readings within a run',
      run: 'from 1',
      value: 'of this run',
      unit: 'of value',
      counted: 'whether it counts',
    },
  },
  series: {
    fields: {
      product: 'its name',
      test: 'its title',
      metric: 'as in a chart block',
      run: 'from 1',
      seconds: 'since the run began',
      share: 'of the capacity, where only that is known',
      value: 'reading, or the mean of a stretch',
      low: 'smallest reading of a stretch',
      high: 'largest reading of a stretch',
      unit: 'of value, low and high',
      part: 'counts the holes in the log before it',
    },
  },
});

/** The parameters of the vocabulary by the names of their fields. */
export const parameterFields = () =>
  Object.fromEntries(Object.entries(parameters).map(([name, { title }]) => [fieldOf(name), title]));

/** Fields of Vega-Lite have no hyphens: `message-size` is `messageSize`. @param {string} name of a parameter */
export const fieldOf = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @type {() => NamedData} */
export const namedData = () => {
  const more = parameterFields();
  const { results, runs, series } = vegaLiteData;
  return {
    results: { fields: { ...more, ...results.fields } },
    runs: { fields: { ...more, ...runs.fields } },
    series: { fields: { ...more, ...series.fields } },
  };
};
