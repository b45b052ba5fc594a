import { readStyles } from '../io/projectFiles.js';
import { hasErrors, InputError } from '../model/inputError.js';
import { compose } from './compose.js';
import { draftsAside } from './checks/draftProblems.js';
import { drawCharts } from './drawCharts.js';
import { drawingBoard } from './drawingBoard.js';

/**
 * Draws every n-th chart into the cache, and makes no site: several machines share the work, and one that has all their caches
 * builds. Each reads all data, which takes far less than drawing.
 *
 * @typedef {{ number: number, of: number }} Shard `number` from 1
 *
 * @param {string} root
 * @param {Shard} shard
 * @returns {Promise<import('../model/inputError.js').Problem[]>}
 */
export async function drawShard(root, { number, of }) {
  const composed = draftsAside(await compose({ root }));
  if (hasErrors(composed.problems)) return composed.problems;
  const site = { ...composed, styles: readStyles(root) };
  const charts = composed.reviews.flatMap((review) =>
    review.charts.map((chart) => ({ chart, board: drawingBoard(review, site) })),
  );
  const part = charts.filter((_, at) => at % of === number - 1);
  await Promise.all(part.map(({ chart, board }) => drawCharts([chart], board).then(forget, leftToBuild)));
  return composed.problems;
}

/** What is drawn is in the cache. */
const forget = () => {};

/** The build tells what is wrong with a drawing, with all else. @param {unknown} error */
function leftToBuild(error) {
  if (!(error instanceof InputError)) throw error;
}

/**
 * @param {string} text `3/8`
 * @returns {Shard}
 * @throws {InputError}
 */
export function readShard(text) {
  const [, number, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw new InputError(`not a shard: ${text}`, { hint: 'write --shard 3/8 for the third of eight' });
}
