/** "A, B and C". @param {string[]} names one at least, which may hold commas */
export const listNames = (names) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}` : names[0];
