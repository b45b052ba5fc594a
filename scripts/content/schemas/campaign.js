import { knownDate, slug, table, text } from './values.js';

/** One product tested by a methodology on a testbed, `campaign.toml` beside its raw files. */
export const campaignSchema = table(
  {
    methodology: slug('a folder of data/methodologies'),
    testbed: slug('a file of data/testbeds'),
    date: knownDate('when it was run'),
    'date-of': {
      enum: ['publication'],
      description: 'what the date is, where a source states only when it was published',
    },
    version: text('the version that was tested, of software, e.g. version = "14.2.0"'),
    sample: { type: 'string', description: 'which unit of the product, e.g. sample = "A"' },
    firmware: text('its firmware'),
    link: text('how it was connected, e.g. "PCIe 3.0 x2"'),
    driver: text('the driver it ran under'),
    variant: slug('a variant that the methodology declares'),
    supersedes: slug('the campaign this one replaces'),
    note: text('what a reader should know of it'),
    busy: text(
      'what else ran on the machine during the recording; readers see that it did beside every number',
    ),
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
  { essential: ['methodology', 'testbed', 'date', 'variant', 'supersedes', 'exclude'] },
);
