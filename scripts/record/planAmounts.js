const lengths = /** @type {Record<string, number>} */ ({ s: 1, min: 60, h: 3600 });

/** @param {string} text as in "10 min"; the schema has checked its form */
export function seconds(text) {
  const [amount, unit] = text.split(' ');
  return Math.ceil(Number(amount) * lengths[unit]);
}

/** The number alone, for a shell. @param {string} text as in "±5 %" or "45 °C" */
export const percent = (text) => text.replace('±', '').split(' ')[0];
