import { composeAndTry } from '../flow/compose.js';
import { draftsAside } from '../flow/checks/draftProblems.js';
import { generatedFiles } from '../flow/incremental/generatedFiles.js';
import { unchangedReviews } from '../flow/incremental/unchangedReviews.js';
import { writeParts } from '../flow/incremental/writeParts.js';
import { openGenerated } from '../io/writeGenerated.js';
import { hasErrors } from '../model/inputError.js';
import { archivedParts } from '../render/archivedParts.js';
import { archiveProblems } from './archive.js';

/** What stands where a chart would: nothing is drawn for a check. */
const blank = Object.freeze({
  page: null,
  svg: { wide: '', narrow: '' },
  small: '',
  margins: null,
  poster: null,
  pictures: null,
  table: { columns: [], rows: [] },
  caption: { marks: [], more: [], methods: [] },
  sentence: '',
  source: '',
  again: null,
  archived: archivedParts({ csv: '', 'vl.json': '' }),
});

/**
 * Everything that pages are made of but the drawings, with what is wrong in it.
 *
 * @param {import('./site.js').Checked} site
 * @param {{ inputs: Parameters<typeof unchangedReviews>[1], last: Parameters<typeof unchangedReviews>[0] }} of
 * @returns {Promise<import('../flow/incremental/unchangedReviews.js').Made>}
 */
export async function composeAll({ root, folder, built }, { inputs, last }) {
  const standing = unchangedReviews(last, inputs);
  const composed = draftsAside(await composeAndTry({ root, standing, inputs }));
  const problems = [...composed.problems, ...archiveProblems(root, composed.project)];
  if (hasErrors(problems)) return { problems, common: null, reviews: {} };
  // little of the cache is asked for where nothing is drawn
  const cache = { ...composed.cache, prune: () => 0 };
  const generated = openGenerated(root, { place: folder, built });
  const site = { composed: { ...composed, cache, problems }, standing, generated };
  return writeParts(root, { ...site, parts: blankParts(composed, standing) });
}

/**
 * @param {import('../flow/compose.js').Composition} composed
 * @param {import('../flow/incremental/unchangedReviews.js').Standing} standing
 */
async function* blankParts(composed, standing) {
  const draw = async (/** @type {{ charts: unknown[] }} */ { charts }) => charts.map(() => blank);
  yield* generatedFiles(composed, { draw, standing });
  const scripts = JSON.stringify({ loader: 'js/none.js', toolLoader: 'js/none.js' });
  yield { files: new Map([['assets/scripts.json', scripts]]) };
}
