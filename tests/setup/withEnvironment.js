/**
 * Does something under other environment variables; `undefined` takes one away.
 *
 * @template T
 * @param {Record<string, string | undefined>} variables
 * @param {() => T} action
 * @returns {T}
 */
export function withEnvironment(variables, action) {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  const restore = () => set(before);
  set(variables);
  try {
    const result = action();
    if (!(result instanceof Promise)) restore();
    return result instanceof Promise ? /** @type {T} */ (result.finally(restore)) : result;
  } catch (error) {
    restore();
    throw error;
  }
}

/** @param {Record<string, string | undefined>} variables */
function set(variables) {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
