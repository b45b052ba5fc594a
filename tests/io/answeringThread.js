import { threadId } from 'node:worker_threads';
import { answerAsks } from '../../scripts/io/askThread.js';

answerAsks(async (message) => {
  if (message === 'fail') throw new Error('no answer to that');
  if (message === 'break') {
    setTimeout(() => {
      throw new Error('broken');
    });
    await new Promise(() => {});
  }
  for (; message === 'busy';);
  return { message, threadId };
});
