import { currenciesOf, findProducts } from '../../../scripts/results/find/findProducts.js';
import { rememberAddress } from '../state/rememberAddress.js';
import { fieldSection, fittingSection, othersSection } from './answers.js';
import { askedAddress, kindAsked, readAsked } from './findAddress.js';
import { leftOutWords } from './leftOutWords.js';
import { sentence } from './sentence.js';

/**
 * The finder: a sentence with choices, kept in the address; the products that fit, ranked by the judgement that every page uses, and why
 * not the others.
 *
 * @typedef {import('../../../scripts/results/find/findRecord.js').FindRecord} FindRecord
 *
 * @param {string} address of what is chosen from
 */
export async function findPage(address) {
  const part = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (document.querySelector(`.find-${name}`));
  const [form, status, place] = [part('form'), part('status'), part('answers')];
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  /** @type {FindRecord} */
  const record = await answer.json();
  if (record.kinds.length === 0) {
    status.textContent = 'There are no products yet.';
    return;
  }
  const root = new URL('../', new URL(address, location.href));
  const linkTo = (/** @type {string} */ path) => new URL(path, root).pathname;
  let asked = readAsked(location.search, record);
  addEventListener('popstate', () => {
    asked = readAsked(location.search, record);
    ask();
    show();
  });
  ask();
  show();

  /** What is typed or dragged stays as it is; a choice makes the sentence anew, which keeps the focus on it. */
  function ask() {
    const focused = form.contains(document.activeElement)
      ? document.activeElement?.getAttribute('name')
      : null;
    form.replaceChildren(
      ...sentence(asked, record, (changed) => {
        asked = { ...asked, ...changed };
        rememberAddress(askedAddress(asked, record) || location.pathname);
        if (!['under', 'weights'].includes(Object.keys(changed).join())) ask();
        show();
      }),
    );
    if (focused)
      /** @type {HTMLElement | null} */ (form.querySelector(`[name="${CSS.escape(focused)}"]`))?.focus();
  }

  function show() {
    const { use, weights } = asked;
    const found = findProducts(record, asked);
    const kind = kindAsked(record, asked);
    const counted = Object.values(weights).some((weight) => weight > 0);
    const labels = kind.facts.map(({ label }) => label);
    status.textContent = said({
      count: found.fitting.length,
      left: leftOutWords(found.others),
      currencies: currenciesOf(found.fitting).length,
      fields: found.fields.length,
      kind,
      use,
      counted,
    });
    const answers = use
      ? found.fields.map((field, at) => fieldSection(field, at, linkTo))
      : found.fitting.length > 0
        ? [fittingSection(found.fitting, labels, linkTo)]
        : [];
    place.replaceChildren(...answers, ...othersSection(found, linkTo));
  }
}

/**
 * @param {{ count: number, left: string, currencies: number, fields: number, kind: FindRecord['kinds'][number], use: string,
 *   counted: boolean }} found `left`: of `leftOutWords`
 */
function said({ count, left, currencies, fields, kind: { title, plural }, use, counted }) {
  if (use && !counted) return 'Every test counts for nothing: give one some weight.';
  if (count === 0) return `No ${title} fits. The list below says why.`;
  const fit = `${count} ${count === 1 ? `${title} fits` : `${plural} fit`}`;
  const apart = fields > 1 ? ' Different methods or machines are ranked apart.' : '';
  if (use) return `${fit}.${left}${apart}`;
  // of two currencies nobody can say which price is the lower
  const order = currencies === 1 ? ', the cheapest first' : ', sorted by name';
  return `${fit}${order}.${left} Choose a use to rank them.`;
}
