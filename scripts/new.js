import './model/lib/freezeObjects.js';
import { runCommand, terminal } from './command/terminal.js';
import { usage } from './new/arguments.js';
import { beginFile } from './new/beginFile.js';

await runCommand(usage, (args) => beginFile(args, { root: process.cwd(), terminal }));
