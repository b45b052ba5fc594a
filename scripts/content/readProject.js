import { InputError, problem } from '../model/inputError.js';
import { emptyProject } from '../model/project.js';
import { readSound } from './checkSchema.js';
import { readMarkdown } from './markdown.js';
import { readBundles } from './readBundle.js';
import { readLock } from './readLock.js';
import * as schemas from './schemas/index.js';
import { readVocabulary, vocabularyFile } from './readVocabulary.js';
import { readToml } from './toml.js';

/**
 * @param {{ path: string, text: string }[]} files paths relative to the project, with `/`
 * @param {object} [how]
 * @param {typeof readMarkdown} [how.read] Markdown, or finds what was read of the same text before
 * @param {(text: string, file: string, read: () => Sound) => Sound} [how.readData] TOML, or finds what was read of the same text before
 * @param {string} [how.rates] the unit of rates in the settings of the site
 * @param {string} [how.dateFormat] of the settings
 * @returns {import('../model/project.js').Project}
 */
export function readProject(
  files,
  { read = readMarkdown, readData = (_text, _file, read) => read(), rates, dateFormat } = {},
) {
  const project = { ...emptyProject(), dateFormat };
  // what may stand in all the others is known first
  try {
    const words = files.find(({ path }) => path === vocabularyFile);
    project.problems.push(...readVocabulary(words?.text, rates));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    project.problems.push({ ...error.problem, file: vocabularyFile });
  }
  for (const file of files) {
    for (const kind of kinds) {
      const [, ...names] = kind.form.exec(file.path) ?? [];
      if (names.length > 0) addFile(project, file, { kind, names, readData });
    }
  }
  const { reviews, problems, broken } = readBundles(files, read);
  project.reviews.push(...reviews);
  project.problems.push(...problems);
  for (const path of broken) project.broken.add(path);
  addJobFiles(project, files);
  addLocks(project, files);
  return project;
}

/**
 * @typedef {import('../model/project.js').Project} Project
 * @typedef {{ path: string, text: string }} File
 * @typedef {ReturnType<typeof readSound>} Sound
 *
 * @typedef {object} Kind of file
 * @property {RegExp} form of its path
 * @property {object | (() => object)} schema made of the vocabulary, where it is a function
 * @property {(project: Project, written: import('../model/project.js').HandWritten, names: string[]) => void} add
 */

/** @type {Kind[]} */
const kinds = [
  {
    form: /^data\/products\/([^/]+)\.toml$/,
    schema: schemas.productSchema,
    add: ({ products }, { value, ...written }) =>
      products.set(written.id, { ...written, value: { name: written.id, ...value } }),
  },
  {
    form: /^data\/testbeds\/([^/]+)\.toml$/,
    schema: schemas.testbedSchema,
    add: ({ testbeds }, { value, ...written }) =>
      testbeds.set(written.id, { ...written, value: { title: written.id, ...value } }),
  },
  {
    form: /^data\/methodologies\/([^/]+)\/methodology\.toml$/,
    schema: schemas.methodologySchema,
    add: ({ methodologies }, { value, ...written }) =>
      methodologies.set(written.id, {
        ...written,
        value: { title: written.id, tests: {}, ...value },
        jobs: {},
      }),
  },
  {
    form: /^data\/readers\/([^/]+)\.toml$/,
    schema: schemas.blogParserSchema,
    add: ({ blogParsers }, written) => blogParsers.set(written.id, written),
  },
  {
    form: /^data\/raw\/([^/]+)\/([^/]+)\/campaign\.toml$/,
    schema: schemas.campaignSchema,
    add: ({ campaigns, brokenCampaigns, broken }, written, [product, campaign]) =>
      (broken.has(written.file) ? brokenCampaigns : campaigns).push({ ...written, product, campaign }),
  },
];

/**
 * Reads a file as far as it can be read: what is wrong with it is reported once, and whoever names it still finds it.
 *
 * @param {Project} project
 * @param {File} file
 * @param {{ kind: Kind, names: string[], readData: (text: string, file: string, read: () => Sound) => Sound }} as
 */
function addFile(project, { path, text }, { kind, names, readData }) {
  const about = { id: names.join('/'), file: path };
  try {
    const { toml, problems, sound } = readData(text, path, () => {
      const schema = typeof kind.schema === 'function' ? kind.schema() : kind.schema;
      return readSound(schema, readToml(text), path);
    });
    project.problems.push(...problems);
    if (!sound) project.broken.add(path);
    kind.add(project, { ...about, ...toml }, names);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    project.problems.push({ ...error.problem, file: path });
    project.broken.add(path);
    kind.add(project, { ...about, value: {}, line: () => 1 }, names);
  }
}

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
