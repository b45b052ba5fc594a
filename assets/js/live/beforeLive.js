/**
 * What readers do on charts that cannot answer yet, kept until they can: keys, the place of the mouse, a tap. The keyboard
 * reaches the charts from the start.
 *
 * @typedef {object} Early
 * @property {() => void} answer the chart gets it now, once; nothing is kept any more
 * @property {() => void} giveUp this chart will never answer
 *
 * @param {HTMLElement[]} figures
 * @returns {Map<string, Early>} by their ids
 */
export const beforeLive = (figures) =>
  new Map(
    figures.flatMap((figure) => {
      const area = /** @type {HTMLElement | null} */ (figure.querySelector('.chart-drawing'));
      return area ? [[figure.id, early(area)]] : [];
    }),
  );

/** @param {HTMLElement} area @returns {Early} */
function early(area) {
  const over = new AbortController();
  /** @type {KeyboardEvent[]} */
  let keys = [];
  /** @type {PointerEvent | null} */
  let pointer = null;
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ act) =>
    area.addEventListener(type, act, { signal: over.signal });
  area.tabIndex = 0;
  on('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.target !== area || event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey)
      return;
    // what walks a chart that answers does not scroll the page before that
    if (/^(?:Arrow|Page|Home|End)/.test(event.key)) event.preventDefault();
    keys.push(event);
  });
  on('blur', () => (keys = []));
  for (const type of ['pointermove', 'pointerdown']) on(type, (event) => (pointer = event));
  // a finger that is lifted has said its place
  on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && (pointer = null));
  return {
    answer() {
      over.abort();
      const again = [...(pointer ? [pointAgain(pointer)] : []), ...keys.map(pressAgain)];
      [pointer, keys] = [null, []];
      again.forEach((event) => area.dispatchEvent(event));
    },
    giveUp() {
      over.abort();
      area.removeAttribute('tabindex');
    },
  };
}

/** @param {PointerEvent} event */
const pointAgain = ({ clientX, clientY, pointerId, pointerType }) =>
  new PointerEvent('pointermove', { clientX, clientY, pointerId, pointerType });

/** For the chart alone: the rest of the page has heard it. @param {KeyboardEvent} event */
const pressAgain = ({ key, shiftKey }) => new KeyboardEvent('keydown', { key, shiftKey, cancelable: true });
