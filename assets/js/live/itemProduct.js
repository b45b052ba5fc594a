import { colourOf } from '../../../scripts/charts/marks/productStyle.js';
import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { datumRef } from '../../../scripts/charts/marks/datumRef.js';
import { marksBelow } from '../../../scripts/charts/stops/referencedItems.js';

/**
 * Which product a mark belongs to: marks and words that stand for something say it, lines and error bars are numbered as they
 * are, other marks have its colour, and other labels say the name.
 *
 * @typedef {import('../../../scripts/runtime/pageChart.js').PageChart} PageChart
 * @typedef {import('../../../scripts/render/sceneOf.js').Mark} Mark
 * @typedef {Record<string, any>} Item
 */

const numbered =
  /^(?:data-(?:line|curve|point|dot|cell)|band|spread(?:-x)?|median|mean|path|foot|quantile|run|cell)-(\d+)(?:-\d+)?$/;
const ofName = /^(?:label|key-label|panel|name)/;

/**
 * The product whose name a text is; values and axes name none.
 *
 * @param {PageChart} shown
 * @param {Mark} mark
 * @param {Item} item
 */
export const productNamed = (shown, { marktype, name = '' }, { text }) =>
  marktype === 'text' && ofName.test(name) ? productSaid(shown, String(text)) : null;

/**
 * Those that are shown and hidden together: in a chart of families the siblings, whose line means nothing of one of them.
 *
 * @param {PageChart} shown
 * @param {string} product
 */
export function siblingsOf({ kind, products }, product) {
  const family = products.find(({ id }) => id === product)?.family;
  if (!chartKind(kind).families || !family) return [product];
  return products.filter((each) => each.family === family).map(({ id }) => id);
}

/**
 * @param {PageChart} shown
 * @param {Mark} root
 * @returns {(mark: Mark, item: Item) => string | null}
 */
function productFinderOf(shown, root) {
  const marks = marksBelow(root);
  const lines = linesOf(marks, shown);
  const colours = coloursOf(shown);
  return (mark, item) => {
    const name = mark.name ?? '';
    const own = item.datum?.[datumRef]?.product;
    if (own) return own;
    const number = numbered.exec(name)?.[1];
    if (number) return lines.get(number) ?? null;
    return colours.get(item.stroke ?? item.fill) ?? productNamed(shown, mark, item);
  };
}

/** The products by their colours, where one has it alone, or with siblings that are shown together. @param {PageChart} shown */
function coloursOf(shown) {
  const { products } = shown;
  return new Map(
    products.flatMap((product) => {
      const colour = colourOf(product);
      const together = siblingsOf(shown, product.id);
      const isAlone = products.every((each) => colourOf(each) !== colour || together.includes(each.id));
      return isAlone && product.kind !== 'own' ? [[colour, product.id]] : [];
    }),
  );
}

/** The products of what is numbered. @param {Mark[]} marks @param {PageChart} shown @returns {Map<string, string>} */
function linesOf(marks, { series }) {
  const said = marks.flatMap(({ name = '', items }) => {
    const number = /^data-\w+-(\d+)$/.exec(name)?.[1];
    const product = items[items.length - 1]?.datum?.[datumRef]?.product;
    return number && product ? [/** @type {[string, string]} */ ([number, product])] : [];
  });
  return new Map([
    ...series.map(({ product }, at) => /** @type {[string, string]} */ ([String(at + 1), product])),
    ...said,
  ]);
}

/** A label may be broken into lines or say more than the name. @param {PageChart} shown @param {string} text */
function productSaid({ kind, products }, text) {
  const said = text.replace(/…$/, '');
  if (said.length < 3) return null;
  const exact = products.find(({ name }) => name === said);
  if (exact) return exact.id;
  const [longest] = products
    .filter(({ name }) => said.startsWith(name))
    .sort((a, b) => b.name.length - a.name.length);
  const begun = products.filter(({ name }) => name.startsWith(said));
  const isFamily = chartKind(kind).families && new Set(begun.map(({ family }) => family)).size === 1;
  return longest?.id ?? (begun.length === 1 || isFamily ? begun[0].id : null);
}

/**
 * Shows one product clearly by fading the others. Colours stay, and nothing is drawn anew.
 *
 * @param {{ scene: import('../../../scripts/render/sceneOf.js').Scene, shown: import('../state/chartState.js').PageChart }} seen
 * @param {string | null} product `null`: all alike
 */
export function dimOthers({ scene, shown }, product) {
  const isShown = shown.products.some(({ id }) => id === product);
  const clear = product === null ? [] : siblingsOf(shown, product);
  const find = productFinderOf(shown, scene.root);
  for (const mark of marksBelow(scene.root)) {
    if (mark.marktype === 'group') continue;
    for (const item of mark.items) {
      const own = isShown ? find(mark, item) : null;
      item.element?.classList.toggle('is-dim', own !== null && !clear.includes(own));
    }
  }
}

/**
 * Which product the reader is at, anywhere in the page: its name, a sentence with its number, its row of a table or its column.
 *
 * @param {EventTarget | null} target
 * @returns {string | null} id; `null` within charts, which know better
 */
export function pointedProduct(target) {
  if (!(target instanceof Element) || target.closest('.chart-controls, .chart-drawing')) return null;
  const said = target.closest('[data-product]') ?? headOf(target.closest('td, th'));
  return said?.getAttribute('data-product') ?? null;
}

/** @param {Element | null} cell */
function headOf(cell) {
  if (!(cell instanceof HTMLTableCellElement)) return null;
  const ofRow = cell.parentElement?.querySelector('th[scope="row"] [data-product]');
  const ofColumn = cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
  return ofRow ?? ofColumn?.querySelector('[data-product]') ?? null;
}
