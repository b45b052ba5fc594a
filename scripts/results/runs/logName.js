const named = /^(.*?)_(?:bw|iops|lat|clat|slat|clat_hist)(?:\.(\d+))?\.log$/i;

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
