import './model/lib/freezeObjects.js';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { spawn } from 'node:child_process';
import { parseCommand } from './command/readCommand.js';
import { runCommand, terminal } from './command/terminal.js';
import { readProject } from './content/readProject.js';
import { readProjectFiles } from './io/projectFiles.js';
import { InputError, formatProblem } from './model/inputError.js';
import { benchScript } from './record/benchScript.js';
import { readPlan, testsWithCommand } from './record/readPlan.js';
import { programOptions } from './model/lib/program.js';

/*
 * `npm run record`: a methodology's commands run on products, here or, by a script that this prints, on a bench. There is one
 * recorder, the script; here it is run and filed at once.
 */

const usage = `usage: npm run record -- PRODUCT... [options]
Runs the commands of a methodology on products, in turn and in random order, and files what they wrote.
"all" stands for every product that has a [target].
  --methodology ID   whose commands (the only one that has some)
  --testbed ID       the machine (one with the same parts, else a new one is proposed)
  --campaign NAME    folder of this recording (the month of the first run)
  --test ID          only this test; may be repeated
  --seed NUMBER      draws another random order
  --script           prints a shell script that does it on another machine, and does nothing here
  --drive PRODUCT=/dev/disk/by-id/NAME   the drive that is the product; what is on it is lost
  --erase PRODUCT='MODEL SERIAL'         says, without being asked, that it may be erased
  --work DIR         where commands may make files, on the disk to be measured
Stopped, it goes on where it was when the same command is given again.`;

const text = /** @type {const} */ ({ type: 'string' });
const texts = /** @type {const} */ ({ type: 'string', multiple: true });
const options = {
  methodology: text,
  testbed: text,
  campaign: text,
  test: texts,
  seed: text,
  script: /** @type {const} */ ({ type: 'boolean', default: false }),
  drive: texts,
  erase: texts,
  work: text,
};

const root = process.cwd();
/** Where recordings lie until they are filed: they must outlive a restart of the machine. */
const recordings = '.recordings';

await runCommand(usage, record);

/** @param {string[]} given */
async function record(given) {
  const { values, positionals } = parseCommand({ usage, options, most: Infinity }, given);
  if (positionals.length === 0) throw new InputError('name the products to record', { hint: usage });
  const project = readProject(readProjectFiles(root).texts);
  const methodology = values.methodology ?? onlyMethodology(project);
  const products = positionals.includes('all') ? reachable(project) : [...new Set(positionals)];
  const wanted = { products, methodology, tests: values.test, seed: seedIn(values.seed) };
  const { plan, problems } = readPlan(wanted, project, filesBeside(methodology));
  for (const found of problems) terminal.complain(`${formatProblem(found)}\n`);
  if (!plan) return 1;
  const { campaign, testbed } = values;
  const script = benchScript(plan, { campaign, testbed });
  if (values.script) {
    terminal.say(script.text);
    return 0;
  }
  const folder = join(root, recordings, script.id);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'bench.sh');
  writeFileSync(file, script.text);
  const passed = /** @type {const} */ (['drive', 'erase']).flatMap((name) =>
    (values[name] ?? []).flatMap((each) => [`--${name}`, each]),
  );
  const places = ['--dir', join(folder, 'recording'), ...(values.work ? ['--work', values.work] : [])];
  const { code, archive } = await runScript([file, ...places, ...passed]);
  if (archive && code !== 0)
    terminal.complain(`to file what succeeded: npm run add -- ${relative(root, archive)}\n`);
  if (!archive || code !== 0) return code;
  // what reads results is loaded when there are some
  const { readBlogParsers } = await import('./flow/reading/readBlogParsers.js');
  const { addRecordings, openRecordings } = await import('./record/addRecordings.js');
  const { blogParsers } = readBlogParsers(project);
  const place = { root, project, blogParsers, campaign, testbed };
  if (addRecordings(openRecordings([archive]), place, terminal) !== 0) return 1;
  rmSync(folder, { recursive: true });
  return 0;
}

/** @param {import('./model/project.js').Project} project */
function onlyMethodology({ methodologies }) {
  const able = [...methodologies.values()]
    .filter(({ value }) => testsWithCommand(value).length > 0)
    .map(({ id }) => id);
  if (able.length === 1) return able[0];
  throw new InputError('name the methodology: --methodology ID', {
    hint: able.length > 0 ? `one of: ${able.join(', ')}` : 'none has a command in its tests yet',
  });
}

/** @param {import('./model/project.js').Project} project */
const reachable = ({ products }) =>
  [...products.values()].filter(({ value }) => value.target).map(({ id }) => id);

/** @param {string} [seed] */
function seedIn(seed) {
  if (seed === undefined || /^\d{1,9}$/.test(seed)) return seed === undefined ? undefined : Number(seed);
  throw new InputError(`--seed is not a whole number: ${seed}`);
}

/** What lies beside a methodology, for its commands. @param {string} methodology */
function filesBeside(methodology) {
  const folder = join(root, 'data/methodologies', methodology);
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => name !== 'methodology.toml' && /^[\w][\w.-]*$/.test(name))
    .map((name) => {
      const content = readFileSync(join(folder, name), 'utf8');
      if (content.includes('\0'))
        throw new InputError('a file beside a methodology that is no text', {
          file: `data/methodologies/${methodology}/${name}`,
          hint: 'scripts carry texts only: make it by a command, or move it',
        });
      return { name, text: content };
    });
}

/**
 * Runs a bench script here. Ctrl-C reaches it from the terminal; it clears away and ends by itself.
 *
 * @param {string[]} args the script and its options
 * @returns {Promise<{ code: number, archive: string | null }>} the archive it packed
 */
function runScript(args) {
  const ignore = () => {};
  process.on('SIGINT', ignore);
  return new Promise((resolve, reject) => {
    const child = spawn('sh', args, programOptions({ stdio: ['inherit', 'pipe', 'inherit'] }));
    let printed = '';
    child.stdout?.on('data', (part) => (printed += part));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', ignore);
      resolve({ code: code ?? 1, archive: printed.trim().split('\n').pop() || null });
    });
  });
}
