/**
 * Claims whose tick or full stop leaves their last line, at any width of their paragraph. It runs in the page, so it refers to nothing
 * outside of it.
 *
 * @returns {string[]}
 */
export function partedClaims() {
  const box = (/** @type {Node | null} */ text, /** @type {number} */ at) => {
    const range = document.createRange();
    range.setStart(/** @type {Node} */ (text), at);
    range.setEnd(/** @type {Node} */ (text), at + 1);
    return range.getBoundingClientRect();
  };
  const claims = [...document.querySelectorAll('p > .claim')].filter((claim) =>
    /^[.,;:]/.test(claim.nextSibling?.nodeValue ?? ''),
  );
  /** @type {string[]} */
  const found = claims.length === 0 ? ['no claim with a full stop'] : [];
  for (const claim of claims)
    for (let width = 250; width < 600; width += 1) {
      /** @type {HTMLElement} */ (claim.parentElement).style.width = `${width}px`;
      const last = box(claim.firstChild, (claim.firstChild?.nodeValue ?? '').length - 1);
      const tick = /** @type {Element} */ (claim.querySelector('.told')).getBoundingClientRect();
      if (box(claim.nextSibling, 0).top > last.bottom) found.push(`the full stop at ${width} px`);
      if (Math.abs(tick.left - last.right) > 1 || tick.top > last.bottom)
        found.push(`the tick at ${width} px`);
    }
  return found;
}
