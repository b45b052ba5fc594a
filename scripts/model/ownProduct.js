/** A reader's own machine, as charts draw it beside what was measured. No product of a site has an id with brackets. */
export const ownProduct = Object.freeze({
  id: '(own)',
  name: 'Your machine',
  slot: 0,
  subject: false,
  kind: /** @type {const} */ ('own'),
});

/** The chart kinds that it can be drawn in: those with nothing beside rows of one metric, or readings over time. */
export const ownKinds = Object.freeze([
  ...['bar', 'grouped-bar', 'sweep', 'percentiles'],
  ...['timeline', 'consistency'],
]);
