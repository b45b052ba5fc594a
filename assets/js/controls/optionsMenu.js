import { readersFiles } from '../readersFile/readersFiles.js';
import { element, quietButton } from './element.js';
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
  const files = readersFiles(chart);
  const panel = element('div', { class: 'chart-options-panel' });
  const details = element('details', { class: 'chart-options' }, [
    element('summary', { class: 'quiet-button' }, ['Options']),
    panel,
  ]);
  const fill = async () => {
    const { fullSizeButton, gestures, groupsOf, keepInView, panelHead } = await import('./optionGroups.js');
    const close = () => (details.open = false);
    groups = groupsOf(chart, files, close);
    panel.append(panelHead(details), ...groups.map((group) => group.element));
    if (document.fullscreenEnabled) panel.append(fullSizeButton(chart, close));
    panel.append(gestures(chart));
    return keepInView;
  };
  /** @type {Promise<Awaited<ReturnType<typeof fill>> | void> | undefined} */
  let filled;
  details.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') setTimeout(() => (details.open &&= details.contains(document.activeElement)));
  });
  closeOnEscape(details);
  let opened = new AbortController();
  details.addEventListener('toggle', () => {
    opened.abort();
    if (!details.open) return;
    opened = new AbortController();
    const { signal } = opened;
    chart.mount();
    (filled ??= fill().catch(notLoaded(panel))).then((keep) => keep?.(details, chart.figure, signal));
  });
  return {
    element: details,
    refresh() {
      groups?.forEach((group) => group.refresh());
      files?.refresh();
    },
  };
}

/** @param {HTMLDetailsElement} menu */
export const closeOnEscape = (menu) =>
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });

/** The way back, seen while a chart has the whole screen: not every reader knows the key. */
export const leaveFullSize = () =>
  quietButton('Leave full size', () => document.exitFullscreen(), { class: 'quiet-button chart-leave' });
