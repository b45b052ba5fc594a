import { metric, parameterLists, slug, table, text, where } from './values.js';

/** What every chart block may say, whatever its kind; each kind adds its own options. */
export const chartProperties = () => ({
  kind: { type: 'string', description: 'e.g. kind = "bar"' },
  title: text('the question, or the answer'),
  subtitle: text('the measure and its unit in words; generated if left out'),
  test: slug('a test of the methodology'),
  tests: { type: 'array', items: slug('tests of the methodology'), minItems: 1 },
  metric: { ...metric(), description: 'e.g. metric = "bandwidth"' },
  statistic: {
    type: 'string',
    description: 'of the readings within a run, e.g. "p99"; "mean" if left out',
  },
  finding: text(
    'a finding of an analysis instead of a result, e.g. "mean-rate"; metric says what it is counted in',
  ),
  where,
  ...parameterLists(),
  products: {
    type: 'array',
    items: slug('products of the line-up'),
    minItems: 1,
    uniqueItems: true,
    description: 'which products of the line-up; all if left out',
  },
  campaign: slug('a campaign (the newest if left out)'),
  run: { type: 'integer', minimum: 1, description: 'which run a timeline shows; the first if left out' },
  bars: {
    enum: ['interval', 'sd', 'range', 'runs', 'none'],
    description: 'what the error bars are; "runs": none, and a dot for each run',
  },
  copy: {
    const: false,
    description: 'false hides how long a copy takes, which stands below fills of several products',
  },
  mix: text('why results that are not comparable stand together; readers see it'),
  references: {
    type: 'array',
    description: 'lines at values to compare with',
    items: table({
      value: { type: ['string', 'number'], description: 'where it stands, e.g. "500 MB/s"' },
      of: { enum: ['rating', 'interface', 'testbed'], description: 'a limit that the data know' },
      product: slug('whose rating or interface'),
      label: text('what the line is'),
    }),
  },
  notes: {
    type: 'array',
    description: 'your words at a place of a line, or over a stretch of it',
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
