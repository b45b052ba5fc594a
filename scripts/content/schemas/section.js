import { table, text } from './values.js';

/** A section of a review in a file of its own: all else is said once, in `index.md`. */
export const sectionSchema = table({ title: text('the heading of the section') }, ['title']);
