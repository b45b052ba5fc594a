import { run } from './run.js';

const FIO = 'install it (Debian: apt-get install fio)';
const NBDKIT = 'install it (Debian: apt-get install nbdkit nbdkit-plugin-python)';

/**
 * Lists what a recording lacks on this machine.
 * @param {string[]} kinds the kinds of target asked for
 * @returns {Promise<string[]>} one sentence for each thing missing, with how to get it
 */
export async function missingRequirements(kinds) {
  const engines = await outputOf('fio', ['--enghelp']);
  const missing = [];
  if (engines === null) return [`fio is missing: ${FIO}`];
  if (!/^\s*io_uring$/m.test(engines)) missing.push(`fio has no io_uring engine: take a newer fio`);
  if (!kinds.includes('emulated-drive')) return missing;
  if (!/^\s*nbd$/m.test(engines)) missing.push(`fio has no nbd engine: take a fio built with libnbd`);
  if ((await outputOf('nbdkit', ['--version'])) === null) missing.push(`nbdkit is missing: ${NBDKIT}`);
  else if ((await outputOf('nbdkit', ['python', '--version'])) === null)
    missing.push(`nbdkit has no python plugin: ${NBDKIT}`);
  return missing;
}

/** @param {string} program @param {string[]} args @returns {Promise<string | null>} */
const outputOf = (program, args) => run(program, args).catch(() => null);
