import { assumed, assumptionOf, latencyUnitIn, latencyUnitSetting } from '../../model/latencyUnit.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { parametersKey, parametersOf, withoutParts, workloadWords } from '../../model/parameters.js';
import { warning } from '../../model/parser.js';
import { addJobs } from './addJobs.js';
import { sectionsOf, testOfJob } from './jobNumbers.js';
import { logName } from './fio/logName.js';

/**
 * @typedef {import('./fio/assignLogs.js').ParsedFile} ParsedFile
 * @typedef {import('../../model/series.js').Series} Series
 * @typedef {{ series: Series[], histograms: import('../../model/parser.js').Histogram[], warnings: import('../../model/parser.js').Warning[] }} FromLogs
 */

/**
 * What the logs of one run show over time: named by their test, the jobs that ran at the same time added up.
 *
 * @param {ParsedFile[]} logs
 * @param {import('../../model/measurement.js').Measurement[]} measurements of the run's document; none where there is no document
 * @param {string | null} fioVersion
 * @returns {FromLogs}
 */
export function runSeries(logs, measurements, fioVersion) {
  const sections = sectionsOf(measurements);
  const placed = logs.map((log) => placeLog(ownPart(inUnitOf(log, fioVersion), sections), sections));
  const groups = grouped(placed.flatMap(({ series }) => series));
  const together = groups.map((group) => joinGroup(group, sections));
  return {
    series: together.flatMap(({ series }) => series),
    histograms: placed.flatMap(({ histograms }) => histograms),
    warnings: [
      ...placed.flatMap(({ warnings }) => warnings),
      ...together.flatMap(({ warnings }) => warnings),
    ],
  };
}

/** Which of several jobs a log is of. @param {Series} one @returns {string | null} */
const jobOf = ({ parameters: { job } }) => (job === undefined ? null : String(job));

/**
 * @param {ParsedFile} log
 * @param {import('./jobNumbers.js').Section[]} sections
 * @returns {FromLogs}
 */
function placeLog({ file, parsed }, sections) {
  const { name, stem, number } = logName(file);
  const testOf = (/** @type {string | null} */ job) =>
    sections.length === 0 ? null : testOfJob(sections, number ?? (job === null ? null : Number(job)), stem);
  const series = parsed.series.map((each) => {
    const job = number === null ? each.parameters.job : String(number);
    return {
      ...each,
      parameters: parametersOf({ ...each.parameters, job }),
      test: testOf(jobOf(each)) ?? null,
    };
  });
  const unplaced = parsed.series.some((each) => testOf(jobOf(each)) === undefined);
  return {
    series,
    histograms: parsed.histograms.map((each) => ({ ...each, test: testOf(null) ?? null })),
    warnings: [
      ...parsed.warnings.map(({ message, line }) => warning(`${name}: ${message}`, line)),
      ...(unplaced ? [warning(`${name}: the test that it belongs to is not known`)] : []),
    ],
  };
}

/**
 * fio appends to the log that all jobs share (`per_job_logs=0`) if it is there already: what an earlier run left in it stands before
 * the run's own part.
 *
 * @param {ParsedFile} log
 * @param {import('./jobNumbers.js').Section[]} sections
 * @returns {ParsedFile}
 */
function ownPart(log, sections) {
  const own = sections.every(({ jobs }) => jobs > 0) ? sections.reduce((sum, { jobs }) => sum + jobs, 0) : 0;
  const held = Math.max(0, ...log.parsed.series.map((each) => Number(jobOf(each))));
  const foreign = held - own;
  if (own === 0 || foreign <= 0 || logName(log.file).number !== null) return log;
  const series = log.parsed.series
    .filter((each) => Number(jobOf(each)) > foreign)
    .map((each) => {
      const job = String(Number(jobOf(each)) - foreign);
      return { ...each, parameters: parametersOf({ ...each.parameters, job }) };
    });
  const message = `holds the readings of ${held} jobs, the run had ${own}: fio appends to a log that is there already; the last ${own} are taken`;
  const warnings = [warning(message), ...log.parsed.warnings];
  return { ...log, parsed: { ...log.parsed, series, warnings } };
}

/**
 * @param {Series[]} all
 * @returns {Series[][]} of one test and metric with the same parameters
 */
function grouped(all) {
  const groups = groupBy(all, ({ test, parameters, metric }) =>
    JSON.stringify([test, parametersKey(parameters), metric]),
  );
  return [...groups.values()];
}

/**
 * The sum of some of the jobs would pass for the run's: only all of them are added.
 *
 * @param {Series[]} group
 * @param {import('./jobNumbers.js').Section[]} sections
 */
function joinGroup(group, sections) {
  const [{ test, metric, parameters }] = group;
  const jobs = sections
    .filter((section) => section.test === test)
    .reduce((sum, section) => sum + section.jobs, 0);
  if (jobs > 1 && group.length < jobs) {
    const what = [workloadWords(parameters), metric, test && `of ${test}`].filter(Boolean).join(' ');
    const message = `${what}: the logs of ${group.length} of ${jobs} jobs are there: shown one by one, not as the run's`;
    return { series: group, warnings: [warning(message)] };
  }
  const whole = { ...group[0], parameters: withoutParts(parameters) };
  return { series: [group.length > 1 ? addJobs(group) : whole], warnings: [] };
}

/**
 * A latency log whose unit was assumed, set right by the version of the run.
 *
 * @param {ParsedFile} log
 * @param {string | null} fioVersion
 * @returns {ParsedFile}
 */
function inUnitOf(log, fioVersion) {
  const unit = latencyUnitIn(fioVersion);
  const said = log.parsed.settings[latencyUnitSetting];
  const other = unit === 'ns' ? 'µs' : 'ns';
  if (!unit || (said !== assumed(unit) && said !== assumed(other))) return log;
  const factor = said === assumed(unit) ? 1 : unit === 'µs' ? 1000 : 1 / 1000;
  const doubts = new Set([assumptionOf(unit), assumptionOf(other)]);
  const warnings = log.parsed.warnings.filter(({ message }) => !doubts.has(message));
  const series = log.parsed.series.map((each) => scaled(each, factor));
  const settings = { ...log.parsed.settings, [latencyUnitSetting]: unit };
  return { ...log, parsed: { ...log.parsed, series, warnings, settings } };
}

/**
 * @param {Series} one
 * @param {number} factor
 * @returns {Series}
 */
function scaled(one, factor) {
  const times = (/** @type {Float64Array} */ list) => list.map((value) => value * factor);
  return {
    ...one,
    values: times(one.values),
    low: one.low && times(one.low),
    high: one.high && times(one.high),
    mean: one.mean * factor,
    min: one.min * factor,
    max: one.max * factor,
  };
}
