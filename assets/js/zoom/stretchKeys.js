import { moved, zoomed } from './view.js';

/** How far Shift with an arrow key takes the end of a stretch, as a share of the plot. @type {Record<string, number>} */
const grows = { ArrowRight: 0.04, ArrowLeft: -0.04, Home: -1, End: 1 };

/** What keys do to the view. @type {Record<string, (view: import('./view.js').Stretch) => import('./view.js').Stretch>} */
const changes = {
  '+': (view) => zoomed(view, 0.5),
  '=': (view) => zoomed(view, 0.5),
  '-': (view) => zoomed(view, 2),
  ',': (view) => moved(view, -0.2),
  '.': (view) => moved(view, 0.2),
};

/**
 * By keys alone: + and − zoom, comma and full stop move, Shift with the arrows chooses a stretch, which Enter zooms into;
 * 0 and Escape go back.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {HTMLElement} area
 * @param {{ stretch: import('./zooming.js').Zooming, brush: ReturnType<typeof import('./brushing.js').brushing> }} to
 */
export function stretchKeys(chart, area, { stretch, brush }) {
  const back = () => {
    stretch.back();
    chart.page.announce(`Shows ${brush.words(stretch.view())} again`);
  };
  const grow = (/** @type {number} */ step) => {
    brush.grow(step, startOf(area, chart));
    // the words of a single reading would lie over those of the stretch
    area.querySelector('.chart-tip')?.toggleAttribute('hidden', true);
  };
  /** @param {KeyboardEvent} event @returns {(() => void) | null} */
  const answerTo = ({ key, shiftKey }) => {
    const isTold = area.querySelector('.chart-tip:not([hidden])') !== null;
    if (key === 'Escape' && brush.isOpen()) return brush.hide;
    if (key === 'Escape' && !isTold && chart.state().view) return back;
    if (key === 'Enter' && brush.isOpen()) return brush.zoomIn;
    if (key === '0') return back;
    if (shiftKey && Object.hasOwn(grows, key)) return () => grow(grows[key]);
    if (!Object.hasOwn(changes, key)) return null;
    return () => {
      stretch.show(changes[key](stretch.view()));
      chart.page.announce(`Shows ${brush.words(stretch.view())}`);
    };
  };
  area.addEventListener(
    'keydown',
    (event) => {
      if (!chart.drawn() || event.target !== area || event.ctrlKey || event.metaKey || event.altKey) return;
      const answer = answerTo(event);
      if (!answer) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      answer();
    },
    true,
  );
}

/**
 * The place that the arrow keys have reached.
 *
 * @param {HTMLElement} area
 * @param {import('../live/liveChart.js').LiveChart} chart
 */
function startOf(area, chart) {
  const ring = /** @type {HTMLElement | null} */ (area.querySelector('.chart-ring:not([hidden])'));
  const drawn = chart.drawn();
  if (!ring || !drawn) return { x: 0, y: 0 };
  const frame = drawn.svg.getBoundingClientRect();
  const { left, width, top } = ring.getBoundingClientRect();
  const x = ((left + width / 2 - frame.left) * drawn.scene.width) / frame.width - drawn.scene.origin[0];
  return {
    x: Math.max(0, Math.min(1, x / drawn.scene.plots[0].width)),
    y: top,
  };
}
