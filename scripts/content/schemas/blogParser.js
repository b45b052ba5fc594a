import { metric, table, text } from './values.js';

const places = {
  type: 'object',
  additionalProperties: { type: 'string', minLength: 1 },
  description: 'where each parameter is, e.g. parameters = { threads = "cpu.threads" }',
};

/** How a tool's output is read without code, `data/readers/<tool>.toml`. Made anew, because a blog may add metrics. */
export const blogParserSchema = () =>
  table(
    {
      title: text('the name of the tool for people'),
      format: { enum: ['json', 'json-lines', 'csv', 'text'] },
      recognise: {
        anyOf: [
          { type: 'string', minLength: 1 },
          { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1 },
        ],
        description:
          'what must be there: paths of JSON, names of CSV columns, for text a regular expression on its first lines',
      },
      version: text('where the version of the tool is'),
      measurements: {
        type: 'array',
        minItems: 1,
        description: '[[measurements]]: what is read',
        items: {
          ...table(
            {
              each: text(
                'where the rows are, e.g. "results[*]"; for text a regular expression with named groups',
              ),
              metric: metric(),
              statistic: text('mean, median, p99...: value, if nothing is said'),
              value: text('where the number is in a row'),
              unit: text('the unit of the numbers, e.g. "ms", where the file does not say it'),
              test: text('where the name of the test is'),
              parameters: places,
              run: text('where the number of the run is'),
              repetitions: text('where several values of one run are'),
            },
            ['metric'],
          ),
          anyOf: [{ required: ['value'] }, { required: ['repetitions'] }],
        },
      },
    },
    ['title', 'format', 'recognise', 'measurements'],
    { essential: ['format', 'recognise', 'measurements'] },
  );
