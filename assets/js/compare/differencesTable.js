import { metrics, unitShown } from '../../../scripts/model/metric.js';
import { differencesOf } from '../../../scripts/results/compare/compareResults.js';
import { showResult } from '../../../scripts/results/query/showResult.js';
import { element } from '../controls/element.js';
import { verdicts, verdictWords } from './changeList.js';
import { headRow, productName, scrolling } from './parts.js';

/** Rows that are seen at once. */
const most = 8;

/**
 * The place to decide: every shared result in a row, a column a product, with what it is ahead or behind by. The largest clear
 * differences come first; the rest is folded under its count.
 *
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedGroup} SharedGroup
 * @typedef {import('../../../scripts/results/compare/compareResults.js').Difference} Difference
 * @typedef {import('../../../scripts/results/compare/record.js').CompareRecord} CompareRecord
 *
 * @param {SharedGroup} group
 * @param {CompareRecord[]} records
 * @returns {HTMLElement[]}
 */
export function differencesTable(group, records) {
  const all = differencesOf(group);
  const ids = new Set(all.flatMap(({ rows }) => rows.map(({ product }) => product)));
  const products = records.map(({ product }) => product).filter(({ id }) => ids.has(id));
  const clear = all.filter((each) => each.clear > 0);
  // a sweep whose steps all differ says so once, before its other steps
  const firsts = clear.filter(
    ({ test, metric }, at) =>
      clear.findIndex((each) => each.test.id === test.id && each.metric === metric) === at,
  );
  const chosen = new Set([...new Set([...firsts, ...clear])].slice(0, most));
  const shown = clear.filter((each) => chosen.has(each));
  const rest = all.filter((each) => !chosen.has(each));
  const table = (/** @type {string} */ name, /** @type {Difference[]} */ rows) =>
    scrolling(
      name,
      element('table', { class: 'compare-differences' }, [
        element('caption', { class: 'visually-hidden' }, [name]),
        headRow(
          products.map((product) => productName({ ...product, kind: 'measured' })),
          'Result',
        ),
        element(
          'tbody',
          {},
          rows.map((row) => rowOf(row, products)),
        ),
      ]),
    );
  const isUnknown = (/** @type {Difference['changes'][number]} */ { verdict, interval }) =>
    verdict === 'single' || (verdict === 'neither' && interval === null);
  const unknown = all.filter(({ changes }) => changes.every(isUnknown));
  const count = restWords({
    clear: clear.length - shown.length,
    unclear: all.length - clear.length - unknown.length,
    unknown: unknown.length,
  });
  return [
    ...(shown.length ? [table('The largest clear differences', shown)] : []),
    ...(rest.length
      ? [
          element('details', { class: 'compare-rest', ...(clear.length === 0 && { open: true }) }, [
            element('summary', {}, [count]),
            table(count, rest),
          ]),
        ]
      : []),
  ];
}

/** @param {Record<'clear' | 'unclear' | 'unknown', number>} counts of results; `unknown`: single values, of which nobody can say */
function restWords({ clear, unclear, unknown }) {
  const results = (/** @type {number} */ count) => `${count} ${count === 1 ? 'result' : 'results'}`;
  return [
    ...(clear > 0 ? [`${clear} more ${clear === 1 ? 'result differs' : 'results differ'} clearly`] : []),
    ...(unclear > 0 ? [`${results(unclear)} without a clear difference`] : []),
    ...(unknown > 0 ? [`${results(unknown)} ${verdicts.single.word}`] : []),
  ].join(', ');
}

/** @param {Difference} difference @param {CompareRecord['product'][]} products */
function rowOf({ test, label, metric, rows, changes }, products) {
  const { title, better } = metrics[metric];
  const measure = [label || title[0].toUpperCase() + title.slice(1), ...(label ? [title] : [])].join(', ');
  return element('tr', {}, [
    element('th', { scope: 'row' }, [
      test.title,
      element('span', { class: 'column-note' }, [
        `${measure}${better === 'neither' ? '' : `; ${better} is better`}`,
      ]),
    ]),
    ...products.map(({ id }) => {
      const row = rows.find(({ product }) => product === id);
      if (!row) return element('td', { class: 'specs-absent' }, ['no result']);
      const change = changes.find(({ product }) => product === id);
      return element('td', {}, [
        element('span', { class: 'compare-value' }, [showResult(row.summary, unitShown(row.summary)).value]),
        ...(change ? [verdictWords(change)] : []),
      ]);
    }),
  ]);
}
