import { chartKind, loadKinds } from '../../../scripts/charts/loadedKinds.js';
import { sceneOf } from '../../../scripts/render/sceneOf.js';
import { changesOf } from '../../../scripts/results/compare/changesOf.js';
import { inspectKinds } from '../../../scripts/results/inspect/chartsOf.js';
import { changeList } from '../compare/changeList.js';
import { drawing } from '../draw/drawScene.js';
import { fontsLoaded } from '../draw/pageFont.js';
import { yieldToMain } from '../live/yieldToMain.js';
import { madeFigure } from '../live/madeFigure.js';
import { stageOf } from '../live/stage.js';
import { startPage } from '../page.js';

/**
 * @typedef {import('../../../scripts/results/inspect/chartsOf.js').InspectChart} InspectChart
 */

/** What all drawings need: fetched before there is a file, so that nobody waits for it. */
export const drawingReady = () => Promise.all([fontsLoaded(), loadKinds(inspectKinds)]);

/**
 * Draws charts of files like those of a review, one after another, with what the judgement says of results that stand side by side.
 * The first one is seen before the others are made.
 *
 * @param {HTMLElement} place
 * @param {InspectChart[]} charts
 * @param {object} page
 * @param {typeof import('../live/beforeLive.js').beforeLive} page.beforeLive
 * @param {AbortSignal} page.signal something newer is shown
 * @param {() => void} page.afterFirst what can wait until the first one is seen
 */
export async function drawFileCharts(place, charts, { beforeLive, signal, afterFirst }) {
  place.replaceChildren();
  await drawingReady();
  for (const [at, data] of charts.entries()) {
    const words = { title: [data.title], name: data.title, under: judged(data) };
    const figure = await inPieces(madeFigure({ data, ...words }), signal);
    if (!figure) return;
    place.append(figure);
    if (at > 0) continue;
    drawStill(figure, data);
    await yieldToMain();
    if (signal.aborted) return;
    afterFirst();
  }
  if (charts.length === 0) afterFirst();
  const figures = /** @type {HTMLElement[]} */ ([...place.querySelectorAll('figure.chart')]);
  const live = await startPage(
    figures,
    { charts: Object.fromEntries(charts.map((data) => [data.id, data])) },
    { early: beforeLive(figures), signal },
  );
  for (const figure of figures) {
    await yieldToMain();
    if (signal.aborted) return;
    live.mount(figure.id);
    figure.classList.add('is-laid-out');
  }
}

/**
 * The drawing as the build would make it; the one that answers takes its place.
 *
 * @param {HTMLElement} figure
 * @param {InspectChart} data
 */
function drawStill(figure, data) {
  const stage = stageOf(figure);
  const still = stage?.still();
  if (!stage || !still?.parentElement) return;
  const id = `still-${data.id}`;
  const spec = chartKind(data.kind).spec({ ...data, layout: stage.layout() });
  drawing(still.parentElement, { id, label: still.getAttribute('aria-label') ?? '' }).draw(sceneOf(spec, id));
  still.remove();
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
    await yieldToMain();
    if (signal.aborted) return null;
  }
}
