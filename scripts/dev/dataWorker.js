import '../model/lib/freezeObjects.js';
import { setTimeout as wait } from 'node:timers/promises';
import { generateAll } from '../build/buildSite.js';
import { answerAsks } from '../io/askThread.js';
import { writeGenerated, writePageParts } from '../io/writeGenerated.js';
import { problemOf } from '../model/inputError.js';

/**
 * Hugo gathers for half a second what has changed, and takes more than 50 files for a mass edit, after which it renders every
 * page. So pages get their parts first, and readers' downloads later: milliseconds.
 */
const later = 700;

let written = Promise.resolve();

answerAsks(async ({ root }) => {
  try {
    await written;
    const { problems, generated } = await generateAll({ root });
    writePageParts(root, generated);
    written = wait(later).then(() => writeGenerated(root, generated));
    // told at the next change
    written.catch(() => {});
    return { problems };
  } catch (error) {
    written = Promise.resolve();
    return { problems: [problemOf(error)] };
  }
});
