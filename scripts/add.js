import './model/lib/freezeObjects.js';
import { usage } from './add/addOptions.js';
import { runCommand, terminal } from './command/terminal.js';

await runCommand(usage, async (args) => {
  const { addResults } = await import('./add/addResults.js');
  return addResults(args, { root: process.cwd(), terminal });
});
