import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/* `node inOrder.js AT_ONCE FILE...`: runs tests as `node --test` does, but begins their files in this order, not by name. */

const [atOnce, ...files] = process.argv.slice(2);
run({ files: files.map((file) => resolve(file)), concurrency: Number(atOnce) })
  .on('test:fail', ({ todo }) => {
    if (todo === undefined) process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
