import { questionWord } from '../../../scripts/model/parameters.js';
import { parameter } from '../../../scripts/model/vocabulary/index.js';

/**
 * A number of the page, as an author asks for it.
 *
 * @typedef {object} Asked
 * @property {string} text the whole shortcode, where the number was asked for by one
 * @property {string} product
 * @property {string} words from the test on
 * @property {number | null} value to tell the greater of two; only what surely shares a unit has one
 */

/** The number of a sentence, a cell or a card. @param {EventTarget | null} target */
export function askedInText(target) {
  const cell = target instanceof Element ? target.closest('[data-ask]') : null;
  return cell ? ofText(cell) : null;
}

/** What a mark of a chart stands for: a row, or a series. @param {any} of */
export function askedInChart(of) {
  if (of?.summary) return ofRow(of);
  return of?.line ? ofLine(of) : null;
}

/** @param {Element} cell @returns {Asked} */
function ofText(cell) {
  const text = cell.getAttribute('data-ask') ?? '';
  const [, name, query] = /^\{\{< (\S+) "([^"]*)" >\}\}$/.exec(text) ?? [];
  const [product = '', ...words] = query?.trim().split(/\s+/) ?? [];
  const comparable = name === 'value' || name === 'finding';
  const number = cell instanceof HTMLTableCellElement ? Number.parseFloat(cell.textContent ?? '') : NaN;
  const value = Number.isNaN(number) ? null : number;
  return { text, product, words: comparable ? words.join(' ') : '', value };
}

/**
 * @param {import('../../../scripts/model/chartData.js').ChartRow} row
 * @returns {Asked}
 */
function ofRow({ product, summary: { test, metric, parameters, statistic, mean } }) {
  const asked = test.split('-');
  const narrowing = [
    ...Object.entries(parameters)
      .filter(([name, value]) => value !== parameter(name).usual)
      .map(([name, value]) => questionWord(name, value))
      .filter((word) => !asked.includes(word)),
    statistic !== 'mean' && statistic !== 'value' && statistic,
  ];
  const words = [test, metric, ...narrowing].filter(Boolean).join(' ');
  return { text: `{{< value "${product} ${words}" >}}`, product, words, value: mean };
}

/**
 * Of a line what was found in it at the moment that is meant, else its mean.
 *
 * @param {{ line: import('../../../scripts/model/chartData.js').ChartSeries, axis: string, x: number }} of
 * @returns {Asked}
 */
function ofLine({ line: { product, origin, series, findings }, axis, x }) {
  const fill = findings.find((finding) => finding.kind === 'fill-profile');
  const end = axis === 'time' ? fill?.cacheEndSeconds : axis === 'bytes' ? fill?.cacheEndBytes : null;
  const inCache = typeof end === 'number' && x <= end;
  const name = fill ? 'finding' : 'value';
  const what = fill
    ? inCache
      ? 'cache-end'
      : 'sustained-rate'
    : [
        series.metric,
        ...Object.entries(series.parameters).map(([name, value]) => questionWord(name, value)),
      ].join(' ');
  const words = `${origin.test} ${what}`.trim();
  return { text: `{{< ${name} "${product} ${words}" >}}`, product, words, value: null };
}
