import { distinctCautions } from '../../model/caution.js';
import { problem } from '../../model/inputError.js';
import { joinNames, listNames } from '../../model/lib/phrases.js';
import { parameter } from '../../model/vocabulary/index.js';
import { dimensionsOf } from './labelRows.js';

/**
 * What may stand in one chart: the same methodology, testbed and test, or a variant that the methodology declares; and
 * nothing emulated beside what was measured. Anything else needs `mix = "reason"`, which readers see.
 *
 * @param {object} drawn
 * @param {import('../../model/chartData.js').ChartRow[]} drawn.rows
 * @param {import('../../model/chartData.js').ChartSeries[]} drawn.series
 * @param {string} [drawn.mix]
 * @param {import('./selectSummaries.js').Results} drawn.results
 * @returns {{ problems: import('../../model/inputError.js').Problem[], cautions: import('../../model/caution.js').Caution[] }} cautions are for readers
 */
export function checkComparable({ rows, series, mix, results }) {
  const origins = [...rows.map(({ summary }) => summary), ...series.map(({ origin }) => origin)];
  const hint = 'draw them apart, or say why they stand together: mix = "..."';
  const differing = [
    differs(origins, ['methodology', 'methodologies'], ({ methodology }) => methodology),
    differs(origins, ['testbed', 'testbeds'], ({ testbed }) => testbed),
    differs(origins, ['origin', 'origins'], ({ kind }) => kind),
  ].filter((each) => each !== null);
  const reasons = variantReasons(origins, results);
  const undeclared = reasons
    .filter(({ reason }) => reason === null)
    .map(({ variant }) => `undeclared variant: ${variant}`);
  const complaints = [...differing.map(({ complaint }) => complaint), ...undeclared];
  const cautions = reasons.flatMap(({ variant, products, reason }) =>
    reason === null ? [] : [variantWords({ variant, products, reason })],
  );
  const all = [...cautions, ...stoppingRules(origins, results)];
  if (mix) {
    const what = [...differing.map(({ what: each }) => each), ...(undeclared.length ? ['setups'] : [])];
    const head = what.length ? `Different ${listNames(what)}.` : mix;
    return { problems: [], cautions: [...all, { head, text: mix }] };
  }
  return { problems: complaints.map((each) => problem(`not comparable: ${each}`, { hint })), cautions: all };
}

/**
 * Who adds runs until an interval looks narrow makes it look narrower than it is: readers see the rule.
 *
 * @param {Origin[]} origins
 * @param {import('./selectSummaries.js').Results} results
 */
function stoppingRules(origins, { project }) {
  const rules = origins.flatMap(({ methodology, test }) => {
    const {
      until,
      runs = 5,
      'runs-most': most = 4 * runs,
    } = project.methodologies.get(methodology)?.value.tests?.[test] ?? {};
    return until
      ? [
          {
            head: `${runs} to ${most} runs, until the mean was certain enough.`,
            text: `${runs} runs, and more until the 95\u2009% interval was within ${until} of the mean, at most ${most}.`,
          },
        ]
      : [];
  });
  return distinctCautions(rules);
}

/** @typedef {import('../../model/chartData.js').Origin} Origin */

/**
 * @param {Origin[]} origins
 * @param {[string, string]} what one of it, and several
 * @param {(origin: Origin) => string} of
 */
function differs(origins, [one, what], of) {
  const values = [...new Set(origins.map(of))].sort();
  return values.length > 1 ? { what, complaint: `different ${one}: ${values.join(', ')}` } : null;
}

/**
 * @param {Origin[]} origins
 * @param {import('./selectSummaries.js').Results} results
 */
function variantReasons(origins, { project }) {
  const used = new Map(
    origins.filter(({ variant }) => variant).map((origin) => [`${origin.test} ${origin.variant}`, origin]),
  );
  const unlike = new Set(origins.map(({ variant }) => variant)).size > 1;
  if (!unlike) return [];
  const reasons = [...used.values()].map(({ methodology, test, variant }) => {
    const declared = project.methodologies.get(methodology)?.value.tests?.[test]?.variants ?? {};
    const own = origins.filter((origin) => origin.test === test && origin.variant === variant);
    const ids = [...new Set(own.map(({ product }) => product))];
    return {
      variant: String(variant),
      products: ids.map((id) => project.products.get(id)?.value.name ?? id),
      reason: /** @type {string | null} */ (declared[String(variant)] ?? null),
    };
  });
  return [...new Map(reasons.map((each) => [`${each.variant} ${each.reason}`, each])).values()];
}

/** What a question names itself. */
const asked = new Set(['test', 'metric']);

/**
 * In what the loads of numbers differ: a chart parts such results, so no sentence, rank or table may compare them.
 *
 * @param {import('../query/findNumber.js').FoundNumber[]} numbers
 * @returns {import('../query/readQuestion.js').Complaint[]}
 */
export function unlikeWorkloads(numbers) {
  const loads = numbers.flatMap(({ product, workload }) => (workload ? [{ product, workload }] : []));
  return dimensionsOf(loads.map(({ workload }) => workload))
    .filter(({ name }) => !asked.has(name))
    .flatMap(({ name, of }) => {
      const values = loads.map(({ product, workload }) => ({ product, value: of(workload) ?? 'not stated' }));
      if (new Set(values.map(({ value }) => value)).size < 2) return [];
      const words = values.map(({ product, value }) => `${product} ${value}`).join(', ');
      const hint =
        'narrow the question to results of the same parameters, as t8, read or level:3; or say each with value';
      return [{ message: `results differ in ${parameter(name).title}: ${words}`, hint }];
    });
}

/**
 * That some products were tested in another setup, and why their results stand beside the others, for readers.
 *
 * @param {{ variant: string, products: string[], reason: string | null }} declared `products`: by name
 * @returns {import('../../model/caution.js').Caution}
 */
export function variantWords({ variant, products, reason }) {
  const names = joinNames(products);
  return {
    head: `Other setup: ${names}.`,
    text: `Tested in another setup, “${variant}”: ${names}. The methodology says: ${reason}.`,
  };
}
