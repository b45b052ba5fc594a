/**
 * The words beside the mark that is pointed at, a ring around its place, and where other lines are read too, a line across them.
 * Announced elsewhere, so hidden from readers who listen; it never takes the pointer.
 *
 * @typedef {import('./stops.js').Stop} Stop
 *
 * @param {HTMLElement} area
 */
export function tip(area) {
  const box = document.createElement('div');
  box.className = 'chart-tip';
  box.setAttribute('aria-hidden', 'true');
  box.hidden = true;
  const ring = document.createElement('div');
  ring.className = 'chart-ring';
  ring.hidden = true;
  const cross = document.createElement('div');
  cross.className = 'chart-cross';
  cross.hidden = true;
  area.append(cross, ring, box);
  let placed = () => {};
  return {
    hide() {
      box.hidden = true;
      ring.hidden = true;
      cross.hidden = true;
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
      const { title, value, lines, others } = stop.tell();
      box.replaceChildren(part('p', 'chart-tip-title', title), part('p', 'chart-tip-value', value));
      box.append(...lines.map((line) => part('p', 'chart-tip-line', line)));
      if (others) box.append(part('p', 'chart-tip-others', others));
      cross.hidden = !others;
      box.hidden = false;
      ring.hidden = false;
      placed = () =>
        place(
          { box, ring, cross },
          { stop, area, svg, scale: svg.getBoundingClientRect().width / scene.width },
        );
      placed();
    },
  };
}

/** @param {string} tag @param {string} name @param {string} text never markup */
function part(tag, name, text) {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}

/** Px between the words and what they tell of, and between them and the edge of the window. */
const gap = 8;
const edge = 4;

/**
 * Over the bar, cell or point, which stay in view with their values and under no finger; below it where the window ends.
 *
 * @param {{ box: HTMLElement, ring: HTMLElement, cross: HTMLElement }} parts
 * @param {{ stop: Stop, area: HTMLElement, svg: SVGSVGElement, scale: number }} at
 */
function place({ box, ring, cross }, { stop, area, svg, scale }) {
  const outer = area.getBoundingClientRect();
  const frame = svg.getBoundingClientRect();
  const x = frame.left - outer.left + stop.x * scale;
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
  box.style.translate = `${left}px ${fits ? Math.max(above, edge - outer.top) : below}px`;
}
