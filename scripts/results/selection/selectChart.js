import { axisParameters } from '../../model/axisParameters.js';
import { hasErrors, problem } from '../../model/inputError.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { agrees, commonParameters, withoutParts } from '../../model/parameters.js';
import { chartInputs } from '../chartInputs/index.js';
import { familyOf } from '../query/compareNumbers.js';
import { checkDistinct } from './checkDistinct.js';
import { checkComparable } from './comparable.js';
import { subtitleOf } from './subtitleOf.js';
import { colouredLeaders } from './distinctColours.js';
import { gatherResults, readBlock } from './gatherResults.js';
import { indexedLookup } from './indexedLookup.js';
import { readNotes } from './readNotes.js';
import { atLimits } from './readReferences.js';
import { defaultErrorBars } from './spreadOf.js';
import { steadyLines } from './steadyLines.js';

/**
 * @typedef {object} ChartRequest
 * @property {import('../../model/project.js').ChartBlock} block already held against its schema
 * @property {import('../../model/project.js').Review} review
 * @property {import('../../model/chartData.js').ChartKind} kind
 *
 * @typedef {Omit<import('../../model/chartData.js').ChartData, 'layout'>} Selected
 * @typedef {{ data: Selected | null, problems: import('../../model/inputError.js').Problem[] }} Selection
 */

/**
 * Answers a chart block: the results it means, checked for being comparable, named and ready to draw.
 *
 * @param {ChartRequest} request
 * @param {import('./selectSummaries.js').Results} results
 * @param {Map<string, import('../../model/chartData.js').ChartProduct>} products of the whole site
 * @returns {Selection}
 */
export function selectChart({ block, review, kind }, results, products) {
  const wanted = readBlock(block, { review, kind });
  const unknown = unknownNames({ block, review }, wanted, results);
  const unread = wanted.products.some((/** @type {string} */ id) => !products.has(id));
  if (unknown.length > 0 || unread) return { data: null, problems: unknown };

  const found = gatherResults({ block, kind, wanted, review }, results);
  const { rows, series } = found;
  const comparable = checkComparable({ rows, series, mix: block.toml.value.mix, results });
  const limited = atLimits(rows, { project: results.project, products });
  const notes = readNotes(block, { ...knownOf(found, wanted, results), steps: stepsOf(kind, rows) });
  const distinct = block.spec ? [] : [...checkDistinct(rows, kind, block.toml.value), ...ofGroups(rows)];
  const problems = [...found.problems, ...comparable.problems, ...distinct, ...notes.problems];
  const placed = problems.map((each) => ({ ...each, file: review.file, line: each.line ?? block.line }));
  if (hasErrors(placed)) return { data: null, problems: placed };

  const subject = review.value.subject;
  const drawn = new Set([...rows, ...series].map(({ product }) => product));
  const all = kind.draws === 'rows' && !kind.input && !block.spec;
  const lineUp = wanted.products.filter((/** @type {string} */ id) => drawn.has(id) || all);
  const { title, subtitle, bars, ...options } = block.toml.value;
  return {
    problems: placed,
    data: {
      id: block.id,
      kind: kind.kind,
      title: title ?? testTitle(results, wanted),
      subtitle: subtitle ?? measureWords({ rows, series, wanted, kind, x: options.x }, results),
      metric: chartInputs[kind.input ?? '']?.several ? 'score' : wanted.metric,
      products: colouredLeaders({
        products: drawnProducts(lineUp, { products, found, subject }),
        rows,
        series,
        metric: wanted.metric,
      }),
      rows: limited.rows,
      series,
      ...found.more,
      errorBars: bars ?? defaultErrorBars(rows),
      family: familyIn(rows, review, results),
      references: notes.references,
      notes: notes.notes,
      cautions: [...comparable.cautions, ...(found.cautions ?? []), ...limited.cautions],
      ...steadyIn(rows, { kind, options, results }),
      options: {
        ...Object.fromEntries(
          Object.entries(options).filter(([key]) => Object.hasOwn(ownOptions(kind), key)),
        ),
        ...(block.spec && { spec: block.spec.value }),
      },
    },
  };
}

/**
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 * @param {import('../../model/project.js').Review} review
 * @param {import('./selectSummaries.js').Results} results
 */
const familyIn = (rows, review, { project }) =>
  familyOf(
    review,
    project,
    rows.some(({ summary }) => summary.kind !== 'emulated') ? undefined : rows[0]?.product,
  );

/**
 * Which rounds of each line are steady, where a chart is drawn along rounds.
 *
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 * @param {{ kind: ChartRequest['kind'], options: Record<string, any>, results: import('./selectSummaries.js').Results }} drawn
 */
function steadyIn(rows, { kind, options, results }) {
  if (kind.along !== 'one') return {};
  const list = rows.map(({ summary }) => summary.parameters);
  if (axisParameters(list, 'one', options)[0] !== 'round') return {};
  const steady = steadyLines(rows, results);
  return steady.length > 0 ? { steady } : {};
}

/**
 * A range over a group of products is nobody's own result.
 *
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 */
function ofGroups(rows) {
  const row = rows.find(({ summary }) => summary.ofGroup);
  const hint = 'say it in a sentence with value; a chart would show it as the result of one product';
  return row
    ? [problem(`${row.summary.test} is a fact of several products, not of ${row.product}`, { hint })]
    : [];
}

/**
 * A product whose numbers were all taken over from a source says so.
 *
 * @param {string} id
 * @param {Pick<ReturnType<typeof gatherResults>, 'rows' | 'series'>} found
 */
function kindOf(id, { rows, series }) {
  const origins = [...rows.map(({ summary }) => summary), ...series.map(({ origin }) => origin)];
  const kinds = origins.filter(({ product }) => product === id).map(({ kind }) => kind);
  const transcribed = kinds.length > 0 && kinds.every((kind) => kind === 'transcribed');
  return transcribed ? { kind: /** @type {const} */ ('transcribed') } : {};
}

/**
 * The products as the chart shows them. That all are emulated, or transcribed, is said once, beside the title.
 *
 * @param {string[]} ids
 * @param {{ products: Parameters<typeof selectChart>[2], found: ReturnType<typeof gatherResults>, subject: string }} known
 * @returns {import('../../model/chartData.js').ChartProduct[]}
 */
function drawnProducts(ids, { products, found, subject }) {
  const drawn = ids.map((id) => ({
    ...productOf(products, id),
    ...found.products?.get(id),
    ...kindOf(id, found),
    subject: id === subject,
  }));
  const isSaid = drawn[0]?.kind !== 'measured' && drawn.every(({ kind }) => kind === drawn[0].kind);
  return isSaid ? drawn.map((product) => ({ ...product, inHeading: true })) : drawn;
}

/**
 * @param {Pick<ReturnType<typeof gatherResults>, 'rows' | 'series'>} found
 * @param {import('./gatherResults.js').WantedOfBlock} wanted
 * @param {import('./selectSummaries.js').Results} results
 * @returns {Omit<import('./readReferences.js').Known, 'steps'>}
 */
function knownOf({ rows, series }, { products, metric }, { project, summaries }) {
  const ofLine = (/** @type {import('../../model/chartData.js').ChartSeries} */ { origin, series: line }) =>
    indexedLookup(summaries, { product: origin.product, test: origin.test }).find((each) =>
      agrees(withoutParts(line.parameters), each.parameters),
    ) ?? line;
  const loads = [...rows.map(({ summary }) => summary), ...series.map(ofLine)];
  const origins = [...rows.map(({ summary }) => summary), ...series.map(({ origin }) => origin)];
  const parameters = commonParameters(loads.map((load) => load.parameters));
  return { products, metric, parameters, origins, project };
}

/**
 * Parameters in words, which a chart along one has for steps, and the steps of a history.
 *
 * @param {import('../../model/chartData.js').ChartKind} kind
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 */
const stepsOf = ({ along }, rows) =>
  new Set([
    ...(along === 'one' ? rows : [])
      .flatMap(({ summary }) => Object.values(summary.parameters))
      .filter((value) => typeof value === 'string'),
    ...rows.flatMap(({ step }) => step?.name ?? []),
  ]);

/**
 * @param {{ rows: import('../../model/chartData.js').ChartRow[], series: import('../../model/chartData.js').ChartSeries[],
 *   wanted: import('./gatherResults.js').WantedOfBlock, kind: import('../../model/chartData.js').ChartKind, x?: string }} drawn
 * @param {import('./selectSummaries.js').Results} results
 */
function measureWords({ rows, series, wanted, kind: { input = '' }, x }, { findingNumbers }) {
  const { several, measure } = chartInputs[input] ?? {};
  if (several) return several(new Set(rows.map(({ label }) => label)).size);
  const named = findingNumbers.find(({ name }) => name === wanted.finding)?.title;
  return subtitleOf(rows, series, { ...wanted, x, measure, named });
}

/** @param {import('../../model/chartData.js').ChartKind} kind */
const ownOptions = (kind) => /** @type {{ properties?: object }} */ (kind.options).properties ?? {};

/**
 * @param {Map<string, import('../../model/chartData.js').ChartProduct>} products
 * @param {string} id
 */
function productOf(products, id) {
  const product = products.get(id);
  if (!product) throw new Error(`unknown product: ${id}`);
  return product;
}

/**
 * Names the author must mend here. A product of the line-up whose own file cannot be read is mended there.
 *
 * @param {Pick<ChartRequest, 'block' | 'review'>} request
 * @param {{ products: string[], tests: string[], methodology?: string }} wanted
 * @param {import('./selectSummaries.js').Results} results
 */
function unknownNames({ block, review }, { products, tests, methodology }, { project }) {
  // A campaign that is named says itself by which methodology it was made.
  const methodologies = [...project.methodologies.values()].filter(
    ({ id }) => !methodology || id === methodology || block.toml.value.campaign,
  );
  const known = methodologies.flatMap(({ value }) => Object.keys(value.tests ?? {}));
  const place = (/** @type {string} */ key) => ({ file: review.file, line: block.toml.line([key]) });
  return [
    ...products
      .filter((id) => !review.value.products?.includes(id))
      .map((id) =>
        problem(`product is not in the line-up: ${id}`, {
          ...place('products'),
          hint: didYouMean(id, review.value.products ?? [], 'line-up'),
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
