import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A file of an installed package, wherever npm put it. @param {string} name */
export const packageFile = (name) => resolve(name).replaceAll('\\', '/');
