/**
 * What a reader asks for, as the address keeps it: `?kind=drive&is.Form+factor=M.2+2230&for=recording&under=25&weigh=3.1`.
 *
 * @typedef {import('../../../scripts/results/find/findRecord.js').FindRecord} FindRecord
 *
 * @typedef {object} Asked
 * @property {string} kind
 * @property {Record<string, string>} facts
 * @property {string} use its id; empty for any
 * @property {number | null} under
 * @property {Record<string, number>} weights by test, of the use; a reader may have changed them
 */

/**
 * What the page does not know is left out, and a use that the kind is not tested for. A use alone says the kind.
 *
 * @param {string} search
 * @param {FindRecord} record
 * @returns {Asked}
 */
export function readAsked(search, { kinds, uses }) {
  const said = new URLSearchParams(search);
  const named = uses.find(({ id }) => id === said.get('for'));
  const kind =
    kinds.find(({ id }) => id === said.get('kind')) ??
    kinds.find(({ id }) => named?.kinds.includes(id)) ??
    kinds[0];
  const facts = kind.facts.flatMap(({ label, values }) => {
    const text = said.get(`is.${label}`);
    return values.some((each) => each.text === text) ? [[label, String(text)]] : [];
  });
  const use = named?.kinds.includes(kind.id) ? named : undefined;
  const own = (said.get('weigh') ?? '').split('.').map(Number);
  const weights = Object.entries(use?.weights ?? {}).map(([test, usual], at) => {
    const fits = said.has('weigh') && [0, 1, 2, 3, 4, 5].includes(own[at]);
    return [test, fits ? own[at] : usual];
  });
  const under = kind.currency === null ? 0 : Number(said.get('under'));
  return {
    kind: kind.id,
    facts: Object.fromEntries(facts),
    use: use?.id ?? '',
    under: under > 0 ? under : null,
    weights: Object.fromEntries(weights),
  };
}

/**
 * @param {Asked} asked
 * @param {FindRecord} record
 * @returns {string} the part of the address after its path; empty where nothing is asked for
 */
export function askedAddress({ kind, facts, use, under, weights }, { kinds, uses }) {
  const usual = uses.find(({ id }) => id === use)?.weights ?? {};
  const changed = Object.entries(weights).some(([test, weight]) => usual[test] !== weight);
  const said = new URLSearchParams([
    ...(kind === kinds[0].id ? [] : [['kind', kind]]),
    ...Object.entries(facts)
      .filter(([, text]) => text)
      .map(([label, text]) => [`is.${label}`, text]),
    ...(use ? [['for', use]] : []),
    ...(under ? [['under', String(under)]] : []),
    ...(changed ? [['weigh', Object.values(weights).join('.')]] : []),
  ]);
  return `${said}` ? `?${said}` : '';
}

/** @param {FindRecord} record @param {Asked} asked */
export const kindAsked = ({ kinds }, { kind }) => kinds.find(({ id }) => id === kind) ?? kinds[0];
