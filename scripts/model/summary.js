/**
 * A measurement over the runs of one test in one campaign: what charts, tables and sentences show.
 *
 * @typedef {object} RunValue
 * @property {number} run from 1, in natural order of the test's files
 * @property {number} value base unit
 * @property {string} source raw file, relative to the project
 * @property {string | null} excluded why the run is not counted; `null` where it is
 *
 * @typedef {object} Interval
 * @property {number} low over zero for a metric that cannot be negative
 * @property {number} high
 * @property {number} level e.g. 0.95
 * @property {'student-t' | 'log-t' | 'welch-values-and-logs'} method
 *
 * @typedef {object} Statistics of the counted runs; `null` where too few runs leave it undefined
 * @property {number} n
 * @property {number} mean of a `pooled` percentile that of all runs together
 * @property {number} median
 * @property {number} min
 * @property {number} max
 * @property {number | null} sd sample standard deviation, n - 1
 * @property {Interval | null} interval 95 % confidence interval of the mean
 * @property {{ share: number, runs: number } | null} [precision] `share` 0.26 is ±26 % of the mean, `runs` is how many would make it ±5 %; `null` for fewer than three runs
 * @property {number[]} outliers runs flagged, and kept
 * @property {import('./finding.js').Band} [band] of a single run whose source describes ranges: what they leave open
 * @property {true} [pooled] a percentile of all values of all counted runs together, out of their bins; there is no interval and no precision
 *
 * @typedef {object} SummaryFields
 * @property {string} product
 * @property {string} campaign
 * @property {string} methodology
 * @property {string} testbed
 * @property {string} test id in the methodology
 * @property {string | null} variant setup declared equivalent by the methodology
 * @property {string | null} benchmark the tool's own name of it, where a test holds several
 * @property {import('./parameters.js').Parameters} parameters what was asked for or set, by name
 * @property {import('./metric.js').Direction} [better] where the tool says it of its own result
 * @property {import('./metric.js').Metric} metric
 * @property {string} statistic of the readings within a run: `mean`, `p99`...
 * @property {import('./metric.js').Unit} unit
 * @property {RunValue[]} runs every run, counted or not
 * @property {number} [runsStated] how many runs the source of a published value names
 * @property {true} [described] computed from a curve that a source describes in words
 * @property {number} [digits] significant digits of a published value
 * @property {import('./measurement.js').Bound} [bound] of a published value whose source says only that it is more, or less, than this number
 * @property {true} [ofRounds] a mean over the steady rounds of each run; asked for by `state` steady
 * @property {true} [ofGroup] a fact of a group of products, filed with one of them: never shown as its result
 * @property {import('./validity.js').Flag[]} [flags] what limits how far it may be taken; absent where nothing does
 * @property {string[]} tools name and version, as `fio 3.33`
 * @property {'measured' | 'emulated' | 'transcribed' | 'own'} kind `own`, as tables that readers save name it: a reader's, drawn in the page and never published
 *
 * @typedef {SummaryFields & Statistics} Summary
 */

export {};
