/**
 * Results of at least so many products of a kind.
 *
 * @typedef {import('../../../scripts/results/find/record.js').FindRecord} FindRecord
 *
 * @param {Pick<FindRecord, 'results' | 'products'>} record
 * @param {string} kind
 * @param {number} least
 */
export function testedOf({ results, products }, kind, least) {
  const own = new Set(products.filter((each) => each.kind === kind).map(({ id }) => id));
  return results.filter(({ values }) => Object.keys(values).filter((id) => own.has(id)).length >= least);
}

/**
 * What products of a kind were tested for.
 *
 * @param {FindRecord} record
 * @param {string} kind
 */
export function usesOf(record, kind) {
  // one product alone is no answer to which is best at a test
  const [any, ranked] = [1, 2].map((least) => testedOf(record, kind, least));
  return record.uses.filter(({ single, weights }) =>
    (single ? ranked : any).some(({ test }) => weights[test] > 0),
  );
}
