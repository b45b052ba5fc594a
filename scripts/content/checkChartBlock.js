import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';
import { valueText } from '../model/lib/pathText.js';
import { hasZero, isMetric, metrics, units } from '../model/metric.js';
import { perVocabulary } from '../model/vocabulary/index.js';
import { checkSchema } from './checkSchema.js';
import { checkVegaLite } from './checkVegaLite.js';
import { chartProperties } from './schemas/index.js';

/** Shows each kind with its keys. */
const kindsPage = '/chart-kinds/';

/** @type {() => Map<string, object>} by kind */
const schemasMade = perVocabulary(() => new Map());

/**
 * Holds a chart block against what all charts may say and what its kind adds.
 *
 * @param {import('../model/project.js').ChartBlock} block
 * @param {string} file
 * @param {readonly import('../model/chartData.js').ChartKind[]} kinds
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkChartBlock(block, file, kinds) {
  const { id, line, toml } = block;
  const name = toml.value.kind;
  const fitting = kinds.filter(({ written = false }) => written === Boolean(block.spec));
  const kind = fitting.find((each) => each.kind === name);
  if (!kind) {
    const names = fitting.map((each) => each.kind);
    const message =
      name === undefined ? `chart ${id} has no kind` : `unknown kind of chart: ${valueText(name)}`;
    const place = { file, line: name === undefined ? line : toml.line(['kind']) };
    return [
      problem(message, {
        ...place,
        path: 'kind',
        hint: didYouMean(valueText(name ?? ''), names, 'kinds', kindsPage),
      }),
    ];
  }
  const schemas = schemasMade();
  if (!schemas.has(kind.kind)) schemas.set(kind.kind, chartSchema(kind));
  const problems = checkSchema(schemas.get(kind.kind) ?? {}, toml, file);
  if (['test', 'tests', 'parts'].every((key) => toml.value[key] === undefined)) {
    problems.push(
      problem(`chart ${id} names no test`, { file, line, hint: 'add test = "..." from the methodology' }),
    );
  }
  if (kind.written && toml.value.metric === undefined && toml.value.metrics === undefined)
    problems.push(
      problem('missing key: metric', {
        file,
        line,
        hint: 'e.g. metric = "score", or metrics = ["score", "latency"]',
      }),
    );
  return [
    ...problems,
    ...notPlaced(block, { file, kind }),
    ...noRun(block, { file, kind }),
    ...noLog(block, file),
    ...checkVegaLite(block, file),
  ];
}

/**
 * A run that is named where all runs are drawn.
 *
 * @param {import('../model/project.js').ChartBlock} block
 * @param {{ file: string, kind: import('../model/chartData.js').ChartKind }} place
 */
function noRun({ toml }, { file, kind }) {
  if (toml.value.run === undefined || kind.draws === 'series') return [];
  const hint = 'leave it out: run is for charts of readings over time';
  return [
    problem(`run without effect: a ${kind.kind} draws all runs`, {
      file,
      line: toml.line(['run']),
      path: 'run',
      hint,
    }),
  ];
}

/**
 * A logarithm of what has no zero, as degrees and decibels.
 *
 * @param {import('../model/project.js').ChartBlock} block
 * @param {string} file
 */
function noLog({ toml }, file) {
  const { scale, metric } = toml.value;
  if (scale !== 'log' || !isMetric(metric) || hasZero(metrics[metric].unit)) return [];
  const { unit, title } = metrics[metric];
  const hint = 'leave scale out: the zero of such a unit is not nothing, so that ratios of it mean nothing';
  return [
    problem(`no log axis for ${title} in ${units[unit].symbol}`, {
      file,
      line: toml.line(['scale']),
      path: 'scale',
      hint,
    }),
  ];
}

/**
 * Lines and notes where there is nothing for them to stand at.
 *
 * @param {import('../model/project.js').ChartBlock} block
 * @param {{ file: string, kind: import('../model/chartData.js').ChartKind }} place
 */
function notPlaced({ toml }, { file, kind }) {
  if (!kind.written && !kind.axisless) return [];
  const hint = kind.written
    ? 'draw them in the spec: a layer with a mark of the type rule, and one of the type text'
    : 'say it in the text around the chart, or draw the results along an axis: kind = "sweep" or "bar"';
  return ['references', 'notes']
    .filter((key) => toml.value[key] !== undefined)
    .map((key) =>
      problem(`${key} without a place to stand: a ${kind.kind} has no axis of ours`, {
        file,
        line: toml.line([key]),
        hint,
      }),
    );
}

/**
 * What a chart block of a kind may say, as a JSON schema.
 *
 * @param {import('../model/chartData.js').ChartKind} kind
 */
export function chartSchema(kind) {
  // what was found in readings is no reading
  const { finding, ...common } = chartProperties();
  const own = /** @type {{ properties?: Record<string, object>, required?: string[] }} */ (kind.options);
  return {
    type: 'object',
    properties: { ...(kind.draws === 'rows' ? { ...common, finding } : common), ...own.properties },
    required: ['kind', ...(own.properties?.metrics ? [] : ['metric']), ...(own.required ?? [])],
    additionalProperties: false,
    listedOn: kindsPage,
  };
}
