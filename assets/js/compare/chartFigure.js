import { chartKind } from '../../../scripts/charts/index.js';
import { toolName } from '../../../scripts/model/toolName.js';
import { caption } from '../../../scripts/render/caption.js';
import { sentence } from '../../../scripts/render/sentence.js';
import { table } from '../../../scripts/render/table.js';
import { tied } from '../../../scripts/render/tied.js';
import { sizeOf } from '../../../scripts/render/sceneOf.js';
import { element } from '../controls/element.js';
import { set } from '../draw/drawScene.js';
import { changeList } from './changeList.js';
import { mark, scrolling } from './parts.js';

const svgns = 'http://www.w3.org/2000/svg';
const byHand = toolName('table', null);

/**
 * The figure of one shared test, made as the build makes those of reviews: the page's runtime draws into it. It is asked for bit by
 * bit, so that the page answers in between.
 *
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedChart} SharedChart
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedGroup} SharedGroup
 *
 * @param {SharedChart} chart
 * @param {SharedGroup} group
 * @param {import('./parts.js').LinkTo} linkTo
 * @returns {Generator<void, HTMLElement>}
 */
export function* chartFigure(chart, { kind }, linkTo) {
  const { data, test } = chart;
  const wide = place(data, 'wide');
  yield;
  const narrow = place(data, 'narrow');
  yield;
  const title = element('p', { class: 'chart-title', id: `${data.id}-title` }, [
    element('a', { href: linkTo(test.href) }, [tied(data.title)]),
    ...(kind === 'measured' ? [] : [' ', mark(kind)]),
  ]);
  // the caption says by itself what is transcribed
  const programs = data.rows.flatMap(({ summary }) => summary.tools).filter((tool) => tool !== byHand);
  const tools = [...new Set(programs)].sort().join(', ');
  return element(
    'figure',
    { class: 'chart compare-chart', id: data.id, 'aria-labelledby': `${data.id}-title` },
    [
      element('div', { class: 'chart-head' }, [
        title,
        element('p', { class: 'chart-subtitle' }, [tied(data.subtitle)]),
      ]),
      element('div', { class: 'chart-controls' }),
      element('div', { class: 'chart-drawing' }, [wide, narrow]),
      changeList(chart),
      element('figcaption', { class: 'chart-evidence' }, [
        ...data.cautions.map((caution) => element('p', { class: 'chart-caution' }, [caution])),
        element('p', {}, [`${caption(data).join(' ')}${tools ? ` ${tools}.` : ''}`]),
        element('details', { class: 'chart-table' }, [
          element('summary', {}, ['Table']),
          dataTable(data, test.title),
        ]),
      ]),
    ],
  );
}

/**
 * Where a drawing will be, in its proportions and with its words: nothing moves when it comes.
 *
 * @param {SharedChart['data']} data
 * @param {'wide' | 'narrow'} layout
 */
function place(data, layout) {
  const { width, height } = sizeOf(chartKind(data.kind).spec({ ...data, layout }));
  const still = document.createElementNS(svgns, 'svg');
  // as attributes: the style sheet keeps the room by them
  set(still, { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': sentence(data) });
  const box = element('div', { class: `chart-${layout}` });
  box.append(still);
  return box;
}

/** @param {SharedChart['data']} data @param {string} title */
function dataTable(data, title) {
  const { columns, rows } = table(data);
  const numeric = (/** @type {number} */ at) => ({ class: columns[at].numeric ? 'numeric' : '' });
  return scrolling(
    title,
    element('table', {}, [
      element('caption', { class: 'visually-hidden' }, [title]),
      element('thead', {}, [
        element(
          'tr',
          {},
          columns.map(({ label }, at) => element('th', { scope: 'col', ...numeric(at) }, [label])),
        ),
      ]),
      element(
        'tbody',
        {},
        rows.map(([first, ...rest]) =>
          element('tr', {}, [
            element('th', { scope: 'row' }, [first]),
            ...rest.map((cell, at) => element('td', numeric(at + 1), [cell])),
          ]),
        ),
      ),
    ]),
  );
}
