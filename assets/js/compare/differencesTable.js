import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { absentWords } from '../../../scripts/model/absentWords.js';
import { metrics, unitShown } from '../../../scripts/model/metric.js';
import { scaleFor } from '../../../scripts/model/quantity.js';
import { resultText, sharedDigits } from '../../../scripts/model/runWords.js';
import { ofReadings } from '../../../scripts/model/ofReadings.js';
import { sharedDifferences } from '../../../scripts/results/compare/sharedDifferences.js';
import { runsUnknown } from '../../../scripts/results/compare/changesOf.js';
import { leadingDifferences } from '../../../scripts/results/compare/leadingDifferences.js';
import { element } from '../controls/element.js';
import { verdictWords } from './changeList.js';
import { headRow, nameAbove, scrolling } from '../controls/dataTable.js';
import { productName } from '../controls/pageElements.js';

const leading = 'The largest clear differences of each measure of each test, better and worse';

/** How `leadingDifferences` chooses. @param {number} products */
const rule = (products) =>
  `${products > 2 ? '; first of results that most of the products have' : ''}. A measure that follows from another one is left out.`;

/**
 * The place to decide: every shared result in a row, a column a product, with what it is ahead or behind by. The leading differences
 * come first; the rest is folded under its count.
 *
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedGroup} SharedGroup
 * @typedef {import('../../../scripts/results/compare/sharedDifferences.js').Difference} Difference
 * @typedef {import('../../../scripts/results/compare/compareRecord.js').CompareRecord} CompareRecord
 *
 * @param {SharedGroup} group
 * @param {CompareRecord[]} records
 * @returns {HTMLElement[]}
 */
export function differencesTable(group, records) {
  const all = sharedDifferences(group);
  const ids = new Set(all.flatMap(({ rows }) => rows.map(({ product }) => product)));
  const products = records.map(({ product }) => product).filter(({ id }) => ids.has(id));
  const shown = leadingDifferences(all);
  const rest = all.filter((each) => !shown.includes(each));
  const clear = rest.filter((each) => each.clear > 0);
  const table = (
    /** @type {string} */ name,
    /** @type {Difference[]} */ rows,
    /** @type {HTMLElement} */ caption,
  ) =>
    scrolling(
      name,
      element('table', { class: `compare-differences${nameAbove(products.length)}` }, [
        caption,
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
  const unknown = rest.filter(({ changes }) => changes.every(({ verdict }) => verdict === 'single'));
  const count = restWords({
    clear: clear.length,
    unclear: rest.length - clear.length - unknown.length,
    unknown: unknown.length,
    bounds: unknown.filter(({ changes }) => changes.some(({ bound }) => bound)).length,
  });
  return [
    ...(shown.length
      ? [table(leading, shown, element('caption', {}, [nonBreaking(`${leading}${rule(products.length)}`)]))]
      : []),
    ...(rest.length
      ? [
          element('details', { class: 'compare-rest', ...(shown.length === 0 && { open: true }) }, [
            element('summary', {}, [count]),
            table(count, rest, element('caption', { class: 'visually-hidden' }, [count])),
          ]),
        ]
      : []),
  ];
}

/**
 * @param {Record<'clear' | 'unclear' | 'unknown' | 'bounds', number>} counts of results; `unknown`: single values, of which nobody can
 *   say; `bounds`: those of them that are limits
 */
function restWords({ clear, unclear, unknown, bounds }) {
  const results = (/** @type {number} */ count) => `${count} ${count === 1 ? 'result' : 'results'}`;
  return [
    ...(clear > 0 ? [`${clear} more ${clear === 1 ? 'result differs' : 'results differ'} clearly`] : []),
    ...(unclear > 0 ? [`${results(unclear)} without a clear difference`] : []),
    ...(unknown > bounds
      ? [`${results(unknown - bounds)} of single values (spread between runs unknown)`]
      : []),
    ...(bounds > 0 ? [`${results(bounds)} known only as ${bounds === 1 ? 'a limit' : 'limits'}`] : []),
  ].join(', ');
}

/** @param {Difference} difference @param {CompareRecord['product'][]} products */
function rowOf({ test, measure: named, label, metric, rows, changes }, products) {
  const { better } = metrics[metric];
  const title = named
    ? named.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
    : ofReadings(metrics[metric].title, rows[0].summary);
  const unit = unitShown(rows[0].summary);
  // one unit and as many digits for all of a row: 313 ms is not less than 356 µs
  const scale = scaleFor(unit, Math.max(...rows.map(({ summary }) => Math.abs(summary.mean))));
  const digits = sharedDigits(
    rows.map(({ summary }) => summary),
    3,
    scale.factor,
  );
  const measure = [label || title[0].toUpperCase() + title.slice(1), ...(label ? [title] : [])].join(', ');
  return element('tr', {}, [
    element('th', { scope: 'row' }, [
      test.title,
      element('span', { class: 'column-note' }, [
        `${measure}${better === 'neither' ? '' : `; ${better}\u00a0is\u00a0better`}`,
      ]),
    ]),
    ...products.map(({ id }) => {
      const row = rows.find(({ product }) => product === id);
      if (!row) return element('td', { class: 'specs-absent' }, [absentWords['no-result']]);
      const change = changes.find(({ product }) => product === id);
      return element('td', {}, [
        element('span', { class: 'compare-value' }, [
          resultText(row.summary, unit, { scale, digits: digits(row.summary.mean) }),
        ]),
        // said once, of all single values, above them
        ...(change ? [verdictWords({ ...change, words: change.words.replace(runsUnknown, '') })] : []),
      ]);
    }),
  ]);
}
