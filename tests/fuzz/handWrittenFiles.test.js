import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { build } from '../../scripts/build/buildSite.js';
import { formatProblem, hasErrors } from '../../scripts/model/inputError.js';
import { randomFrom } from '../parsers/mutants.js';
import { handWrittenProject } from './handWrittenProject.js';
import { mutate } from './handWrittenMutants.js';

/*
 * Every kind of file that people write, damaged in every way: never a stack trace, a complaint without its line, a hang, or half
 * a site. `npm run test:fuzz` takes many more mutants; HAND_WRITTEN_MUTANTS and SEED repeat a run.
 */
const count = Number(process.env.HAND_WRITTEN_MUTANTS ?? 24);
const seed = Number(process.env.SEED ?? 20261121);

/** ms of processor time: on a busy machine all takes long. */
const hang = 5000;

/** Of so many mutants that nothing is wrong with, one is built as a whole, with Hugo: in the long run alone. */
const oftenBuilt = Number(process.env.HAND_WRITTEN_BUILT ?? 25);

const project = handWrittenProject();
after(project.remove);
const kinds = new Map([
  ['settings', /^config\.toml$/],
  ['products', /^data\/products\//],
  ['testbeds', /^data\/testbeds\//],
  ['methodologies', /^data\/methodologies\//],
  ['campaigns', /^data\/raw\//],
  ['charts, shortcodes and front matter', /^content\/(?:reference|chart-kinds)\//],
]);
const share = Math.ceil(count / kinds.size);
const untouched = project.outcome('config.toml', project.textOf('config.toml'));

for (const [at, [name, form]] of [...kinds].entries()) {
  test(`${share} mutants of ${name} are drawn or complained of`, async (context) => {
    const { crash } = await untouched;
    assert.ok(!crash, String(crash));
    const random = randomFrom(seed + at);
    const files = project.files.filter((path) => form.test(path));
    assert.ok(files.length > 0);
    /** @type {string[]} */
    const wrong = [];
    let [accepted, built] = [0, 0];
    for (let left = share; left > 0; left--) {
      const path = files[random.below(files.length)];
      const { text, what } = mutate(path, project.textOf(path), random);
      const mutant = { path, text };
      const { accepts, complaints } = await composing(mutant);
      if (accepts && ++accepted % oftenBuilt === 0) {
        complaints.push(...(await building(mutant)));
        built++;
      }
      wrong.push(...complaints.map((each) => `${path}: ${what}\n${each}`));
    }
    context.diagnostic(`${name}: ${share} mutants, ${accepted} accepted, ${built} built`);
    assert.deepEqual(wrong, [], `SEED=${seed} HAND_WRITTEN_MUTANTS=${count} repeats them`);
  });
}

/** @typedef {{ path: string, text: string }} Mutant a file with another text */

/** What is wrong with the answer to a mutant, and whether it was found to be right. @param {Mutant} mutant */
async function composing({ path, text }) {
  const began = process.cpuUsage();
  const { problems, crash } = await project.outcome(path, text);
  const { user, system } = process.cpuUsage(began);
  const taken = (user + system) / 1000;
  const complaints = problems.flatMap(({ severity, file, line, hint, message }) => [
    ...(file && /\.(?:toml|md)$/.test(file) && !line ? [`no line: ${message}`] : []),
    ...(severity === 'error' && !hint ? [`no hint: ${message}`] : []),
  ]);
  if (crash) complaints.push(crash instanceof Error ? String(crash.stack) : String(crash));
  if (taken > hang) complaints.push(`it takes ${taken} ms`);
  return { accepts: !crash && !hasErrors(problems), complaints };
}

/** What templates print where a value is missing, or is none that may stand there. */
const unmeant = /ZgotmplZ|\[object Object\]|<no value>|%!\w\(|(?:href|src)="?\s*(?:javascript|data:text)/;

/**
 * What is wrong with the build of a mutant: a site is whole or none, and what was found to be right can be built.
 *
 * @param {Mutant} mutant
 * @returns {Promise<string[]>}
 */
const building = ({ path, text }) =>
  project.during(path, text, async () => {
    try {
      const problems = await build({ root: project.root });
      return [
        ...problems.filter(({ severity }) => severity === 'error').map(formatProblem),
        ...project.leftOvers().map((name) => `left behind: ${name}`),
        ...project
          .pages()
          .flatMap((page) => unmeant.exec(page.text)?.map((found) => `${page.path}: ${found}`) ?? []),
      ];
    } catch (error) {
      return [error instanceof Error ? String(error.stack) : String(error)];
    }
  });
