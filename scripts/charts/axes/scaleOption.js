/** What a chart block says of its value axis. @param {'linear' | 'log'} usual @param {string} [axis] in words */
export const scaleOption = (usual, axis = 'value') => ({
  enum: ['linear', 'log'],
  default: usual,
  description: `of the ${axis} axis; ${usual} is the default`,
});
