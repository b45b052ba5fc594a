import { textWidth } from '../../model/lib/textWidth.js';
import { ink, onAxes, round, textLayers, type } from '../frame.js';
import { ringLayer } from '../marks/ringLayer.js';
import { symbolLayer } from '../marks/symbolLayer.js';
import { noteLayers } from '../labels/noteLayers.js';
import { meet, referenceLines } from '../labels/referenceLines.js';
import { furtherDash } from '../marks/crossing.js';
import { isMeasured } from '../marks/productStyle.js';

/**
 * Lines, the author's notes and what was found, within the plot.
 *
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('./timelineLines.js').Lines} Lines
 * @typedef {import('./timelineLines.js').Line} Line
 * @typedef {import('../plot.js').Place} Place
 *
 * @param {ChartData} data
 * @param {Lines} read
 * @param {Place} place
 */
export function timelineContent(data, { lines, x, y }, place) {
  const notes = noteLayers(data, { x, place });
  const ordered = [...lines].sort(
    (a, b) => Number(a.product.subject) - Number(b.product.subject) || zeroFirst(a, b),
  );
  const boxes = [...obstacles(lines, place), ...notes.boxes];
  return {
    above: notes.height,
    layers: [
      ...notes.bands,
      ...ordered.flatMap(bandLayer),
      ...referenceLines(data, { y, place, boxes }),
      ...ordered.flatMap((line) => lineLayer(line, lines.length)),
      ...ends(ordered, place),
      ...cacheEnds(lines, { place, boxes }),
    ],
    over: notes.words,
  };
}

/** @param {Line} a @param {Line} b grey lines behind coloured ones */
const zeroFirst = (a, b) => Number(a.product.slot !== 0) - Number(b.product.slot !== 0);

/** @param {Line} line smallest to largest reading of each stretch */
function bandLayer({ name, places, reduced, stepped, entry, envelope }) {
  if (!reduced && !places.some(({ low, high }) => low < high)) return [];
  return [
    {
      name: name.replace('data-line', 'band'),
      data: { values: places.map(({ x, low, high, part }) => ({ x, low, high, part })) },
      mark: {
        type: 'area',
        color: entry.colour,
        opacity: envelope ? 0.5 : 0.2,
        interpolate: stepped ? 'step-before' : 'linear',
      },
      encoding: {
        x: onAxes.x,
        y: { field: 'low', type: 'quantitative' },
        y2: { field: 'high' },
        detail: { field: 'part', type: 'nominal' },
      },
    },
  ];
}

/** @param {Line} line @param {number} count of all lines */
function lineLayer({ name, places, product, stepped, further, entry }, count) {
  const dash = isMeasured(product) ? furtherDash(further) : [6, 2.5];
  return [
    {
      name,
      data: { values: places.map(({ x, y, part }) => ({ x, y, part })) },
      mark: {
        type: 'line',
        color: entry.colour,
        strokeWidth: product.subject ? 2.2 : count > 4 ? 1.3 : 1.6,
        strokeJoin: 'round',
        strokeCap: dash ? 'butt' : 'round',
        ...(dash && { strokeDash: dash }),
        interpolate: stepped ? 'step-before' : 'linear',
      },
      encoding: { ...onAxes, detail: { field: 'part', type: 'nominal' } },
    },
  ];
}

/**
 * The product's own shape where its line ends, unless the name stands right beside it. A line that the view cuts has none, but for what tells it
 * from those of other products.
 *
 * @param {Line[]} lines
 * @param {Place} place
 */
function ends(lines, place) {
  const isAlone = lines.every(({ product }) => product === lines[0].product);
  const symbols = lines
    .filter(({ isCut }) => !(isCut && isAlone))
    .map(({ places, entry }) => {
      const last = places[places.length - 1];
      return {
        x: round(place.x(last.x)),
        y: round(place.y(last.y)),
        colour: entry.colour,
        shape: entry.shape,
        further: entry.further,
        of: entry.of,
      };
    })
    .filter(({ x }) => !place.named || x < place.plot - 10);
  return symbols.length ? symbolLayer('end', symbols) : [];
}

/**
 * @param {Line[]} lines
 * @param {Place} place
 * @returns {import('../labels/referenceLines.js').Box[]} what words must not cover
 */
export function obstacles(lines, place) {
  return lines.flatMap(({ places, stepped }) =>
    places.flatMap(({ x, low, high, y }, at) => {
      const before = places[Math.max(0, at - 1)];
      const [left, right] = [place.x(before.x), place.x(x)];
      const along = {
        left,
        right,
        top: place.y(Math.max(high, y)) - 2,
        bottom: place.y(Math.min(low, y)) + 2,
      };
      const both = {
        top: Math.min(along.top, place.y(before.y) - 2),
        bottom: Math.max(along.bottom, place.y(before.y) + 2),
      };
      // a step goes up or down where it begins, and leaves the corner free
      return stepped ? [along, { ...both, left: left - 1, right: left + 1 }] : [{ ...along, ...both }];
    }),
  );
}

/**
 * A ring where the cache ends; its words beside it only where they cover nothing.
 *
 * @param {Line[]} lines
 * @param {{ place: Place, boxes: import('../labels/referenceLines.js').Box[] }} on
 */
function cacheEnds(lines, { place, boxes }) {
  const found = lines.flatMap(({ cacheEnd, entry }) =>
    cacheEnd ? [{ ...cacheEnd, colour: entry.colour, of: entry.of }] : [],
  );
  if (found.length === 0) return [];
  const rings = found.map(({ x, cached, colour, of }) => ({
    x: round(place.x(x)),
    y: round(place.y(cached)),
    colour,
    of,
  }));
  const texts = found.flatMap(({ text, cached, after, of }, at) => {
    const labelled = found
      .slice(0, at)
      .some((other, index) => other.text === text && Math.abs(rings[index].x - rings[at].x) < 12);
    if (labelled) return [];
    const width = textWidth(text, { size: type.note });
    const x = rings[at].x + 9;
    const heights = [
      rings[at].y - 11,
      rings[at].y,
      place.y((cached + after) / 2),
      place.y(cached * 0.85),
      // where the knee is at the top of the plot
      rings[at].y + 13,
      rings[at].y + 28,
      rings[at].y + 38,
    ];
    const y = heights.find((each) => {
      const box = { left: x - 2, right: x + width + 2, top: each - 8, bottom: each + 8 };
      return box.right < place.plot && box.top > 0 && !boxes.some((other) => meet(other, box));
    });
    if (y === undefined) return [];
    boxes.push({ left: x, right: x + width, top: y - 8, bottom: y + 8 });
    return [{ x, y, text, of, size: type.note, colour: ink.text }];
  });
  return [ringLayer('cache-end', rings), ...textLayers('cache-end-label', texts)];
}
