import { createHash } from 'node:crypto';
import { pictureOf } from '../../charts/words/index.js';
import { archivedText } from '../../render/archivedParts.js';
import { readTokens, renderPoster } from '../../render/index.js';

/**
 * The charts of a review as they are published: drawing, numbers and specification, each under a name that its content decides.
 * Whoever quotes one finds it there as it was, whatever becomes of the review.
 *
 * @typedef {{ svg: string, csv: string, spec: string }} Quoted paths in the site
 *
 * @param {import('../composeReview.js').Composed['charts']} charts
 * @param {import('./chartFiles.js').Drawn[]} drawn in their order
 * @param {string} styles the style sheets with the colours
 * @returns {{ files: Map<string, string>, archive: Record<string, Quoted> }} files by path below `static`; `archive` by chart
 */
export function quotedFiles(charts, drawn, styles) {
  const tokens = readTokens(styles, 'light');
  /** @type {Map<string, string>} */
  const files = new Map();
  const keep = (/** @type {string} */ text, /** @type {string} */ ending) => {
    const path = `archive/${archiveName(text, ending)}`;
    files.set(path, text);
    return path;
  };
  const kept = charts.map(({ data }, at) => {
    const { svg, archived } = drawn[at];
    const poster = renderPoster(pictureOf(data, svg.wide), tokens);
    return [
      data.id,
      {
        svg: keep(`${poster}\n`, 'svg'),
        csv: keep(archivedText(archived, 'csv'), 'csv'),
        spec: keep(archivedText(archived, 'vl.json'), 'vl.json'),
      },
    ];
  });
  return { files, archive: Object.fromEntries(kept) };
}

/**
 * @param {string | Uint8Array} content
 * @param {string} ending
 */
export const archiveName = (content, ending) =>
  archiveNameOf(createHash('sha256').update(content).digest('hex'), ending);

/** @param {string} sha256 of the content @param {string} ending */
export const archiveNameOf = (sha256, ending) => `${sha256.slice(0, 16)}.${ending}`;
