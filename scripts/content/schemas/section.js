/** A section of a review in a file of its own: all else is said once, in `index.md`. */
export const sectionSchema = {
  type: 'object',
  properties: { title: { type: 'string', minLength: 1, description: 'the heading of the section' } },
  required: ['title'],
  additionalProperties: false,
};
