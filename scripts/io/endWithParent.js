import '../model/lib/freezeObjects.js';
import { spawn } from 'node:child_process';
import { programOptions } from '../model/lib/program.js';

/*
 * `node endWithParent.js PROGRAM ARGUMENT...` runs a program that ends when whoever started this ends: its end closes the
 * standard input of this, also where it was killed and could do nothing about it.
 */

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, programOptions({ stdio: ['ignore', 'inherit', 'inherit'] }));

const end = () => child.kill('SIGKILL');
process.stdin.on('end', end).on('error', end).resume();

child.on('error', ({ message }) => {
  process.stderr.write(`ERROR cannot run: ${message}\n`);
  process.exit(127);
});
child.on('close', (code, signal) => {
  if (signal) process.stderr.write(`ended by ${signal}\n`);
  process.exit(code ?? 1);
});
