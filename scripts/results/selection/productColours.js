import { problem } from '../../model/inputError.js';
import { slots } from './distinctColours.js';

/**
 * The place of every product in the data palette: the one its file names, else one worked out from its name alone, so that a
 * product keeps its colour whatever else the site comes to hold.
 *
 * @param {import('../../model/project.js').Project} project
 * @returns {Map<string, import('../../model/chartData.js').ChartProduct>}
 */
export function colourProducts(project) {
  const products = [...project.products.values()].map(({ id, value }) => {
    const slot = value.colour ?? (checksum(id) % slots) + 1;
    const kind = /** @type {'measured' | 'emulated'} */ (value.emulated ? 'emulated' : 'measured');
    return /** @type {const} */ ([id, { id, name: value.name ?? id, slot, subject: false, kind }]);
  });
  return new Map(products);
}

/**
 * Two products of one line-up in one colour: shapes and labels still tell them apart, but it can be mended in their files.
 *
 * @param {import('../../model/project.js').Review} review
 * @param {Map<string, import('../../model/chartData.js').ChartProduct>} products
 */
export function checkColours({ value, file, line }, products) {
  const lineUp = /** @type {string[]} */ (value.products ?? []).flatMap((id) => products.get(id) ?? []);
  if (lineUp.length > slots) return [];
  return lineUp.flatMap(({ id, slot }, at) => {
    const other = lineUp.slice(0, at).find((each) => each.slot === slot);
    if (!other) return [];
    const free = Array.from({ length: slots }, (_, index) => index + 1).filter(
      (each) => !lineUp.some((one) => one.slot === each),
    );
    const hint = `set colour = ${free[0]} in data/products/${id}.toml`;
    return [
      problem(`${id} and ${other.id} share colour ${slot}`, {
        severity: 'warning',
        file,
        line: line(['products', at]),
        hint,
      }),
    ];
  });
}

/** FNV-1a: the same on every machine and in every order. @param {string} text */
function checksum(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
