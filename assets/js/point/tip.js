/**
 * The words beside the mark that is pointed at, and a ring around its place. Announced elsewhere, so hidden from readers
 * who listen; it never takes the pointer.
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
  area.append(ring, box);
  return {
    hide() {
      box.hidden = true;
      ring.hidden = true;
    },
    /**
     * @param {Stop} stop
     * @param {{ scene: { width: number }, svg: SVGSVGElement }} drawn
     */
    show(stop, { scene, svg }) {
      const { title, value, lines } = stop.tell();
      box.replaceChildren(part('p', 'chart-tip-title', title), part('p', 'chart-tip-value', value));
      box.append(...lines.map((line) => part('p', 'chart-tip-line', line)));
      box.hidden = false;
      ring.hidden = false;
      place(box, ring, { stop, area, svg, scale: svg.getBoundingClientRect().width / scene.width });
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

/**
 * Beside the mark, within the drawing and never under the pointer.
 *
 * @param {HTMLElement} box
 * @param {HTMLElement} ring
 * @param {{ stop: Stop, area: HTMLElement, svg: SVGSVGElement, scale: number }} at
 */
function place(box, ring, { stop, area, svg, scale }) {
  const outer = area.getBoundingClientRect();
  const frame = svg.getBoundingClientRect();
  const x = frame.left - outer.left + stop.x * scale;
  const y = frame.top - outer.top + stop.y * scale;
  ring.style.translate = `${x}px ${y}px`;
  const { offsetWidth: width, offsetHeight: height } = box;
  const right = x + 14 + width <= outer.width ? x + 14 : x - 14 - width;
  const left = Math.max(0, Math.min(outer.width - width, right));
  const covers = left < x + 10 && left + width > x - 10;
  const top = covers ? (y - height - 14 > -outer.top ? y - height - 14 : y + 14) : y - height / 2;
  box.style.translate = `${left}px ${top}px`;
}
