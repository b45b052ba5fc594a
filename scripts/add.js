import './model/lib/freezeObjects.js';
import { usage } from './add/arguments.js';
import { asksForHelp } from './command/readCommand.js';
import { statusOf, terminal } from './command/terminal.js';

const args = process.argv.slice(2);

if (asksForHelp(args)) terminal.say(`${usage}\n`);
else
  process.exitCode = await statusOf(async () => {
    const { addResults } = await import('./add/addResults.js');
    return addResults(args, { root: process.cwd(), terminal });
  });
