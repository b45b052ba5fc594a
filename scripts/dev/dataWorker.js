import '../model/lib/freezeObjects.js';
import { answerAsks } from '../io/askThread.js';
import { problemOf } from '../model/inputError.js';
import { startGenerating } from './generateChanged.js';

/** @type {ReturnType<typeof startGenerating> | null} */
let generateChanged = null;

/** What the last round has left to do once its answer is there. */
let finishLast = () => {};

answerAsks(async ({ root, review }, notify) => {
  try {
    finishLast();
    generateChanged ??= startGenerating(root);
    if (review !== undefined && !generateChanged.want(review)) return null;
    const { problems, later, finish } = await generateChanged(notify);
    finishLast = once(finish);
    setImmediate(finishLast);
    return { problems, later };
  } catch (error) {
    finishLast = () => {};
    return { problems: [problemOf(error)], later: 0 };
  }
});

/** @param {() => void} work */
function once(work) {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
