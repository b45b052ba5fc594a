/*
 * Paragraphs beside a chart point at its stretches: the one that is read marks the note of its own number. The mark is on the figure, so
 * that it stays when the chart is drawn again.
 */
for (const steps of document.querySelectorAll('.steps')) {
  const figure = /** @type {HTMLElement | null} */ (steps.querySelector('figure.chart'));
  const paragraphs = [...steps.querySelectorAll(':scope > p')];
  if (!figure) continue;
  const reading = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!read) return;
      for (const each of paragraphs) each.classList.toggle('is-read', each === read);
      figure.dataset.step = String(paragraphs.indexOf(read) + 1);
    },
    // a line a little above the middle of the window
    { rootMargin: '-40% 0px -59%' },
  );
  for (const each of paragraphs) reading.observe(each);
}
