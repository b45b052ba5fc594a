import { liveChart } from './live/liveChart.js';
import { pointedDevice } from './live/pointedDevice.js';
import { readStates, writeState } from './state/urlState.js';
import { showRatesIn } from '../../scripts/model/quantity.js';
import { quantityKey } from './table/quantityKey.js';
import { sortableTable } from './table/sortableTable.js';

// before anything is drawn or told
showRatesIn(document.documentElement.dataset.units);

/**
 * All charts of a page together: a device pointed at in one is shown in all, and the address holds what was chosen in each.
 *
 * @typedef {import('../../scripts/runtime/pageChart.js').PageChart} PageChart
 * @typedef {import('./live/liveChart.js').LiveChart} LiveChart
 * @typedef {{ mount: (id: string, at?: PointerEvent) => void, charts: Map<string, LiveChart> }} LivePage
 * @typedef {object} PageHooks what a chart tells its page
 * @property {(device: string | null) => void} highlight
 * @property {(text: string) => void} announce for those who listen
 * @property {(id: string, state: import('./state/chartState.js').ChartState, lasting: boolean) => void} keep
 * @property {(id: string) => Promise<import('./state/chartState.js').Other[]>} others devices that may be added, or why not
 */

/**
 * @param {HTMLElement[]} figures
 * @param {{ charts: Record<string, PageChart>, others: string }} published the data by the id of the chart, and where that of
 *   other devices is
 * @param {AbortSignal} [signal] the charts are gone
 * @returns {Promise<LivePage>}
 */
export async function startPage(figures, { charts: data, others }, signal) {
  /** @type {Map<string, LiveChart>} */
  const charts = new Map();
  /** @type {string | null} */
  let lit = null;
  let waking = 0;
  const hooks = {
    highlight(/** @type {string | null} */ device) {
      if (device === lit) return;
      lit = device;
      charts.forEach((chart) => chart.highlight(device));
      clearTimeout(waking);
      if (device) waking = Number(setTimeout(() => wakeInView(charts), 100));
    },
    announce: announcer(),
    keep: keeper(),
    others: othersBy(others, data),
  };
  for (const figure of figures) {
    await breath();
    if (!Object.hasOwn(data, figure.id)) continue;
    const chart = liveChart(figure, data[figure.id], hooks);
    if (chart) charts.set(figure.id, chart);
    const tables = /** @type {NodeListOf<HTMLTableElement>} */ (
      figure.querySelectorAll('.chart-table table')
    );
    tables.forEach((table) => sortableTable(table, { announce: hooks.announce, keyOf: quantityKey }));
  }
  const restore = () => {
    const states = readStates(location.search, data);
    charts.forEach((chart, id) => chart.restore(states.get(id) ?? {}));
  };
  addEventListener('popstate', restore, { signal });
  followReader(hooks.highlight, signal);
  restore();
  return { charts, mount: (id, at) => charts.get(id)?.mount(at) };
}

/**
 * A device that the reader points at, or tabs to, anywhere in the page.
 *
 * @param {PageHooks['highlight']} highlight
 * @param {AbortSignal} [signal]
 */
function followReader(highlight, signal) {
  const follow = (/** @type {Event} */ { target }) => {
    // charts tell of their own marks
    if (target instanceof Element && target.closest('.chart-drawing')) return;
    highlight(pointedDevice(target));
  };
  const main = document.querySelector('main');
  for (const type of ['pointerover', 'focusin']) main?.addEventListener(type, follow, { signal });
}

/** Only live drawings can show one device clearly, and only those that are seen need to. @param {LivePage['charts']} charts */
function wakeInView(charts) {
  for (const chart of charts.values()) {
    const { top, bottom } = chart.figure.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) chart.mount();
  }
}

/** One region for the whole page, so that announcements do not talk over one another. */
function announcer() {
  const region = document.querySelector('.chart-announcer') ?? document.createElement('div');
  region.className = 'chart-announcer visually-hidden';
  region.setAttribute('role', 'status');
  document.querySelector('main')?.append(region);
  return (/** @type {string} */ text) => {
    region.textContent = text;
  };
}

/** Steps to come back to are written at once, what is under way when it rests: browsers allow few writes a second. */
function keeper() {
  /** @type {{ timer: number, write: () => void } | null} */
  let later = null;
  const rest = () => {
    if (!later) return null;
    clearTimeout(later.timer);
    const { write } = later;
    later = null;
    return write;
  };
  addEventListener('popstate', rest);
  return (/** @type {Parameters<typeof writeState>} */ ...kept) => {
    const before = rest();
    if (!kept[2])
      later = { write: () => writeState(...kept), timer: Number(setTimeout(() => rest()?.(), 150)) };
    else {
      before?.();
      writeState(...kept);
    }
  };
}

/** Lets the page answer between two charts, so that none of this is felt. */
const breath = () => new Promise((done) => setTimeout(done));

/**
 * Charts of one question share a file, whatever their review compares; what a chart draws already is no other device.
 *
 * @param {string} address of the list of those files, by the id of the chart
 * @param {Record<string, PageChart>} data
 * @returns {LiveChart['page']['others']}
 */
function othersBy(address, data) {
  const index = fetchedOnce(address);
  /** @type {Record<string, () => Promise<any>>} */
  const files = {};
  return async (id) => {
    const names = (await index()) ?? {};
    if (!Object.hasOwn(names, id)) return [];
    const name = names[id];
    files[name] ??= fetchedOnce(`${address.replace(/[^/]+\/[^/]+$/, '')}${name}`);
    const drawn = new Set(data[id].devices.map((device) => device.id));
    const all = /** @type {import('./state/chartState.js').Other[]} */ ((await files[name]()) ?? []);
    return all.filter(({ device }) => !drawn.has(device.id));
  };
}

/** @param {string} url */
function fetchedOnce(url) {
  /** @type {Promise<any> | undefined} `null` where it cannot be had */
  let asked;
  return () =>
    (asked ??= fetch(url)
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null));
}
