import { table, text } from './values.js';

const strings = { type: 'array', items: { type: 'string' } };
const unit = text(
  'a unit of the vocabulary, without prefix, e.g. unit = "s": values are shown as ms where that is short',
);
const yes = { type: 'boolean' };

/** @param {Record<string, object>} properties @param {string[]} [required] of each word */
const words = (properties, required) => ({
  type: 'object',
  additionalProperties: table(properties, required),
});

/** What a site adds to the words of benchmarks, `data/vocabulary.toml`. */
export const vocabularySchema = table({
  units: words({
    symbol: { type: 'string', description: 'as it stands behind a number; its name where not said' },
    dimension: text('the unit that its values are kept in, e.g. dimension = "1/s"'),
    factor: { type: 'number', exclusiveMinimum: 0, description: 'how many of its dimension it is' },
    prefixes: {
      type: 'array',
      items: { enum: ['P', 'T', 'G', 'M', 'k', 'Ti', 'Gi', 'Mi', 'Ki', '', 'm', 'µ', 'n'] },
      minItems: 1,
      description: 'which it is shown with, the largest first, e.g. ["M", "k", ""]',
    },
    from: {
      type: 'object',
      additionalProperties: { type: 'number' },
      description: 'from which value a prefix is used',
    },
    customary: { type: 'string', description: 'the prefix of a zero' },
    scale: { enum: ['ratio', 'interval'], description: '"interval": zero is not nothing, as of dB and °C' },
    aliases: { ...strings, description: 'other spellings' },
  }),
  metrics: words(
    {
      title: text('in words, e.g. title = "frame rate"'),
      short: text('a shorter title'),
      unit,
      shown: text('the unit that people read, where it is another of the same dimension'),
      better: { enum: ['higher', 'lower', 'neither'], description: 'which way is better' },
      adds: { ...yes, description: 'whether values of parts may be summed' },
      phases: {
        ...yes,
        description:
          'whether values of phases that follow one another may be summed; like adds where not said',
      },
      adjective: {
        type: 'array',
        items: { type: 'string', pattern: '^\\S+$' },
        minItems: 3,
        maxItems: 3,
        description:
          'one word each, before "than" and after "times as": ["faster", "slower", "fast"], ["more", "fewer", "many"]; ["higher", "lower", "high"] where not said',
      },
      headline: {
        ...yes,
        description: 'whether it is shown of a test whose methodology does not say what it yields',
      },
      signed: { ...yes, description: 'whether it may be negative' },
      'self-evident': { ...yes, description: 'whether its unit alone says what it is, as fps does' },
      'at-one': text(
        'of a ratio to something, what 1 is: at-one = "as fast as the smaller one". Charts draw its values around 1',
      ),
      aliases: { ...strings, description: 'other names in heads of tables' },
    },
    ['title', 'unit', 'better'],
  ),
  parameters: words({
    title: text('in words'),
    about: text('what its values say, for those who take the data: about = "how many threads worked"'),
    unit,
    binary: yes,
    shares: text('the parameter in whose values it says the mix'),
    scale: { enum: ['categories', 'linear', 'log'], description: 'how an axis shows it' },
    label: { type: ['string', 'array'], description: 'how a value reads, e.g. label = "level {}"' },
    symbol: { type: 'string' },
    head: text('what stands over its values'),
    short: { type: 'string', pattern: '\\{\\}', description: 'how a question says it, e.g. short = "t{}"' },
    along: { type: 'number' },
    phrase: { type: 'integer' },
    load: yes,
    values: { ...strings, description: 'all that it may be' },
    aliases: { type: 'object', additionalProperties: { type: 'string' } },
    order: { ...strings, description: 'of its steps' },
    assumed: { type: ['string', 'number', 'boolean'] },
    usual: { type: ['string', 'number', 'boolean'] },
    integer: yes,
    maximum: { type: 'number' },
    incidental: { ...yes, description: 'true where it goes without saying if all share it' },
    part: yes,
    key: yes,
    headers: { ...strings, description: 'its names in tables by hand' },
  }),
  kinds: words({
    title: text('one of them, e.g. title = "router"'),
    plural: text('several of them'),
    facts: {
      type: 'object',
      additionalProperties: {
        anyOf: [
          text('"text", "number", or a unit, e.g. "W"'),
          table(
            {
              type: text('"text", "number", or a unit, e.g. "W"'),
              title: text('in words'),
              example: text('how a maker writes it'),
              overview: { ...yes, description: 'false where people do not look for a product by it' },
            },
            ['type'],
          ),
        ],
      },
      description: 'its facts, e.g. facts = { memory = "B", socket = "text" }',
    },
    'price-per': text('the fact or metric that a price is divided by'),
    'price-unit': text('of which a price is that of one, e.g. "GB"'),
    samples: { ...yes, description: 'false where no two units of it differ, as of software' },
    'schema-type': text('its type at schema.org; Product where not said'),
  }),
});
