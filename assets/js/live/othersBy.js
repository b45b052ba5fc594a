/**
 * Charts of one question share a file, whatever their review compares; what a chart draws already is no other product.
 *
 * @param {string} address of the list of those files, by the id of the chart
 * @param {Record<string, import('../page.js').PageChart>} data
 * @returns {import('../page.js').PageHooks['others']}
 */
export function othersBy(address, data) {
  const index = fetchedOnce(address);
  /** @type {Record<string, () => Promise<any>>} */
  const files = {};
  return async (id) => {
    const names = (await index()) ?? {};
    if (!Object.hasOwn(names, id)) return [];
    const name = names[id];
    files[name] ??= fetchedOnce(`${address.replace(/[^/]+\/[^/]+$/, '')}${name}`);
    const drawn = new Set(data[id].products.map((product) => product.id));
    const all = await files[name]();
    const found = /** @type {import('../state/chartState.js').Other[]} */ (Array.isArray(all) ? all : []);
    return found.filter(({ product }) => !drawn.has(product.id));
  };
}

/** @param {string} url */
function fetchedOnce(url) {
  /** @type {Promise<any> | undefined} `null` where it cannot be had */
  let asked;
  return () =>
    (asked ??= fetch(url)
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null));
}
