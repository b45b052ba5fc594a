import './model/lib/freezeObjects.js';
import { readCommand } from './command/readCommand.js';
import { formatProblem, problemOf } from './model/inputError.js';

/*
 * `npm run publish -- <slug>`: locks every number that a review shows from data in `published.json` beside it, and keeps its
 * charts as they are in `static/archive`, for whoever quotes them. When a number has changed since, it asks for an update in the
 * front matter, and records what changed from what to what.
 */

const { positionals } = readCommand({
  usage: `usage: npm run publish -- REVIEW
Locks every number that the review shows, in published.json beside it, and keeps its charts in static/archive.
REVIEW is the name of a folder of content/reviews.`,
  most: 1,
});

try {
  const { publishReview } = await import('./publish/publishReview.js');
  console.log(await publishReview(process.cwd(), positionals[0]));
} catch (error) {
  console.error(formatProblem(problemOf(error)));
  process.exitCode = 1;
}
