import { groupBy } from '../../../scripts/model/lib/groupBy.js';
import { element } from '../controls/element.js';
import { testTitle } from '../controls/pageElements.js';

/**
 * Where the charts of a group go: those of one test below its name, which is said once; tests of one chart together, each with its own.
 *
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedGroup} SharedGroup
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedChart} SharedChart
 *
 * @param {SharedGroup} group
 * @param {import('../controls/pageElements.js').LinkTo} linkTo
 * @returns {{ heads: HTMLElement[], place: HTMLElement, charts: { chart: SharedChart, title: (Node | string)[] }[] }[]} `heads`: what
 *   stands before the place
 */
export function chartPlaces({ charts, kind }, linkTo) {
  const titleOf = (/** @type {SharedChart} */ { test }) => testTitle(test, kind, linkTo);
  const tests = [...groupBy(charts, ({ test }) => test.id).values()];
  const single = tests.filter(({ length }) => length === 1).flat();
  const several = tests.filter(({ length }) => length > 1);
  const heading = (/** @type {(Node | string)[]} */ words) => element('h3', { class: 'compare-test' }, words);
  const place = () => element('div', { class: 'compare-charts' });
  return [
    ...several.map((own) => ({
      heads: [heading(titleOf(own[0]))],
      place: place(),
      charts: own.map((chart) => ({ chart, title: [] })),
    })),
    ...(single.length
      ? [
          {
            heads: several.length ? [heading([single.length === 1 ? 'Another test' : 'Other tests'])] : [],
            place: place(),
            charts: single.map((chart) => ({ chart, title: titleOf(chart) })),
          },
        ]
      : []),
  ];
}
