import { toolName } from './toolName.js';

/**
 * Whether a test of one tool may hold what another name says of it: `CrystalDiskMark` and `crystaldiskmark`, `fio` and `fio-json`,
 * `ApacheBench` and `ab`.
 *
 * @param {string} promised by the methodology
 * @param {string} wrote as in records
 */
export function isByTool(promised, wrote) {
  const family = plain(promised);
  const tool = plain(wrote);
  return tool.startsWith(family) || family.startsWith(tool) || family === plain(toolName(wrote, null));
}

/** @param {string} text */
const plain = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
