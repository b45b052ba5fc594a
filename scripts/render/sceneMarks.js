import { refuseUnknown } from './sceneAxes.js';

/**
 * @typedef {import('./sceneOf.js').Mark} Mark
 * @typedef {import('./sceneAxes.js').PlotPlace} PlotPlace
 * @typedef {Record<string, any>} Item
 * @typedef {{ mark: any, encoding: any, place: PlotPlace, config: any }} Drawing
 */

/** What each kind of mark may say, and how its items are made. @type {Record<string, { props: Set<string>, item: (row: Item, at: Item, drawing: Drawing) => Item }>} */
const kinds = {
  rule: { props: words('color opacity strokeWidth strokeDash xOffset'), item: ruleItem },
  rect: { props: words('color fill opacity strokeWidth strokeDash'), item: rectItem },
  text: { props: words('color align dx dy fontSize fontWeight'), item: textItem },
  point: {
    props: words('color fill stroke strokeWidth strokeDash size shape opacity filled xOffset'),
    item: pointItem,
  },
  line: {
    props: words('color strokeWidth strokeJoin strokeCap strokeDash interpolate opacity xOffset'),
    item: lineItem,
  },
  area: { props: words('color opacity interpolate'), item: areaItem },
};
const channels = words('x x2 y y2 text shape color fill stroke fillOpacity detail');
const ofChannel = words('field type scale axis legend');

/**
 * The marks of one layer; lines and areas are one mark for each of their parts.
 *
 * @param {any} layer
 * @param {{ place: PlotPlace, config: any, name: string }} of `name`: begins messages
 * @returns {Mark[]}
 */
export function marksOf({ name: layer, data, mark, encoding }, { place, config, name }) {
  const { type, ...style } = mark;
  const kind = kinds[type];
  if (!kind) throw new Error(`${name} the mark "${type}": teach it to scripts/render/`);
  refuseUnknown(style, kind.props, `${name}, in its ${type},`);
  refuseUnknown(encoding, channels, `${name}, in its encoding,`);
  for (const channel of Object.values(encoding)) refuseUnknown(channel, ofChannel, `${name}, in a channel,`);
  const drawing = { mark: style, encoding, place, config };
  const values = channelValues(drawing, name);
  const itemOf = (/** @type {Item} */ row) => {
    const at = /** @type {Item} */ ({});
    for (const [channel, read] of values) at[channel] = read(row);
    if (style.xOffset) at.x += style.xOffset;
    return { ...kind.item(row, at, drawing), datum: row };
  };
  if (type !== 'line' && type !== 'area') {
    const marktype = type === 'point' ? 'symbol' : type;
    return style.opacity === 0 ? [] : [{ marktype, name: layer, items: data.values.map(itemOf) }];
  }
  return partsOf(data.values, encoding).map((rows) => ({
    marktype: type,
    name: layer,
    items: rows.map(itemOf),
  }));
}

/** @param {string} list */
function words(list) {
  return new Set(list.split(' '));
}

/**
 * @param {Item[]} rows
 * @param {any} encoding
 * @returns {Item[][]} by the field of `detail`, each in the order of x
 */
function partsOf(rows, { x, detail }) {
  /** @type {Map<unknown, Item[]>} */
  const parts = new Map();
  for (const row of rows) {
    const key = detail ? row[detail.field] : null;
    const part = parts.get(key);
    if (part) part.push(row);
    else parts.set(key, [row]);
  }
  return [...parts.values()].map((part) => part.sort((a, b) => a[x.field] - b[x.field]));
}

/**
 * How a row's px or value is read for each channel. A field that a row does not have is a misspelt one, and no place is nowhere.
 *
 * @param {Drawing} drawing
 * @param {string} lead
 * @returns {[string, (row: Item) => any][]}
 */
function channelValues({ encoding, place }, lead) {
  return Object.entries(encoding).map(([channel, { field }]) => {
    const axis = /** @type {'x' | 'y'} */ (channel[0]);
    const isPlace = /^[xy]2?$/.test(channel);
    const scaled = isPlace && encoding[axis].scale !== null;
    const read = (/** @type {Item} */ row) => {
      const value = row[field];
      if (value === undefined || (isPlace && value === null))
        throw new Error(`${lead} a row without "${field}": ${JSON.stringify(row)}`);
      return scaled ? place[axis](value) : value;
    };
    return [channel, read];
  });
}

/** @param {Item} _ @param {Item} at @param {Drawing} drawing a rule at one value of an axis crosses the whole plot */
function ruleItem(_, at, { mark: { color, ...style }, encoding, place }) {
  const x = encoding.x ? at.x : place.width;
  const y = encoding.y ? at.y : 0;
  const x2 = at.x2 ?? (encoding.x ? x : 0);
  const y2 = at.y2 ?? (encoding.y ? y : place.height);
  return { x, y, x2, y2, stroke: at.color ?? color, ...style };
}

/** @param {Item} _ @param {Item} at @param {Drawing} drawing */
function rectItem(_, at, { mark: { color, fill = color, ...style } }) {
  return {
    x: Math.min(at.x, at.x2),
    y: Math.min(at.y, at.y2),
    width: Math.abs(at.x2 - at.x),
    height: Math.abs(at.y2 - at.y),
    fill: at.fill ?? fill,
    stroke: at.stroke ?? undefined,
    fillOpacity: at.fillOpacity,
    ...style,
  };
}

/** @param {Item} _ @param {Item} at @param {Drawing} drawing */
function textItem(_, at, { mark: { color, ...style }, config }) {
  const { color: usual, baseline, fontSize } = config.text;
  const { font } = config;
  return {
    x: at.x,
    y: at.y,
    text: at.text,
    baseline,
    font,
    fontSize,
    fill: at.color ?? color ?? usual,
    ...style,
  };
}

/** @param {Item} _ @param {Item} at @param {Drawing} drawing */
function pointItem(_, at, { mark: { color, filled = false, fill, stroke, shape, ...style } }) {
  return {
    x: at.x,
    y: at.y,
    shape: at.shape ?? shape ?? 'circle',
    fill: at.fill ?? fill ?? (filled ? color : 'transparent'),
    stroke: at.stroke ?? stroke ?? (filled ? undefined : color),
    ...(at.fillOpacity !== undefined && { fillOpacity: at.fillOpacity }),
    strokeWidth: 2,
    ...style,
  };
}

/** @param {Item} _ @param {Item} at @param {Drawing} drawing */
function lineItem(_, at, { mark: { color, ...style } }) {
  return { x: at.x, y: at.y, stroke: color, ...style };
}

/** @param {Item} _ @param {Item} at @param {Drawing} drawing */
function areaItem(_, at, { mark: { color, ...style } }) {
  return { x: at.x, y: at.y, height: at.y2 - at.y, fill: color, ...style };
}
