/** In how many lines the text of each element is set; runs in the page. @param {Element[]} elements */
export const lineCounts = (elements) =>
  elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
