/**
 * The files that a chart hands to the browser to be saved, each asked for by its button, which a pointer would hit. It runs within the
 * page, because there are dozens; downloads.spec.js saves those of a chart with a real mouse.
 *
 * @param {Element} drawing
 * @param {string[]} forms the words of their buttons
 * @returns {Promise<{ name: string, base64: string, isHit: boolean }[]>} in this order
 */
export async function filesSaved(drawing, forms) {
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  const figure = /** @type {Element} */ (drawing.closest('figure'));
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  const saved = [];
  for (const form of forms) {
    const inside = form.startsWith('CSV') ? ':has(.chart-table)' : '[data-share]';
    const menu = /** @type {HTMLDetailsElement} */ (figure.querySelector(`.chart-menu${inside}`));
    menu.open = true;
    const found = () => [...menu.querySelectorAll('button')].find(({ textContent }) => textContent === form);
    for (const ends = performance.now() + 5000; !found() && performance.now() < ends;) await painted();
    const button = found();
    if (!button) throw new Error(`${figure.id} has no button ${form}`);
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const isHit = button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    /** @type {{ name: string, content: Blob }} */
    const { name, content } = await new Promise((handed) => {
      /** @type {Blob} */
      let kept;
      URL.createObjectURL = (blob) => {
        kept = /** @type {Blob} */ (blob);
        return createObjectURL(blob);
      };
      HTMLAnchorElement.prototype.click = function () {
        handed({ name: this.download, content: kept });
      };
      button.click();
    });
    Object.assign(URL, { createObjectURL });
    Object.assign(HTMLAnchorElement.prototype, { click });
    const address = await new Promise((read) => {
      const reader = new FileReader();
      reader.onload = () => read(String(reader.result));
      reader.readAsDataURL(content);
    });
    saved.push({ name, base64: String(address).replace(/^[^,]*,/, ''), isHit });
    menu.open = false;
  }
  return saved;
}
