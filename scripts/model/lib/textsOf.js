/** The texts of a list that a person wrote: what else is in it has been reported. @param {unknown} list @returns {string[]} */
export const textsOf = (list) => (Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []);
