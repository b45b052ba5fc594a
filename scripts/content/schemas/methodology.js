import { perVocabulary } from '../../model/vocabulary/index.js';
import { parameterKeys } from '../../model/vocabulary/parameterKeys.js';
import { recordedMethodology, recordedTest } from './recording.js';
import { date, metric, slug, slugs, table, text, texts, parameters } from './values.js';

const resultSchema = () =>
  table(
    {
      metric: metric(),
      unit: text('the unit it is read in, e.g. unit = "h"; held against that of its metric'),
      better: {
        enum: ['higher', 'lower', 'neither'],
        description: 'which way is better; held against that of its metric',
      },
      parameters,
      ...parameterKeys(),
      title: text('the name that readers see'),
      finding: text(
        'what stands in the place of the printed number wherever products are ranked or compared, e.g. finding = "mean-rate"',
      ),
      of: {
        enum: ['group'],
        description:
          'of = "group": a fact of several products, as a range over them; never shown as the result of one',
      },
      definition: text('how the number comes about'),
    },
    ['metric', 'definition'],
  );

const testSchema = () =>
  table(
    {
      title: text('the name that readers see'),
      about: text('what it does and why, for readers'),
      tool: text('the tool that runs it, e.g. "fio"'),
      job: {
        type: 'string',
        pattern: '^(?!.*\\.\\.)[\\w.-]+(?:/[\\w.-]+)*$',
        description: 'the job file beside this one, e.g. job = "disk-fill.fio"',
      },
      preparation: texts('what is done before the test, step by step'),
      runs: {
        type: 'integer',
        minimum: 1,
        maximum: 1000,
        description: 'how many runs are wanted, e.g. runs = 5',
      },
      'runs-stated': {
        type: 'integer',
        minimum: 1,
        maximum: 1000,
        description:
          'how many runs are behind each value that a source publishes of it, where the source says so',
      },
      analyses: texts('what is read out of its readings, e.g. analyses = ["consistency"]'),
      rounds: {
        type: 'integer',
        minimum: 5,
        maximum: 1000,
        description: 'how many rounds of equal time a run is cut into, to look for steady ones',
      },
      tracked: {
        ...table({ metric: metric(), parameters, ...parameterKeys() }, ['metric']),
        description:
          'the result by which recorded rounds are steady or not, e.g. tracked = { metric = "rate" }',
      },
      results: {
        type: 'array',
        items: resultSchema(),
      },
      variants: {
        type: 'object',
        propertyNames: slugs,
        additionalProperties: text('the reason, for readers'),
        description: 'setups declared equivalent, with the reason',
      },
      unranked: {
        type: 'object',
        propertyNames: slugs,
        additionalProperties: text('the reason, for readers'),
        description: 'products whose results are shown but not ranked, with the reason',
      },
      ...recordedTest,
    },
    ['title', 'tool'],
    { listedOn: '/docs/methodologies/' },
  );

/** What is tested, and how, `data/methodologies/<methodology>/methodology.toml`. */
export const methodologySchema = perVocabulary(() =>
  table(
    {
      title: text('the name that readers see'),
      about: text('what it is for'),
      date: date('since when it is so'),
      follows: slug('the methodology that this one is the next version of'),
      why: text('why it changed from the version before; readers see it'),
      preparation: texts('what is done before any test'),
      ...recordedMethodology,
      tests: {
        type: 'object',
        minProperties: 1,
        propertyNames: slugs,
        description: 'the tests, each as [tests.<id>]',
        additionalProperties: testSchema(),
      },
      uses: {
        type: 'object',
        propertyNames: slugs,
        description: 'what readers look for a product for, each as [uses.<id>]; the finder asks for one',
        additionalProperties: table(
          {
            title: text('what the product is for, after "for": "recording"'),
            weights: {
              type: 'object',
              minProperties: 1,
              propertyNames: slugs,
              additionalProperties: { type: 'integer', minimum: 1, maximum: 5 },
              description: 'the tests that decide, and how much each counts, from 1 to 5',
            },
          },
          ['title', 'weights'],
        ),
      },
    },
    ['title', 'tests'],
    { essential: ['tests'], listedOn: '/docs/methodologies/' },
  ),
);
