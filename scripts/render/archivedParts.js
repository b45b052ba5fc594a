import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { packFile } from './joinPacked.js';

/**
 * A file of a chart as the archive of its review holds it. It is compressed where the chart is drawn, and kept with the drawing.
 *
 * @typedef {{ ending: string, sha256: string, packed: string }} ArchivedPart `packed`: base64
 *
 * @param {Record<string, string>} texts by ending
 * @returns {ArchivedPart[]}
 */
export const archivedParts = (texts) =>
  Object.entries(texts).map(([ending, text]) => ({
    ending,
    sha256: createHash('sha256').update(text).digest('hex'),
    packed: Buffer.from(packFile(ending, text)).toString('base64'),
  }));

/**
 * One of them as it was written: few are asked for outside of the archive.
 *
 * @param {readonly ArchivedPart[]} parts
 * @param {string} wanted its ending
 * @returns {string}
 */
export function archivedText(parts, wanted) {
  const part = parts.find(({ ending }) => ending === wanted);
  if (!part) throw new Error(`a drawing without its ${wanted}`);
  return strFromU8(unzipSync(Buffer.from(part.packed, 'base64'))['']);
}

/**
 * The parts of a review's charts, by their paths in its archive.
 *
 * @param {readonly { data: { id: string } }[]} charts
 * @param {readonly { archived: ArchivedPart[] }[]} drawn
 */
export const partsOfCharts = (charts, drawn) =>
  charts.flatMap(({ data: { id } }, at) =>
    drawn[at].archived.map(({ ending, ...part }) => ({ path: `charts/${id}.${ending}`, ...part })),
  );
