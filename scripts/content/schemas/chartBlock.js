import { metric, parameterLists, slug, table, text, where } from './values.js';

/** What every chart block may say, whatever its kind; each kind adds its own options. */
export const chartProperties = () => ({
  kind: { type: 'string', description: 'e.g. kind = "bar"' },
  title: text('the question, or the answer'),
  subtitle: text('the measure and its unit in words, where the made one does not do'),
  test: slug('a test of the methodology'),
  tests: { type: 'array', items: slug('tests of the methodology'), minItems: 1 },
  metric: { ...metric(), description: 'e.g. metric = "bandwidth"' },
  statistic: {
    type: 'string',
    description: 'of the readings within a run, e.g. "p99"; "mean" where not said',
  },
  finding: text(
    'what an analysis found, in the place of a result, e.g. "mean-rate"; metric is what it is counted in',
  ),
  where,
  ...parameterLists(),
  products: {
    type: 'array',
    items: slug('products of the line-up'),
    minItems: 1,
    uniqueItems: true,
    description: 'narrows the line-up',
  },
  campaign: slug('a campaign, where the newest is not meant'),
  run: { type: 'integer', minimum: 1, description: 'which run a timeline shows; the first where not said' },
  bars: {
    enum: ['interval', 'sd', 'range', 'runs', 'none'],
    description: 'what the error bars are; "runs": none, and a dot for each run',
  },
  copy: {
    const: false,
    description: 'false leaves out how long a copy takes, below fills of several products',
  },
  mix: text('why results that are not comparable stand together; readers see it'),
  references: {
    type: 'array',
    items: table({
      value: { type: ['string', 'number'], description: 'where it stands, e.g. "500 MB/s"' },
      of: { enum: ['rating', 'interface', 'testbed'], description: 'a limit that the data know' },
      product: slug('whose rating or interface'),
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
});
