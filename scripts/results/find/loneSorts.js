import { isSort } from './findProducts.js';

/**
 * "SATA" answers for "SATA 3, 6 Gb/s" too: the only sort of a value is no choice of its own.
 *
 * @param {Iterable<string>} texts of one fact
 * @returns {Map<string, string>} the value that answers for it, by each lone sort
 */
export function loneSorts(texts) {
  const values = [...new Set(texts)];
  return new Map(
    values.flatMap((of) => {
      const sorts = values.filter((each) => each !== of && isSort(each, of));
      return sorts.length === 1 ? [[sorts[0], of]] : [];
    }),
  );
}
