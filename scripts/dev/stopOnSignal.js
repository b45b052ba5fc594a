/**
 * npm hands a signal to the shell it started, which dies of it and tells nobody: then the parent is another one.
 *
 * @param {() => Promise<unknown>} stop called once
 */
export function stopOnSignal(stop) {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopOnce);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stopOnce(), 500).unref();
}
