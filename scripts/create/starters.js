/**
 * What a blog may be about: the folder of `template/` with a first methodology, if there is one. A word that is not listed
 * makes a blog without.
 *
 * @type {Readonly<Record<string, string | null>>}
 */
export const starters = Object.freeze({
  drives: 'drives',
  software: 'software',
  processors: 'software',
  'graphics cards': null,
  routers: null,
});
