/** What JSON and TOML write in braces: no list, no text, not nothing. @param {unknown} value @returns {value is Record<string, any>} */
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
