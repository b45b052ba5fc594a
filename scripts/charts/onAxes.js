/** Channels of marks at values of the axes. */
export const onAxes = Object.freeze({
  x: { field: 'x', type: 'quantitative' },
  y: { field: 'y', type: 'quantitative' },
});
