import { valueForMoney } from '../../../scripts/charts/kinds/value/valueForMoney.js';
import { boundSigns, boundWords } from '../../../scripts/charts/words/meanWords.js';
import { absentWords } from '../../../scripts/model/absentWords.js';
import { commonCurrency, priceText } from '../../../scripts/model/price.js';
import { clearlyMost } from '../../../scripts/results/compare/clearlyMost.js';
import { element } from '../controls/element.js';
import { productName, section } from '../controls/pageElements.js';
import { headRow, scrolling } from '../controls/dataTable.js';
import { joinNames } from '../../../scripts/model/lib/phrases.js';

/**
 * What a unit of money buys, for every shared result of which more is better and every product that has a price.
 *
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedGroup} SharedGroup
 * @typedef {import('../../../scripts/results/compare/compareRecord.js').CompareRecord} CompareRecord
 *
 * @param {SharedGroup[]} groups
 * @param {CompareRecord[]} records
 * @returns {HTMLElement[]} none where fewer than two of them have a price in one currency
 */
export function priceSection(groups, records) {
  const currency = commonCurrency(records.flatMap(({ product }) => product.price ?? []));
  const priced = records.filter(({ product }) => product.price && product.price.currency === currency);
  const rows = groups
    .flatMap(({ charts }) => charts)
    .flatMap(({ data, test, rows: all }) =>
      [...new Set(all.map(({ label }) => label))].map((label) => ({
        title: test.title,
        measure: label || data.subtitle.split(';')[0],
        family: data.family ?? records.length,
        worth: priced.map(({ product }) => {
          const row = all.find((each) => each.label === label && each.product === product.id);
          const money = row && valueForMoney(row, { ...data, products: [product] });
          return row && money?.text ? { ...money, summary: row.summary } : null;
        }),
      })),
    )
    .filter(({ worth }) => worth.filter(Boolean).length > 1);
  if (rows.length === 0) return [];
  const silent = records.filter((record) => !priced.includes(record)).map(({ product }) => product.name);
  // a date and "MB/s per USD" leave a phone no room for a third
  const narrowEnough = priced.length === 2;
  const table = element('table', { class: `compare-prices${narrowEnough ? ' name-above' : ''}` }, [
    element('caption', {}, [
      [
        'The newest price on file. Bold: clearly the most for the money; rows without bold have no clear winner.',
        ...boundWords(
          rows.flatMap(({ worth }) => worth.flatMap((each) => each ?? [])),
          boundSigns,
        ),
        ...(silent.length > 0 ? [`No price in ${currency}: ${joinNames(silent)}.`] : []),
      ].join(' '),
    ]),
    headRow(
      priced.map(({ product }) =>
        element('span', {}, [
          productName({ ...product, kind: 'measured' }),
          element('span', { class: 'column-note' }, [
            product.price ? `${priceText(product.price)}, ${product.price.date}` : '',
          ]),
        ]),
      ),
      'Result',
    ),
    element('tbody', {}, rows.map(rowOf)),
  ]);
  return [section('prices', 'Performance for the price', [scrolling('Performance for the price', table)])];
}

/**
 * @param {object} row
 * @param {string} row.title
 * @param {string} row.measure
 * @param {number} row.family
 * @param {(NonNullable<ReturnType<typeof valueForMoney>> & Pick<import('../../../scripts/model/chartData.js').ChartRow, 'summary'> | null)[]} row.worth
 */
function rowOf({ title, measure, family, worth }) {
  const most = clearlyMost(
    worth.flatMap((each) => each ?? []),
    family,
  );
  return element('tr', {}, [
    element('th', { scope: 'row' }, [title, element('span', { class: 'column-note' }, [measure])]),
    ...worth.map((each) =>
      each
        ? element('td', {}, [each === most ? element('strong', {}, [each.text]) : each.text])
        : element('td', { class: 'specs-absent' }, [absentWords['no-result']]),
    ),
  ]);
}
