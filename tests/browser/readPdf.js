import { spawnSync } from 'node:child_process';

/** Whether a PDF can be looked at here. */
export const canRead = spawnSync('pdftoppm', ['-v']).error === undefined;

/** Strongly coloured pixels of each page of a PDF at 40 dots an inch. @param {Buffer} pdf */
export function colouredPixels(pdf) {
  const { status, stdout, stderr } = spawnSync('pdftoppm', ['-r', '40', '-'], {
    input: pdf,
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`pdftoppm: ${stderr}`);
  const pages = [];
  for (let at = 0; at < stdout.length;) {
    const [head, width, height] =
      /^P6\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', at, at + 40)) ?? [];
    if (!head) throw new Error(`no picture at ${at}`);
    const start = at + head.length;
    at = start + Number(width) * Number(height) * 3;
    let coloured = 0;
    for (let pixel = start; pixel < at; pixel += 3) {
      const [red, green, blue] = stdout.subarray(pixel, pixel + 3);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) coloured += 1;
    }
    pages.push(coloured);
  }
  return pages;
}

/** What stands on each page of a PDF, as it is laid out. @param {Buffer} pdf @returns {string[]} */
export function textsOf(pdf) {
  const { status, stdout, stderr } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf });
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`);
  return stdout.toString('utf8').split('\f');
}
