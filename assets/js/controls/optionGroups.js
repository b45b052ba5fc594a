import { moved, zoomed } from '../zoom/view.js';
import { addProducts } from './addProducts.js';
import { choiceControl, fieldset } from './choiceControl.js';
import { choicesOf } from './choices.js';
import { element, quietButton } from './element.js';
import { fileChooser } from '../readersFile/fileChooser.js';

/** @typedef {import('../live/liveChart.js').LiveChart} LiveChart @typedef {import('./optionsMenu.js').Control} Control */

/**
 * What the panel of options holds, fetched when a reader first opens one.
 *
 * @param {LiveChart} chart
 * @param {import('../readersFile/readersFiles.js').ReadersFiles | null} files
 * @param {() => void} close the menu
 * @returns {Control[]}
 */
export const groupsOf = (chart, files, close) => [
  ...choicesOf(chart.data)
    .filter(({ key }) => key !== 'scale')
    .map((choice) => choiceControl(chart, choice)),
  ...(chart.stretch ? [stretchButtons(chart.stretch, close)] : []),
  ...(chart.data.products.length > 1 ? [productBoxes(chart)] : []),
  addProducts(chart),
  ...(files ? [fileChooser(chart, files)] : []),
];

/** @param {LiveChart} chart @returns {Control} */
function productBoxes(chart) {
  const all = chart.data.products;
  const inputs = all.map(({ id }) =>
    element('input', { type: 'checkbox', value: id, onchange: () => choose() }),
  );
  const choose = () =>
    chart.choose({ hidden: inputs.filter((input) => !input.checked).map(({ value }) => value) });
  const refresh = () => {
    const hidden = chart.state().hidden ?? [];
    for (const input of inputs) {
      input.checked = !hidden.includes(input.value);
      input.disabled = input.checked && hidden.length === all.length - 1;
    }
  };
  refresh();
  const names = all.map(({ name }) => name);
  return { element: fieldset('Products', inputs, names), refresh };
}

/**
 * What can be done on the drawing itself, in words: nobody would guess it.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 */
export const gestures = ({ data, stretch }) =>
  element('p', { class: 'chart-said chart-gestures' }, [
    [
      'On the chart: point, tap or use the arrow keys to read a value.',
      ...(data.products.length > 1 ? ['Press a name to see that product alone.'] : []),
      ...(stretch
        ? [
            'Drag to measure a stretch (Shift with arrows).',
            'Zoom with two fingers, Ctrl and the wheel, or + and −; comma and full stop move.',
          ]
        : []),
    ].join(' '),
  ]);

/**
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {() => void} close the menu, which would cover what is to be seen
 */
export const fullSizeButton = ({ figure, page }, close) =>
  quietButton(
    'Full size',
    () => {
      close();
      return figure.requestFullscreen().catch(() => page.announce('Full size is not allowed here'));
    },
    { class: 'quiet-button chart-enter' },
  );

/**
 * What the panel is, which lies apart from its button, and how it goes.
 *
 * @param {HTMLDetailsElement} menu
 */
export const panelHead = (menu) =>
  element('div', { class: 'chart-options-head' }, [
    element('strong', {}, ['Options']),
    quietButton('Close', () => {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }),
  ]);

/**
 * While the menu is open its panel is where it can be read, from its first line on; a press outside closes it, and so does
 * scrolling until nothing of the chart is seen.
 *
 * @param {HTMLDetailsElement} menu
 * @param {HTMLElement} figure
 * @param {AbortSignal} signal it is closed: the document outlives charts that are put away
 */
export function keepInView(menu, figure, signal) {
  if (signal.aborted) return;
  const panel = /** @type {HTMLElement} */ (menu.lastElementChild);
  const closeOutside = (/** @type {PointerEvent} */ { target }) => {
    if (!menu.contains(/** @type {Node} */ (target))) menu.open = false;
  };
  document.addEventListener('pointerdown', closeOutside, { signal });
  const place = () => placePanel(panel, figure);
  // a list of products comes later
  const grown = new ResizeObserver(place);
  grown.observe(panel);
  const seen = new IntersectionObserver(([{ isIntersecting }]) => (menu.open &&= isIntersecting));
  seen.observe(figure);
  signal.addEventListener('abort', () => [grown, seen].forEach((each) => each.disconnect()));
  addEventListener('resize', place, { signal });
  document.addEventListener('fullscreenchange', place, { signal });
  panel.scrollTop = 0;
  place();
  scrollOver(panel, figure);
}

/** Px of the margin that choices can be read in. */
const least = 256;

/** The row of controls stays so far below the window's upper edge, px. */
const rowBelow = 50;

/** Shares of the window's height that a panel at its foot takes. */
const share = { least: 0.3, most: 0.45 };

/**
 * In the margin beside the chart where that has room, as high as the window shows all of it; else at the window's foot, where it leaves the
 * whole drawing to be seen if it can.
 *
 * @param {HTMLElement} panel
 * @param {HTMLElement} figure
 */
function placePanel(panel, figure) {
  const [row, drawing] = ['.chart-controls', '.chart-drawing'].map((part) =>
    /** @type {Element} */ (figure.querySelector(part)).getBoundingClientRect(),
  );
  const room = row.left - 8;
  panel.style.setProperty('--beside', `${room}px`);
  panel.classList.toggle('is-beside', room >= least);
  const free = innerHeight - rowBelow - (drawing.bottom - row.bottom);
  panel.style.setProperty(
    '--high',
    free < share.least * innerHeight ? `${share.most * 100}vh` : `min(${free}px, ${share.most * 100}vh)`,
  );
  panel.style.setProperty('--up', '0px');
  const { bottom } = panel.getBoundingClientRect();
  panel.style.setProperty('--up', `${Math.max(0, bottom + 8 - innerHeight)}px`);
}

/**
 * What is changed is seen over a panel at the window's foot, as far as the row of controls stays in the window.
 *
 * @param {HTMLElement} panel
 * @param {HTMLElement} figure
 */
function scrollOver(panel, figure) {
  if (panel.classList.contains('is-beside')) return;
  const bottomOf = (/** @type {string} */ part) =>
    Number(figure.querySelector(part)?.getBoundingClientRect().bottom);
  const hidden = bottomOf('.chart-drawing') - panel.getBoundingClientRect().top;
  // at full size the figure scrolls, not the page
  (document.fullscreenElement ?? window).scrollBy(
    0,
    Math.max(0, Math.min(hidden, bottomOf('.chart-controls') - rowBelow)),
  );
}

/**
 * Zooming and measuring by single presses, for those who neither drag, pinch nor know the keys, and for a finger, whose drag moves
 * what is zoomed.
 *
 * @param {import('../zoom/zooming.js').Zooming} stretch
 * @param {() => void} close the menu, which would cover what is measured
 * @returns {import('./optionsMenu.js').Control}
 */
function stretchButtons(stretch, close) {
  const change = (/** @type {(view: import('../zoom/view.js').Stretch) => import('../zoom/view.js').Stretch} */ to) => () => stretch.show(to(stretch.view())); // prettier-ignore
  const out = quietButton('Zoom out', change((view) => zoomed(view, 2))); // prettier-ignore
  const earlier = quietButton('Earlier', change((view) => moved(view, -0.5))); // prettier-ignore
  const later = quietButton('Later', change((view) => moved(view, 0.5))); // prettier-ignore
  const refresh = () => {
    for (const each of [out, earlier, later]) each.disabled = !stretch.isZoomed();
  };
  refresh();
  return {
    element: element('fieldset', {}, [
      element('legend', {}, ['Stretch shown']),
      element('div', { class: 'chart-actions' }, [
        quietButton('Zoom in', change((view) => zoomed(view, 0.5))), // prettier-ignore
        out,
        earlier,
        later,
        quietButton('Measure', () => {
          close();
          stretch.measure();
        }),
      ]),
    ]),
    refresh,
  };
}
