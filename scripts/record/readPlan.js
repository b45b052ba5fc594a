import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readToml } from '../content/toml.js';
import { InputError } from '../model/inputError.js';

/** @param {string} file @returns {Promise<Record<string, any>>} */
async function readTomlFile(file) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new InputError('file is missing', { file });
  });
  try {
    return readToml(text).value;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, hint } = error.problem;
    throw new InputError(error.message, { file, line, hint });
  }
}

/**
 * Reads which products can be recorded: those with a `[target]`.
 * @param {string} data the data folder
 * @param {string} wanted a product's id, or `all`
 * @returns {Promise<{id: string, emulated: boolean, spec: Record<string, any>}[]>}
 * @throws {InputError} when the product is unknown or says not how it is reached
 */
export async function readProducts(data, wanted) {
  const folder = join(data, 'products');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.toml')).sort();
  const ids = wanted === 'all' ? files.map((file) => file.slice(0, -'.toml'.length)) : [wanted];
  const products = [];
  for (const id of ids) {
    const file = join(folder, `${id}.toml`);
    const { emulated = false, target } = await readTomlFile(file);
    if (target) products.push({ id, emulated, spec: target });
    else if (wanted !== 'all')
      throw new InputError('[target] is missing', { file, hint: 'copy one from another product file' });
  }
  return products;
}

/**
 * @param {string} data the data folder
 * @param {string} methodology
 * @returns {Promise<{id: string, job: string, runs: number}[]>} its fio tests, in their order
 */
export async function readTests(data, methodology) {
  const folder = join(data, 'methodologies', methodology);
  const { tests } = await readTomlFile(join(folder, 'methodology.toml'));
  return Object.entries(tests)
    .filter(([, test]) => test.tool === 'fio')
    .map(([id, { job, runs }]) => ({ id, job: join(folder, job), runs }));
}
