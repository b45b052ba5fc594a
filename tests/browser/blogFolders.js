import { join } from 'node:path';
import { programFolder } from '../../scripts/model/lib/program.js';

/** The frozen blog of the tests, blog/README.md, as it is written. */
export const blogSource = join(import.meta.dirname, 'blog');

/** Where it is built, so that nothing generated lies among the tests. */
export const blogFolder = join(programFolder, '.build/blog');

/** Its built site. */
export const blogSite = join(blogFolder, 'public');
