import { measurement } from '../../model/measurement.js';
import { isRate } from '../../model/isRate.js';
import { flagged, warning } from '../../model/parser.js';
import { assignLogs } from './fio/assignLogs.js';
import { logName } from './fio/logName.js';
import { disagreements, meanOverTime } from './logAgreement.js';
import { joinSettings } from './recordedSettings.js';
import { runSeries } from './runSeries.js';

/**
 * @typedef {import('./fio/assignLogs.js').ParsedFile} ParsedFile
 *
 * @typedef {object} PairedRun one run of a test: its result document and its logs
 * @property {number} run from 1
 * @property {string} tool
 * @property {string | null} toolVersion
 * @property {string[]} files the document first
 * @property {import('../../model/measurement.js').Measurement[]} measurements the document's: it says the truth about totals
 * @property {import('../../model/series.js').Series[]} series
 * @property {import('../../model/parser.js').Histogram[]} histograms
 * @property {import('../../model/parser.js').Warning[]} warnings
 * @property {Record<string, string>} settings
 * @property {string | null} startedAt
 */

const logTools = new Set(['fio-log', 'fio-hist']);
/** The forms in which fio may write one run, the one that says most first. */
const fioForms = ['fio-json', 'fio-text', 'fio-terse'];

/**
 * Makes runs of the files of one test folder. A document is a run, or as many as it holds; logs join the document whose name they
 * bear, and so do a meter's readings (`run1.txt`, `run1-temperature.csv`); logs without any document are runs by their common prefix.
 *
 * @param {ParsedFile[]} files in natural order, which numbers the runs
 * @returns {PairedRun[]}
 */
export function pairRuns(files) {
  const logs = files.filter(({ parsed }) => logTools.has(parsed.tool));
  const all = withoutCopies(files.filter((each) => isDocument(each)));
  const { copies } = all;
  const meters = metersOf(all.documents);
  const documents = all.documents.filter((each) => !meters.has(each));
  const { owners, strays } = assignLogs(logs, documents);
  const lone = documents.length === 0 ? [...byStem(strays).values()].map(logRun) : [];
  const runs = documents.flatMap((document) =>
    documentRuns(
      document,
      logs.filter((log) => owners.get(log) === document),
    ).map((run, _, { length }) => (length === 1 ? withMeters(run, ownedBy(document, meters)) : run)),
  );
  const left = documents.length === 0 ? [] : strays;
  const notes = [...left.map(strayNote), ...copies.map(copyNote)];
  return [...joinSettings(runs), ...lone].map(({ tool, ...run }, index) => ({
    // begun with a key, as `summarizeTest` says
    tool,
    ...run,
    run: index + 1,
    warnings: index === 0 ? [...run.warnings, ...notes] : run.warnings,
  }));
}

/** @param {ParsedFile} file */
const isDocument = ({ parsed }) =>
  !logTools.has(parsed.tool) &&
  parsed.measurements.length + parsed.series.length + parsed.histograms.length > 0;

/**
 * Readings of a meter beside a run: files of readings alone whose name goes on from that of a document with results.
 *
 * @param {ParsedFile[]} documents
 * @returns {Map<ParsedFile, ParsedFile>} each with the document it belongs to
 */
function metersOf(documents) {
  const isMeter = (/** @type {ParsedFile} */ { parsed }) =>
    parsed.measurements.length === 0 && parsed.series.length > 0;
  const stemOf = (/** @type {ParsedFile} */ { file }) => logName(file).stem;
  const owners = documents.filter((each) => !isMeter(each));
  return new Map(
    documents.filter(isMeter).flatMap((meter) => {
      const own = owners.filter((each) => goesOn(stemOf(meter), stemOf(each)));
      return own.length === 1 ? [/** @type {[ParsedFile, ParsedFile]} */ ([meter, own[0]])] : [];
    }),
  );
}

/** @param {string} longer @param {string} stem */
const goesOn = (longer, stem) => longer.startsWith(stem) && !/^[a-z0-9]/i.test(longer.slice(stem.length));

/** @param {ParsedFile} document @param {Map<ParsedFile, ParsedFile>} meters */
const ownedBy = (document, meters) =>
  [...meters].flatMap(([meter, owner]) => (owner === document ? [meter] : []));

/**
 * @param {Omit<PairedRun, 'run'>} run
 * @param {ParsedFile[]} meters
 * @returns {Omit<PairedRun, 'run'>}
 */
const withMeters = (run, meters) => ({
  ...run,
  files: [...run.files, ...meters.map(({ file }) => file)],
  measurements: [...run.measurements, ...meters.flatMap(({ parsed }) => meansOf(parsed, () => true))],
  series: [...run.series, ...meters.flatMap(({ parsed }) => parsed.series)],
  warnings: [...run.warnings, ...meters.flatMap(({ parsed }) => parsed.warnings)],
});

/**
 * One run that was saved in several of fio's forms (`run1.json`, `run1.txt`) is one run.
 *
 * @param {ParsedFile[]} documents
 */
function withoutCopies(documents) {
  const better = (/** @type {ParsedFile} */ one) =>
    documents.some((other) => {
      const same =
        logName(other.file).stem === logName(one.file).stem && fioForms.includes(other.parsed.tool);
      return same && fioForms.indexOf(other.parsed.tool) < fioForms.indexOf(one.parsed.tool);
    });
  return { documents: documents.filter((each) => !better(each)), copies: documents.filter(better) };
}

/** @param {ParsedFile} stray */
const strayNote = ({ file }) =>
  warning(`${logName(file).name}: left out, its name fits no run, or several: name it like its document`);

/** @param {ParsedFile} copy */
const copyNote = ({ file }) =>
  warning(`${logName(file).name}: left out, the same run is there in a form that says more`);

/**
 * @param {ParsedFile} document
 * @param {ParsedFile[]} logs
 * @returns {Omit<PairedRun, 'run'>[]}
 */
function documentRuns(document, logs) {
  const { file, parsed } = document;
  const { tool, toolVersion, settings, startedAt } = parsed;
  const numbers = [...new Set([...parsed.measurements, ...parsed.series].map(({ run }) => run))].sort(
    (a, b) => a - b,
  );
  const usable = numbers.length === 1 ? logs : [];
  return numbers.map((number, index) => {
    const of = (/** @type {{ run: number }} */ { run }) => run === number;
    const measurements =
      parsed.measurements.length > 0 ? parsed.measurements.filter(of) : meansOf(parsed, of);
    const fromLogs = runSeries(usable, measurements, toolVersion);
    const unused = index === 0 && usable.length < logs.length ? logs.map(unusedNote) : [];
    const warnings = [
      ...(index === 0 ? parsed.warnings : []),
      ...fromLogs.warnings,
      ...windowMaxima(usable, settings),
      ...disagreements(measurements, fromLogs.series),
      ...unused,
    ];
    const histograms = [...parsed.histograms.filter(of), ...fromLogs.histograms];
    const series = [...parsed.series.filter(of), ...fromLogs.series];
    const files = [file, ...usable.map((log) => log.file)];
    return { tool, toolVersion, files, measurements, series, histograms, warnings, settings, startedAt };
  });
}

/**
 * A meter logs readings and no result: the run's result is their mean over time.
 *
 * @param {import('../../model/parser.js').Parsed} parsed
 * @param {(each: { run: number }) => boolean} ofRun
 */
const meansOf = ({ series }, ofRun) =>
  series
    .filter((each) => ofRun(each) && each.axis === 'time' && each.duration > 0)
    .map((each) => {
      const { run, test, parameters, metric } = each;
      return measurement({ run, test, parameters, metric, statistic: 'mean', value: meanOverTime(each) });
    });

/**
 * A log says nowhere whether a reading is the mean of its window or the largest value in it; the run's options do.
 *
 * @param {ParsedFile[]} logs
 * @param {Record<string, string>} settings
 */
function windowMaxima(logs, settings) {
  const asks = ([key, value] = ['', '']) =>
    (/(?:^|: )log_window_value$/.test(key) && /^max/.test(value)) ||
    (/(?:^|: )log_max_value$/.test(key) && value !== '0');
  const option = logs.length > 0 && Object.entries(settings).find(asks);
  if (!option) return [];
  const message = `${option.join('=')}: the readings of the logs are the largest of each window, not its mean`;
  return [flagged('window-maximum', message)];
}

/** @param {ParsedFile} log */
const unusedNote = ({ file }) =>
  warning(`${logName(file).name}: left out, its document holds several runs: file one run a document`);

/**
 * @param {ParsedFile[]} logs
 * @returns {Map<string, ParsedFile[]>}
 */
function byStem(logs) {
  /** @type {Map<string, ParsedFile[]>} */
  const stems = new Map();
  for (const log of logs) {
    const { stem } = logName(log.file);
    stems.set(stem, [...(stems.get(stem) ?? []), log]);
  }
  return stems;
}

/**
 * A run of which only logs are left: its rates are those of the logs, over the time they cover.
 *
 * @param {ParsedFile[]} logs
 * @returns {Omit<PairedRun, 'run'>}
 */
function logRun(logs) {
  const [{ parsed }] = logs;
  const { series, histograms, warnings } = runSeries(logs, [], null);
  const rates = series.filter(({ metric }) => isRate(metric));
  const measurements = rates.map((each) =>
    measurement({
      parameters: each.parameters,
      metric: each.metric,
      statistic: 'mean',
      value: meanOverTime(each),
    }),
  );
  const counts = logs.flatMap((log) => log.parsed.measurements.filter(({ metric }) => metric === 'count'));
  return {
    tool: parsed.tool,
    toolVersion: parsed.toolVersion,
    files: logs.map(({ file }) => file),
    measurements: [...measurements, ...counts],
    series,
    histograms,
    warnings: [...warnings, warning('no result document beside the logs: the rates are means of the logs')],
    settings: parsed.settings,
    startedAt: null,
  };
}
