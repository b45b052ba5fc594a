import { tomlLine, tomlString } from './tomlText.js';

/**
 * @typedef {object} ProductFacts
 * @property {string} name that readers see
 * @property {string | null} [capacity] `128 GB`
 * @property {number} colour its place in the data palette, 1 to 8
 * @property {string | null} [maker]
 * @property {string | null} [model] as the product names itself
 * @property {string | null} [from] the tool that said so
 */

/**
 * Writes the file of a new product: what is known, and the rest as comments to fill in.
 *
 * @param {ProductFacts} facts
 */
export function productText({ name, capacity, colour, maker, model, from }) {
  const observed = `{ value = ${tomlString(model ?? '')}, source = "observed", where = ${tomlString(from ?? '')} }`;
  const lines = [
    '# A product is the product under test. Only name is required; say what is known and leave out what is not.',
    `name = ${tomlString(name)} # as readers should see it`,
    tomlLine('maker', maker, { example: 'Western Digital' }),
    tomlLine('family', null, { example: 'wd-sn520', about: 'what siblings of other capacities share' }),
    tomlLine('capacity', capacity, { example: '128 GB' }),
    `colour = ${colour} # its place in the data palette, 1 to 8, the same on the whole site`,
    tomlLine('form-factor', null, { example: 'M.2 2230' }),
    tomlLine('interface', null, { example: 'PCIe 3.0 x2' }),
    tomlLine('protocol', null, { example: 'NVMe 1.3' }),
    tomlLine('controller', null, { example: 'SanDisk 20-82-00703-A1' }),
    tomlLine('nand', null, { example: '64-layer 3D TLC' }),
    tomlLine('dram', null, { example: 'none' }),
    tomlLine('about', null, { example: 'One or two sentences for readers.' }),
    '',
    "# The maker's facts as the maker writes them; source is maker, observed or presumed.",
    '[specs]',
    ...(model ? [`Model = ${observed}`] : []),
    '# "Sequential read" = "1500 MB/s"',
    '# Endurance = { value = "75 TBW", source = "maker", where = "data sheet of 2019" }',
    '',
    '# [[prices]]',
    '# amount = 23.95',
    '# currency = "USD"',
    '# date = 2026-11-21',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * The first place in the data palette that no product has; when all are taken, the one that fewest have.
 *
 * @param {number[]} taken
 * @param {number} [slots]
 */
export function freeColour(taken, slots = 8) {
  const counts = Array.from({ length: slots }, (_, at) => taken.filter((each) => each === at + 1).length);
  return counts.indexOf(Math.min(...counts)) + 1;
}
