#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { askAnswers } from './askAnswers.js';
import { createBlog } from './createBlog.js';
import { UserError, readAnswers, usage } from './readAnswers.js';

/*
 * `npm create benchfolio my-blog`: a package of its own that needs no other, so that nothing is installed twice.
 */

process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args */
async function main(args) {
  try {
    if (args.includes('--help') || args.includes('-h')) {
      process.stdout.write(`${usage}\n`);
      return 0;
    }
    checkNode();
    const { folder, answers, asks } = readAnswers(args);
    const complete = asks ? await askAnswers(folder, answers) : answers;
    process.stdout.write(createBlog({ cwd: process.cwd(), version: ownVersion(), ...complete }));
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`error: ${error.message}\n${error.hint ? `  ${error.hint}\n` : ''}`);
    return 1;
  }
}

/** The version of the program is that of this package. */
function ownVersion() {
  return JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version;
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new UserError(`Node.js ${process.versions.node} is too old`, 'install Node.js 20.19 or newer');
}
