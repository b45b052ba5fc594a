import { text } from './values.js';

/** An address that a browser opens and runs nothing of. @param {string} description */
const address = (description) => ({ type: 'string', pattern: '^https?://[^\\s/]+', description });

/**
 * What a site may show rates in, and the prefixes that go with it. Capacities are decimal either way, as makers state them.
 *
 * @type {Readonly<Record<string, string[]>>}
 */
export const rateUnits = Object.freeze({
  'MB/s': ['T', 'G', 'M', 'k', ''],
  'MiB/s': ['Ti', 'Gi', 'Mi', 'Ki', ''],
});

/** Keys that would let a build fetch, run or write what is not of the blog. @type {Record<string, object>} */
const closed = Object.fromEntries(
  [
    ...[
      'archetypeDir',
      'assetDir',
      'cacheDir',
      'contentDir',
      'dataDir',
      'i18nDir',
      'layoutDir',
      'publishDir',
    ],
    ...['resourceDir', 'staticDir', 'themesDir', 'workingDir', 'theme', 'security', 'caches', 'deployment'],
  ].map((key) => [
    key,
    {
      not: {},
      description: 'leave it out: folders, packages and what a build may reach are those of the program',
    },
  ]),
);

/** What many pages cannot share: they would lie on files of the site. @type {Record<string, object>} */
const ofOnePage = Object.fromEntries(
  ['url', 'aliases'].map((key) => [key, { not: {}, description: 'leave it out: each page has its own' }]),
);

/**
 * The settings of a blog, `config.toml`: what the generator heeds, and what it keeps to itself. All else is Hugo's and the templates'.
 */
export const settingsSchema = {
  type: 'object',
  properties: {
    ...closed,
    baseURL: address('the address of the blog, e.g. baseURL = "https://blog.example/"'),
    title: text('the name of the blog'),
    params: {
      type: 'object',
      description: 'e.g. [params]',
      properties: {
        description: { type: 'string', description: 'what the blog is about, in a sentence' },
        author: { type: 'string', description: 'who writes it' },
        units: { enum: Object.keys(rateUnits) },
        dateFormat: {
          type: 'string',
          pattern: '2006|06',
          description: '2 January 2006 is the day that stands for all, e.g. dateFormat = "2006-01-02"',
        },
        report: {
          type: 'string',
          pattern: '^(?:$|https?://[^\\s/]+|mailto:[^\\s@]+@)',
          description:
            'e.g. report = "mailto:errors@example.org", or the address of a form; empty: no such link',
        },
        licence: {
          type: 'object',
          description: 'e.g. [params.licence]',
          properties: {
            name: text('e.g. name = "CC BY 4.0"'),
            url: address('e.g. url = "https://creativecommons.org/licenses/by/4.0/"'),
          },
          required: ['name', 'url'],
          additionalProperties: false,
        },
      },
    },
    menus: {
      type: 'object',
      description: 'e.g. [[menus.main]]',
      additionalProperties: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            url: {
              type: 'string',
              pattern: '^(?:(?:https?://|mailto:)[^\\s/]\\S*|(?!//|[^/?#]*:)[^\\s\\\\]*)$',
              description: 'a page of the site or another, e.g. url = "https://example.org/"',
            },
          },
        },
      },
    },
    taxonomies: {
      type: 'object',
      additionalProperties: text('e.g. tag = "tags"'),
      description: 'e.g. [taxonomies]',
    },
    cascade: {
      type: ['object', 'array'],
      properties: ofOnePage,
      items: { type: 'object', properties: ofOnePage },
      description: 'e.g. [[cascade]]',
    },
    module: {
      type: 'object',
      description: 'e.g. [[module.mounts]]',
      properties: {
        mounts: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              source: {
                type: 'string',
                pattern: '^(?![/\\\\~]|[A-Za-z]:)(?!(?:.*[/\\\\])?\\.\\.(?:[/\\\\]|$)).+$',
                description: 'a folder of the blog, e.g. source = "photos"',
              },
              target: text('e.g. target = "static/photos"'),
            },
            required: ['source', 'target'],
          },
        },
      },
      additionalProperties: false,
    },
  },
};
