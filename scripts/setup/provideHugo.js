import { lookForHugo } from './findHugo.js';
import { installHugo } from './installHugo.js';

/**
 * Installs Hugo where there is none, and says so.
 *
 * @throws {import('../model/inputError.js').InputError}
 */
export async function provideHugo() {
  const { path, tried } = lookForHugo();
  if (path) return;
  process.stderr.write(`setup: installing Hugo (${tried.join('; ')})\n`);
  await installHugo(tried);
}
