import { closest, distance } from 'fastest-levenshtein';

/**
 * The name that was probably meant, for "did you mean": `null` where nothing is near.
 *
 * @param {string} name
 * @param {readonly string[]} known
 */
export function nearest(name, known) {
  // a name more than twice as long as every known one is near none; damaged files have names that take long to compare
  if (known.every((each) => each.length * 2 < name.length)) return null;
  const written = name.toLowerCase();
  const candidate = known[known.map(lower).indexOf(closest(written, known.map(lower)))];
  const [shorter, longer] = [written, lower(candidate)].sort((a, b) => a.length - b.length);
  const slips = slipsBetween(written, lower(candidate));
  // a slip or an ending, not another word: "dB" is not "s", and a computer is no compiler
  const isNear = slips <= Math.max(1, (longer.length - 1) / 4) || longer.startsWith(shorter);
  return isNear && slips * 2 <= longer.length ? candidate : null;
}

const lower = (/** @type {string} */ text) => text.toLowerCase();

/** Two letters that change places are one slip. @param {string} written @param {string} known */
const slipsBetween = (written, known) => {
  const edits = distance(written, known);
  return edits === 2 && [...written].sort().join('') === [...known].sort().join('') ? 1 : edits;
};

/** Lists the vocabulary: metrics, parameters, units, and kinds of product with their facts. */
export const wordsPage = '/docs/metrics/';

/** Where all of a sort are, and what `npm run new` calls one. @type {Record<string, { all: string, begun?: string }>} */
const sorts = {
  products: { all: 'data/products/', begun: 'product' },
  methodologies: { all: 'data/methodologies/', begun: 'methodology' },
  testbeds: { all: 'data/testbeds/', begun: 'testbed' },
  'kinds of product': { all: wordsPage },
  words: { all: '/reference/#asking-for-a-number' },
  metrics: { all: wordsPage },
  rates: { all: wordsPage },
  units: { all: wordsPage },
  parameters: { all: wordsPage },
};

/** A longer list says less than the place where all are. */
const most = 16;

/**
 * @param {string} name what was written
 * @param {readonly string[]} known
 * @param {string} what the plural of the thing: `products`
 * @param {string} [all] the page that lists all, where the plural does not tell it
 */
export function didYouMean(name, known, what, all = sorts[what]?.all) {
  const near = nearest(name, known);
  if (near) return `did you mean "${near}"?`;
  if (known.length === 0) return `${what}: none yet${howToBegin(sorts[what]?.begun, name)}`;
  if (known.length <= most) return `${what}: ${known.join(', ')}`;
  const rest = all ? `... (all: ${all})` : `and ${known.length - most} more`;
  return `${what}: ${known.slice(0, most).join(', ')}, ${rest}`;
}

/** @param {string | undefined} kind @param {string} name */
const howToBegin = (kind, name) =>
  kind ? `; npm run new -- ${kind} ${/^[a-z0-9][a-z0-9.-]*$/.test(name) ? name : 'NAME'} writes one` : '';

/**
 * A hint for a word of the vocabulary: what is near, and where a new one is declared.
 *
 * @param {string} near what `didYouMean` says
 */
export const orDeclared = (near) =>
  near.endsWith('?')
    ? `${near} A new one is declared in data/vocabulary.toml`
    : `${near}; a new one is declared in data/vocabulary.toml`;
