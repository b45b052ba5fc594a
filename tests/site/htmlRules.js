/**
 * What counts as valid HTML. Goldmark names its footnotes fn:1, and Hugo writes doctype in small letters; HTML allows both.
 *
 * @type {import('html-validate').ConfigData}
 */
export const htmlRules = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: { 'valid-id': ['error', { relaxed: true }], 'doctype-style': 'off' },
};
