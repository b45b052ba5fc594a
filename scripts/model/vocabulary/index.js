import { upperFirst } from '../lib/phrases.js';
import { builtIn } from './builtIn.js';

/**
 * The words of benchmarks: which units, metrics, parameters and kinds of product there are, and what is known of each. The
 * program's own come from the files in `metricsAndUnits/`, a site adds to them in `data/vocabulary.toml`. No other file lists them all.
 *
 * @typedef {object} UnitFacts
 * @property {string} name
 * @property {string} symbol
 * @property {string} dimension the unit that values of it are kept in: what has the same one compares
 * @property {number} factor value in `dimension` = value in this unit * factor
 * @property {string[]} prefixes which it is shown with, the largest first
 * @property {boolean} prefixed whether any SI prefix may stand before it where it is read
 * @property {Record<string, number>} from the value from which a prefix is used, where that is not the prefix itself
 * @property {string | null} customary prefix of a zero
 * @property {'ratio' | 'interval'} scale `interval`: zero is not nothing, so that there are no percentages and no bars from zero
 * @property {string[]} aliases other spellings
 *
 * @typedef {'higher' | 'lower' | 'neither'} Direction which way is better
 *
 * @typedef {object} MetricFacts
 * @property {string} title
 * @property {string} short a shorter title, for heads of columns
 * @property {string} unit which values are kept in
 * @property {UnitFacts} shown the unit that people read; its factor is that to the unit of the values
 * @property {Direction} better
 * @property {boolean} adds whether values of parts may be summed: of bandwidth yes, of latency no
 * @property {boolean} phases whether values of phases that follow one another may be summed: durations too
 * @property {[string, string, string]} adjective more, less, and what it is several times as: faster, slower, fast
 * @property {boolean} signed whether a value of it may be below zero
 * @property {boolean} headline whether it is shown of a test whose methodology does not say what it yields
 * @property {boolean} selfEvident whether its unit alone says what it is
 * @property {string | null} atOne what 1 is, of a ratio to something: `as fast as the smaller one`
 * @property {string[]} aliases other names, in heads of tables by hand
 *
 * @typedef {string | number | boolean} Value of a parameter
 *
 * @typedef {object} ParameterFacts
 * @property {string} title
 * @property {string | null} unit of its numbers
 * @property {boolean} binary whether its sizes are binary, as those of blocks are
 * @property {'categories' | 'linear' | 'log' | null} scale how an axis shows it; `null` where nobody said
 * @property {string | [string, string] | null} label how a value reads, `{}` for the value; of two the first is for one
 * @property {string} symbol after its numbers, where they stand alone
 * @property {string} head what stands over its values in a table or a grid
 * @property {string | null} short how a question says it: `t{}`
 * @property {number} along which of several that vary a chart is drawn along: the smallest
 * @property {number | null} phrase place in the phrase that says what was asked, as "4 KiB random read"
 * @property {boolean} load whether it says how much was asked for at a time
 * @property {string[] | null} values all that it may be
 * @property {Record<string, string>} aliases other spellings of its values
 * @property {string[]} order of its steps, where it is not that of the alphabet
 * @property {Value | null} assumed what a tool that says nothing of it is taken to have asked for
 * @property {Value | null} usual a value that goes without saying
 * @property {boolean} integer
 * @property {number | null} maximum
 * @property {boolean} incidental whether it goes without saying where all that is shown share it, as the address of a server on the same machine
 * @property {boolean} part whether it tells apart what ran at the same time, as one of several jobs
 * @property {string | null} shares the parameter in whose values it says the mix
 * @property {boolean} isKey whether a chart block may say it without `where`
 * @property {string[]} headers its names in tables by hand
 * @property {number} place in the order of labels
 *
 * @typedef {object} FactFacts what the maker states of a product of a kind
 * @property {string} title
 * @property {string} type `text`, `number`, or the unit
 * @property {string | null} example
 * @property {boolean} overview whether people look for a product by it
 *
 * @typedef {object} KindFacts
 * @property {string} title
 * @property {string} plural
 * @property {Record<string, FactFacts>} facts
 * @property {string | null} pricePer the fact or metric that a price is divided by
 * @property {string | null} priceUnit of which a price is that of one: `GB`
 * @property {boolean} samples whether there are units of it that may differ; of software there is none
 * @property {string} schemaType its type at schema.org
 *
 * @typedef {{ name?: string, title?: string, units?: Record<string, any>, metrics?: Record<string, any>, parameters?: Record<string, any>,
 *   kinds?: Record<string, any> }} Layer as it is written; of the program's own, the file and its field
 */

/** @type {Record<string, UnitFacts>} */
export const units = Object.create(null);
/** @type {Record<string, MetricFacts>} */
export const metrics = Object.create(null);
/** @type {Record<string, ParameterFacts>} */
export const parameters = Object.create(null);
/** @type {Record<string, KindFacts>} */
export const kinds = Object.create(null);

/** Units by their symbols and other spellings. @type {Map<string, UnitFacts>} */
export const unitsByWord = new Map();

/*
 * The words of one site, for the whole process: they are set before anything is read or shown, and stay. A thread is given them with what it
 * is to draw, a page has them in its scripts, and whoever keeps what was made of them keeps `vocabularyKey` with it.
 */

/** How often it was set: what is made of it is made again where this has changed. */
let version = 0;

/** What the site adds, for those who need to know whether it is another. @type {Layer} */
let added = {};

/**
 * Sets what the site adds to the program's own words, before anything is read or shown. What was made of the same words stands.
 *
 * @param {Layer} site checked (`scripts/content/readVocabulary.js`)
 */
export function addVocabulary(site) {
  if (version > 0 && JSON.stringify(site) === JSON.stringify(added)) return;
  added = site;
  version += 1;
  for (const table of [units, metrics, parameters, kinds])
    for (const name of Object.keys(table)) delete table[name];
  const layers = [...builtIn, site];
  // metrics of one layer are in units of another
  for (const layer of layers)
    for (const [name, facts] of Object.entries(layer.units ?? {})) units[name] = unitFacts(name, facts);
  for (const layer of layers) addWords(layer);
  unitsByWord.clear();
  for (const facts of Object.values(units))
    for (const word of [facts.symbol, ...facts.aliases]) if (word) unitsByWord.set(word, facts);
}

/**
 * Something that is made of the vocabulary, made again only after the vocabulary was set anew.
 *
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
export function perVocabulary(make) {
  /** @type {{ version: number, value: T } | null} */
  let made = null;
  return () => {
    if (made?.version !== version) made = { version, value: make() };
    return made.value;
  };
}

/**
 * What the values of a parameter say, for those who take the data: by the site, else by the program. Kept apart, for pages load the rest.
 *
 * @param {string} name
 * @returns {string | null}
 */
export const aboutParameter = (name) =>
  [added, ...builtIn].flatMap((layer) => layer.parameters?.[name]?.about ?? [])[0] ?? null;

/** What the site has added. */
export const addedVocabulary = () => added;

/** What of the site's own words decides how files are read and numbers shown, as text. */
export const vocabularyKey = perVocabulary(() => JSON.stringify(added));

/** All of it as it is written, for pages; what only the list of columns says is left out. @returns {Layer[]} */
export const wholeVocabulary = () =>
  [...builtIn, added].map(({ name: _name, title: _title, ...words }) => ({
    ...words,
    ...(words.parameters && { parameters: withoutAbout(words.parameters) }),
  }));

/** @param {NonNullable<Layer['parameters']>} written */
const withoutAbout = (written) =>
  Object.fromEntries(Object.entries(written).map(([name, { about: _about, ...facts }]) => [name, facts]));

/** @param {Layer} layer */
function addWords(layer) {
  for (const [name, facts] of Object.entries(layer.metrics ?? {})) metrics[name] = metricFacts(name, facts);
  for (const [name, facts] of Object.entries(layer.parameters ?? {}))
    parameters[name] = parameterFacts(name, facts, parameters[name]?.place ?? Object.keys(parameters).length);
  for (const [name, facts] of Object.entries(layer.kinds ?? {}))
    kinds[name] = kindFacts(name, facts, kinds[name]);
}

/** A unit as one layer writes it. @param {string} name @param {Record<string, any>} facts @returns {UnitFacts} */
export const unitFacts = (name, facts) => ({
  name,
  symbol: facts.symbol ?? name,
  dimension: facts.dimension ?? name,
  factor: facts.factor ?? 1,
  prefixes: facts.prefixes ?? [''],
  prefixed: facts.prefixes !== undefined,
  from: facts.from ?? {},
  customary: facts.customary ?? null,
  scale: facts.scale ?? 'ratio',
  aliases: facts.aliases ?? [],
});

/**
 * A unit to show values in that are kept in another one of its dimension.
 *
 * @param {string} shown
 * @param {string} kept
 * @returns {UnitFacts}
 */
export function shownOf(shown, kept) {
  const facts = units[shown] ?? unitFacts(shown, {});
  return { ...facts, factor: facts.factor / (units[kept]?.factor ?? 1) };
}

/** A metric as one layer writes it. @param {string} name @param {Record<string, any>} facts @returns {MetricFacts} */
export const metricFacts = (name, facts) => ({
  title: facts.title ?? wordsOf(name),
  short: facts.short ?? facts.title ?? wordsOf(name),
  unit: facts.unit ?? '1',
  shown: shownOf(facts.shown ?? facts.unit ?? '1', facts.unit ?? '1'),
  better: facts.better ?? 'neither',
  adds: facts.adds ?? false,
  phases: facts.phases ?? facts.adds ?? false,
  adjective: facts.adjective ?? ['higher', 'lower', 'high'],
  signed: facts.signed ?? false,
  headline: facts.headline ?? false,
  selfEvident: facts['self-evident'] ?? false,
  atOne: facts['at-one'] ?? null,
  aliases: facts.aliases ?? [],
});

/** @param {string} name @param {Record<string, any>} facts @param {number} place @returns {ParameterFacts} */
const parameterFacts = (name, facts, place) => ({
  title: facts.title ?? wordsOf(name),
  unit: facts.unit ?? null,
  binary: facts.binary ?? false,
  scale: facts.scale ?? null,
  label: facts.label ?? null,
  symbol: facts.symbol ?? '',
  head: facts.head ?? facts.title ?? wordsOf(name),
  short: facts.short ?? null,
  along: facts.along ?? (facts.scale === 'log' || facts.scale === 'linear' ? 100 : Infinity),
  phrase: facts.phrase ?? null,
  load: facts.load ?? false,
  values: facts.values ?? null,
  aliases: facts.aliases ?? {},
  order: facts.order ?? [],
  assumed: facts.assumed ?? null,
  usual: facts.usual ?? null,
  integer: facts.integer ?? false,
  maximum: facts.maximum ?? null,
  incidental: facts.incidental ?? false,
  part: facts.part ?? false,
  shares: facts.shares ?? null,
  isKey: facts.key ?? false,
  headers: facts.headers ?? [wordsOf(name)],
  place,
});

/** @param {string} name @param {Record<string, any>} facts @param {KindFacts} [known] what it adds to @returns {KindFacts} */
const kindFacts = (name, facts, known) => ({
  title: facts.title ?? known?.title ?? wordsOf(name),
  plural: facts.plural ?? known?.plural ?? `${facts.title ?? wordsOf(name)}s`,
  facts: {
    ...known?.facts,
    ...Object.fromEntries(
      Object.entries(facts.facts ?? {}).map(([fact, about]) => [fact, factFacts(fact, about)]),
    ),
  },
  pricePer: facts['price-per'] ?? known?.pricePer ?? null,
  priceUnit: facts['price-unit'] ?? known?.priceUnit ?? null,
  samples: facts.samples ?? known?.samples ?? true,
  schemaType: facts['schema-type'] ?? known?.schemaType ?? 'Product',
});

/** @param {string} name @param {string | Record<string, any>} about its type alone, or more @returns {FactFacts} */
function factFacts(name, about) {
  const {
    type,
    title = upperFirst(wordsOf(name)),
    example = null,
    overview = true,
  } = typeof about === 'string' ? { type: about } : /** @type {any} */ (about);
  return { title, type, example, overview };
}

/** A name as words, where nobody said a title. @param {string} name */
const wordsOf = (name) => name.replaceAll('-', ' ');

/**
 * What is known of a kind of product; of one that says none, the word for all.
 *
 * @param {string | undefined} name
 * @returns {KindFacts}
 */
export const kindNamed = (name = 'product') => kinds[name] ?? kindFacts(name, {});

/** Which parameter says how what was asked for was mixed: of operations, the share of reads. @param {string} mixed */
export const sharesOf = (mixed) => shareNames().find((name) => parameters[name].shares === mixed) ?? '';

const shareNames = perVocabulary(() => Object.keys(parameters).filter((name) => parameters[name].shares));

/** The kinds whose products have a fact. @param {string} name */
export const kindsWithFact = (name) => Object.keys(kinds).filter((kind) => name in kinds[kind].facts);

/**
 * What is known of a parameter; of one that only a tool named, its name.
 *
 * @param {string} name
 * @returns {ParameterFacts}
 */
export const parameter = (name) => parameters[name] ?? parameterFacts(name, {}, Infinity);

addVocabulary({});
