import { metrics } from '../../model/metric.js';

/*
 * What people write by hand. A property's description is what they read when it is missing or wrong.
 */

const text = (/** @type {string} */ description) => ({ type: 'string', minLength: 1, description });
const texts = (/** @type {string} */ description) => ({
  type: 'array',
  items: { type: 'string', minLength: 1 },
  description,
});
const date = (/** @type {string} */ description) => ({
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T.*)?$',
  description: `${description}, as 2026-11-21 without quotes`,
});
/** What can stand in an address, and be a folder on every disk. */
export const addressPattern = /^[a-z0-9]+(?:[a-z0-9.-]*[a-z0-9])?$/;

const slug = (/** @type {string} */ description) => ({
  type: 'string',
  pattern: addressPattern.source,
  description: `${description}: small letters, digits and hyphens`,
});
const table = (/** @type {Record<string, object>} */ properties, /** @type {string[]} */ required = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const operation = { enum: ['read', 'write', 'trim', 'mixed', 'copy'] };
const pattern = { enum: ['sequential', 'random'] };
const metric = { enum: Object.keys(metrics) };

const spec = {
  anyOf: [
    { type: ['string', 'number', 'boolean'] },
    table(
      {
        value: {
          type: ['string', 'number', 'boolean'],
          description: 'as the maker writes it, e.g. value = "1500 MB/s"',
        },
        source: { enum: ['maker', 'observed', 'presumed'] },
        where: text('where the fact was found'),
        metric,
        operation,
        pattern,
      },
      ['value'],
    ),
  ],
};

export const deviceSchema = table(
  {
    name: text('the name that readers see, e.g. name = "WD SN520 128GB"'),
    maker: text('who makes it'),
    family: slug('what siblings of other capacities share'),
    capacity: { type: ['string', 'integer'], description: 'e.g. capacity = "128 GB", or bytes' },
    'form-factor': text('e.g. "M.2 2230"'),
    interface: text('e.g. "PCIe 3.0 x4"'),
    protocol: text('e.g. "NVMe 1.3"'),
    controller: text('the controller chip'),
    nand: text('the flash memory'),
    dram: text('its memory, e.g. "none"'),
    about: text('one or two sentences for readers'),
    emulated: { type: 'boolean', description: 'true where a program plays the device' },
    colour: { type: 'integer', minimum: 1, maximum: 8, description: 'its place in the data palette, 1 to 8' },
    released: text('when it came to market'),
    specs: { type: 'object', additionalProperties: spec },
    prices: {
      type: 'array',
      items: table(
        {
          amount: { type: 'number', exclusiveMinimum: 0, description: 'a number, e.g. amount = 23.95' },
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
);

export const testbedSchema = table(
  {
    title: text('the name that readers see'),
    about: text('one or two sentences for readers'),
    date: date('since when it is so'),
    parts: {
      type: 'object',
      additionalProperties: { type: ['string', 'number'] },
      description: 'the parts by name: processor, memory...',
    },
    limits: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'what it cannot exceed, e.g. bandwidth = "1 GB/s"',
    },
    follows: slug('the testbed that this one is the next version of'),
    why: text('why it changed from the version before; readers see it'),
  },
  ['title'],
);

export const methodologySchema = table(
  {
    title: text('the name that readers see'),
    about: text('what it is for'),
    date: date('since when it is so'),
    follows: slug('the methodology that this one is the next version of'),
    why: text('why it changed from the version before; readers see it'),
    preparation: texts('what is done before any test'),
    tests: {
      type: 'object',
      minProperties: 1,
      description: 'the tests, each as [tests.<id>]',
      additionalProperties: table(
        {
          title: text('the name that readers see'),
          about: text('what it does and why, for readers'),
          tool: text('the tool that runs it, e.g. "fio"'),
          job: text('the job file beside this one'),
          preparation: texts('what is done before the test, step by step'),
          runs: { type: 'integer', minimum: 1, description: 'how many runs are wanted, e.g. runs = 5' },
          rounds: {
            type: 'integer',
            minimum: 5,
            description:
              'how many rounds a run has in which a steady state is looked for, by the criterion of SNIA',
          },
          results: {
            type: 'array',
            items: table(
              {
                metric,
                operation,
                pattern,
                title: text('the name that readers see'),
                definition: text('how the number comes about'),
              },
              ['metric', 'definition'],
            ),
          },
          variants: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'setups declared equivalent, with the reason',
          },
        },
        ['title', 'tool'],
      ),
    },
  },
  ['title', 'tests'],
);

export const campaignSchema = table(
  {
    methodology: slug('a folder of data/methodologies'),
    testbed: slug('a file of data/testbeds'),
    date: date('when it was run'),
    sample: { type: 'string', description: 'which unit of the device, e.g. sample = "A"' },
    firmware: text('its firmware'),
    link: text('how it was connected, e.g. "PCIe 3.0 x2"'),
    driver: text('the driver it ran under'),
    variant: slug('a variant that the methodology declares'),
    supersedes: slug('the campaign this one replaces'),
    note: text('what a reader should know of it'),
    exclude: {
      type: 'array',
      items: table(
        {
          test: slug('a test of the methodology'),
          run: { type: 'integer', minimum: 1, description: 'which run, from 1' },
          reason: text('why it does not count; readers see it'),
        },
        ['test', 'run', 'reason'],
      ),
    },
  },
  ['methodology', 'testbed', 'date'],
);

export const reviewSchema = table(
  {
    title: text('the headline'),
    date: date('when it was published'),
    lastmod: date('when it last changed'),
    publishDate: date('not before'),
    description: text('one sentence for search engines and feeds'),
    author: text('who wrote it'),
    methodology: slug('a folder of data/methodologies'),
    testbed: slug('a file of data/testbeds'),
    devices: {
      type: 'array',
      items: slug('files of data/devices'),
      uniqueItems: true,
      description: 'the line-up: files of data/devices',
    },
    subject: slug('the device the review is about'),
    tags: texts('for the lists by tag'),
    series: text('reviews that belong together'),
    verdict: text('the answer in one or two sentences'),
    draft: { type: 'boolean', description: 'true until it may be published' },
    slug: slug('the last part of its address'),
    aliases: texts('earlier addresses'),
    weight: { type: 'integer' },
    updates: {
      type: 'array',
      description: 'what changed after publication, each as [[updates]]',
      items: table(
        {
          date: date('when it changed'),
          kind: {
            enum: ['data', 'method', 'drawing', 'text'],
            description: 'what changed: "data", "method", "drawing" or "text"',
          },
          why: text('why it changed; readers see it'),
        },
        ['date', 'kind', 'why'],
      ),
    },
  },
  ['title', 'date', 'devices'],
);

/** What every chart block may say, whatever its kind; each kind adds its own options. */
export const chartProperties = {
  kind: { type: 'string', description: 'e.g. kind = "bar"' },
  title: text('the question, or the answer'),
  subtitle: text('the measure and its unit in words, where the made one does not do'),
  test: slug('a test of the methodology'),
  tests: { type: 'array', items: slug('tests of the methodology'), minItems: 1 },
  metric: { ...metric, description: 'e.g. metric = "bandwidth"' },
  statistic: {
    type: 'string',
    description: 'of the readings within a run, e.g. "p99"; "mean" where not said',
  },
  operation,
  pattern,
  'queue-depth': {
    type: ['integer', 'array'],
    items: { type: 'integer' },
    description: 'one queue depth or a list',
  },
  'block-size': { type: 'string', description: 'e.g. "4 KiB"' },
  devices: {
    type: 'array',
    items: slug('devices of the line-up'),
    minItems: 1,
    description: 'narrows the line-up',
  },
  campaign: slug('a campaign, where the newest is not meant'),
  run: { type: 'integer', minimum: 1, description: 'which run a timeline shows; the first where not said' },
  bars: {
    enum: ['interval', 'sd', 'range', 'runs', 'none'],
    description: 'what the error bars are; "runs": none, and a dot for each run',
  },
  mix: text('why results that are not comparable stand together; readers see it'),
  references: {
    type: 'array',
    items: table({
      value: { type: ['string', 'number'], description: 'where it stands, e.g. "500 MB/s"' },
      of: { enum: ['rating', 'interface', 'testbed'], description: 'a limit that the data know' },
      device: slug('whose rating or interface'),
      label: text('what the line is'),
    }),
  },
  notes: {
    type: 'array',
    items: table(
      {
        at: { type: ['string', 'number'] },
        from: { type: ['string', 'number'] },
        to: { type: ['string', 'number'] },
        text: text('your words'),
      },
      ['text'],
    ),
  },
};
