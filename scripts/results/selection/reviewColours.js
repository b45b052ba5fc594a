import { colouredLeaders, slots } from './distinctColours.js';

/** @typedef {Pick<import('../../model/chartData.js').ChartData, 'products' | 'rows' | 'series' | 'metric'>} Drawn */

/**
 * A product has one colour in all charts of a review, and none that another one has. Of more products than there are colours, siblings that
 * no chart shows together share theirs: it means their model then. Only in a chart of too many products some are grey.
 *
 * @template {Drawn} D
 * @param {D[]} charts of one review, in its order
 * @param {(id: string) => { slot: number, family?: string | null }} site what a product has on the whole site
 * @returns {D[]}
 */
export function reviewColours(charts, site) {
  const slotOf = colourTogether(charts, site);
  return charts.map((chart) => ({
    ...chart,
    products: colouredLeaders({
      ...chart,
      products: chart.products.map((product) => ({
        ...product,
        slot: slotOf.get(product.id) ?? product.slot,
      })),
    }),
  }));
}

/**
 * @param {Drawn[]} charts
 * @param {(id: string) => { slot: number, family?: string | null }} site
 * @returns {Map<string, number>} by product
 */
function colourTogether(charts, site) {
  const together = charts.map(({ products }) => products).filter(({ length }) => length <= slots);
  const isBeside = (/** @type {string[]} */ one, /** @type {string[]} */ other) =>
    together.some((products) => [one, other].every((ids) => products.some(({ id }) => ids.includes(id))));
  const drawn = [...new Map(together.flat().map((product) => [product.id, product])).values()];
  const ids = [...drawn.filter(({ subject }) => subject), ...drawn.filter(({ subject }) => !subject)].map(
    ({ id }) => id,
  );
  const groups = sharing(ids, { isBeside, familyOf: (id) => site(id).family });
  /** @type {Map<string[], number>} */
  const given = new Map();
  const has = (/** @type {number} */ slot) => [...given.values()].includes(slot);
  const others = (/** @type {string[]} */ group, /** @type {number} */ slot) =>
    ids.filter((id) => !group.includes(id) && site(id).slot === slot).length;
  for (const group of groups) {
    const own = group.map((id) => site(id).slot).sort((a, b) => others(group, a) - others(group, b));
    const slot = own.find((each) => each > 0 && !has(each));
    if (slot) given.set(group, slot);
  }
  const all = Array.from({ length: slots }, (_, at) => at + 1);
  for (const group of groups.filter((each) => !given.has(each))) {
    const used = [...given].flatMap(([other, slot]) => (isBeside(group, other) ? slot : []));
    const free = all.find((slot) => !has(slot)) ?? all.find((slot) => !used.includes(slot));
    given.set(group, free ?? site(group[0]).slot);
  }
  return new Map([...given].flatMap(([group, slot]) => group.map((id) => [id, slot])));
}

/**
 * Products that have one colour together: each by itself, but for as many siblings as there are too few colours.
 *
 * @param {string[]} ids
 * @param {{ isBeside: (one: string[], other: string[]) => boolean, familyOf: (id: string) => string | null | undefined }} of
 */
function sharing(ids, { isBeside, familyOf }) {
  const groups = ids.map((id) => [id]);
  for (const id of ids) {
    if (groups.length <= slots) break;
    const own = groups.findIndex((group) => group[0] === id);
    const mate = groups.findIndex(
      (group, at) =>
        own >= 0 &&
        at > own &&
        familyOf(id) &&
        familyOf(group[0]) === familyOf(id) &&
        !isBeside(groups[own], group),
    );
    if (mate >= 0) groups[own].push(...groups.splice(mate, 1)[0]);
  }
  return groups;
}
