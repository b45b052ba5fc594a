/*
 * Paragraphs beside a chart point at its stretches: the one that is read marks the note of its own number. The mark is on the figure, so
 * that it stays when the chart is drawn again.
 */
const all = [...document.querySelectorAll('.steps')].flatMap((steps) => {
  const figure = /** @type {HTMLElement | null} */ (steps.querySelector('figure.chart'));
  return figure ? [{ figure, paragraphs: [...steps.querySelectorAll(':scope > p')] }] : [];
});

/**
 * Where in the window is read: a little above its middle. The end of a page cannot be scrolled up to there, so the place goes down to
 * meet it.
 */
function readingPlace() {
  const left = document.documentElement.scrollHeight - innerHeight - scrollY;
  return Math.max(innerHeight * 0.4, innerHeight - left);
}

function markRead() {
  const place = readingPlace();
  for (const { figure, paragraphs } of all) {
    const at = paragraphs.findLastIndex((each) => each.getBoundingClientRect().top <= place);
    if (at < 0 || figure.dataset.step === String(at + 1)) continue;
    paragraphs.forEach((each, index) => each.classList.toggle('is-read', index === at));
    figure.dataset.step = String(at + 1);
  }
}

let due = 0;
const soon = () => {
  due ||= requestAnimationFrame(() => {
    due = 0;
    markRead();
  });
};
if (all.length > 0) {
  for (const type of ['scroll', 'resize']) addEventListener(type, soon, { passive: true });
  soon();
}
