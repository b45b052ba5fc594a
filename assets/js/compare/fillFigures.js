import { loadKinds } from '../../../scripts/charts/loadedKinds.js';
import { fillChart } from '../../../scripts/results/compare/sharedFills.js';
import { copySection } from '../copyTime/copySection.js';
import { madeFigure } from '../live/madeFigure.js';
import { testTitle } from '../controls/pageElements.js';

/**
 * The fills that products share, each a chart of their curves with the time that a copy takes. The curves are fetched here: most
 * comparisons have none.
 *
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedGroup} SharedGroup
 * @typedef {object} FillFigure
 * @property {import('../page.js').PageChart} data
 * @property {() => Generator<void, HTMLElement>} make
 * @property {HTMLElement[]} below the figure
 *
 * @param {SharedGroup[]} groups
 * @param {{ linkTo: import('../controls/pageElements.js').LinkTo, fetched: (address: string) => Promise<any> }} page
 * @returns {Promise<Map<SharedGroup, FillFigure[]>>}
 */
export async function fillFigures(groups, { linkTo, fetched }) {
  const paths = groups.flatMap(({ fills }) => fills.flatMap(({ own }) => own.map(({ fill }) => fill.path)));
  const [lines] = await Promise.all([
    Promise.all(paths.map((path) => fetched(linkTo(path)))),
    loadKinds(['timeline']),
  ]);
  const curves = new Map(paths.flatMap((path, at) => (lines[at] ? [[path, lines[at]]] : [])));
  return new Map(
    groups.map((group) => [
      group,
      group.fills.flatMap((fill) => {
        const data = fillChart(fill, curves);
        return data ? [figureOf(data, { test: fill.test, kind: group.kind, linkTo })] : [];
      }),
    ]),
  );
}

/**
 * @param {import('../page.js').PageChart} data
 * @param {{ test: SharedGroup['methodology'], kind: SharedGroup['kind'], linkTo: import('../controls/pageElements.js').LinkTo }} of
 * @returns {FillFigure}
 */
function figureOf(data, { test, kind, linkTo }) {
  const title = testTitle(test, kind, linkTo);
  const copy = copySection(data);
  return {
    data,
    make: () => madeFigure({ data, title, name: test.title, className: 'compare-chart' }),
    below: copy ? [copy] : [],
  };
}
