/** What a chart block says of its value axis. @param {'linear' | 'log'} usual @param {string} [axis] in words */
export const scaleOption = (usual, axis = 'value') => ({
  enum: ['linear', 'log'],
  default: usual,
  description: `of the ${axis} axis; ${usual} is the default`,
});

/** The same of results side by side, whose values decide. */
export const barScaleOption = Object.freeze({
  enum: ['linear', 'log'],
  description:
    'linear draws bars, log draws dots; log is the default for ratios, and where the largest value is more than 20 times the smallest',
});
