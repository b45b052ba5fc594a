import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { isAmount } from './text/amount.js';
import { jsonDocuments } from './text/jsonDocuments.js';
import { namedParameters } from './text/namedParameters.js';
import { scaled } from './text/scaled.js';
import { startTime } from './text/startTime.js';

/** @typedef {import('../model/measurement.js').Measurement} Measurement */

const make = 'run lighthouse URL --output=json --output-path=FILE';

/** Audits that have a metric of their own; all others are durations, sizes or counts by the name of the audit. */
const known = new Map(
  /** @type {[string, import('../model/metric.js').Metric][]} */ ([
    ['first-contentful-paint', 'first-contentful-paint'],
    ['largest-contentful-paint', 'largest-contentful-paint'],
    ['speed-index', 'speed-index'],
    ['total-blocking-time', 'total-blocking-time'],
    ['interactive', 'time-to-interactive'],
    ['cumulative-layout-shift', 'layout-shift'],
    ['server-response-time', 'time-to-first-byte'],
    ['total-byte-weight', 'bytes-transferred'],
  ]),
);
/** It repeats all others. */
const repeats = new Set(['metrics']);

/** @type {import('../model/parser.js').Parser} */
export const lighthouse = {
  tool: 'lighthouse',
  title: 'Lighthouse',
  layouts: [
    {
      name: 'JSON, also of PageSpeed Insights',
      versions: '3 to 13',
      verified: true,
      reads: 'scores of the categories (0 to 1) and every audit that is a number',
      make,
    },
  ],
  recognise: (source) => /"lighthouseVersion"\s{0,20}:|"lighthouseResult"\s{0,20}:/.test(source.headText()),
  parse(source) {
    const { documents, warnings } = jsonDocuments(source, make);
    const reports = documents
      .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
      .map((each) => each?.lighthouseResult ?? each)
      .filter((each) => each !== null && typeof each?.audits === 'object');
    if (reports.length === 0) throw new InputError('no audits', { path: 'audits', hint: make });
    /** @type {Map<string, number>} */
    const runs = new Map();
    const measurements = reports.flatMap((report) => readReport(report, { runs, warnings }));
    if (measurements.length === 0)
      throw new InputError(warnings[0]?.message ?? 'no score and no number', { path: 'audits', hint: make });
    const [first] = reports;
    return parsed({
      toolVersion: typeof first.lighthouseVersion === 'string' ? first.lighthouseVersion : null,
      measurements,
      warnings,
      settings: settingsOf(first),
      startedAt:
        typeof first.fetchTime === 'string' ? startTime(first.fetchTime.replace(/\.\d+Z$/, 'Z')) : null,
    });
  },
};

/**
 * @param {any} report
 * @param {{ runs: Map<string, number>, warnings: import('../model/parser.js').Warning[] }} place
 * @returns {Measurement[]}
 */
function readReport(report, { runs, warnings }) {
  const test = String(report.requestedUrl ?? report.finalDisplayedUrl ?? report.finalUrl ?? 'page').slice(
    0,
    2000,
  );
  const wrong = report.runtimeError?.code;
  if (wrong && wrong !== 'NO_ERROR') {
    warnings.push(
      warning(`${test} could not be measured: ${String(report.runtimeError.message ?? wrong).slice(0, 300)}`),
    );
    return [];
  }
  const said = Array.isArray(report.runWarnings) ? report.runWarnings : [];
  for (const each of said) if (typeof each === 'string') warnings.push(warning(each.slice(0, 300)));
  const parameters = namedParameters([
    ['form-factor', report.configSettings?.formFactor ?? report.configSettings?.emulatedFormFactor],
    ['throttling', report.configSettings?.throttlingMethod],
  ]);
  const key = JSON.stringify([test, parameters]);
  const run = runs.get(key) ?? 0;
  runs.set(key, run + 1);
  const place = { run, test, parameters, statistic: 'value' };
  const scores = Object.entries(report.categories ?? {}).flatMap(([category, facts]) => {
    const value = /** @type {any} */ (facts)?.score;
    if (!isAmount(value)) return [];
    return [
      measurement({
        ...place,
        parameters: { ...parameters, category },
        metric: 'result',
        value,
        better: 'higher',
      }),
    ];
  });
  const audits = Object.entries(report.audits).flatMap(([name, audit]) => readAudit(name, audit, place));
  return [...scores, ...audits];
}

/**
 * @param {string} name
 * @param {any} audit
 * @param {Partial<Measurement> & { statistic: string }} place
 * @returns {Measurement[]}
 */
function readAudit(name, audit, place) {
  const value = audit?.numericValue ?? (typeof audit?.rawValue === 'number' ? audit.rawValue : undefined);
  if (!isAmount(value) || repeats.has(name) || audit.scoreDisplayMode === 'notApplicable') return [];
  const metric = known.get(name);
  const unit =
    audit.numericUnit ??
    (metric && metric !== 'layout-shift' && metric !== 'bytes-transferred' ? 'millisecond' : '');
  const time = unit === 'millisecond' ? 1e-3 : unit === 'second' ? 1 : null;
  if (metric) return [measurement({ ...place, metric, value: time === null ? value : scaled(value, time) })];
  const parameters = { ...place.parameters, audit: name };
  if (time !== null)
    return [measurement({ ...place, parameters, metric: 'duration', value: scaled(value, time) })];
  if (unit === 'byte') return [measurement({ ...place, parameters, metric: 'size', value })];
  const own = { ...place, parameters, metric: /** @type {const} */ ('result'), value };
  return audit.numericUnit ? [measurement({ ...own, unit: unit === 'unitless' ? '1' : unit })] : [];
}

/** @param {any} report @returns {Record<string, string>} */
function settingsOf({ userAgent, environment, configSettings }) {
  const facts = [
    ['browser', /(?:Headless)?Chrome\/[\d.]+/.exec(String(userAgent))?.[0]],
    ['benchmark index', environment?.benchmarkIndex],
    ['form factor', configSettings?.formFactor],
    ['throttling', configSettings?.throttlingMethod],
  ];
  return Object.fromEntries(
    facts
      .filter(([, value]) => ['string', 'number'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );
}
