import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Files what a run left. Results are compressed as `gzip -n` does, without name and time; the truth of an
 * emulated drive stays readable.
 * @param {Map<string, Buffer>} files by name
 * @param {string} folder `data/raw/<product>/<campaign>/<test>`
 */
export async function fileRun(files, folder) {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) {
    if (name.endsWith('.csv')) await writeFile(join(folder, name), bytes);
    else await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
