import { readersMachine } from '../../../scripts/model/readersMachine.js';
import { controlRow } from '../controls/controlRow.js';
import { notLoaded } from '../controls/notLoaded.js';
import { pointing } from '../point/pointing.js';
import { shownData } from '../state/chartState.js';
import { zooming } from '../zoom/zooming.js';
import { chartRenderer } from './chartRenderer.js';
import { captionPart } from './captionPart.js';
import { dimOthers } from './itemProduct.js';
import { stageOf } from './stage.js';

/**
 * One chart that answers. It is drawn over at every choice by the same code as in the build; until a reader turns to it,
 * and wherever drawing fails, the drawing of the build is what is seen.
 *
 * @typedef {import('../state/chartState.js').ChartState} ChartState
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 * @typedef {import('../../../scripts/results/runs/readersResults.js').ReadersResults} ReadersResults
 *
 * @typedef {object} LiveChart
 * @property {string} id
 * @property {PageChart} data as the author asked for it
 * @property {() => void} prepare works out what mounting it will show
 * @property {() => void} mount
 * @property {() => import('./chartRenderer.js').Drawn | null} drawn what is seen, once it is mounted
 * @property {() => ChartState} state
 * @property {(change: ChartState, gesture?: object) => void} choose `undefined` takes a choice back; what belongs to one gesture is
 *   one step of "back"
 * @property {(state: ChartState) => Promise<void>} restore
 * @property {() => Promise<import('../state/chartState.js').Other[]>} others products that may be added
 * @property {() => ReadersResults | null} readersResults a reader's own results
 * @property {(results: ReadersResults | null) => boolean} drawReadersResults beside the others; `false` where they cannot be drawn
 * @property {(product: string | null) => void} highlight
 * @property {import('../zoom/zooming.js').Zooming | null} stretch what is shown of a timeline
 * @property {HTMLElement} figure
 * @property {import('../page.js').PageHooks} page
 */

/**
 * @param {HTMLElement} figure
 * @param {PageChart} data
 * @param {import('../page.js').PageHooks} page
 * @returns {LiveChart | null} `null` where the figure has no drawing
 */
export function liveChart(figure, data, page) {
  const stage = stageOf(figure);
  if (!stage) return null;
  /** @type {ChartState} */
  let state = {};
  /** @type {string | null} */
  let lit = null;
  /** @type {import('../state/chartState.js').Other[]} */
  let others = [];
  /** @type {ReadersResults | null} */
  let readersResults = null;

  const { seen, draw, wake, prepare } = chartRenderer(
    stage,
    () => shownData(withReadersResults(data, readersResults), state, others),
    (drawn, isOther) => {
      dimOthers(drawn, lit);
      if (isOther) parts.forEach((part) => part.refresh());
      page.answerEarly(figure.id);
    },
  );
  /** @type {LiveChart} */
  const chart = {
    id: figure.id,
    data,
    figure,
    page,
    stretch: null,
    state: () => state,
    drawn: seen,
    prepare,
    mount() {
      if (!seen()) wake();
      page.answerEarly(figure.id);
    },
    choose(change, gesture) {
      const before = state;
      state = without({ ...state, ...change });
      draw(() => (state = before));
      page.keep(figure.id, state, gesture);
    },
    others: async () => (others = others.length ? others : await page.others(figure.id)),
    async restore(wanted) {
      if (JSON.stringify(wanted) === JSON.stringify(state)) return;
      if (wanted.added) await chart.others().catch(() => {});
      state = wanted;
      draw(() => (state = {}));
    },
    readersResults: () => readersResults,
    drawReadersResults(wanted) {
      const before = readersResults;
      readersResults = wanted;
      draw(() => (readersResults = before));
      return readersResults === wanted;
    },
    highlight(product) {
      lit = product;
      const drawn = seen();
      if (drawn) dimOthers(drawn, product);
    },
  };
  const zoom = zooming(chart, stage);
  chart.stretch = zoom.stretch;
  const parts = [pointing(chart, stage), zoom, controlRow(chart), captionPart(chart)];
  return withCopies(chart, parts);
}

/**
 * What is asked below a chart of fills is fetched where there is such a question.
 *
 * @param {LiveChart} chart
 * @param {{ refresh: () => void }[]} parts
 */
function withCopies(chart, parts) {
  const section = document.getElementById(`${chart.id}-copy`);
  if (section)
    import('../copyTime/copyPart.js').then(({ copyPart }) => {
      const part = copyPart(chart, section);
      parts.push(part);
      part.refresh();
    }, notLoaded(section));
  return chart;
}

/** @param {ChartState} state @returns {ChartState} */
const without = (state) =>
  Object.fromEntries(
    Object.entries(state).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

/**
 * A reader's own result beside the measured ones.
 *
 * @param {PageChart} data
 * @param {import('../../../scripts/results/runs/readersResults.js').ReadersResults | null} results
 * @returns {PageChart}
 */
function withReadersResults(data, results) {
  if (!results) return data;
  const caution = {
    head: `${readersMachine.name}: not measured by us.`,
    text: `${readersMachine.name}: a result of your own, ${results.words}, not measured by us nor by this methodology.`,
  };
  return {
    ...data,
    products: [...data.products, readersMachine],
    rows: [...data.rows, ...results.rows],
    series: [...data.series, ...results.series],
    cautions: [...data.cautions, caution],
  };
}
