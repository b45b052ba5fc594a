#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { programFolder } from '../model/lib/program.js';
import { checkNode } from '../setup/checkNode.js';
import { provideHugo } from '../setup/installHugo.js';
import { provideNodeModules } from '../setup/nodeModules.js';
import { commands } from './commands.js';
import { asksForHelp, stopWith } from './readCommand.js';

/*
 * `npx benchfolio COMMAND`: what a blog's npm scripts call. It works on the folder it is called in.
 */

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : null;

if (name === '--version') process.stdout.write(`${ownVersion()}\n`);
else if (!command) process.exitCode = help(name);
else await run(command);

/** @param {import('./commands.js').Command} command */
async function run({ file, hugo }) {
  try {
    checkNode();
    // npm does not install what a linked clone needs; a package has no lockfile, and npm has seen to it
    if (existsSync(join(programFolder, 'package-lock.json'))) provideNodeModules(programFolder);
    if (hugo && !asksForHelp(args)) await provideHugo();
  } catch (error) {
    stopWith(error);
  }
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  // as if Node had been called with the command's file
  process.argv.splice(1, process.argv.length - 1, path, ...args);
  await import(pathToFileURL(path).href);
}

/** @param {string | undefined} unknown @returns {number} exit status */
function help(unknown) {
  const asked = unknown === undefined || unknown === '--help' || unknown === '-h' || unknown === 'help';
  const width = Math.max(...Object.keys(commands).map((each) => each.length));
  const lines = Object.entries(commands).map(([each, { about }]) => `  ${each.padEnd(width)}  ${about}`);
  const text = ['usage: npx benchfolio COMMAND [options]', ...lines, 'Each has --help.'].join('\n');
  if (asked) process.stdout.write(`${text}\n`);
  else process.stderr.write(`error: unknown command: ${unknown}\n${text}\n`);
  return asked ? 0 : 1;
}

function ownVersion() {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
}
