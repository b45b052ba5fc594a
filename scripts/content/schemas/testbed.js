import { date, slug, table, text } from './values.js';

/** What products were tested with, `data/testbeds/<testbed>.toml`. */
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
