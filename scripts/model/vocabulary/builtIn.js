import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

/**
 * The program's own vocabulary, a file a field. It is read when the module is loaded, as code is; for pages the bundler puts the
 * whole vocabulary of the site here instead (`scripts/runtime/bundlePage.js`).
 *
 * @type {readonly import('./index.js').Layer[]} in their order: the order of parameters is that of labels
 */
export const builtIn = [
  'storage',
  'network',
  'processor',
  'graphics',
  'software',
  'web',
  'power',
  'general',
].map((field) => {
  const name = `${field}.toml`;
  return { name, ...parse(readFileSync(new URL(name, import.meta.url), 'utf8')) };
});
