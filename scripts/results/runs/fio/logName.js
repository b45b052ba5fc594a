/** How fio ends the name of a log, by the metric that is in it. */
const endings = /** @type {Record<string, string>} */ ({
  bandwidth: '_bw',
  iops: '_iops',
  latency: '_lat',
  'completion-latency': '_clat',
  'submission-latency': '_slat',
});

const named = new RegExp(
  `^(.*?)(?:${Object.values(endings).join('|')}|_clat_hist)(?:\\.(\\d+))?\\.log$`,
  'i',
);

/** Whether a raw file is by its name the log of a metric. @param {string} file @param {string} metric */
export const isLogOf = (file, metric) => file.includes(endings[metric] ?? metric);

/**
 * What the name of a raw file tells of where it belongs: fio calls the logs of a run `<prefix>_bw.<number of the job>.log`.
 *
 * @param {string} file path
 * @returns {{ name: string, stem: string, number: number | null }} `stem` is what the files of one run have in common
 */
export function logName(file) {
  const name = (file.split('/').pop() ?? file).replace(/\.gz$/i, '');
  const log = named.exec(name);
  if (log) return { name, stem: log[1], number: log[2] === undefined ? null : Number(log[2]) };
  return { name, stem: name.replace(/\.[^.]*$/, ''), number: null };
}
