import { unpackLists } from '../../scripts/runtime/packLists.js';
import { beforeLive } from './live/beforeLive.js';
import { fetchTogether } from './live/fetchTogether.js';
import { firstPaint } from './live/firstPaint.js';

/*
 * The drawings in the page are the charts. When the page is idle, or a reader turns to a chart before that, this fetches
 * what makes them answer; where anything fails, the drawings stay as they are.
 */

/** What the page's script is made of, and what each chart kind adds to it; scripts/runtime/bundlePage.js writes both. */
const { runtime, kinds } = /** @type {{ runtime: string[], kinds: Record<string, string[]> }} */ (
  /** @type {unknown} */ (process.env.SCRIPTS)
);

const { charts: address, others = '' } =
  /** @type {HTMLElement | null} */ (document.querySelector('script[data-charts]'))?.dataset ?? {};
/** Where charts are embedded, the one that the address names is the only one shown; `:target` may not match it yet. */
const named = document.getElementById(location.hash.slice(1));
const isAlone = named?.matches('.embed > figure');
const figures = /** @type {HTMLElement[]} */ (
  isAlone ? [named] : [...document.querySelectorAll('figure.chart[id]')]
);
if (isAlone) addEventListener('hashchange', () => location.reload());

/** @type {Promise<import('./page.js').LivePage | null> | undefined} */
let asked;

/** The chart that a reader turned to last: it answers first. */
let wanted = '';

/** @param {string} url @param {ReturnType<typeof beforeLive>} early */
async function load(url, early) {
  try {
    const fetched = fetchCharts(url);
    fetchTogether([...runtime, ...figures.flatMap(({ dataset: { kind = '' } }) => kinds[kind] ?? [])]);
    const [{ startPage }, charts] = await Promise.all([import('./page.js'), fetched]);
    const published = { charts, others: (/** @type {string} */ id) => otherProducts(id, charts[id]) };
    return await startPage(figures, published, { early, wanted: () => wanted });
  } catch (error) {
    console.info('charts stay as drawn:', error);
    early.forEach((each) => each.giveUp());
    return null;
  }
}

/** @param {string} url */
async function fetchCharts(url) {
  /** @type {Record<string, import('./page.js').PageChart>} */
  const all = await fetchJson(url);
  const shown = figures.filter(({ id }) => Object.hasOwn(all, id));
  return Object.fromEntries(shown.map(({ id }) => [id, unpackLists(all[id])]));
}

/**
 * Charts of one question share a file, whatever their review compares; what a chart draws already is no other product. What cannot be
 * fetched is an error, and asked for again the next time.
 *
 * @param {string} id of a chart
 * @param {import('./page.js').PageChart} chart
 * @returns {Promise<import('./state/chartState.js').Other[]>}
 */
async function otherProducts(id, { products }) {
  const names = others ? await fetchJson(others) : {};
  if (!Object.hasOwn(names, id)) return [];
  const all = unpackLists(await fetchJson(others.replace(/[^/]+\/[^/]+$/, names[id])));
  return all.filter(
    (/** @type {import('./state/chartState.js').Other} */ { product }) =>
      !products.some((drawn) => drawn.id === product.id),
  );
}

/** @param {string} url @returns {Promise<any>} JSON, packed */
async function fetchJson(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

/** Drawings that the first paint passed over, one in each idle moment: who keeps the page as one picture has them all. */
async function layOutAll() {
  for (const figure of figures) {
    await idleMoment();
    figure.classList.add('is-laid-out');
  }
}

/** Safari has no `requestIdleCallback`: after a short wait the page has painted there too. */
const idleMoment = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 5000 });
    else setTimeout(resolve, 200);
  });

if (address) {
  const early = beforeLive(figures);
  const start = () => (asked ??= load(address, early));
  for (const figure of figures) {
    const drawing = figure.querySelector('.chart-drawing');
    const wake = async () => {
      wanted = figure.id;
      (await start())?.mount(figure.id);
    };
    drawing?.addEventListener('focusin', wake, { once: true });
    drawing?.addEventListener('pointerenter', wake, { once: true });
    // the page was painted before this script came, and a reader has gone to the chart in between
    if (drawing?.matches(':hover')) wake();
  }
  const loaded = async () => {
    await firstPaint();
    await idleMoment();
    start();
    await layOutAll();
  };
  if (location.search.length > 1) start();
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
}
