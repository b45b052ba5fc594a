/**
 * How fio was called, for people: options that all jobs share under their own name, others behind the job's.
 *
 * @param {import('./jobs.js').FioJob[]} jobs
 * @returns {Record<string, string>}
 */
export function settingsOf(jobs) {
  const sections = new Map(
    jobs.map(({ test, options, entry }) => [test, { ...options, ...steadyState(entry) }]),
  );
  const [first = {}] = sections.values();
  const shared = (/** @type {string} */ key) =>
    [...sections.values()].every((each) => valueIn(each, key) === valueIn(first, key));
  const common = Object.entries(first).filter(([key]) => shared(key));
  const own = [...sections].flatMap(([test, options]) =>
    Object.entries(options)
      .filter(([key]) => !shared(key))
      .map(([key, value]) => [`${test}: ${key}`, value]),
  );
  return Object.fromEntries([...common, ...own]);
}

/**
 * @param {Record<string, string>} options
 * @param {string} key
 */
const valueIn = (options, key) => (Object.hasOwn(options, key) ? options[key] : undefined);

/**
 * @param {any} entry
 * @returns {Record<string, string>}
 */
function steadyState({ steadystate }) {
  if (!steadystate) return {};
  return {
    'steadystate attained': steadystate.attained ? 'yes' : 'no',
    'steadystate criterion': String(steadystate.criterion),
  };
}
