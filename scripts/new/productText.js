import { kindNamed, kinds } from '../model/vocabulary/index.js';
import { tomlLine, tomlString } from './tomlText.js';

/**
 * @typedef {object} ProductFacts
 * @property {string} name that readers see
 * @property {string | null} [kind] of the vocabulary
 * @property {Record<string, string>} [facts] of its kind, as `capacity`
 * @property {number} colour its place in the data palette, 1 to 8
 * @property {string | null} [maker]
 * @property {string | null} [model] as the product names itself
 * @property {string | null} [from] the tool that said so
 */

/**
 * Writes the file of a new product: what is known, and the rest as comments to fill in.
 *
 * @param {ProductFacts} product
 */
export function productText({ name, kind, facts = {}, colour, maker, model, from }) {
  const observed = `{ value = ${tomlString(model ?? '')}, source = "observed", where = ${tomlString(from ?? '')} }`;
  const own = Object.entries(kindNamed(kind ?? undefined).facts);
  const others = Object.keys(facts).filter((name) => !own.some(([fact]) => fact === name));
  const lines = [
    '# A product is what is tested. Only name is required; say what is known and leave out what is not.',
    tomlLine('kind', kind, { example: Object.keys(kinds)[0], about: 'what it is: its kind names its facts' }),
    `name = ${tomlString(name)} # as readers should see it`,
    tomlLine('maker', maker, { example: 'Who makes it' }),
    tomlLine('family', null, { example: 'series-9', about: 'what its siblings share' }),
    `colour = ${colour} # its place in the data palette, 1 to 8, the same on the whole site`,
    ...own.map(([fact, { example, type }]) =>
      tomlLine(fact, facts[fact], { example: example ?? '', about: example ? undefined : type }),
    ),
    ...others.map((fact) => tomlLine(fact, facts[fact], { example: '' })),
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
