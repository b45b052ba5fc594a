/** A reader's own machine, as charts draw it beside what was measured. No product of a site has an id with brackets. */
export const readersMachine = Object.freeze({
  id: '(own)',
  name: 'Your machine',
  slot: 0,
  subject: false,
  kind: /** @type {const} */ ('own'),
});
