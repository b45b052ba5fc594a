/**
 * Runs within the page, on the drawing of each chart once it is live and has the focus: a round trip for each step takes longer
 * than what most steps do.
 *
 * @template Given, Found
 * @param {import('@playwright/test').Page} page
 * @param {string[]} ids
 * @param {(drawing: Element, given: Given) => Found | Promise<Found>} act it is sent to the page, and knows nothing of its module
 * @param {{ given?: Given, prepare?: (id: string) => void }} [more] `prepare` comes before each, and is sent to the page too
 * @returns {Promise<Record<string, Found>>} by id
 */
export const onDrawings = (page, ids, act, { given, prepare = () => {} } = {}) =>
  page.evaluate(`(${woken})(${JSON.stringify(ids)}, ${act}, ${JSON.stringify(given ?? null)}, ${prepare})`);

/**
 * @param {string[]} ids
 * @param {(drawing: Element, given: any) => unknown} act
 * @param {any} given
 * @param {(id: string) => void} prepare
 */
async function woken(ids, act, given, prepare) {
  /** @type {Record<string, unknown>} */
  const found = {};
  for (const id of ids) {
    prepare(id);
    const drawing = /** @type {HTMLElement} */ (document.querySelector(`#${id} .chart-drawing`));
    drawing.scrollIntoView({ block: 'center', behavior: 'instant' });
    drawing.focus();
    const isLive = () =>
      [...drawing.querySelectorAll('.chart-live svg')].some((svg) => svg.getBoundingClientRect().height > 0);
    for (const ends = performance.now() + 15_000; !isLive();) {
      if (performance.now() > ends) throw new Error(`${id} is not drawn in the page`);
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    found[id] = await act(drawing, given);
  }
  return found;
}
