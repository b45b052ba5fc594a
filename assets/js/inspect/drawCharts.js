import { loadKinds } from '../../../scripts/charts/loadedKinds.js';
import { changesOf } from '../../../scripts/results/compare/changesOf.js';
import { changeList } from '../compare/changeList.js';
import { fontsLoaded } from '../draw/pageFont.js';
import { breath } from '../live/breath.js';
import { madeFigure } from '../live/madeFigure.js';
import { startPage } from '../page.js';

/**
 * @typedef {import('../../../scripts/results/inspect/chartsOf.js').InspectChart} InspectChart
 */

/**
 * Draws charts of files like those of a review, one after another, with what the judgement says of results that stand side by side.
 *
 * @param {HTMLElement} place
 * @param {InspectChart[]} charts
 * @param {object} page
 * @param {typeof import('../live/beforeLive.js').beforeLive} page.beforeLive
 * @param {AbortSignal} page.signal something newer is shown
 */
export async function drawCharts(place, charts, { beforeLive, signal }) {
  place.replaceChildren();
  await Promise.all([fontsLoaded(), loadKinds(charts.map(({ kind }) => kind))]);
  for (const data of charts) {
    const words = { title: [data.title], name: data.title, under: judged(data) };
    const figure = await inPieces(madeFigure({ data, ...words }), signal);
    if (!figure) return;
    place.append(figure);
  }
  const figures = /** @type {HTMLElement[]} */ ([...place.querySelectorAll('figure.chart')]);
  const live = await startPage(
    figures,
    { charts: Object.fromEntries(charts.map((data) => [data.id, data])), others: '' },
    { early: beforeLive(figures), signal },
  );
  for (const figure of figures) {
    await breath();
    if (signal.aborted) return;
    live.mount(figure.id);
    figure.classList.add('is-laid-out');
  }
}

/**
 * How the others differ from the first, where several have the same result. Along a parameter there are too many.
 *
 * @param {InspectChart} data
 */
function judged(data) {
  const { rows, products, kind } = data;
  if (kind === 'sweep' || products.length < 2 || rows.length === 0) return [];
  return [changeList({ changes: changesOf(rows, products.length), data })];
}

/**
 * @template T
 * @param {Generator<void, T>} steps
 * @param {AbortSignal} signal
 * @returns {Promise<T | null>} `null` where something newer is shown by now
 */
async function inPieces(steps, signal) {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breath();
    if (signal.aborted) return null;
  }
}
