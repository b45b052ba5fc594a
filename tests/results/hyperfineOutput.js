/**
 * What hyperfine writes.
 *
 * @param {Record<string, number[]>} times seconds, by command
 */
export const hyperfineOutput = (times) =>
  Buffer.from(
    JSON.stringify({
      results: Object.entries(times).map(([command, all]) => ({ command, mean: all[0], times: all })),
    }),
  );
