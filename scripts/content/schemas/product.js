import { wordsPage } from '../../model/lib/nearest.js';
import { kinds, perVocabulary } from '../../model/vocabulary/index.js';
import { parameterKeys } from '../../model/vocabulary/parameterKeys.js';
import { date, metric, slug, table, text, texts, parameters } from './values.js';

/** A fact that the maker or somebody else states. */
const spec = () => ({
  anyOf: [
    { type: ['string', 'number', 'boolean'], minLength: 1, description: 'e.g. "1500 MB/s"' },
    table(
      {
        value: {
          type: ['string', 'number', 'boolean'],
          minLength: 1,
          description: 'as the maker writes it, e.g. value = "1500 MB/s"',
        },
        source: { enum: ['maker', 'review', 'observed', 'presumed'] },
        where: text('where the fact was found'),
        metric: metric(),
        parameters,
        ...parameterKeys(),
      },
      ['value'],
    ),
  ],
});

/** What makers state of products of any kind; which of it is of a product's own kind is checked with the quantities in it. */
function facts() {
  const all = Object.values(kinds).flatMap(({ facts: own }) => Object.entries(own));
  // a list is of words: of two numbers nobody could say which one sorts
  const inWords = new Set(all.filter(([, { type }]) => type === 'text').map(([name]) => name));
  return Object.fromEntries(
    Object.values(kinds).flatMap(({ plural, facts: own }) =>
      Object.entries(own).map(([name, { title, example }]) => [
        name,
        {
          type: ['string', 'number', ...(inWords.has(name) ? ['array'] : [])],
          minLength: 1,
          exclusiveMinimum: 0,
          maximum: 1e18,
          ...(inWords.has(name) && { minItems: 1, items: { type: 'string', minLength: 1 } }),
          description: `${title} of ${plural}${example ? `, e.g. ${name} = "${example}"` : ''}`,
        },
      ]),
    ),
  );
}

/** A product, `data/products/<product>.toml`. */
export const productSchema = perVocabulary(() =>
  table(
    {
      kind: {
        enum: Object.keys(kinds),
        vocabulary: true,
        description: 'what it is, e.g. kind = "drive"',
      },
      name: text('the name that readers see, e.g. name = "WD SN520 128GB"'),
      maker: text('who makes it'),
      family: slug('what its siblings share'),
      ...facts(),
      about: text('one or two sentences for readers'),
      aliases: texts('earlier names; their addresses lead to this product'),
      emulated: { type: 'boolean', description: 'true where a program plays the product' },
      colour: {
        type: 'integer',
        minimum: 1,
        maximum: 8,
        description: 'its place in the data palette, 1 to 8',
      },
      released: text('when it came to market'),
      specs: {
        type: 'object',
        propertyNames: { minLength: 1, description: 'the name of the fact, e.g. "Sequential read"' },
        additionalProperties: spec(),
        description: 'e.g. [specs]',
      },
      prices: {
        type: 'array',
        items: table(
          {
            amount: {
              type: 'number',
              exclusiveMinimum: 0,
              maximum: 1e9,
              description: 'a number, e.g. amount = 23.95',
            },
            currency: {
              type: 'string',
              pattern: '^[A-Z]{3}$',
              description: 'three letters, e.g. currency = "USD"',
            },
            date: date('when it cost that'),
            where: text('the shop, or how it was bought'),
          },
          ['amount', 'currency', 'date'],
        ),
      },
      target: { type: 'object', description: 'how `npm run record` reaches it' },
    },
    ['name'],
    { listedOn: wordsPage },
  ),
);
