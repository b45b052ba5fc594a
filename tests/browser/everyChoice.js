/**
 * What became of every choice of a chart.
 *
 * @typedef {object} Tried
 * @property {Record<string, string[]>} offered values by the name of the choice
 * @property {Record<string, number>} drawings how many different ones the values of a choice made
 * @property {string[]} wrong what a reader would miss
 */

/**
 * Makes every choice of a chart whose menu is open, and takes each back. It runs within the page, because there are hundreds
 * of choices; interaction.spec.js makes those of a review with a real mouse. As there, only what a pointer would hit is pressed.
 *
 * @param {Element} figure
 * @returns {Promise<Tried>}
 */
export async function everyChoice(figure) {
  /** @type {string[]} */
  const wrong = [];
  /** @type {Record<string, Map<string, Element>>} */
  const controls = {};
  const add = (/** @type {string} */ key, /** @type {string} */ value, /** @type {Element} */ control) =>
    (controls[key] ??= new Map()).set(value, control);
  for (const button of figure.querySelectorAll('.chart-switch [data-value]'))
    add('scale', String(button.getAttribute('data-value')), button);
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (
    figure.querySelectorAll('input[type="radio"]')
  ))
    add(input.name.slice(figure.id.length + 1), input.value, input);
  for (const list of /** @type {NodeListOf<HTMLSelectElement>} */ (figure.querySelectorAll('select')))
    for (const { value } of list.options) add(list.name, value, list);

  const shown = () => {
    const all = [...figure.querySelectorAll('.chart-live')].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().height > 0,
    );
    return all.flatMap((each) => [...each.querySelectorAll(':scope svg')]);
  };
  const drawing = (/** @type {string} */ when) => {
    const svgs = shown();
    if (svgs.length !== 1) wrong.push(`${svgs.length} drawings with ${when}`);
    return svgs[0]?.innerHTML ?? '';
  };
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  /** @param {Element} control @param {string} name */
  const isHit = (control, name) => {
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const isIt = hit !== null && (control.contains(hit) || hit === control.closest('label'));
    if (!isIt) wrong.push(`${name} cannot be pressed`);
    if (control.matches(':disabled')) wrong.push(`${name} is disabled`);
  };
  const choose = async (/** @type {string} */ key, /** @type {string} */ value) => {
    const control = /** @type {HTMLElement} */ (controls[key]?.get(value));
    const name = `${key} ${value}`;
    isHit(control, name);
    if (control instanceof HTMLSelectElement) {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.click();
    await painted();
    const isChosen =
      control instanceof HTMLInputElement
        ? control.checked
        : control instanceof HTMLSelectElement
          ? control.value === value
          : control.getAttribute('aria-pressed') === 'true';
    if (!isChosen) wrong.push(`${name} is not chosen`);
    return drawing(name);
  };

  const menu = figure.querySelector('.chart-options');
  const reset = [...figure.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reset');
  const usual = drawing('nothing chosen');
  /** @type {Record<string, number>} */
  const drawings = {};
  for (const [key, values] of Object.entries(controls)) {
    const drawn = new Set([usual]);
    // panels have axes of their own to choose
    if (key === 'y') await choose('panels', 'apart');
    for (const value of values.keys()) drawn.add(await choose(key, value));
    drawings[key] = drawn.size;
    await choose(key, [...values.keys()][0]);
    if (reset?.checkVisibility()) {
      isHit(reset, 'Reset');
      reset.click();
      await painted();
    }
    if (drawing(`${key} taken back`) !== usual) wrong.push(`${key} taken back is not as before`);
    // a press outside of it closes it
    menu?.setAttribute('open', '');
    await painted();
  }
  const offered = Object.fromEntries(
    Object.entries(controls).map(([key, values]) => [key, [...values.keys()]]),
  );
  return { offered, drawings, wrong };
}
