/** Channels of marks at values of the axes. */
export const onAxes = Object.freeze({
  x: { field: 'x', type: 'quantitative' },
  y: { field: 'y', type: 'quantitative' },
});

/** A value on an axis that another layer has set. @param {string} field */
export const onAxis = (field) => ({ field, type: 'quantitative' });
