import { rangePanel } from './rangePanel.js';

/**
 * The stretch that is being chosen, by a drag or by Shift with the arrow keys.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {HTMLElement} area
 * @param {import('./zooming.js').Zooming} stretch
 */
export function brushing(chart, area, stretch) {
  /** @type {{ anchor: number, head: number, y: number } | null} shares of the plot's width; `y`: px in the window, at the panel that is measured */
  let held = null;
  const close = () => {
    hide();
    area.focus();
  };
  const zoomIn = () => {
    if (!held) return;
    const [from, to] = stretch.view();
    const { anchor, head } = held;
    const ends = [anchor, head].sort((a, b) => a - b).map((share) => from + share * (to - from));
    stretch.show([ends[0], ends[1]]);
    chart.page.announce(`Shows ${words(stretch.view())}`);
    area.focus();
  };
  const range = rangePanel(area, { zoomIn, close });
  const words = (/** @type {import('./view.js').Stretch} */ view) =>
    range.words(view, chart.drawn()?.shown ?? chart.data);
  const hide = () => {
    held = null;
    range.hide();
  };
  const show = (/** @type {number} */ anchor, /** @type {number} */ head, /** @type {number} */ y) => {
    const drawn = chart.drawn();
    if (!drawn || Math.abs(anchor - head) < 0.01) return;
    held = { anchor, head, y };
    const shares = /** @type {[number, number]} */ (anchor < head ? [anchor, head] : [head, anchor]);
    range.show(drawn, { shares, y, view: stretch.view() });
  };
  return {
    hide,
    zoomIn,
    words,
    isOpen: () => held !== null,
    holds: range.holds,
    show,
    /** The drawing has another size. */
    follow() {
      if (!held) return;
      range.hide();
      show(held.anchor, held.head, held.y);
    },
    /** All that is shown, for those who neither drag nor know the keys. */
    whole() {
      show(0, 1, 0);
      chart.page.announce(range.text());
      area.focus();
    },
    /**
     * From where the arrow keys are, else from the left edge.
     *
     * @param {number} step share of the plot's width
     * @param {{ x: number, y: number }} begin
     */
    grow(step, begin) {
      const { anchor, head, y } = held ?? { anchor: begin.x, head: begin.x, y: begin.y };
      const next = Math.max(0, Math.min(1, head + step));
      const moved = Math.abs(next - anchor) < 0.01 ? next + Math.sign(step) * 0.01 : next;
      show(anchor, Math.max(0, Math.min(1, moved)), y);
      chart.page.announce(range.text());
    },
  };
}
