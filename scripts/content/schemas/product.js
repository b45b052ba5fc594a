import { perVocabulary } from '../../model/vocabulary/index.js';
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
        source: { enum: ['maker', 'observed', 'presumed'] },
        where: text('where the fact was found'),
        metric: metric(),
        parameters,
        ...parameterKeys(),
      },
      ['value'],
    ),
  ],
});

/** A product, `data/products/<product>.toml`. */
export const productSchema = perVocabulary(() =>
  table(
    {
      name: text('the name that readers see, e.g. name = "WD SN520 128GB"'),
      maker: text('who makes it'),
      family: slug('what siblings of other capacities share'),
      capacity: {
        type: ['string', 'integer'],
        minLength: 1,
        minimum: 1,
        maximum: 1e18,
        description: 'e.g. capacity = "128 GB", or bytes',
      },
      'form-factor': text('e.g. "M.2 2230"'),
      interface: text('e.g. "PCIe 3.0 x4"'),
      protocol: text('e.g. "NVMe 1.3"'),
      controller: text('the controller chip'),
      nand: text('the flash memory'),
      dram: text('its memory, e.g. "none"'),
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
  ),
);
