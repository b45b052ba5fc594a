import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/nearest.js';
import { checkComparable } from './comparable.js';
import { describeMeasure } from './describeMeasure.js';
import { labelRows } from './labelRows.js';
import { readNotes } from './notes.js';
import { selectSeries } from './selectSeries.js';
import { selectSummaries } from './selectSummaries.js';

/**
 * @typedef {object} ChartRequest
 * @property {import('../model/project.js').ChartBlock} block already held against its schema
 * @property {import('../model/project.js').Review} review
 * @property {import('../model/chartData.js').ChartKind} kind
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
export function selectChart({ block, review, kind }, results, devices) {
  const wanted = readBlock(block, review);
  const unknown = unknownNames({ block, review }, wanted, results);
  const unread = wanted.devices.some((/** @type {string} */ id) => !devices.has(id));
  if (unknown.length > 0 || unread) return { data: null, problems: unknown };

  const found = kind.draws === 'rows' ? selectSummaries(results, wanted) : selectSeries(results, wanted);
  const rows =
    'summaries' in found ? labelRows(found.summaries, { kind, wanted, results }) : { rows: [], problems: [] };
  const series = 'series' in found ? found.series : [];
  const drawn = new Set([...rows.rows, ...series].map(({ device }) => device));
  const comparable = checkComparable({ rows: rows.rows, series, mix: block.toml.value.mix, results });
  const notes = readNotes(block, wanted.metric);
  const problems = [...found.problems, ...rows.problems, ...comparable.problems, ...notes.problems];
  const placed = problems.map((each) => ({ ...each, file: review.file, line: each.line ?? block.line }));
  if (placed.some(({ severity }) => severity === 'error')) return { data: null, problems: placed };

  const subject = review.value.subject;
  const lineUp = wanted.devices.filter((/** @type {string} */ id) => drawn.has(id) || kind.draws === 'rows');
  const { title, subtitle, bars, ...options } = block.toml.value;
  return {
    problems: placed,
    data: {
      id: block.id,
      kind: kind.kind,
      title: title ?? testTitle(results, wanted),
      subtitle: subtitle ?? describeMeasure(rows.rows, series, wanted),
      metric: wanted.metric,
      devices: lineUp.map((/** @type {string} */ id) => ({
        ...deviceOf(devices, id),
        subject: id === subject,
      })),
      rows: rows.rows,
      series,
      bars: bars ?? usualBars(rows.rows),
      references: notes.references,
      notes: notes.notes,
      cautions: comparable.cautions,
      options: Object.fromEntries(
        Object.entries(options).filter(([key]) => Object.hasOwn(ownOptions(kind), key)),
      ),
    },
  };
}

/**
 * @param {import('../model/project.js').ChartBlock} block
 * @param {import('../model/project.js').Review} review
 */
function readBlock({ toml: { value } }, review) {
  const depth = value['queue-depth'];
  return {
    devices: value.devices ?? review.value.devices,
    tests: value.tests ?? [value.test],
    methodology: review.value.methodology,
    testbed: review.value.testbed,
    campaign: value.campaign,
    metric: value.metric,
    statistic: value.statistic,
    operation: value.operation,
    pattern: value.pattern,
    queueDepths: depth === undefined ? undefined : [depth].flat(),
    run: value.run ?? 1,
  };
}

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
  const methodologies = [...project.methodologies.values()].filter(
    ({ id }) => !methodology || id === methodology,
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
