import { specRows } from '../../results/specs.js';

/**
 * The tables of specs that a review asks for.
 *
 * @typedef {object} SpecTable
 * @property {string} key what the shortcode looks for
 * @property {string[]} ids of the products
 * @property {import('../../results/specs.js').SpecRow[]} all every row of these products
 * @property {import('../../results/specs.js').SpecRow[]} rows those that are shown
 * @property {string[]} names of the rows that were asked for; none for all
 * @property {string} file where it was asked for
 * @property {number} line
 *
 * @param {import('../../model/project.js').Review} review
 * @param {import('../../model/project.js').Project} project
 * @returns {SpecTable[]}
 */
export function specTables({ shortcodes, value }, project) {
  return shortcodes
    .filter(({ name }) => name === 'specs')
    .map(({ named, file, line }) => {
      const asked = (named.products ?? '').split(/\s+/).filter(Boolean);
      const ids = (asked.length > 0 ? asked : (value.products ?? [])).filter((/** @type {string} */ id) =>
        project.products.has(id),
      );
      const all = specRows(ids.flatMap((/** @type {string} */ id) => project.products.get(id) ?? []));
      const names = (named.rows ?? '')
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean);
      const rows = names.length > 0 ? all.filter(({ label }) => names.includes(label)) : all;
      return { key: asked.length > 0 ? asked.join('+') : 'line-up', ids, all, rows, names, file, line };
    });
}
