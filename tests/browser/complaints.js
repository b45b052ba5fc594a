/**
 * Whatever the console of a page says from now on, and whatever it does not catch: a list that grows.
 *
 * @param {import('@playwright/test').Page} page
 */
export function complaintsOf(page) {
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
