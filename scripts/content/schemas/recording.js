import { slugs, table, text, texts } from './values.js';

/*
 * What `npm run record` needs to know of a methodology: commands, how often, under which conditions.
 */

const duration = (/** @type {string} */ description) => ({
  type: 'string',
  pattern: '^\\d+(?:\\.\\d+)? (?:s|min|h)$',
  description: `${description}, e.g. "10 min"`,
});
const percent = (/** @type {string} */ description) => ({
  type: 'string',
  pattern: '^\\d+(?:\\.\\d+)? %$',
  description: `${description}, e.g. "10 %"`,
});

/** Keys of [tests.<id>]. */
export const recordedTest = {
  command: text('the command of one run, e.g. command = "fio --output={out}.json {job}"'),
  before: text('a command before every run, whose time does not count'),
  after: text('a command after every run, even after one that failed'),
  matrix: {
    type: 'object',
    propertyNames: slugs,
    additionalProperties: {
      type: 'array',
      minItems: 1,
      items: {
        anyOf: [
          { type: 'number' },
          {
            type: 'string',
            pattern: '^[\\w.+%-]+$',
            description: 'letters, digits and . + % - only: it becomes part of a file name',
          },
        ],
      },
    },
    description: 'parameters and their values; every combination is run, e.g. matrix = { level = [1, 9] }',
  },
  limit: duration('after which a command is ended as hung'),
  until: {
    type: 'string',
    pattern: '^±\\d+(?:\\.\\d+)? %$',
    description:
      'runs are added until half the 95 % interval of the mean is at most this share of it, e.g. "±5 %"',
  },
  'runs-most': {
    type: 'integer',
    minimum: 2,
    maximum: 1000,
    description: 'how many runs "until" may take; "runs" is how many it takes at least',
  },
  value: text('a command that prints the number that "until" judges a run by'),
};

/** Keys of a methodology as a whole. */
export const recordedMethodology = {
  needs: texts('programs that have to be installed, beside those that commands begin with'),
  calm: table({
    rest: duration('pause before every run'),
    busy: percent('above which the machine counts as busy before a run'),
    others: percent('of the processors that other programs may take during a run'),
    temperature: {
      type: 'string',
      pattern: '^\\d+(?:\\.\\d+)? °C$',
      description: 'above which a drive counts as hot before a run, e.g. "45 °C"',
    },
    wait: duration('how long to wait until the machine is idle and the drive cool'),
  }),
  targets: {
    type: 'object',
    propertyNames: slugs,
    description: 'kinds of products by how they are reached, each as [targets.<kind>]',
    additionalProperties: {
      type: 'object',
      properties: {
        setup: text('a command before the first run, e.g. one that makes {target}'),
        before: text('a command before every run'),
        after: text('a command after every run'),
        cleanup: text('a command after the last run'),
      },
      additionalProperties: { type: 'string', description: 'a text that commands take in by its name' },
    },
  },
};
