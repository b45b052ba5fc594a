import { ownFiles } from '../own/ownFiles.js';
import { element } from './element.js';
import { notLoaded } from './notLoaded.js';

/**
 * @typedef {import('../live/liveChart.js').LiveChart} LiveChart
 * @typedef {{ element: HTMLElement, refresh: () => void }} Control
 */

/**
 * All choices of a chart, in a panel that lies over the page and moves nothing.
 *
 * @param {LiveChart} chart
 * @returns {Control}
 */
export function optionsMenu(chart) {
  /** @type {Control[] | null} */
  let groups = null;
  // a file can be dropped before the menu was ever open
  const own = ownFiles(chart);
  const panel = element('div', { class: 'chart-options-panel' });
  const details = element('details', { class: 'chart-options' }, [
    element('summary', { class: 'quiet-button' }, ['Options']),
    panel,
  ]);
  const fill = async () => {
    const { gestures, groupsOf, scrollOver } = await import('./optionGroups.js');
    groups = groupsOf(chart, own);
    panel.append(...groups.map((group) => group.element));
    if (document.fullscreenEnabled) panel.append(fullSizeButton(chart, () => (details.open = false)));
    panel.append(gestures(chart));
    return scrollOver;
  };
  /** @type {Promise<Awaited<ReturnType<typeof fill>> | void> | undefined} */
  let filled;
  details.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') setTimeout(() => (details.open &&= details.contains(document.activeElement)));
    if (event.key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  const closeOutside = (/** @type {PointerEvent} */ { target }) => {
    if (!details.contains(/** @type {Node} */ (target))) details.open = false;
  };
  let opened = new AbortController();
  details.addEventListener('toggle', () => {
    // only while it is open: the document outlives charts that are put away
    opened.abort();
    if (!details.open) return;
    opened = new AbortController();
    document.addEventListener('pointerdown', closeOutside, opened);
    const place = () => placePanel(panel, /** @type {Element} */ (details.parentElement));
    // a list of products comes later
    const grown = new ResizeObserver(place);
    grown.observe(panel);
    opened.signal.addEventListener('abort', () => grown.disconnect());
    addEventListener('resize', place, opened);
    document.addEventListener('fullscreenchange', place, opened);
    place();
    chart.mount();
    (filled ??= fill().catch(notLoaded(panel))).then((scrollOver) => {
      place();
      if (details.open) scrollOver?.(panel, chart.figure);
    });
  });
  return {
    element: details,
    refresh() {
      groups?.forEach((group) => group.refresh());
      own?.refresh();
    },
  };
}

/** Px of the margin that choices can be read in. */
const least = 256;

/**
 * In the margin beside the chart where that has room, as high as the window shows all of it; else at the window's foot.
 *
 * @param {HTMLElement} panel
 * @param {Element} row
 */
function placePanel(panel, row) {
  const room = row.getBoundingClientRect().left - 8;
  panel.style.setProperty('--beside', `${room}px`);
  panel.classList.toggle('is-beside', room >= least);
  panel.style.setProperty('--up', '0px');
  const { bottom } = panel.getBoundingClientRect();
  panel.style.setProperty('--up', `${Math.max(0, bottom + 8 - innerHeight)}px`);
}

/**
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {() => void} close the menu, which would cover what is to be seen
 */
const fullSizeButton = ({ figure, page }, close) =>
  button('Full size', 'chart-enter', () => {
    close();
    return figure.requestFullscreen().catch(() => page.announce('Full size is not allowed here'));
  });

/** The way back, seen while a chart has the whole screen: not every reader knows the key. */
export const leaveFullSize = () => button('Leave full size', 'chart-leave', () => document.exitFullscreen());

/** @param {string} name @param {string} more @param {() => void} onclick */
const button = (name, more, onclick) =>
  element('button', { type: 'button', class: `quiet-button ${more}`.trim(), onclick }, [name]);
