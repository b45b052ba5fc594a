import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { schedule } from './schedule.js';

/** The parts of every script, in their order; each is plain POSIX shell. */
const parts = ['guard.sh', 'calm.sh', 'facts.sh', 'steps.sh', 'main.sh'];
const readPart = (/** @type {string} */ name) =>
  readFileSync(new URL(`shellParts/${name}`, import.meta.url), 'utf8');

/**
 * The script that records a plan: on a bench that has nothing but a shell and the tools it measures with, and here too.
 *
 * @param {import('./readPlan.js').Plan} plan
 * @param {{ campaign?: string, testbed?: string }} labels where the recording will be filed, as far as it is known
 * @returns {{ id: string, text: string }} `id` changes with anything that would be run
 */
export function benchScript(plan, labels) {
  const body = [...planText(plan), ...parts.map(readPart)].join('\n');
  const id = createHash('sha256').update(body).digest('hex').slice(0, 8);
  const label = Object.entries(labels).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  const head = [
    '#!/bin/sh',
    `# Records: ${oneLine(plan.title)}: ${plan.products.map((product) => product.id).join(', ')}`,
    '# Made by Benchfolio. It needs a POSIX shell with awk, od and tar, and the tools it measures with.',
    '# Read it before you run it: it runs every command below, with your rights. sh THIS-FILE --help',
    'set -u',
    'export LC_ALL=C',
    `PLAN=${id}`,
    `LABELS=${quoted(label.join('\n'))}`,
  ];
  return { id, text: `${head.join('\n')}\n\n${body}` };
}

/** @param {import('./readPlan.js').Plan} plan */
function planText(plan) {
  const calls = new Map();
  const commands = plan.products.flatMap(({ id: product, setup, cleanup }, index) => [
    ...shellFunction(`setup_${index + 1}`, setup),
    ...shellFunction(`cleanup_${index + 1}`, cleanup),
    ...plan.tests.flatMap(({ id: test, settings, commands: of }) =>
      settings.flatMap((each) => {
        const own = of(product, each);
        if (!own) return [];
        const call = calls.size + 1;
        calls.set(`${product} ${test} ${each}`, call);
        const title = `# ${product}: ${test}${each === '-' ? '' : `, ${each}`}`;
        return [
          title,
          ...Object.entries(own).flatMap(([phase, text]) => shellFunction(`${phase}_${call}`, text)),
        ];
      }),
    ),
  ]);
  return [
    settingsText(plan),
    filesText(plan),
    ['# ---- the commands of the methodology', ...commands, ''].join('\n'),
    stepsText(plan, calls),
  ];
}

/** @param {import('./readPlan.js').Plan} plan */
const settingsText = ({ title, methodology, seed, products, needs, calm }) =>
  [
    `TITLE=${quoted(title)}`,
    `METHODOLOGY=${quoted(methodology)} SEED=${seed}`,
    `PRODUCTS=${quoted(products.map(({ id }) => id).join(' '))}`,
    `NEEDS=${quoted(needs.join(' '))}`,
    `CALM_REST=${calm.rest} CALM_WAIT=${calm.wait} CALM_BUSY=${calm.busy} CALM_OTHERS=${calm.others} CALM_TEMPERATURE=${calm.temperature}`,
    '',
  ].join('\n');

/** @param {import('./readPlan.js').Plan} plan */
function filesText({ files, products }) {
  const drives = products.filter(({ drive }) => drive).map(({ id }) => id);
  return [
    '# ---- files that commands use; they lie in a folder of each product',
    'unpack_files() {',
    ...files.map(({ name, text }) => hereDocument(name, text)),
    '  case $product in',
    ...products.map(
      ({ id, target }) => `  ${id})\n${hereDocument('target.json', JSON.stringify(target, null, 2))}\n  ;;`,
    ),
    '  esac',
    '}',
    `needs_drive() { case ${quoted(` ${drives.join(' ')} `)} in *" $1 "*) return 0 ;; esac; return 1; }`,
    'number_of() {',
    '  case $1 in',
    ...products.map(({ id }, index) => `  ${id}) echo ${index + 1} ;;`),
    '  esac',
    '}',
    '',
  ].join('\n');
}

/** @param {import('./readPlan.js').Plan} plan @param {ReadonlyMap<string, number>} calls */
function stepsText({ products, tests, seed }, calls) {
  const byId = new Map(tests.map((test) => [test.id, test]));
  const steps = schedule({ products: products.map(({ id }) => id), tests, seed }).flatMap((step) => {
    const call = calls.get(`${step.product} ${step.test} ${step.settings}`);
    return call === undefined ? [] : [{ ...step, call }];
  });
  const lines = steps.map(({ block, product, test, settings, run, call }, index) => {
    const { least, until, limit } = /** @type {import('./planCommands.js').PlannedTest} */ (byId.get(test));
    return [index + 1, block, product, test, settings, run, least, until, limit, call].join(' ');
  });
  return [
    '# ---- the order: number block product test settings run least until limit commands',
    'plan() {',
    "  cat <<'END_OF_PLAN'",
    ...lines,
    'END_OF_PLAN',
    '}',
    '',
  ].join('\n');
}

/** None for a phase that there is not. @param {string} name @param {string} text */
const shellFunction = (name, text) => (text.trim() ? [`${name}() {\n${text.trim()}\n}`] : []);

/** The text as a file of the working folder. @param {string} name @param {string} text */
function hereDocument(name, text) {
  let end = 'END_OF_FILE';
  while (text.split('\n').includes(end)) end += '_';
  return `cat >${quoted(name)} <<'${end}'\n${text.replace(/\n$/, '')}\n${end}`;
}

/** @param {string} text as one word of a shell */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** @param {string} text */
const oneLine = (text) => text.replaceAll(/\s+/g, ' ');
