/**
 * The names that are said from top to bottom in each order that the chart's menu offers; it runs within the page, because there
 * are dozens; everyChoice.js looks whether a pointer would hit what it chooses.
 *
 * @param {Element} drawing
 * @returns {Promise<Record<string, string[]>>} by the order
 */
export async function namesInOrders(drawing) {
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  const figure = /** @type {Element} */ (drawing.closest('figure'));
  const menu = /** @type {HTMLDetailsElement} */ (figure.querySelector('.chart-options'));
  menu.open = true;
  const controls = () => [...figure.querySelectorAll('input[name$="-sort"], select[name="sort"] option')];
  // the menu is filled when it is opened for the first time
  for (const ends = performance.now() + 5000; controls().length === 0 && performance.now() < ends;)
    await painted();
  const said = document.querySelector('main > [role="status"]');
  const press = (/** @type {string} */ key) => {
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key }));
    return String(said?.textContent).split(':')[0];
  };
  /** @type {Record<string, string[]>} */
  const names = {};
  const values = controls().map((each) => /** @type {HTMLInputElement} */ (each).value);
  for (const value of values) {
    const control = controls().find((each) => /** @type {HTMLInputElement} */ (each).value === value);
    const list = control?.closest('select');
    if (list) {
      list.value = value;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
    } else /** @type {HTMLElement} */ (control).click();
    await painted();
    const found = [press('Home')];
    for (let next = press('ArrowRight'); next !== found.at(-1); next = press('ArrowRight')) found.push(next);
    // where each product has a row of marks, the next row is below
    press('Home');
    for (let next = press('ArrowDown'); !found.includes(next); next = press('ArrowDown')) found.push(next);
    names[value] = found;
  }
  menu.open = false;
  return names;
}
