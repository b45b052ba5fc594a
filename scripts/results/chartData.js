import { addTotals } from './addTotals.js';
import { asks } from './asks/index.js';
import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/nearest.js';
import { metrics } from '../model/metric.js';
import { parseQuantity } from '../model/parseQuantity.js';
import { formatQuantity } from '../model/quantity.js';
import { checkComparable } from './comparable.js';
import { describeMeasure } from './describeMeasure.js';
import { labelRows } from './labelRows.js';
import { readNotes } from './notes.js';
import { testbedLimit } from './readReferences.js';
import { selectSeries } from './selectSeries.js';
import { selectSummaries } from './selectSummaries.js';
import { withSeen } from './viewSeen.js';

/**
 * @typedef {object} ChartRequest
 * @property {import('../model/project.js').ChartBlock} block already held against its schema
 * @property {import('../model/project.js').Review} review
 * @property {import('../model/chartData.js').ChartKind} kind
 * @property {import('./asks/index.js').Estimators} estimators
 *
 * @typedef {Omit<import('../model/chartData.js').ChartData, 'layout'>} Selected
 * @typedef {{ data: Selected | null, problems: import('../model/inputError.js').Problem[] }} Selection
 */

/**
 * Answers a chart block: the results it means, checked for being comparable, named and ready to draw.
 *
 * @param {ChartRequest} request
 * @param {import('./selectSummaries.js').Results} results
 * @param {Map<string, import('../model/chartData.js').ChartDevice>} devices of the whole site
 * @returns {Selection}
 */
export function selectChart({ block, review, kind, estimators }, results, devices) {
  const wanted = readBlock(block, { review, kind });
  const unknown = unknownNames({ block, review }, wanted, results);
  const unread = wanted.devices.some((/** @type {string} */ id) => !devices.has(id));
  if (unknown.length > 0 || unread) return { data: null, problems: unknown };

  const found = gather({ block, kind, wanted }, results, estimators);
  const { rows, series } = found;
  const comparable = checkComparable({ rows, series, mix: block.toml.value.mix, results });
  const limited = atLimits(rows, { project: results.project, devices });
  const notes = readNotes(block, knownOf(found, wanted, results));
  const problems = [...found.problems, ...comparable.problems, ...notes.problems];
  const placed = problems.map((each) => ({ ...each, file: review.file, line: each.line ?? block.line }));
  if (placed.some(({ severity }) => severity === 'error')) return { data: null, problems: placed };

  const subject = review.value.subject;
  const drawn = new Set([...rows, ...series].map(({ device }) => device));
  const all = kind.draws === 'rows' && !kind.asks;
  const lineUp = wanted.devices.filter((/** @type {string} */ id) => drawn.has(id) || all);
  const { title, subtitle, bars, ...options } = block.toml.value;
  return {
    problems: placed,
    data: {
      id: block.id,
      kind: kind.kind,
      title: title ?? testTitle(results, wanted),
      subtitle: subtitle ?? describeMeasure(rows, series, { ...wanted, asks: kind.asks, x: options.x }),
      metric: kind.asks === 'index' ? 'score' : wanted.metric,
      devices: lineUp.map((/** @type {string} */ id) => ({
        ...deviceOf(devices, id),
        ...found.devices?.get(id),
        subject: id === subject,
      })),
      rows: limited.rows,
      series,
      ...found.more,
      bars: bars ?? usualBars(rows),
      references: notes.references,
      notes: notes.notes,
      cautions: [...comparable.cautions, ...(found.cautions ?? []), ...limited.cautions],
      options: Object.fromEntries(
        Object.entries(options).filter(([key]) => Object.hasOwn(ownOptions(kind), key)),
      ),
    },
  };
}

/**
 * The results a block means, with what its kind asks for beside them.
 *
 * @param {{ block: ChartRequest['block'], kind: ChartRequest['kind'], wanted: ReturnType<typeof readBlock> }} request
 * @param {import('./selectSummaries.js').Results} results
 * @param {ChartRequest['estimators']} estimators
 * @returns {import('./asks/index.js').Answer & { series: import('../model/chartData.js').ChartSeries[], problems: import('../model/inputError.js').Problem[] }}
 */
function gather({ block, kind, wanted }, results, estimators) {
  if (kind.draws === 'series') {
    const { series, problems } = selectSeries(results, wanted);
    return { rows: [], series: series.map((line) => withSeen(line, block.toml.value)), problems };
  }
  const asking = { block: block.toml.value, wanted, results, estimators };
  if (kind.asks === 'index') return { series: [], problems: [], ...asks.index({ ...asking, rows: [] }) };
  const { summaries, problems } = selectSummaries(results, {
    ...wanted,
    operation: partOf(wanted.operation),
  });
  const totals = addTotals(summaries, estimators.summarize).filter(
    ({ operation }) => wanted.operation === undefined || operation === wanted.operation,
  );
  const named = labelRows(totals, { kind, wanted, results });
  const wrong = [
    ...problems,
    ...named.problems,
    ...(totals.length < 1 && problems.length < 1 ? [noTotal] : []),
  ];
  if (!kind.asks || wrong.length > 0) return { rows: named.rows, series: [], problems: wrong };
  return { series: [], problems: [], ...asks[kind.asks]({ ...asking, rows: named.rows }) };
}

const noTotal = problem('no load that reads and writes at the same time', {
  hint: 'name operation = "read" or "write", or a test with a mix of both',
});

/** The total of a mixed load is made of its parts. @param {string | undefined} operation */
const partOf = (operation) => (operation === 'mixed' ? undefined : operation);

/**
 * @param {Pick<ReturnType<typeof gather>, 'rows' | 'series'>} found
 * @param {ReturnType<typeof readBlock>} wanted
 * @param {import('./selectSummaries.js').Results} results
 * @returns {import('./readReferences.js').Known}
 */
function knownOf({ rows, series }, { devices, metric }, { project }) {
  const loads = [...rows.map(({ summary }) => summary), ...series.map((line) => line.series)];
  const common = (/** @type {'operation' | 'pattern'} */ key) => {
    const values = new Set(loads.map((load) => Reflect.get(load, key)));
    return values.size === 1 ? ([...values][0] ?? undefined) : undefined;
  };
  const origins = [...rows.map(({ summary }) => summary), ...series.map(({ origin }) => origin)];
  return { devices, metric, operation: common('operation'), pattern: common('pattern'), origins, project };
}

/** A result this near to what the testbed can do says more of the testbed. */
const nearLimit = 0.97;

/**
 * @param {import('../model/chartData.js').ChartRow[]} rows
 * @param {{ project: import('../model/project.js').Project, devices: Map<string, import('../model/chartData.js').ChartDevice> }} site
 */
function atLimits(rows, { project, devices }) {
  /** @type {string[]} */
  const cautions = [];
  const marked = rows.map((row) => {
    const { metric, testbed, mean } = row.summary;
    const limit = testbedLimit(project, testbed, metric);
    if (limit === null || metrics[metric].better !== 'higher' || mean < limit * nearLimit) return row;
    const shown = formatQuantity(limit, metrics[metric].unit);
    cautions.push(
      `${devices.get(row.device)?.name} reaches the testbed’s limit of ${shown}: it may be capable of more.`,
    );
    return { ...row, limit: 'testbed' };
  });
  return { rows: marked, cautions: [...new Set(cautions)] };
}

/** Percentiles that a chart along them shows: from the median on. */
const nines = (/** @type {string} */ statistic) => /^p\d/.test(statistic) && Number(statistic.slice(1)) >= 50;

/** The statistics of readings that a kind draws all at once. */
const several = /** @type {Record<string, ((statistic: string) => boolean) | undefined>} */ ({
  percentiles: nines,
  distribution: (/** @type {string} */ statistic) => statistic === 'p50' || statistic === 'p99',
});

/**
 * @param {import('../model/project.js').ChartBlock} block
 * @param {Pick<ChartRequest, 'review' | 'kind'>} of
 */
function readBlock({ toml: { value } }, { review, kind }) {
  const depth = value['queue-depth'];
  const size = value['block-size'];
  const parts = /** @type {{ test: string }[] | undefined} */ (value.parts);
  return {
    devices: value.devices ?? review.value.devices,
    tests: parts?.map(({ test }) => test) ?? value.tests ?? [value.test],
    methodology: review.value.methodology,
    testbed: review.value.testbed,
    campaign: value.campaign,
    metric: value.metric,
    statistic: value.statistic,
    statistics: several[kind.asks ?? ''],
    operation: value.operation,
    pattern: value.pattern,
    queueDepths: depth === undefined ? undefined : [depth].flat(),
    blockSize: size === undefined ? undefined : binaryOf(size),
    run: value.run ?? 1,
    subject: review.value.subject,
  };
}

/** Block sizes are binary, also where only `4K` is written. @param {string} text */
const binaryOf = (text) => parseQuantity(text.replace(/([kKMG])(?=B?$)/, '$1i').replace(/i$/, 'iB'))?.value;

/** @param {import('../model/chartData.js').ChartKind} kind */
const ownOptions = (kind) => /** @type {{ properties?: object }} */ (kind.options).properties ?? {};

/**
 * @param {Map<string, import('../model/chartData.js').ChartDevice>} devices
 * @param {string} id
 */
function deviceOf(devices, id) {
  const device = devices.get(id);
  if (!device) throw new Error(`unknown device: ${id}`);
  return device;
}

/**
 * Names the author must mend here. A device of the line-up whose own file cannot be read is mended there.
 *
 * @param {Pick<ChartRequest, 'block' | 'review'>} request
 * @param {{ devices: string[], tests: string[], methodology?: string }} wanted
 * @param {import('./selectSummaries.js').Results} results
 */
function unknownNames({ block, review }, { devices, tests, methodology }, { project }) {
  // A campaign that is named says itself by which methodology it was made.
  const methodologies = [...project.methodologies.values()].filter(
    ({ id }) => !methodology || id === methodology || block.toml.value.campaign,
  );
  const known = methodologies.flatMap(({ value }) => Object.keys(value.tests ?? {}));
  const place = (/** @type {string} */ key) => ({ file: review.file, line: block.toml.line([key]) });
  return [
    ...devices
      .filter((id) => !review.value.devices?.includes(id))
      .map((id) =>
        problem(`device is not in the line-up: ${id}`, {
          ...place('devices'),
          hint: didYouMean(id, review.value.devices ?? [], 'line-up'),
        }),
      ),
    ...tests
      .filter((id) => !known.includes(id))
      .map((id) =>
        problem(`unknown test: ${id}`, {
          ...place(block.toml.value.tests ? 'tests' : 'test'),
          hint: didYouMean(id, known, 'tests'),
        }),
      ),
  ];
}

/** @param {import('../model/chartData.js').ChartRow[]} rows */
function usualBars(rows) {
  const fewest = Math.min(...rows.map(({ summary }) => summary.n));
  if (fewest >= 5) return 'interval';
  return fewest > 1 ? 'range' : 'none';
}

/**
 * @param {import('./selectSummaries.js').Results} results
 * @param {{ tests: string[], methodology?: string }} wanted
 */
function testTitle({ project }, { tests, methodology }) {
  const value = [...project.methodologies.values()].find(
    ({ id }) => !methodology || id === methodology,
  )?.value;
  return tests.map((id) => value?.tests?.[id]?.title ?? id).join(', ');
}
