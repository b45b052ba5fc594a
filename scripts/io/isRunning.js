/**
 * Whether a process runs, this one aside.
 *
 * @param {number} pid
 */
export function isRunning(pid) {
  if (pid === process.pid || !(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
