import './model/lib/freezeObjects.js';
import { readCommand } from './command/readCommand.js';
import { terminal } from './command/terminal.js';

const usage = `usage: npm run inspect -- [--json] [--points] [--findings] FILE-or-FOLDER...
Says what files of results hold: tool, measurements, series.
  --json      as JSON, a list with an entry for each file
  --points    with every reading of the series
  --reader F  with a reader of your own, as data/readers/<tool>.toml describes it; may be given several times
  --findings  with what the readings show: the end of a cache, a steady state...`;
const options = /** @type {const} */ ({
  json: { type: 'boolean', default: false },
  points: { type: 'boolean', default: false },
  findings: { type: 'boolean', default: false },
  reader: { type: 'string', multiple: true, default: /** @type {string[]} */ ([]) },
});

const { values, positionals } = readCommand({ usage, options, most: Infinity });

if (positionals.length === 0) {
  terminal.complain(`no file named\n${usage}\n`);
  process.exitCode = 1;
} else {
  // a hundred parsers, loaded once it is known what for
  const { inspectResults } = await import('./flow/inspectResults.js');
  process.exitCode = await inspectResults(positionals, values, terminal);
}
