/**
 * What tables say in place of a fact or a result. Templates have the same words in `assets/i18n/en.toml`, as `state-…` and `no-result`.
 */
export const absentWords = Object.freeze({
  unknown: 'unknown',
  'not-stated': 'not stated',
  'not-applicable': 'not applicable',
  'no-result': 'no result',
});
