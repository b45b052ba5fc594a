import '../model/lib/freezeObjects.js';
import { setTimeout as wait } from 'node:timers/promises';
import { answerAsks } from '../io/askThread.js';
import { problemOf } from '../model/inputError.js';
import { startGenerating } from './generateChanged.js';

/**
 * Hugo gathers for half a second what has changed (see `manyFiles`). So pages get their parts first, and readers' downloads this much
 * later: milliseconds.
 */
const later = 700;

let written = Promise.resolve();

/** @type {ReturnType<typeof startGenerating> | null} */
let generateChanged = null;

answerAsks(async ({ root }, notify) => {
  try {
    await written;
    generateChanged ??= startGenerating(root);
    let many = false;
    const { problems, finish } = await generateChanged(() => {
      many = true;
      notify();
    });
    // Hugo starts anew then, and finds all there
    if (many) await finish();
    else written = wait(later).then(finish);
    // reported at the next change
    written.catch(() => {});
    return { problems };
  } catch (error) {
    written = Promise.resolve();
    return { problems: [problemOf(error)] };
  }
});
