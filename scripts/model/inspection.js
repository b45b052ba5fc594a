/**
 * What Benchfolio sees in one file: the contract of `inspect --json`.
 *
 * @typedef {object} SeriesFacts
 * @property {number} run
 * @property {string | null} test
 * @property {import('./parameters.js').Parameters} parameters
 * @property {import('./metric.js').Metric} metric
 * @property {import('./metric.js').Unit} unit
 * @property {number | [number, number][]} points how many readings there are; with `--points` the readings, as [seconds, value]
 * @property {number} duration seconds
 * @property {number} mean
 * @property {number} min
 * @property {number} max
 *
 * @typedef {object} Inspection
 * @property {string} file
 * @property {string | null} tool
 * @property {string | null} toolVersion
 * @property {import('./parser.js').DeviceIdentity | null} device
 * @property {import('./measurement.js').Measurement[]} measurements
 * @property {SeriesFacts[]} series
 * @property {import('./parser.js').Warning[]} warnings
 * @property {{ message: string, line: number | null, hint: string | null } | null} error
 * @property {import('./finding.js').Finding[]} [findings]
 */

export {};
