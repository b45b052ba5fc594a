/*
 * The picture on the home page, read: pointing at a ribbon says the product, the place and the value; with the keyboard, the arrow keys
 * move along the ribbon that has the focus. Without scripts every ribbon is a link with its first and last value.
 */
const section = /** @type {HTMLElement} */ (document.querySelector('.ribbons'));
const status = /** @type {HTMLElement} */ (section.querySelector('.ribbons-read'));
const hint = (matchMedia('(hover: none)').matches ? status.dataset.touch : status.dataset.hint) ?? '';
status.textContent = hint;

/** So many places does one press of an arrow key go. */
const steps = 40;

for (const ribbon of /** @type {NodeListOf<HTMLAnchorElement>} */ (section.querySelectorAll('.ribbon'))) {
  const svg = /** @type {SVGSVGElement} */ (ribbon.querySelector('svg'));
  const name = ribbon.querySelector('.ribbon-name')?.firstChild?.textContent?.trim() ?? '';
  /** @type {[number, string, string][]} */
  const readings = JSON.parse(ribbon.dataset.readings ?? '[]');
  const across = readings.reduce((sum, [length]) => sum + length, 0);
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  mark.setAttribute('class', 'ribbon-place');
  let step = -1;

  const show = (/** @type {number} */ share) => {
    mark.setAttribute('d', `M${Math.min(share * 240, 239)} .5h1`);
    svg.append(mark);
    status.textContent = wordsAt(share);
  };
  const hide = () => {
    step = -1;
    mark.remove();
    status.textContent = hint;
  };
  /** @param {number} share of the ribbon */
  function wordsAt(share) {
    const [, value, place] = readingAt(share * across);
    const where = place || `at ${Math.round(share * 100)}\u2009% of ${wholeOf(ribbon)}`;
    return `${name}, ${where}: ${value || 'nothing known'}`;
  }
  /** @param {number} place */
  function readingAt(place) {
    let end = 0;
    return readings.find(([length]) => place <= (end += length)) ?? readings[readings.length - 1];
  }

  ribbon.addEventListener('pointermove', (event) => {
    const { left, width } = svg.getBoundingClientRect();
    show(Math.min(1, Math.max(0, (event.clientX - left) / width)));
  });
  ribbon.addEventListener('pointerleave', hide);
  ribbon.addEventListener('blur', hide);
  ribbon.addEventListener('keydown', (event) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    step = step < 0 ? (way > 0 ? 0 : steps) : Math.min(steps, Math.max(0, step + way));
    show(step / steps);
  });
}

/** @param {HTMLElement} ribbon */
function wholeOf({ dataset: { lasts } }) {
  if (lasts) return `the run of ${lasts}`;
  return section.dataset.of === 'fill' ? 'the drive' : 'the run';
}
