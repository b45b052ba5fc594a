import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { InputError } from '../../model/inputError.js';
import { programOptions } from '../../model/lib/programOptions.js';

const PLUGIN = fileURLToPath(new URL('../emulatedDrive.py', import.meta.url));
const SOCKET = 'drive.sock';
const TRUTH = 'truth.csv';

/**
 * A fresh emulated drive: nbdkit with our Python model behind a unix socket.
 * @type {import('./index.js').OpenTarget}
 */
export async function openEmulatedDrive(spec, scratch) {
  await writeFile(join(scratch, 'model.json'), JSON.stringify(spec));
  await rm(join(scratch, SOCKET), { force: true });
  const options = ['--foreground', '--exit-with-parent', '--unix', SOCKET];
  const plugin = ['python', PLUGIN, 'model=model.json', `truth=${TRUTH}`];
  const server = spawn('nbdkit', [...options, ...plugin], programOptions({ cwd: scratch, stdio: 'inherit' }));
  await untilListening(join(scratch, SOCKET), server);
  return {
    fioArgs: ['--ioengine=nbd', `--uri=nbd+unix:///?socket=${SOCKET}`],
    truth: TRUTH,
    close: async () => {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
    },
  };
}

/** @param {string} socket @param {import('node:child_process').ChildProcess} server */
async function untilListening(socket, server) {
  for (let tries = 0; tries < 100; tries++) {
    const there = await access(socket).then(
      () => true,
      () => false,
    );
    if (there) return;
    if (server.exitCode !== null) break;
    await sleep(50);
  }
  server.kill();
  throw new InputError('nbdkit does not answer: see its message above');
}
