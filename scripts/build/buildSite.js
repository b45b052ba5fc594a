import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeAndTry } from '../flow/compose.js';
import { draftsAside } from '../flow/checks/draftProblems.js';
import { beginPictures, drawCharts, getReadyToDraw } from '../flow/drawCharts.js';
import { drawingBoard } from '../flow/drawingBoard.js';
import { generatedFiles } from '../flow/incremental/generatedFiles.js';
import { scriptFiles } from '../flow/records/pageFiles.js';
import { dataInputs, generatedFolders, keyWhileSame, lookAtInputs } from '../flow/incremental/inputs.js';
import { packedByKey } from '../flow/incremental/openCaches.js';
import { publishSite } from '../flow/publishSite.js';
import { siteBefore } from '../flow/renderSite.js';
import { generateIfChanged } from '../flow/incremental/generateIfChanged.js';
import { writeParts } from '../flow/incremental/writeParts.js';
import { openBuiltFiles } from '../io/builtFiles.js';
import { checkBlog } from '../io/hugoConfig.js';
import { readStyles } from '../io/projectFiles.js';
import { threadPool } from '../io/threadPool.js';
import { openGenerated } from '../io/writeGenerated.js';
import { withBuildLock } from '../io/buildLock.js';
import { hasErrors, InputError } from '../model/inputError.js';
import { addedVocabulary } from '../model/vocabulary/index.js';

/** @typedef {import('../model/inputError.js').Problem} Problem */

/**
 * From raw files to `public/`. Where anything is wrong, the last good site stays.
 *
 * @param {{ root: string } & Options} options
 * @returns {Promise<Problem[]>}
 */
export async function build({ root, ...options }) {
  checkBlog(root);
  return withBuildLock(root, () => buildAlone(root, options));
}

/**
 * @typedef {object} Options
 * @property {string | null} [program] as `publishSite` takes it
 * @property {import('../io/lookAhead.js').Ahead} [ahead] a thread that looks at the inputs
 */

/** @param {string} root @param {Options} options */
async function buildAlone(root, { ahead, ...options }) {
  // no other build changes them now
  ahead?.begin(root, [...generatedFolders(), 'public']);
  ahead?.begin(join(root, siteBefore), ['.'], { hash: false });
  ahead?.end();
  const look = lookAtInputs(root, ahead);
  // with its record of hashes, the first look need not read every file
  const built = openBuiltFiles(root, { ahead });
  const inputs = keyWhileSame(look, () => JSON.stringify(dataInputs(root, look)));
  const begun = inputs();
  const { problems, note } = await generateIfChanged(
    root,
    { built, inputs: begun },
    async (keys, standing) => {
      if (!existsSync(join(root, '.build/cache'))) getReadyToDraw();
      /** @type {ReturnType<typeof beginScripts> | undefined} */
      let scripts;
      /** @type {ReturnType<typeof beginPictures> | undefined} */
      let pictures;
      const composing = { root, standing, inputs: keys, look: look.project };
      const composed = draftsAside(
        await composeAndTry(composing, {
          onRead: (known) => {
            scripts = beginScripts(known);
          },
          onComposed: (site) => {
            pictures = beginPictures(site.reviews, boardMaker(root, site));
          },
        }),
      );
      if (hasErrors(composed.problems)) {
        await pictures?.stop();
        return { problems: composed.problems, common: null, reviews: {} };
      }
      const site = { composed, standing, generated: openGenerated(root, { built }) };
      return writeParts(root, { ...site, parts: generate(root, composed, { standing, scripts }) });
    },
  );
  if (hasErrors(problems)) return problems;
  let isSeen = false;
  /** Whether all is as it was at the beginning. What was generated is noted then, for the next build. */
  const isSettled = () => {
    isSeen = true;
    look.again();
    if (inputs() !== begun) return false;
    note?.();
    return true;
  };
  // numbers and hashes of one state, files of another
  const verify = () => {
    if (!isSettled()) throw new InputError('a file was changed during the build', { hint: 'build again' });
  };
  const published = await publishSite(root, {
    ...options,
    built,
    ahead,
    look,
    verify,
    areFilesChecked: note !== null,
  });
  // where no page of it was published, it stands all the same
  if (note && !isSeen) isSettled();
  return [...problems, ...published];
}

/** One thread, which knows what it has packed; the flow goes on meanwhile. */
const packing = threadPool(new URL('packingThread.js', import.meta.url), 1);

/** While files are read, which keeps this thread from answering what the bundler asks. */
const bundling = threadPool(new URL('bundlingThread.js', import.meta.url), 1);

/**
 * What `.build/` is to hold, for Hugo to make pages of: what was read and answered is drawn, then gathered.
 *
 * @param {string} root
 * @param {import('../flow/compose.js').Composition} composed
 * @param {object} [begun]
 * @param {import('../flow/incremental/unchangedReviews.js').Standing} [begun.standing]
 * @param {ReturnType<typeof beginScripts>} [begun.scripts]
 */
export async function* generate(root, composed, { standing, scripts = beginScripts(composed) } = {}) {
  const boardOf = boardMaker(root, composed);
  const read = (/** @type {string} */ path) => readFileSync(join(root, path));
  yield* generatedFiles(composed, {
    draw: (review) => drawCharts(review.charts, boardOf(review)),
    archive: { code: packedByKey(), read, pack: (archive) => packing.ask({ root, archive }) },
    standing,
  });
  yield { files: await scripts };
}

/** @param {string} root @param {Pick<import('../flow/compose.js').Composition, 'cache' | 'about'>} site */
function boardMaker(root, { cache, about }) {
  const styles = readStyles(root);
  return (/** @type {Parameters<typeof drawingBoard>[0]} */ review) =>
    drawingBoard(review, { cache, about, styles });
}

/** The page's scripts. @param {Pick<import('../flow/compose.js').Composition, 'cache' | 'blogParsers'>} site */
function beginScripts({ cache, blogParsers }) {
  const scripts = scriptFiles(cache, blogParsers, (definitions) =>
    bundling.ask({ words: addedVocabulary(), definitions }).finally(() => bundling.end()),
  );
  // the error is reported when its turn has come
  scripts.catch(() => {});
  return scripts;
}
