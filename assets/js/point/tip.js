import { othersText } from '../../../scripts/charts/stops/together.js';
import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { element } from '../controls/element.js';
import { onArea } from './onArea.js';
import { tipPlace } from './tipPlace.js';

/**
 * The words of the mark that is pointed at, a ring around its place, and where lines are read together, a mark on each and a line across
 * them. Announced elsewhere, so hidden from readers who listen.
 *
 * @typedef {import('./stopsOf.js').Stop} Stop
 *
 * @param {HTMLElement} area
 */
export function tip(area) {
  const parts = ['cross', 'marks', 'ring', 'tip'].map((name) => element('div', { class: `chart-${name}`, 'aria-hidden': 'true', hidden: true })); // prettier-ignore
  const [cross, marks, ring, box] = parts;
  area.append(...parts);
  let placed = () => {};
  let room = 0;
  /** Its room below the drawing of a phone goes with the press that ends a reading, and what is pressed stays under the finger. */
  const leave = (/** @type {Event} */ { target }) => {
    const topOf = () => /** @type {Element} */ (target).getBoundingClientRect().top;
    const before = topOf();
    if (box.hidden) box.replaceChildren();
    scrollBy(0, topOf() - before);
  };
  return {
    /** Without words it has no room either. */
    clear() {
      this.hide();
      box.replaceChildren();
    },
    hide() {
      if (!box.hidden) addEventListener('click', leave, { once: true });
      for (const part of parts) part.hidden = true;
      placed = () => {};
    },
    /** Where its mark is now: the drawing has another size. */
    follow: () => placed(),
    /** The keys can reach marks beyond the window. */
    reveal() {
      ring.scrollIntoView({ block: 'nearest' });
      placed();
    },
    /**
     * @param {Stop} stop
     * @param {Parameters<typeof onArea>[1]} drawn
     * @param {Stop[]} all
     */
    show(stop, drawn, all) {
      const { title, value, lines } = stop.tell(stop.x);
      const others = stop.others?.(stop) ?? [];
      const said = [
        ['title', title],
        ['value', value],
        ...lines.map((line) => ['line', line]),
        ...(others.length ? [['others', othersText(others)]] : []),
      ];
      box.replaceChildren(
        ...said.map(([part, text]) => element('p', { class: `chart-tip-${part}` }, [nonBreaking(text)])),
      );
      marks.replaceChildren(...others.map(() => element('div', { class: 'chart-mark' })));
      for (const part of parts) part.hidden = part === cross && !stop.across;
      // below a drawing of a phone: it never shrinks, so that what lies below does not follow each reading
      room = Math.max(room, box.offsetHeight);
      area.style.setProperty('--tip-room', `${room}px`);
      placed = () => place({ box, ring, cross, marks }, { stop, others, all, on: onArea(area, drawn) });
      placed();
    },
  };
}

/** Where a level is met that holds from one place to another. @param {Stop} stop @param {number} x px */
export const withinLevel = (stop, x) => Math.max(stop.from ?? stop.x, Math.min(stop.x, x));

/**
 * @param {Record<'box' | 'ring' | 'cross' | 'marks', HTMLElement>} parts
 * @param {{ stop: Stop, others: Stop[], all: Stop[], on: ReturnType<typeof onArea> }} at
 */
function place({ box, ring, cross, marks }, { stop, others, all, on: { outer, within, drawing, plotted } }) {
  const spot = (/** @type {number} */ x, /** @type {number} */ y, half = 0, from = x) =>
    within({ left: from - half, right: x + half, top: y - half, bottom: y + half });
  const put = (/** @type {HTMLElement} */ part, /** @type {{ left: number, top: number }} */ { left, top }) =>
    (part.style.translate = `${left}px ${top}px`);
  const drawn = stop.x + (stop.aside ?? 0);
  const here = spot(drawn, stop.y);
  const { left, right, top, bottom } = stop.ring ? within(stop.ring) : here;
  put(ring, { left, top });
  ring.style.width = `${right - left}px`;
  ring.style.height = `${bottom - top}px`;
  put(cross, { left: spot(stop.x, 0).left, top: plotted.top });
  cross.style.height = `${plotted.bottom - plotted.top}px`;
  const marked = others.map((other, at) => {
    const x = withinLevel(other, stop.x) + (other.aside ?? 0);
    put(/** @type {HTMLElement} */ (marks.children[at]), spot(x, other.y));
    return spot(x, other.y, 4);
  });
  const { offsetWidth: width, offsetHeight: height } = box;
  const about = {
    outer,
    drawing,
    x: here.left,
    keepClear: [stop.box ? within(stop.box) : spot(drawn, stop.y, 6), ...marked],
    lines: (stop.box ? [] : all).map(({ product, from, x, y }) => ({
      ...spot(x, y, 0, from),
      weight: product === stop.product ? 100 : 1,
    })),
    // as wide as the drawing on a phone
    isApart: width > outer.width - 2,
  };
  put(box, tipPlace({ width, height }, about));
}
