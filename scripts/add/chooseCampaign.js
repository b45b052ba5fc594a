import { problem } from '../model/inputError.js';
import { isByTool } from '../model/toolName.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('./importCandidate.js').Question} Question
 * @typedef {import('../model/project.js').Project} Project
 *
 * @typedef {object} Options what flags say
 * @property {string} [product]
 * @property {string} [campaign]
 * @property {string} [methodology]
 * @property {string} [testbed]
 * @property {string} [test]
 *
 * @typedef {object} ChosenCampaign
 * @property {string} product
 * @property {string} campaign
 * @property {string} folder `data/raw/<product>/<campaign>`
 * @property {string} methodology
 * @property {string} testbed
 * @property {string} date YYYY-MM-DD
 * @property {string} dateNote
 * @property {boolean} isNew
 *
 * @typedef {{ chosen: ChosenCampaign, question?: undefined, problem?: undefined } | { chosen?: undefined, question: Omit<Question, 'files'>, problem?: undefined }
 *   | { chosen?: undefined, question?: undefined, problem: import('../model/inputError.js').Problem }} CampaignChoice
 */

const dated = /^(20\d\d)[-_.]?(0[1-9]|1[0-2])(?:[-_.]?[0-3]\d)?$/;

/**
 * The month that a folder around a file is called by, `2026-03` also for `20260314`: who keeps months apart has a campaign in each.
 *
 * @param {ImportCandidate} candidate
 * @returns {string | null}
 */
export function monthOf({ levels }) {
  const found = levels.map(({ name }) => dated.exec(name)).find((match) => match !== null);
  return found ? `${found[1]}-${found[2]}` : null;
}

/**
 * The campaign that the files of a product belong to: the one that is named, else that of the month they were made in.
 *
 * @param {string} product
 * @param {ImportCandidate[]} candidates of the product, of one month where their folders name any
 * @param {{ project: Project, options: Options, answers: ReadonlyMap<string, string> }} context
 * @returns {CampaignChoice}
 */
export function chooseCampaign(product, candidates, { project, options, answers }) {
  const { date, dateNote } = dateOf(
    candidates.filter((each) => mayBelong(each, { project, options, answers })),
  );
  const campaign = options.campaign ?? candidates.map(monthOf).find(Boolean) ?? date.slice(0, 7);
  const folder = `data/raw/${product}/${campaign}`;
  const there = project.campaigns.find((each) => each.product === product && each.campaign === campaign);
  const base = { product, campaign, folder, date, dateNote, isNew: !there };
  /** @type {Record<string, string>} */
  const setup = {};
  const known = { methodology: [...project.methodologies.keys()], testbed: [...project.testbeds.keys()] };
  for (const key of /** @type {const} */ (['methodology', 'testbed'])) {
    const names = known[key];
    const wanted = options[key] ?? answers.get(key);
    const filed = there?.value[key];
    if (filed && wanted && filed !== wanted) {
      const hint = `name another campaign with --campaign, or leave out --${key}`;
      return {
        problem: problem(`the campaign is there already, with ${key} ${filed}`, {
          file: `${folder}/campaign.toml`,
          hint,
        }),
      };
    }
    const name = filed ?? wanted ?? (names.length === 1 ? names[0] : undefined);
    if (name === undefined) return { question: { key, ...openSetup(key, names) } };
    if (!names.includes(name)) {
      const hint = `one of: ${names.join(', ')}; or write it: npm run new -- ${key} ${name}`;
      return { problem: problem(`unknown ${key}: ${name}`, { hint }) };
    }
    setup[key] = name;
  }
  return { chosen: { ...base, methodology: setup.methodology, testbed: setup.testbed } };
}

/**
 * @param {'methodology' | 'testbed'} key
 * @param {string[]} choices
 */
const openSetup = (key, choices) => ({
  text: key === 'testbed' ? 'on which testbed were they run' : 'by which methodology were they run',
  choices,
  flag: `--${key}`,
  more: `npm run new -- ${key} NAME writes ${choices.length > 0 ? 'another' : 'one'}`,
});

/**
 * Whether it says when the campaign was: results of a tool that the methodology does not use do not.
 *
 * @param {ImportCandidate} candidate
 * @param {{ project: Project, options: Options, answers: ReadonlyMap<string, string> }} context
 */
function mayBelong({ kind, tool }, { project, options, answers }) {
  const [only] = project.methodologies.size === 1 ? project.methodologies.keys() : [];
  const methodology = project.methodologies.get(
    options.methodology ?? answers.get('methodology') ?? only ?? '',
  );
  const tests = /** @type {{ tool: string }[]} */ (Object.values(methodology?.value.tests ?? {}));
  return kind !== 'result' || !methodology || tests.some((test) => isByTool(test.tool, tool ?? ''));
}

/**
 * The day of the first run, else of the first thing that says a time, else of the oldest file.
 *
 * @param {ImportCandidate[]} candidates
 */
function dateOf(candidates) {
  const first = (/** @type {(string | null)[]} */ times) =>
    times
      .filter((time) => time !== null)
      .sort()[0]
      ?.slice(0, 10);
  const runs = first(candidates.filter(({ kind }) => kind === 'result').map(({ startedAt }) => startedAt));
  if (runs) return { date: runs, dateNote: 'the day the first run was started' };
  const other = first(candidates.map(({ startedAt }) => startedAt));
  if (other) return { date: other, dateNote: 'the day the tools name' };
  const files = first(candidates.map(({ modified }) => modified)) ?? '1970-01-01';
  return { date: files, dateNote: "the files' own date, for none of them says when it was run" };
}
