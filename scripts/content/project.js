import { InputError, problem } from '../model/inputError.js';
import { checkSchema } from './checkSchema.js';
import { readBundles } from './readBundle.js';
import { readLock } from './readLock.js';
import * as schemas from './schemas/index.js';
import { readVocabulary, vocabularyFile } from './readVocabulary.js';
import { readToml } from './toml.js';

/**
 * @param {{ path: string, text: string }[]} files paths relative to the project, with `/`
 * @returns {import('../model/project.js').Project}
 */
export function readProject(files) {
  /** @type {import('../model/project.js').Project} */
  const project = {
    products: new Map(),
    testbeds: new Map(),
    methodologies: new Map(),
    campaigns: [],
    reviews: [],
    problems: [],
  };
  // what may stand in all the others is known first
  try {
    const words = files.find(({ path }) => path === vocabularyFile);
    project.problems.push(...readVocabulary(words?.text));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    project.problems.push({ ...error.problem, file: vocabularyFile });
  }
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
  const { reviews, problems } = readBundles(files);
  project.reviews.push(...reviews);
  project.problems.push(...problems);
  addJobFiles(project, files);
  addLocks(project, files);
  return project;
}

/** @typedef {(project: import('../model/project.js').Project, file: { path: string, text: string }, match: RegExpExecArray) => void} Reader */

/** @type {[RegExp, Reader][]} */
const kinds = [
  [
    /^data\/products\/([^/]+)\.toml$/,
    (project, file, [, id]) => {
      project.products.set(id, handWritten(project, file, { id, schema: schemas.productSchema() }));
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
        ...handWritten(project, file, { id, schema: schemas.methodologySchema() }),
        jobs: {},
      });
    },
  ],
  [
    /^data\/raw\/([^/]+)\/([^/]+)\/campaign\.toml$/,
    (project, file, [, product, campaign]) => {
      const read = handWritten(project, file, {
        id: `${product}/${campaign}`,
        schema: schemas.campaignSchema,
      });
      project.campaigns.push({ ...read, product, campaign });
    },
  ],
];

/**
 * The lock of a review is written by `npm run publish`; damaged by hand, it is read as what it still says.
 *
 * @param {import('../model/project.js').Project} project
 * @param {{ path: string, text: string }[]} files
 */
function addLocks(project, files) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const review of project.reviews) {
    const path = review.file.replace(/index\.md$/, 'published.json');
    const text = texts.get(path);
    if (text === undefined) continue;
    try {
      review.published = readLock(text);
    } catch (error) {
      const hint = 'take it back from version control: its history is part of the review';
      const cause = error instanceof Error ? error.message : String(error);
      project.problems.push(problem(`cannot be read: ${cause}`, { file: path, hint }));
    }
  }
}

/**
 * @param {import('../model/project.js').Project} project
 * @param {{ path: string, text: string }} file
 * @param {{ id: string, schema: object }} kind
 * @returns {import('../model/project.js').HandWritten}
 */
function handWritten(project, { path, text }, { id, schema }) {
  const toml = readToml(text);
  project.problems.push(...checkSchema(schema, toml, path));
  return { id, file: path, ...toml };
}

/**
 * @param {import('../model/project.js').Project} project
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
