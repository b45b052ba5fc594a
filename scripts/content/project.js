import { InputError, problem } from '../model/inputError.js';
import { checkSchema } from './checkSchema.js';
import { readMarkdown } from './markdown.js';
import * as schemas from './schemas/index.js';
import { readToml } from './toml.js';

/**
 * Everything that people wrote by hand, read and held against its schema.
 *
 * @typedef {object} HandWritten one TOML file
 * @property {string} id from its path
 * @property {string} file relative to the project
 * @property {Record<string, any>} value
 * @property {import('./toml.js').Toml['line']} line
 *
 * @typedef {HandWritten & { device: string, campaign: string }} Campaign
 * @typedef {HandWritten & { jobs: Record<string, string> }} Methodology with the text of its job files by name
 *
 * @typedef {object} Review
 * @property {string} slug
 * @property {string} file
 * @property {Record<string, any>} value its front matter
 * @property {import('./toml.js').Toml['line']} line
 * @property {import('./markdown.js').ChartBlock[]} charts
 * @property {import('./markdown.js').Shortcode[]} shortcodes
 *
 * @typedef {object} Project
 * @property {Map<string, HandWritten>} devices
 * @property {Map<string, HandWritten>} testbeds
 * @property {Map<string, Methodology>} methodologies
 * @property {Campaign[]} campaigns
 * @property {Review[]} reviews
 * @property {import('../model/inputError.js').Problem[]} problems
 */

/**
 * @param {{ path: string, text: string }[]} files paths relative to the project, with `/`
 * @returns {Project}
 */
export function readProject(files) {
  /** @type {Project} */
  const project = {
    devices: new Map(),
    testbeds: new Map(),
    methodologies: new Map(),
    campaigns: [],
    reviews: [],
    problems: [],
  };
  for (const file of files) {
    try {
      for (const [form, read] of kinds) {
        const match = form.exec(file.path);
        if (match) read(project, file, match);
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      project.problems.push({ ...error.problem, file: file.path });
    }
  }
  addJobFiles(project, files);
  return project;
}

/** @typedef {(project: Project, file: { path: string, text: string }, match: RegExpExecArray) => void} Reader */

/** @type {[RegExp, Reader][]} */
const kinds = [
  [
    /^data\/devices\/([^/]+)\.toml$/,
    (project, file, [, id]) => {
      project.devices.set(id, handWritten(project, file, { id, schema: schemas.deviceSchema }));
    },
  ],
  [
    /^data\/testbeds\/([^/]+)\.toml$/,
    (project, file, [, id]) => {
      project.testbeds.set(id, handWritten(project, file, { id, schema: schemas.testbedSchema }));
    },
  ],
  [
    /^data\/methodologies\/([^/]+)\/methodology\.toml$/,
    (project, file, [, id]) => {
      project.methodologies.set(id, {
        ...handWritten(project, file, { id, schema: schemas.methodologySchema }),
        jobs: {},
      });
    },
  ],
  [
    /^data\/raw\/([^/]+)\/([^/]+)\/campaign\.toml$/,
    (project, file, [, device, campaign]) => {
      const read = handWritten(project, file, {
        id: `${device}/${campaign}`,
        schema: schemas.campaignSchema,
      });
      project.campaigns.push({ ...read, device, campaign });
    },
  ],
  [
    /^content\/reviews\/([^/]+)\/index\.md$/,
    (project, file, [, slug]) => {
      const { frontMatter, problems, ...parts } = readMarkdown(file.text, file.path);
      project.problems.push(...problems, ...checkSchema(schemas.reviewSchema, frontMatter, file.path));
      project.reviews.push({ slug, file: file.path, ...frontMatter, ...parts });
    },
  ],
];

/**
 * @param {Project} project
 * @param {{ path: string, text: string }} file
 * @param {{ id: string, schema: object }} kind
 * @returns {HandWritten}
 */
function handWritten(project, { path, text }, { id, schema }) {
  const toml = readToml(text);
  project.problems.push(...checkSchema(schema, toml, path));
  return { id, file: path, ...toml };
}

/**
 * @param {Project} project
 * @param {{ path: string, text: string }[]} files
 */
function addJobFiles(project, files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const { id, file, value, line, jobs } of project.methodologies.values()) {
    for (const [test, { job }] of Object.entries(value.tests ?? {})) {
      if (job === undefined) continue;
      const path = `data/methodologies/${id}/${job}`;
      const text = texts.get(path);
      if (text !== undefined) jobs[job] = text;
      else {
        const hint = `put the job file at ${path}, or name the one that is there`;
        const place = { file, line: line(['tests', test, 'job']), path: `tests.${test}.job`, hint };
        project.problems.push(problem(`no such job file: ${job}`, place));
      }
    }
  }
}
