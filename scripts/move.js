import './model/lib/freezeObjects.js';
import { rename } from './rename/command.js';

/*
 * `npm run move -- review OLD NEW`
 */

process.exitCode = rename('review', {
  name: 'move',
  about: `Gives a review another address: its folder in content/reviews, and the links to it. Its old address, and those of its charts,
lead to the new ones.`,
});
