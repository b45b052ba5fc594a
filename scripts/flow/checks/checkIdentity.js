import { problem } from '../../model/inputError.js';
import { formatQuantity } from '../../model/quantity.js';

/** The same drive counts a little less in some tools (partition, binary units rounded): more than this is another one. */
const tolerance = 0.1;

/**
 * What the files of a campaign say of the drive they came from: one firmware, the one its campaign.toml states, and the
 * capacity of its product.
 *
 * @typedef {{ path: string, device: import('../../model/parser.js').DeviceIdentity | null }} Named
 *
 * @param {Named[]} files of one campaign
 * @param {{ campaign: import('../../model/project.js').Campaign, capacity: number | null }} stated capacity in bytes
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export function checkIdentity(files, { campaign, capacity }) {
  const named = files.flatMap(({ path, device }) => (device ? [{ path, ...device }] : []));
  return [...firmware(named, campaign), ...sizes(named, capacity)];
}

/**
 * @param {{ path: string, firmware: string | null }[]} named
 * @param {import('../../model/project.js').Campaign} campaign
 */
function firmware(named, { value, file, line }) {
  const first = new Map();
  for (const each of named)
    if (each.firmware && !first.has(each.firmware)) first.set(each.firmware, each.path);
  const severity = /** @type {const} */ ('warning');
  if (first.size > 1) {
    const versions = [...first]
      .map(([version, path]) => `${version} (${path.split('/').slice(4).join('/')})`)
      .join(', ');
    const hint = 'results of two firmwares are two campaigns: file them apart, or say so in note';
    return [problem(`mixed firmware in one campaign: ${versions}`, { severity, file, hint })];
  }
  const [version] = first.keys();
  if (version === undefined || value.firmware === undefined || value.firmware === version) return [];
  const hint = `the files say ${version}: mend one of them`;
  return [
    problem(`another firmware than the files say: ${value.firmware}`, {
      severity,
      file,
      line: line(['firmware']),
      hint,
    }),
  ];
}

/**
 * @param {{ path: string, capacity: number | null }[]} named
 * @param {number | null} capacity
 */
function sizes(named, capacity) {
  if (capacity === null) return [];
  const other = named.filter(
    (each) => each.capacity !== null && Math.abs(each.capacity / capacity - 1) > tolerance,
  );
  const hint = `its product has ${formatQuantity(capacity, 'B')}: is it of a sibling?`;
  return other.map((each) =>
    problem(`another capacity than its product: ${formatQuantity(Number(each.capacity), 'B')}`, {
      severity: 'warning',
      file: each.path,
      hint,
    }),
  );
}
