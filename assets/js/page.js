import { fontsLoaded } from './draw/pageFont.js';
import { yieldToMain } from './live/yieldToMain.js';
import { liveChart } from './live/liveChart.js';
import { pointedProduct } from './live/itemProduct.js';
import { announcer } from './site/announcer.js';
import { urlHistory } from './state/urlHistory.js';
import { readStates } from './state/urlState.js';
import { loadKinds } from '../../scripts/charts/loadedKinds.js';

/**
 * All charts of a page together: a product pointed at in one is shown in all, and the address holds what was chosen in each.
 *
 * @typedef {import('../../scripts/runtime/pageChart.js').PageChart} PageChart
 * @typedef {import('./live/liveChart.js').LiveChart} LiveChart
 * @typedef {{ mount: (id: string) => void, charts: Map<string, LiveChart> }} LivePage
 * @typedef {Map<string, import('./live/beforeLive.js').Early>} EarlyCharts
 * @typedef {object} PageHooks what a chart tells its page
 * @property {(product: string | null) => void} highlight
 * @property {(text: string) => void} announce for those who listen
 * @property {(id: string, state: import('./state/chartState.js').ChartState, gesture?: object) => void} keep what belongs to one
 *   gesture is one step of "back"
 * @property {(id: string) => Promise<import('./state/chartState.js').Other[]>} others products that may be added, or why not
 * @property {(id: string) => void} answerEarly what was done on a chart before it could answer
 */

/**
 * @param {HTMLElement[]} figures
 * @param {{ charts: Record<string, PageChart>, others?: PageHooks['others'] }} published the data by the id of the chart
 * @param {{ early: EarlyCharts, wanted?: () => string, signal?: AbortSignal }} visit `wanted`: the chart that a reader has turned
 *   to; `signal`: the charts are gone
 * @returns {Promise<LivePage>}
 */
export async function startPage(
  figures,
  { charts: data, others = async () => [] },
  { early, wanted = () => '', signal },
) {
  await Promise.all([fontsLoaded(), loadKinds(Object.values(data).map((chart) => chart?.kind))]);
  /** @type {Map<string, LiveChart>} */
  const charts = new Map();
  /** @type {string | null} */
  let lit = null;
  let waking = 0;
  const hooks = {
    highlight(/** @type {string | null} */ product) {
      if (product === lit) return;
      lit = product;
      charts.forEach((chart) => chart.highlight(product));
      clearTimeout(waking);
      if (product) waking = Number(setTimeout(() => wakeInView(charts), 100));
    },
    announce: announcer(),
    keep: urlHistory(signal),
    others,
    answerEarly: (/** @type {string} */ id) => early.get(id)?.answer(),
  };
  const left = [...figures];
  while (left.length > 0) {
    await yieldToMain();
    const isNext = left.findIndex(({ id }) => id === wanted());
    const [figure] = left.splice(Math.max(0, isNext), 1);
    const chart = Object.hasOwn(data, figure.id) ? livingChart(figure, data[figure.id], hooks) : null;
    if (!chart) {
      early.get(figure.id)?.giveUp();
      continue;
    }
    charts.set(figure.id, chart);
    if (isNext >= 0) chart.mount();
  }
  const restore = () => {
    const states = readStates(location.search, data);
    charts.forEach((chart, id) => chart.restore(states.get(id) ?? {}));
  };
  addEventListener('popstate', restore, { signal });
  followReader(hooks.highlight, signal);
  restore();
  prepareInView(charts);
  return { charts, mount: (id) => charts.get(id)?.mount() };
}

/** One whose data are damaged stays as drawn; the others answer. @param {Parameters<typeof liveChart>} of */
function livingChart(...of) {
  try {
    if (!of[1].rows.every(({ summary }) => summary)) throw new Error('a row has no result');
    return liveChart(...of);
  } catch (error) {
    console.info('a chart stays as drawn:', error);
    of[0].querySelector('.chart-controls')?.replaceChildren();
    return null;
  }
}

/**
 * A product that the reader points at, or tabs to, anywhere in the page.
 *
 * @param {PageHooks['highlight']} highlight
 * @param {AbortSignal} [signal]
 */
function followReader(highlight, signal) {
  let rests = '';
  const follow = (/** @type {Event} */ { target }) => {
    // charts tell of their own marks
    if (target instanceof Element && target.closest('.chart-drawing')) return;
    highlight(pointedProduct(target));
  };
  /** A page that scrolls under a mouse takes nothing from what the keys show. @param {PointerEvent} event */
  const hasMoved = ({ screenX, screenY }) => rests !== (rests = `${screenX} ${screenY}`);
  const main = document.querySelector('main');
  main?.addEventListener('focusin', follow, { signal });
  main?.addEventListener('pointerover', (event) => hasMoved(event) && follow(event), { signal });
  main?.addEventListener('pointermove', hasMoved, { signal, passive: true });
}

/** Only live drawings can show one product clearly, and only those that are seen need to. @param {LivePage['charts']} charts */
function wakeInView(charts) {
  for (const chart of charts.values()) if (isInView(chart)) chart.mount();
}

/** A reader who points at one of these gets an answer sooner. @param {LivePage['charts']} charts */
async function prepareInView(charts) {
  for (const chart of [...charts.values()].filter(isInView)) {
    await new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));
    chart.prepare();
  }
}

/** @param {LiveChart} chart */
function isInView({ figure }) {
  const { top, bottom } = figure.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
