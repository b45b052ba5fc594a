/** How many products are set side by side: of more, nobody can read the charts. */
export const most = 6;

/**
 * The products that an address asks for, in its order. What is unknown, said twice or too much is left out.
 *
 * @param {string} search
 * @param {ReadonlyMap<string, { name: string }>} known
 * @returns {{ ids: string[], unknown: number, beyond: string[] }} `beyond`: names of those that are more than fit
 */
export function readChosen(search, known) {
  const text = new URLSearchParams(search).get('products') ?? '';
  const asked = [...new Set(text.slice(0, 2000).split(',').filter(Boolean))];
  const there = asked.filter((id) => known.has(id));
  const beyond = there.slice(most).map((id) => String(known.get(id)?.name));
  return { ids: there.slice(0, most), unknown: asked.length - there.length, beyond };
}

/**
 * The address of a choice. States of charts that it had are of other charts, and go.
 *
 * @param {string[]} ids
 * @param {string} [page] of comparisons
 */
export const chosenAddress = (ids, page = location.pathname) =>
  `${page}${ids.length ? `?products=${ids.map(encodeURIComponent).join(',')}` : ''}`;
