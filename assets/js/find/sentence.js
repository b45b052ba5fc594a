import { element } from '../controls/element.js';
import { kindAsked } from './findAddress.js';

/**
 * @typedef {import('./findAddress.js').Asked} Asked
 * @typedef {import('../../../scripts/results/find/findRecord.js').FindRecord} FindRecord
 */

/**
 * What is asked for as a sentence with choices: "A drive with M.2 2230 and any interface, for recording, under 25 USD."
 *
 * @param {Asked} asked
 * @param {FindRecord} record
 * @param {(changed: Partial<Asked>) => void} change
 * @returns {HTMLElement[]}
 */
export function sentence(asked, record, change) {
  const kind = kindAsked(record, asked);
  const kinds = choice('kind', {
    label: 'Kind of product',
    options: record.kinds.map(({ id, title }) => [id, title]),
    value: kind.id,
    change: (id) => change({ kind: id, facts: {}, under: null, use: '', weights: {} }),
  });
  const facts = kind.facts.flatMap(({ label, numeric, values }, at) => [
    at === 0 ? ' with ' : at === kind.facts.length - 1 ? ' and ' : ' ',
    withMark(
      at === kind.facts.length - 1 || at < kind.facts.length - 2 ? ',' : '',
      choice(`fact-${at}`, {
        label,
        options: [
          ['', `any ${lower(label)}`],
          ...values.map(
            ({ text }) => /** @type {[string, string]} */ ([text, numeric ? `at least ${text}` : text]),
          ),
        ],
        value: asked.facts[label] ?? '',
        change: (text) => change({ facts: { ...asked.facts, [label]: text } }),
      }),
    ),
  ]);
  const under = kind.currency ? [' ', priceLimit(kind.currency, asked, change), kind.apart ?? ''] : [];
  const line = element('p', { class: 'find-sentence' }, [
    `${/^[aeiou]/i.test(kind.title) ? 'An' : 'A'} `,
    record.kinds.length > 1 ? kinds : kind.title,
    ...facts,
    `${facts.length > 0 ? '' : ','} for `,
    withMark(under.length > 0 ? ',' : '.', useChoice(asked, record, change)),
    ...under,
  ]);
  return [line, ...weighing(asked, record, change)];
}

/** A comma stays with the choice before it. @param {string} mark @param {HTMLElement} select */
const withMark = (mark, select) => element('span', { class: 'find-choice' }, [select, mark]);

/** A name of letters alone may be an abbreviation: only the first of a word is made small. @param {string} label */
const lower = (label) => (/^[A-Z][a-z]/.test(label) ? label[0].toLowerCase() + label.slice(1) : label);

/**
 * @param {string} name
 * @param {{ label: string, options: [string, string][], value: string, change: (value: string) => void }} of
 */
function choice(name, { label, options, value, change }) {
  const select = element(
    'select',
    { name, 'aria-label': label, onchange: () => change(select.value) },
    options.map(([each, text]) => new Option(text, each, false, each === value)),
  );
  return select;
}

/** @param {Asked} asked @param {FindRecord} record @param {(changed: Partial<Asked>) => void} change */
function useChoice({ use, kind }, record, change) {
  const { results } = record;
  const uses = record.uses.filter(({ kinds }) => kinds.includes(kind));
  const select = element('select', {
    name: 'for',
    'aria-label': 'What it is for',
    onchange: () => {
      const chosen = uses.find(({ id }) => id === select.value);
      change({ use: select.value, weights: { ...chosen?.weights } });
    },
  });
  const option = (/** @type {FindRecord['uses'][number]} */ { id, title }) =>
    new Option(title, id, false, id === use);
  const groupOf = (/** @type {string} */ id) => results.find(({ test }) => test === id)?.methodology ?? '';
  const single = uses.filter((each) => each.single);
  const groups = [...new Set(single.map(({ id }) => groupOf(id)))].map((label) =>
    element(
      'optgroup',
      { label: `one test of ${label}` },
      single.filter(({ id }) => groupOf(id) === label).map(option),
    ),
  );
  const weighed = uses.filter((each) => !each.single).map(option);
  const named = weighed.length > 0 ? [element('optgroup', { label: 'a use' }, weighed)] : [];
  select.append(new Option('any use', ''), ...named, ...groups);
  select.value = use;
  return select;
}

/** On one line. @param {string} currency @param {Asked} asked @param {(changed: Partial<Asked>) => void} change */
const priceLimit = (currency, asked, change) =>
  element('span', { class: 'find-under' }, ['under ', priceField(asked, change), ` ${currency}.`]);

/** @param {Asked} asked @param {(changed: Partial<Asked>) => void} change */
function priceField({ under }, change) {
  const input = element('input', {
    name: 'under',
    inputmode: 'decimal',
    maxlength: '8',
    size: '5',
    autocomplete: 'off',
    placeholder: '\u2026',
    'aria-label': 'Highest price',
    value: under === null ? '' : String(under),
    oninput: () => {
      const amount = Number(input.value.replace(',', '.'));
      change({ under: amount > 0 ? amount : null });
    },
  });
  return input;
}

/**
 * How much each test of a use counts that products of the kind took. One alone counts for all.
 *
 * @param {Asked} asked
 * @param {FindRecord} record
 * @param {(changed: Partial<Asked>) => void} change
 */
function weighing({ kind, weights }, record, change) {
  const own = record.products.filter((each) => each.kind === kind);
  const results = record.results.filter(({ values }) => own.some(({ id }) => values[id]));
  const tests = Object.keys(weights).filter((id) => results.some(({ test }) => test === id));
  if (tests.length < 2) return [];
  const setups = new Set(tests.map((test) => test.split('/')[0]));
  const rows = tests.map((test) => {
    const result = results.find((each) => each.test === test);
    const title = `${result?.title ?? test}${setups.size > 1 ? ` (${result?.methodology})` : ''}`;
    const shown = element('output', {}, [String(weights[test])]);
    const input = element('input', {
      type: 'range',
      name: `weight ${test}`,
      min: '0',
      max: '5',
      step: '1',
      value: String(weights[test]),
      oninput: () => {
        shown.textContent = input.value;
        weights = { ...weights, [test]: Number(input.value) };
        change({ weights });
      },
    });
    return element('label', {}, [element('span', {}, [title]), input, shown]);
  });
  return [
    element('fieldset', { class: 'find-weights' }, [
      element('legend', {}, ['How much each test counts']),
      ...rows,
    ]),
  ];
}
