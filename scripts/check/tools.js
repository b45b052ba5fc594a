import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { codeInputs } from '../flow/incremental/inputs.js';
import { childOutput } from '../io/runHugo.js';
import { runIfChanged } from '../io/runIfChanged.js';
import { laterCode } from '../model/lib/laterCode.js';
import { programOptions } from '../model/lib/program.js';

/** @typedef {{ name: string, ok: boolean, output: string }} Finding what one tool says of the code */

const require = createRequire(import.meta.url);

/** @type {{ name: string, command: [string, string], args: string[] }[]} each with its package and the program in it */
const tools = [
  { name: 'lint', command: ['oxlint', 'bin/oxlint'], args: ['--deny-warnings'] },
  { name: 'format', command: ['oxfmt', 'bin/oxfmt'], args: ['--list-different'] },
  {
    name: 'types',
    command: ['typescript', 'bin/tsc'],
    args: [
      ...['-p', '.', '--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/typescript/types.tsbuildinfo'],
    ],
  },
];

/**
 * Lint, format and types, all at the same time; each only where code has changed since it was content.
 *
 * @param {string} root
 * @returns {Promise<Finding[]>}
 */
export function checkCode(root) {
  const known = codeInputs(root);
  const check = (/** @type {typeof tools[number]} */ tool) => {
    let asked = 0;
    return runIfChanged(join(root, `.build/done/${tool.name}.json`), {
      // the three ask at the same time what is there before they begin
      reads: () => (asked++ === 0 ? known : codeInputs(root)),
      work: () => run(root, tool),
      stands: ({ ok }) => ok,
    });
  };
  return Promise.all(tools.map(check));
}

/**
 * @param {string} root
 * @param {typeof tools[number]} tool
 * @returns {Promise<Finding>}
 */
async function run(root, { name, command: [owner, program], args }) {
  const path = join(require.resolve(`${owner}/package.json`), '..', program);
  const { status, output } = await childOutput(
    spawn(
      process.execPath,
      [...laterCode, path, ...args],
      programOptions({ cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }),
    ),
  );
  return { name, ok: status === 0, output: output.trim() };
}
