import { othersText } from '../../../scripts/charts/stops/together.js';
import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { element } from '../controls/element.js';

/**
 * The words of the mark that is pointed at, a ring around its place, and where lines are read together, a mark on each and a line across
 * them. Announced elsewhere, so hidden from readers who listen; it never takes the pointer.
 *
 * @typedef {import('./stops.js').Stop} Stop
 *
 * @param {HTMLElement} area
 */
export function tip(area) {
  const parts = ['cross', 'marks', 'ring', 'tip'].map((name) => element('div', { class: `chart-${name}`, 'aria-hidden': 'true', hidden: true })); // prettier-ignore
  const [cross, marks, ring, box] = parts;
  area.append(...parts);
  let placed = () => {};
  return {
    hide() {
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
     * @param {{ scene: { width: number }, svg: SVGSVGElement }} drawn
     */
    show(stop, { scene, svg }) {
      const { title, value, lines } = stop.tell();
      const others = stop.others?.(stop) ?? [];
      const said = [
        ['title', title],
        ['value', value],
        ...lines.map((line) => ['line', line]),
        ...(others.length ? [['others', nonBreaking(othersText(others))]] : []),
      ];
      box.replaceChildren(
        ...said.map(([part, text]) => element('p', { class: `chart-tip-${part}` }, [text])),
      );
      marks.replaceChildren(...others.map(() => element('div', { class: 'chart-mark' })));
      for (const part of parts) part.hidden = part === cross && !stop.across;
      placed = () =>
        place(
          { box, ring, cross, marks },
          { stop, others, area, svg, scale: svg.getBoundingClientRect().width / scene.width },
        );
      placed();
    },
  };
}

/** Where a level is met that holds from one place to another. @param {Stop} stop @param {number} x px */
export const withinLevel = (stop, x) => Math.max(stop.from ?? stop.x, Math.min(stop.x, x));

/** Px between the words and what they tell of, and between them and the edge of the window. */
const gap = 8;
const edge = 4;

/**
 * Over the bar, cell or point, which stay in view with their values and under no finger; below it where the window ends.
 *
 * @param {Record<'box' | 'ring' | 'cross' | 'marks', HTMLElement>} parts
 * @param {{ stop: Stop, others: Stop[], area: HTMLElement, svg: SVGSVGElement, scale: number }} at
 */
function place({ box, ring, cross, marks }, { stop, others, area, svg, scale }) {
  const outer = area.getBoundingClientRect();
  const frame = svg.getBoundingClientRect();
  const across = (/** @type {number} */ px) => frame.left - outer.left + px * scale;
  const x = across(stop.x);
  const down = (/** @type {number} */ y) => frame.top - outer.top + y * scale;
  const { top, bottom } = stop.box ?? { top: stop.y - 6, bottom: stop.y + 6 };
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(0, Math.min(outer.width - width, x - width / 2));
  const above = down(top) - gap - height;
  const below = down(bottom) + gap;
  const last = innerHeight - edge - outer.top - height;
  const fits = above >= edge - outer.top || below > last;
  cross.style.translate = `${x}px ${frame.top - outer.top}px`;
  cross.style.height = `${frame.height}px`;
  ring.style.translate = `${x}px ${down(stop.y)}px`;
  for (const [at, other] of others.entries())
    /** @type {HTMLElement} */ (marks.children[at]).style.translate =
      `${across(withinLevel(other, stop.x))}px ${down(other.y)}px`;
  box.style.translate = `${left}px ${fits ? Math.max(above, edge - outer.top) : below}px`;
}
