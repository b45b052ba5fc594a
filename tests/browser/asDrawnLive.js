/**
 * The build writes straight lines of one look as one path, and many dots as circles; the page draws each mark as its kind, whose box engines
 * measure in another way. This makes the first like the second. It runs within the page.
 *
 * @param {Element[]} drawings
 */
export function asDrawnLive(drawings) {
  /** @param {string} tag @param {Element} from @param {Record<string, number | string>} attributes */
  const marked = (tag, from, attributes) => {
    const mark = document.createElementNS('http://www.w3.org/2000/svg', tag);
    const opacity = from.getAttribute('opacity') ?? '1';
    for (const [name, value] of Object.entries({ ...attributes, opacity }))
      mark.setAttribute(name, String(value));
    return mark;
  };
  const number = '(-?(?:\\d+\\.?\\d*|\\.\\d+))';
  const piece = new RegExp(`M${number},?${number}(?:h${number}|v${number}|l${number},?${number})`, 'g');
  const found = (/** @type {string} */ selector) =>
    drawings.flatMap((each) => [...each.querySelectorAll(selector)]);
  for (const path of found('g[stroke] > path:not([transform])')) {
    const all = [...String(path.getAttribute('d')).matchAll(piece)].map((each) =>
      each.slice(1).map((digits) => Number(digits ?? 0)),
    );
    const lines = all.map(([x, y, right, down, dx, dy]) =>
      marked('line', path, { x1: x, y1: y, x2: x + right + dx, y2: y + down + dy }),
    );
    path.replaceWith(...lines);
  }
  for (const dot of found('circle')) {
    const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(dot.getAttribute(name)));
    const d = `M${r},0A${r},${r},0,1,1,${-r},0A${r},${r},0,1,1,${r},0`;
    dot.replaceWith(marked('path', dot, { d, transform: `translate(${x},${y})` }));
  }
}
