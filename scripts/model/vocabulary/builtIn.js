import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

/** The files in `metricsAndUnits/`, each of a field, in their order: the order of parameters is that of labels. */
const fields = {
  storage: 'Drives, disks and file systems',
  network: 'Networks, routers and adapters',
  processor: 'Processors, memory and computing',
  graphics: 'Graphics cards, games and rendering',
  software: 'Programs, libraries, compilers, databases and models',
  web: 'Web servers and web pages',
  powerAndNoise: 'Power, heat, noise and battery',
  general: 'All fields',
};

/**
 * The program's own vocabulary. It is read when the module is loaded, as code is; for pages the bundler puts the whole vocabulary of
 * the site here instead (`scripts/runtime/bundlePage.js`).
 *
 * @type {readonly import('./index.js').Layer[]}
 */
export const builtIn = Object.entries(fields).map(([field, title]) => {
  const name = `${field}.toml`;
  return { name, title, ...parse(readFileSync(new URL(`metricsAndUnits/${name}`, import.meta.url), 'utf8')) };
});
