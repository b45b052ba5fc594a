import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { toolName } from '../../../scripts/model/toolName.js';
import { captionParts } from '../../../scripts/charts/captions/caption.js';
import { splitWithCautions } from '../../../scripts/charts/captions/splitWithCautions.js';
import { sentence } from '../../../scripts/charts/words/sentence.js';
import { table } from '../../../scripts/charts/words/table.js';
import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { sizeOf } from '../../../scripts/render/sceneOf.js';
import { element, svgElement } from '../controls/element.js';
import { dataTable } from '../controls/dataTable.js';

const byHand = toolName('table', null);

/**
 * A figure made in the page as the build makes those of reviews: the page's runtime draws into it. It is made bit by bit, so that the
 * page answers in between.
 *
 * @param {object} chart
 * @param {import('../page.js').PageChart} chart.data
 * @param {(Node | string)[]} chart.title none where a heading over several charts says it: the subtitle names the chart then
 * @param {string} chart.name of its table, in words
 * @param {string} [chart.className]
 * @param {Node[]} [chart.under] between the drawing and its evidence
 * @returns {Generator<void, HTMLElement>}
 */
export function* madeFigure({ data, title, name, className = '', under = [] }) {
  const words = sentence(data);
  const narrow = place(data, { layout: 'narrow', words });
  yield;
  const wide = place(data, { layout: 'wide', words });
  yield;
  // the caption says by itself what is transcribed
  const programs = [
    ...data.rows.flatMap(({ summary }) => summary.tools),
    ...data.series.flatMap(({ origin }) => origin.tools),
  ].filter((tool) => tool !== byHand);
  const tools = [...new Set(programs)].sort().join(', ');
  const { heads, lead, about, folded } = splitWithCautions(captionParts(data), data.cautions);
  const named = { id: `${data.id}-title` };
  return element(
    'figure',
    { class: `chart ${className}`.trim(), id: data.id, 'aria-labelledby': `${data.id}-title` },
    [
      element('div', { class: 'chart-head' }, [
        ...(title.length ? [element('p', { class: 'chart-title', ...named }, title)] : []),
        element('p', { class: 'chart-subtitle', ...(title.length === 0 && named) }, [
          nonBreaking(data.subtitle),
        ]),
      ]),
      element('div', { class: 'chart-controls' }),
      element('div', { class: 'chart-drawing' }, [wide, narrow]),
      ...under,
      element('figcaption', { class: 'chart-evidence' }, [
        element('p', { class: 'chart-lead' }, [
          ...heads.flatMap((caution) => [element('span', { class: 'chart-caution' }, [caution]), ' ']),
          element('span', { class: 'chart-caption' }, [lead.join(' ')]),
        ]),
        element('div', { class: 'chart-menus' }, [
          menu('About this data', [
            element('p', { class: 'chart-about' }, [
              ...folded.map((each) => `${each} `),
              element('span', {}, [about.join(' ')]),
              tools ? ` ${tools}.` : '',
            ]),
          ]),
          menu('Data', [element('div', { class: 'chart-table' }, [tableOf(data, name)])]),
          menu('Share', [], { 'data-share': true }),
        ]),
      ]),
    ],
  );
}

/** @param {string} name @param {Node[]} content @param {Record<string, boolean>} [more] */
const menu = (name, content, more = {}) =>
  element('details', { class: 'chart-menu', ...more }, [element('summary', {}, [name]), ...content]);

/**
 * Where a drawing will be, in its proportions and with its words: nothing moves when it comes, nor when a phone is turned.
 *
 * @param {import('../page.js').PageChart} data
 * @param {{ layout: 'wide' | 'narrow', words: string }} drawing
 */
function place(data, { layout, words }) {
  const { width, height } = sizeOf(chartKind(data.kind).spec({ ...data, layout }));
  // as attributes: the style sheet keeps the room by them
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return element('div', { class: `chart-${layout}` }, [
    svgElement('svg', { ...size, role: 'img', 'aria-label': words }),
  ]);
}

/** @param {import('../page.js').PageChart} data @param {string} title */
function tableOf(data, title) {
  const { columns, rows } = table(data);
  return dataTable(title, columns, rows);
}
