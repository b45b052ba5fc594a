import './model/lib/freezeObjects.js';
import { asksForHelp } from './command/readCommand.js';
import { statusOf, terminal } from './command/terminal.js';
import { usage } from './new/arguments.js';
import { beginFile } from './new/beginFile.js';

const args = process.argv.slice(2);

if (asksForHelp(args)) terminal.say(`${usage}\n`);
else process.exitCode = await statusOf(() => beginFile(args, { root: process.cwd(), terminal }));
