import { commands } from './folderImports.js';

/** Sizes in px. */
const box = { width: 104, height: 34, gap: 16 };
const row = 96;
const margin = 24;

/** Everything imports `model`, and commands import everything: their arrows would hide all others. */
const isShown = (/** @type {string} */ from, /** @type {string} */ to) => from !== commands && to !== 'model';

const style = `text{font:14px system-ui,sans-serif;fill:#1c1c1e}rect{fill:#fff;stroke:#8a8a8e}path{fill:none;stroke:#8a8a8e}marker path{fill:#8a8a8e;stroke:none}
.note{font-size:13px;fill:#5b5b60}@media(prefers-color-scheme:dark){text{fill:#f2f2f4}rect{fill:#1c1c1e}.note{fill:#b0b0b5}}`;

/**
 * The folders of `scripts/` as an SVG: each stands above all it imports.
 *
 * @param {Map<string, Set<string>>} imports by folder, see `folderImports`
 */
export function drawArchitecture(imports) {
  const rows = inRows(imports);
  const width = Math.max(...rows.map(({ length }) => length)) * (box.width + box.gap) - box.gap + 2 * margin;
  const height = rows.length * row + margin;
  const places = new Map(rows.flatMap((folders, index) => placeRow(folders, index, width)));
  const boxes = [...places].map(([name, { x, y }]) => drawBox(name, x, y));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Which folders of scripts/ import which">
<style>${style}</style>
<marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>
${[...arrows(imports, places)].join('\n')}
${boxes.join('\n')}
<text class="note" x="${margin}" y="${height - 8}">An arrow means “imports”. Left out: all folders import model, and commands import all folders.</text>
</svg>
`;
}

/**
 * The folders by how far they are above those that import nothing, the highest first.
 *
 * @param {Map<string, Set<string>>} imports
 */
function inRows(imports) {
  /** @type {Map<string, number>} */
  const heights = new Map();
  /** @param {string} folder @param {string[]} above those that lead here: two folders may import each other @returns {number} */
  const heightOf = (folder, above) => {
    const known = heights.get(folder);
    if (known !== undefined) return known;
    const below = [...(imports.get(folder) ?? [])].filter(
      (each) => !above.includes(each) && each !== commands,
    );
    const height = Math.max(-1, ...below.map((each) => heightOf(each, [...above, folder]))) + 1;
    heights.set(folder, height);
    return height;
  };
  const folders = [...imports.keys()];
  folders.forEach((folder) => heightOf(folder, [folder]));
  const top = Math.max(...heights.values());
  return Array.from({ length: top + 1 }, (_, index) =>
    folders.filter((folder) => heights.get(folder) === top - index),
  );
}

/**
 * @param {string[]} folders of one row
 * @param {number} index
 * @param {number} width of the drawing
 * @returns {[string, { x: number, y: number }][]} the upper left corners
 */
function placeRow(folders, index, width) {
  const taken = folders.length * (box.width + box.gap) - box.gap;
  return folders.map((name, place) => [
    name,
    { x: (width - taken) / 2 + place * (box.width + box.gap), y: margin + index * row },
  ]);
}

/** @param {string} name @param {number} x @param {number} y */
const drawBox = (name, x, y) =>
  `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="4"/><text x="${x + box.width / 2}" y="${y + 22}" text-anchor="middle">${name}</text>`;

/**
 * @param {Map<string, Set<string>>} imports
 * @param {Map<string, { x: number, y: number }>} places
 */
function* arrows(imports, places) {
  for (const [folder, others] of imports)
    for (const other of [...others].filter((each) => isShown(folder, each))) {
      const [from, to] = [places.get(folder), places.get(other)];
      if (!from || !to) continue;
      const [x1, y1, x2, y2] = [from.x + box.width / 2, from.y + box.height, to.x + box.width / 2, to.y];
      const bend = Math.max(24, (y2 - y1) / 2);
      yield `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" marker-end="url(#end)"/>`;
    }
}
