import { buildData } from '../build.js';
import { answerAsks } from '../io/askThread.js';
import { InputError } from '../model/inputError.js';

answerAsks(async ({ root }) => {
  try {
    return await buildData({ root, live: true });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { problems: [error.problem], changed: 0 };
  }
});
