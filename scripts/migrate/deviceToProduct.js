import { withAliases } from '../rename/withAliases.js';

/**
 * Format 2, of version 0.2: what is tested is a product, and says of which kind; there were drives
 * alone. Keys are renamed, prose is left alone, and addresses below /devices/ lead to
 * those below /products/.
 *
 * @type {import('./index.js').Step}
 */
export const deviceToProduct = {
  to: 2,
  about:
    'device is now product: data/products/, the keys product and products, addresses below /products/; what is tested says its kind; a test asks for its analyses',
  change: ({ path, text }) => ({
    path: path
      .replace(/^data\/devices\//, 'data/products/')
      .replace(/^content\/devices\//, 'content/products/'),
    text: changed(path, text),
  }),
  added: (files) =>
    files.some(({ path }) => deviceFile.test(path))
      ? [{ path: 'static/devices/index.html', text: list }]
      : [],
};

const deviceFile = /^data\/devices\/([^/]+)\.toml$/;

/** The list of devices was a page of the program's own, so no page of the blog can name it as its earlier address. */
const list = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Products</title>
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=../products/">
  </head>
  <body>
    <p><a href="../products/">Products</a></p>
  </body>
</html>
`;

/** A key of TOML, at the start of a line or in an inline table. */
const key = /(^|[{,[.]\s*|^\s+)device(s?)(\s*[=\]])/gm;

/** @param {string} path @param {string} text */
function changed(path, text) {
  if (path.endsWith('.json')) return text.replaceAll(/\bdevice(s?)(:|"\s*:)/g, 'product$1$2');
  if (path === 'config.toml')
    return withoutMounts(text)
      .replaceAll(/(["'])\/devices\b/g, '$1/products')
      .replaceAll(/(name = ")devices(")/g, '$1products$2');
  const [, device] = deviceFile.exec(path) ?? [];
  if (device) {
    const product = withAliases(text.replaceAll(key, '$1product$2$3'), { add: `/devices/${device}/` });
    return product.startsWith('kind =') ? product : `kind = "drive"\n${product}`;
  }
  if (path.endsWith('/methodology.toml')) return withAnalyses(text.replaceAll(key, '$1product$2$3'));
  if (path.endsWith('.toml')) return text.replaceAll(key, '$1product$2$3');
  return markdown(text);
}

/** What was looked for in all readings is now asked for by the test. @param {string} text */
const withAnalyses = (text) =>
  text.includes('analyses =')
    ? text
    : text.replaceAll(
        /^\[tests\.[\w-]+\][ \t]*$/gm,
        '$&\nanalyses = ["fill", "consistency", "slow-responses"]',
      );

/** The program mounts its parts itself, wherever npm put it. @param {string} config */
const withoutMounts = (config) =>
  config
    .split(/^(?=[ \t]*\[)/m)
    .filter((table) => !/^\s*\[\[module\.mounts\]\]/.test(table))
    .join('');

/**
 * Front matter, chart blocks, shortcodes and links; not what is said in sentences.
 *
 * @param {string} text
 */
function markdown(text) {
  return text
    .replace(/^\+\+\+\r?\n[^]*?^\+\+\+/m, (front) => front.replaceAll(key, '$1product$2$3'))
    .replaceAll(/^```chart\b[^]*?^```/gm, (block) => block.replaceAll(key, '$1product$2$3'))
    .replaceAll(/\{\{[<%][^]*?[>%]\}\}/g, (code) => code.replaceAll(/\bdevice(s?)(\s*[=:])/g, 'product$1$2'))
    .replaceAll(/(\]\(|href=["'])\/devices\//g, '$1/products/');
}
