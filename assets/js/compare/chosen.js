/** How many products are set side by side: of more, nobody can read the charts. */
export const most = 6;

/**
 * The products that an address asks for, in its order. What is unknown, said twice or too much is left out.
 *
 * @param {string} search
 * @param {{ has: (id: string) => boolean }} known
 * @returns {{ ids: string[], unknown: number, beyond: number }} `beyond`: how many more there are than fit
 */
export function readChosen(search, known) {
  const text = new URLSearchParams(search).get('products') ?? '';
  const asked = [...new Set(text.slice(0, 2000).split(',').filter(Boolean))];
  const there = asked.filter((id) => known.has(id));
  const ids = there.slice(0, most);
  return { ids, unknown: asked.length - there.length, beyond: there.length - ids.length };
}

/**
 * The address of a choice. States of charts that it had are of other charts, and go.
 *
 * @param {string[]} ids
 * @param {string} [page] of comparisons
 */
export const chosenAddress = (ids, page = location.pathname) =>
  `${page}${ids.length ? `?products=${ids.map(encodeURIComponent).join(',')}` : ''}`;
