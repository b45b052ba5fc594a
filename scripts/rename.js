import './model/lib/freezeObjects.js';
import { rename } from './rename/command.js';

/*
 * `npm run rename -- product OLD NEW`
 */

process.exitCode = rename('product', {
  name: 'rename',
  about: `Gives a product another name: its file in data/products, its raw files, and all that names it. Published numbers
stay locked, and its old address leads to the new one.`,
});
