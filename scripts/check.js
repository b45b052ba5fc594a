import './model/lib/freezeObjects.js';
import { readCommand } from './command/readCommand.js';
import { programBeside } from './io/hugoConfig.js';
import { formatProblem, problemOf } from './model/inputError.js';
import { hearHugo } from './setup/findHugo.js';

/*
 * `npm run check`: lint, format, types, the data and every page, all at the same time. It draws no chart, and leaves
 * the built site alone.
 */

readCommand({
  usage:
    'usage: npm run check\nSays what is wrong with the texts, the data and every page. It makes no site, and leaves public/ alone.',
});

const root = process.cwd();
const began = performance.now();
const heard = hearHugo().catch(() => {});
const { checkSite } = await import('./check/site.js');
const { checkCode } = await import('./check/tools.js');
await heard;
// it knows what files were hashed to, and lets Hugo begin
const site = checkSite(root).catch((error) => [problemOf(error)]);
// a blog's own check leaves the program alone
const code = programBeside(root) ? [] : checkCode(root);
const problems = await site;
const findings = await code;

const [warnings, errors] = ['warning', 'error'].map((each) =>
  problems.filter(({ severity }) => severity === each),
);
// what makes it fail comes last
for (const each of warnings) process.stdout.write(`${formatProblem(each)}\n`);
for (const { name, ok, output } of findings) if (!ok) process.stdout.write(`${name}:\n${output}\n\n`);
for (const each of errors) process.stdout.write(`${formatProblem(each)}\n`);

const failed = [
  ...findings.filter(({ ok }) => !ok).map(({ name }) => name),
  ...(errors.length > 0 ? ['site'] : []),
];
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(
  failed.length > 0
    ? `to correct: ${failed.join(', ')}\n`
    : `${findings.length > 0 ? 'lint, format, types, ' : ''}data and pages are correct (${seconds} s)\n`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
