import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/nearest.js';
import { checkSchema } from './checkSchema.js';
import { chartProperties } from './schemas/index.js';

/** @type {Map<string, object>} */
const schemas = new Map();

/**
 * Holds a chart block against what all charts may say and what its kind adds.
 *
 * @param {import('../model/project.js').ChartBlock} block
 * @param {string} file
 * @param {readonly import('../model/chartData.js').ChartKind[]} kinds
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkChartBlock({ id, line, toml }, file, kinds) {
  const name = toml.value.kind;
  const kind = kinds.find((each) => each.kind === name);
  if (!kind) {
    const names = kinds.map((each) => each.kind);
    const message = name === undefined ? `chart ${id} has no kind` : `unknown kind of chart: ${name}`;
    const place = { file, line: name === undefined ? line : toml.line(['kind']) };
    return [
      problem(message, { ...place, path: 'kind', hint: didYouMean(String(name ?? ''), names, 'kinds') }),
    ];
  }
  if (!schemas.has(kind.kind)) schemas.set(kind.kind, schemaOf(kind));
  const problems = checkSchema(schemas.get(kind.kind) ?? {}, toml, file);
  if (['test', 'tests', 'parts'].every((key) => toml.value[key] === undefined)) {
    problems.push(
      problem(`chart ${id} names no test`, { file, line, hint: 'add test = "..." from the methodology' }),
    );
  }
  return problems;
}

/** @param {import('../model/chartData.js').ChartKind} kind */
function schemaOf(kind) {
  const own = /** @type {{ properties?: Record<string, object>, required?: string[] }} */ (kind.options);
  return {
    type: 'object',
    properties: { ...chartProperties, ...own.properties },
    required: ['kind', 'metric', ...(own.required ?? [])],
    additionalProperties: false,
  };
}
