/**
 * What counts as valid HTML. Left to be are what HTML allows: Goldmark's footnotes fn:1, and after minifying the doctype in
 * small letters and a bare ">" in a text.
 *
 * @type {import('html-validate').ConfigData}
 */
export const htmlRules = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': 'off',
    'no-raw-characters': 'off',
  },
};
