const family = 'IBM Plex Sans';

/**
 * The page's own upright fonts as rules that a picture carries with it: a picture fetches nothing.
 *
 * @returns {Promise<string>} CSS
 */
export async function fontRules() {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })))
    .flatMap(({ rule, base }) => (rule instanceof CSSFontFaceRule ? [faceOf(rule, base)] : []))
    // the style sheet may have been written smaller, in lower case
    .filter(({ name, style }) => name.toLowerCase() === family.toLowerCase() && style !== 'italic');
  const rules = faces.map(
    async ({ url, weight }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${await fetched(url)})}`,
  );
  return (await Promise.all(rules)).join('');
}

/** @param {CSSFontFaceRule} rule @param {string} base */
function faceOf({ style }, base) {
  const value = (/** @type {string} */ name) => style.getPropertyValue(name).replace(/["']/g, '');
  const [, path = ''] = /url\(([^)]*)\)/.exec(value('src')) ?? [];
  return {
    name: value('font-family'),
    style: value('font-style'),
    weight: value('font-weight'),
    url: new URL(path, base).href,
  };
}

/** @param {string} url @returns {Promise<string>} base64 */
async function fetched(url) {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}
