/** @param {string} address @returns {Promise<any>} `null` where it cannot be had */
export const fetchJson = (address) =>
  fetch(address)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
