/**
 * The named data sets of a fenced `vega-lite` block and their fields: what the build fills, what a spec is checked against, and what
 * the reference page lists. Values are in the unit that people read, chosen once a metric.
 *
 * @typedef {'results' | 'runs' | 'series'} DataName
 * @type {Readonly<Record<DataName, { about: string, fields: Readonly<Record<string, string>> }>>}
 */
export const namedData = Object.freeze({
  results: {
    about: 'a row for each result, over its runs',
    fields: {
      product: 'its name; as a colour or a shape it looks as in every other chart',
      test: 'its title',
      kind: 'measured, emulated or transcribed',
      subject: 'whether the review is about it',
      operation: 'read, write, mixed...',
      pattern: 'sequential or random',
      blockSize: 'bytes',
      queueDepth: 'outstanding requests',
      jobs: 'jobs at the same time',
      readPercent: 'of a mixed load',
      compressibility: 'of the data, where it was set',
      phase: 'as degrade 3',
      condition: 'all that is known of the state, in words',
      metric: 'as in a chart block',
      statistic: 'of the readings within a run',
      value: 'mean of the runs',
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
    about: 'a row for each run',
    fields: {
      product: 'its name',
      test: 'its title',
      operation: 'read, write, mixed...',
      pattern: 'sequential or random',
      blockSize: 'bytes',
      queueDepth: 'outstanding requests',
      jobs: 'jobs at the same time',
      readPercent: 'of a mixed load',
      metric: 'as in a chart block',
      statistic: 'of the readings within a run',
      run: 'from 1',
      value: 'of this run',
      unit: 'of value',
      counted: 'whether it counts',
    },
  },
  series: {
    about:
      'a row for each reading over time; long logs as stretches that keep their smallest and largest reading',
    fields: {
      product: 'its name',
      test: 'its title',
      operation: 'read, write, mixed...',
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
