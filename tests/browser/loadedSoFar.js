/**
 * How far a page has come: first whether every chart is laid out and answers, then what goes on changing until all is there. On a page to
 * embed the charts that are not asked for stay hidden, and as they were. It runs within the page.
 *
 * @returns {[boolean, ...number[]]}
 */
export function loadedSoFar() {
  const unfinished = document.querySelectorAll('figure.chart[id]:not(.is-laid-out), .chart-controls:empty');
  const isWhole =
    document.readyState === 'complete' &&
    ![...unfinished].some((each) => Number(each.closest('figure')?.getClientRects().length) > 0);
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [isWhole, scrollHeight, scrollWidth, scrollY, performance.getEntriesByType('resource').length];
}

/**
 * Tells of each look at a page whether it is whole, and as it was at so many looks before.
 *
 * @param {number} looks
 * @returns {(seen: ReturnType<typeof loadedSoFar>) => boolean}
 */
export function unchangedFor(looks) {
  let before = '';
  let alike = 0;
  return ([isWhole, ...state]) => {
    const now = String(state);
    alike = isWhole && now === before ? alike + 1 : 0;
    before = now;
    return alike >= looks;
  };
}
