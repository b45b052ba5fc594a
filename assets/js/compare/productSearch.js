import { element } from '../controls/element.js';
import { productName, mark } from '../controls/pageElements.js';

/**
 * A field that finds products by name and facts: those that were tested like the chosen ones first.
 *
 * @typedef {import('./chooser.js').Choice} Choice
 *
 * @param {Map<string, Choice>} choices
 * @param {{ chosen: () => string[], take: (id: string) => void }} page
 */
export function productSearch(choices, page) {
  const { box, field, found } = parts();
  let active = -1;
  const options = () => /** @type {HTMLElement[]} */ ([...found.querySelectorAll('[role=option]')]);
  const open = (/** @type {boolean} */ wanted) => {
    found.hidden = !wanted;
    field.setAttribute('aria-expanded', String(wanted));
    if (!wanted) activate(-1);
  };
  const activate = (/** @type {number} */ at) => {
    active = at;
    options().forEach((option, index) => option.setAttribute('aria-selected', String(index === at)));
    const option = options()[at];
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const take = (/** @type {string} */ id) => {
    field.value = '';
    open(false);
    page.take(id);
  };
  const search = () => {
    found.replaceChildren(...foundItems(matching(field.value, { choices, chosen: page.chosen() }), take));
    open(true);
    activate(field.value && options().length ? 0 : -1);
  };
  field.addEventListener('input', search);
  field.addEventListener('focus', search);
  field.addEventListener('blur', () => open(false));
  field.addEventListener('keydown', (event) => {
    const count = options().length;
    if (event.key === 'Escape') open(false);
    else if (event.key === 'Enter' && options()[active]) take(String(options()[active].dataset.id));
    else if (event.key === 'ArrowDown' && count) {
      if (found.hidden) search();
      activate((active + 1) % count);
    } else if (event.key === 'ArrowUp' && count) activate((active - 1 + count) % count);
    else return;
    event.preventDefault();
  });

  return { element: box, field };
}

function parts() {
  const field = element('input', {
    id: 'compare-field',
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    placeholder: 'Type a name, or choose from the list',
    maxlength: '100',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'compare-found',
  });
  const label = element('label', { for: 'compare-field' }, ['Add a product']);
  const found = element('ul', {
    id: 'compare-found',
    class: 'compare-found',
    role: 'listbox',
    'aria-label': 'Products',
    hidden: true,
  });
  const box = element('div', { class: 'compare-add' }, [label, field, found]);
  return { box, field, found };
}

/**
 * @param {string} text
 * @param {{ choices: Map<string, Choice>, chosen: string[] }} among
 */
function matching(text, { choices, chosen }) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const free = [...choices.values()].filter(({ id, name, words: facts }) => {
    const said = `${name} ${facts}`.toLowerCase();
    return !chosen.includes(id) && words.every((word) => said.includes(word));
  });
  // a name that has the words stands before a fact that has them
  const inName = (/** @type {Choice} */ { name }) => words.every((word) => name.toLowerCase().includes(word));
  free.sort((a, b) => Number(inName(b)) - Number(inName(a)));
  const sets = new Set(chosen.flatMap((id) => choices.get(id)?.tested ?? []));
  const alike = free.filter(({ tested }) => tested.some((set) => sets.has(set)));
  return sets.size
    ? { alike, others: free.filter((each) => !alike.includes(each)) }
    : { alike: [], others: free };
}

/**
 * @param {{ alike: Choice[], others: Choice[] }} matches
 * @param {(id: string) => void} take
 */
function foundItems({ alike, others }, take) {
  const item = (/** @type {Choice} */ { id, name, kind }, /** @type {string} */ note) =>
    element(
      'li',
      {
        role: 'option',
        id: `compare-option-${id}`,
        'data-id': id,
        'aria-selected': 'false',
        // the field keeps the focus
        onmousedown: (/** @type {Event} */ event) => event.preventDefault(),
        onclick: () => take(id),
      },
      [
        productName({ name }),
        ...(kind === 'measured' ? [] : [' ', mark(kind)]),
        ...(note ? [element('span', { class: 'table-note' }, [` ${note}`])] : []),
      ],
    );
  if (alike.length + others.length === 0)
    return [
      element('li', { role: 'presentation', class: 'table-note' }, ['No other product has these words.']),
    ];
  return [
    ...alike.map((each) => item(each, 'comparable')),
    ...others.map((each) => item(each, alike.length ? 'not comparable' : '')),
  ];
}
