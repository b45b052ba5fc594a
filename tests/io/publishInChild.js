import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { exchange, publish } from '../../scripts/io/publish.js';
import { runHugo } from '../../scripts/io/runHugo.js';

/*
 * Publishes with the fake Hugo, in a process that may be killed: `node publishInChild.js ROOT [WHERE]`, where WHERE is
 * `verifying`, or the number of the rename after which it dies; `exchanging` takes one step instead of renames, and `exchanged` dies
 * after it.
 */

const [root, where = ''] = process.argv.slice(2);
process.env.FAKE_BUILD = String(process.pid);
const die = () => process.kill(process.pid, 'SIGKILL');
let renames = 0;

const steps = {
  render: async (/** @type {string} */ folder) => {
    const program = join(import.meta.dirname, 'fakeHugo.js');
    const { ok, problems } = await runHugo(program, { root, args: ['--destination', folder] });
    if (!ok)
      throw new Error(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
  },
  verify: () => {
    if (where === 'verifying') die();
    if (where === 'refusing') throw new Error('refused');
  },
};
const effects = {
  rename: (/** @type {string} */ from, /** @type {string} */ to) => {
    renameSync(from, to);
    if (String(++renames) === where) die();
  },
  exchange: (/** @type {string} */ one, /** @type {string} */ other) => {
    if (!/^exchang/.test(where)) return false;
    const done = exchange(one, other);
    if (where === 'exchanged') die();
    return done;
  },
};

try {
  await publish(root, steps, effects);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
