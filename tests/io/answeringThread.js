import { threadId } from 'node:worker_threads';
import { answerAsks } from '../../scripts/io/askThread.js';
import { InputError } from '../../scripts/model/inputError.js';

answerAsks(async (message) => {
  if (message === 'fail') throw new Error('no answer to that');
  if (message === 'mistake') throw new InputError('x', { file: 'a', line: 3, path: 'b', hint: 'c' });
  if (message === 'full') throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  if (message === 'break') {
    setTimeout(() => {
      throw new Error('broken');
    });
    await new Promise(() => {});
  }
  for (; message === 'busy';);
  return { message, threadId };
});
