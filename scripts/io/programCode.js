import { readFileSync } from 'node:fs';

/** A file of the program as text. @param {string} path */
export const programCode = (path) => readFileSync(path, 'utf8');
