/**
 * Charts of one question share a file, whatever their review compares; what a chart draws already is no other product. What cannot be
 * fetched is an error, and asked for again the next time.
 *
 * @param {string} address of the list of those files, by the id of the chart; empty where there are none
 * @param {Record<string, import('../page.js').PageChart>} data
 * @returns {import('../page.js').PageHooks['others']}
 */
export function othersBy(address, data) {
  return async (id) => {
    const names = address ? await fetched(address) : {};
    if (!Object.hasOwn(names, id)) return [];
    /** @type {import('../state/chartState.js').Other[]} */
    const all = await fetched(address.replace(/[^/]+\/[^/]+$/, names[id]));
    return all.filter(({ product }) => !data[id].products.some((drawn) => drawn.id === product.id));
  };
}

/** @param {string} url @returns {Promise<any>} */
const fetched = async (url) => (await fetch(url)).json();
