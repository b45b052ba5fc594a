import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { isAmount, scaled } from './shared/amount.js';
import { runNumbers } from './shared/blocks.js';
import { jsonDocuments } from './shared/jsonDocuments.js';
import { namedParameters } from './shared/namedParameters.js';
import { startTime } from './shared/startTime.js';

/** @typedef {import('../model/measurement.js').Measurement} Measurement */

const make = 'run `lighthouse URL --output=json --output-path=FILE`';

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
    // of version 2
    ['speed-index-metric', 'speed-index'],
    ['consistently-interactive', 'time-to-interactive'],
    ['time-to-first-byte', 'time-to-first-byte'],
  ]),
);
/** Milliseconds where no unit says it, before version 7. */
const timed = new Set([
  'first-meaningful-paint',
  'first-interactive',
  'first-cpu-idle',
  'estimated-input-latency',
  'max-potential-fid',
  'bootup-time',
  'mainthread-work-breakdown',
]);
const embedded = /window\.__LIGHTHOUSE_JSON__\s{0,4}=\s{0,4}/;
/** It repeats all others. */
const repeats = new Set(['metrics']);

/** @type {import('../model/parser.js').Parser} */
export const lighthouse = {
  tool: 'lighthouse',
  title: 'Lighthouse',
  layouts: [
    {
      name: 'JSON, also of PageSpeed Insights',
      versions: '2 to 13',
      verified: true,
      reads: 'scores of the categories (0 to 1) and every audit that is a number',
      make,
    },
    {
      name: 'HTML',
      versions: '3 to 13',
      verified: false,
      reads: 'the JSON that the page holds',
      make: 'run `lighthouse URL`, or save the page of a report; the JSON is shorter',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return (
      /"lighthouse(?:Version|Result)"\s{0,20}:|<title>Lighthouse Report<\/title>/.test(head) ||
      embedded.test(head)
    );
  },
  parse(source) {
    const { documents, warnings } = jsonDocuments(withoutPage(source), make);
    const reports = documents
      .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
      .map((each) => each?.lighthouseResult ?? each)
      .filter((each) => each !== null && typeof each?.audits === 'object');
    if (reports.length === 0) throw new InputError('no audits', { path: 'audits', hint: make });
    const numbers = runNumbers();
    const measurements = reports.flatMap((report) => readReport(report, { numbers, warnings }));
    if (measurements.length === 0)
      throw new InputError(warnings[0]?.message ?? 'no score and no number', { path: 'audits', hint: make });
    const [first] = reports;
    const started = first.fetchTime ?? first.generatedTime;
    return parsed({
      toolVersion: typeof first.lighthouseVersion === 'string' ? first.lighthouseVersion : null,
      measurements,
      warnings,
      settings: settingsOf(first),
      startedAt: typeof started === 'string' ? startTime(started.replace(/\.\d+Z$/, 'Z')) : null,
    });
  },
};

/**
 * The report that a page of it holds.
 *
 * @param {import('../model/parser.js').Source} source
 * @returns {import('../model/parser.js').Source}
 */
function withoutPage(source) {
  if (!/^\s{0,20}</.test(source.headText())) return source;
  const text = source.text();
  const found = embedded.exec(text);
  if (!found) throw new InputError('a page without its report', { hint: make });
  const start = found.index + found[0].length;
  const end = text.indexOf('</script>', start);
  const json = text.slice(start, end < 0 ? undefined : end).replace(/;\s*$/, '');
  return { ...source, text: () => json };
}

/**
 * @param {any} report
 * @param {{ numbers: ReturnType<typeof runNumbers>, warnings: import('../model/parser.js').Warning[] }} place
 * @returns {Measurement[]}
 */
function readReport(report, { numbers, warnings }) {
  const test = String(
    report.requestedUrl ??
      report.initialUrl ??
      report.finalDisplayedUrl ??
      report.finalUrl ??
      report.url ??
      'page',
  ).slice(0, 2000);
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
  const run = numbers.next([test, parameters]);
  const place = { run, test, parameters, statistic: 'value' };
  const scores = categoriesOf(report).flatMap(([category, value]) => {
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
 * The scores from 0 to 1; version 2 lists them from 0 to 100.
 *
 * @param {any} report
 * @returns {[string, unknown][]}
 */
function categoriesOf({ categories, reportCategories }) {
  if (!Array.isArray(reportCategories))
    return Object.entries(categories ?? {}).map(([name, facts]) => [name, /** @type {any} */ (facts)?.score]);
  return reportCategories.map((each) => [
    String(each?.id ?? each?.name),
    typeof each?.score === 'number' ? scaled(each.score, 0.01) : null,
  ]);
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
  if (audit.notApplicable === true || audit.error === true) return [];
  const metric = known.get(name);
  const unit =
    audit.numericUnit ??
    ((metric && metric !== 'layout-shift' && metric !== 'bytes-transferred') || timed.has(name)
      ? 'millisecond'
      : '');
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
