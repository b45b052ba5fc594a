/** Tools that say something about the product or the machine; a run only of a test by the tool itself. */
export const companions = new Set([
  'smartctl',
  'nvme',
  'crystaldiskinfo',
  'power-meter',
  'iostat',
  'nvidia-smi',
  'hwinfo',
  'turbostat',
  'sensors',
]);
export const logs = new Set(['fio-log', 'fio-hist']);
/** Tools that measure a drive or describe one. */
export const storageTools = new Set([
  'fio-json',
  'fio-text',
  'fio-terse',
  'fio-log',
  'fio-hist',
  'fio-job',
  'crystaldiskmark',
  'crystaldiskinfo',
  'as-ssd',
  'atto',
  'diskspd',
  'iometer',
  'iozone',
  'ioping',
  'bonnie',
  'dd',
  'hdparm',
  'rados-bench',
  'hd-tune',
  'smartctl',
  'nvme',
]);
const picture = /\.(?:png|jpe?g|webp|gif|pdf)$/i;
/** An emulator's own record of a run, which is kept beside it. */
const truth = /\.truth\.csv$/i;

/**
 * @param {string} tool
 * @returns {import('./importCandidate.js').Kind}
 */
export function kindOf(tool) {
  if (logs.has(tool)) return 'log';
  if (companions.has(tool)) return 'companion';
  if (tool === 'table') return 'table';
  return tool === 'fio-job' ? 'job' : 'result';
}

/** @param {string | null} tool */
export const isStorageTool = (tool) => storageTools.has(tool ?? '');

/**
 * Files that are kept as evidence, whatever is in them.
 *
 * @param {string} name
 */
export const isEvidence = (name) => picture.test(name) || truth.test(name);
