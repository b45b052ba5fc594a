import { decisive, whyNotComparable } from '../../../scripts/results/compare/whyNotComparable.js';
import { showResult } from '../../../scripts/results/query/showResult.js';
import { absentWords } from '../../../scripts/model/absentWords.js';
import { groupBy } from '../../../scripts/model/lib/groupBy.js';
import { element } from '../controls/element.js';
import { headRow, nameAbove, scrolling } from '../controls/dataTable.js';
import { paragraph, productName, section } from '../controls/pageElements.js';
import { unitShown } from '../../../scripts/model/metric.js';

/**
 * How each product was tested, why some of it is not set against the rest, and those results by themselves.
 *
 * @typedef {import('../../../scripts/results/compare/compareRecord.js').CompareRecord} CompareRecord
 * @typedef {import('../../../scripts/results/compare/compareResults.js').Compared} Compared
 *
 * @param {Compared} compared
 * @param {{ records: CompareRecord[], linkTo: import('../controls/pageElements.js').LinkTo }} page
 * @returns {HTMLElement[]}
 */
export function notComparable({ groups, apart }, { records }) {
  const pairs = whyNotComparable(records, groups);
  return [
    ...(pairs.length
      ? [
          section('apart', 'Not comparable, and why', [
            paragraph(
              'Numbers of different methods, machines or origins say nothing about the products when they are put side by side.',
            ),
            element('details', { class: 'compare-why', ...(groups.length === 0 && { open: true }) }, [
              element('summary', {}, [
                pairs.length === 1
                  ? 'Why this pair is not comparable'
                  : `Why these ${pairs.length} pairs are not comparable`,
              ]),
              element('div', { class: 'compare-pairs' }, pairs.map(pairOf)),
            ]),
          ]),
        ]
      : []),
    testedSection(records),
    ...(apart.length ? [section('own', 'Results of one product only', [...apart.map(loneResults)])] : []),
  ];
}

/** @param {ReturnType<typeof whyNotComparable>[number]} pair */
function pairOf({ one, other, differences, reason }) {
  const table = element('table', { class: 'compare-pair' }, [
    element('caption', { class: 'visually-hidden' }, [`${one.product.name} and ${other.product.name}`]),
    headRow([productName(one.product), productName(other.product)], 'Differs in'),
    element('tbody', {}, [
      ...differences.map((field) =>
        element('tr', {}, [
          element('th', { scope: 'row' }, [field.label]),
          element('td', {}, [field.one]),
          element('td', {}, [field.other]),
        ]),
      ),
      ...(reason ? [element('tr', {}, [element('td'), element('td', { colspan: '2' }, [reason])])] : []),
    ]),
  ]);
  return scrolling(`${one.product.name} and ${other.product.name}`, table);
}

/** Of one sample each, its letter says nothing. @param {{ product: CompareRecord['product'], set: CompareRecord['sets'][number] }[]} all */
function hasSeveralSamples(all) {
  const sampleOf = (/** @type {typeof all[number]} */ { set }) =>
    set.facts.find(({ label }) => label === 'Sample')?.text;
  return [...groupBy(all, ({ product }) => product.id).values()].some(
    (own) => new Set(own.map(sampleOf)).size > 1,
  );
}

/** @param {CompareRecord[]} records */
function testedSection(records) {
  const all = records.flatMap(({ product, sets }) => sets.map((set) => ({ product, set })));
  const labels = [...new Set(all.flatMap(({ set }) => set.facts.map(({ label }) => label)))].filter(
    (label) => label !== 'Sample' || hasSeveralSamples(all),
  );
  const rows = [
    ...decisive.map(({ label, of }) => ({ label, cells: all.map(({ set }) => of(set)) })),
    ...labels.map((label) => ({
      label,
      cells: all.map(({ set }) => set.facts.find((each) => each.label === label)?.text ?? ''),
    })),
  ];
  const table = element('table', { class: `specs compare-tested${nameAbove(all.length)}` }, [
    element('caption', {}, [
      'Methodology, testbed, origin and setup decide what may be compared; the rest is for you to judge. What is the same for all is said once.',
    ]),
    headRow(all.map(({ product }) => productName({ ...product, kind: 'measured' }))),
    element(
      'tbody',
      {},
      rows.map(({ label, cells }) =>
        element('tr', {}, [
          element('th', { scope: 'row' }, [label]),
          ...(cells.length > 1 && new Set(cells).size === 1
            ? [sharedCell(cells)]
            : cells.map((cell) =>
                cell
                  ? element('td', {}, [cell])
                  : element('td', { class: 'specs-absent' }, [absentWords['not-stated']]),
              )),
        ]),
      ),
    ),
  ]);
  return section('tested', 'How they were tested', [
    all.length ? scrolling('How they were tested', table) : paragraph('None of them has results.'),
  ]);
}

/** It begins below the first name, and without a word for all would read as of that one alone. @param {string[]} cells */
const sharedCell = (cells) =>
  element('td', { colspan: String(cells.length) }, [`${cells.length > 2 ? 'All' : 'Both'}: ${cells[0]}`]);

/** @param {Compared['apart'][number]} lone */
function loneResults({ record: { product }, set, results }) {
  const numeric = { class: 'numeric' };
  const all = results.map((each) => ({ ...each, shown: showResult(each.summary, unitShown(each.summary)) }));
  const rows = all.map(({ test, label, shown }) =>
    element('tr', {}, [
      element('th', { scope: 'row' }, [`${test.title}: ${label}`]),
      element('td', numeric, [shown.value]),
      element('td', numeric, [shown.spread ?? '']),
      element('td', numeric, [shown.n]),
    ]),
  );
  const value = all.every(({ shown }) => shown.single) ? 'Value' : 'Mean';
  const isBand = all.some(({ shown }) => shown.spreadKind === 'band');
  const heads = [value, isBand ? 'Range left open' : 'Spread', 'Runs'].map((name) =>
    element('th', { scope: 'col', ...numeric }, [name]),
  );
  const table = element('table', { class: 'results' }, [
    element('thead', {}, [element('tr', {}, [element('th', { scope: 'col' }, ['Result']), ...heads])]),
    element('tbody', {}, rows),
  ]);
  const count = `${results.length} ${results.length === 1 ? 'result' : 'results'}`;
  return element('details', { class: 'compare-own' }, [
    element('summary', {}, [
      element('span', {}, [
        productName({ ...product, kind: set.kind }),
        `: ${count}, ${set.methodology.title}, ${set.testbed.title}`,
      ]),
    ]),
    scrolling(`Results of ${product.name}`, table),
  ]);
}
