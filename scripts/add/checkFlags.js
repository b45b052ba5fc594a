import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';

/**
 * Names on the command line that mean nothing in this project. A product may be new where a file says what it is.
 *
 * @param {import('./chooseCampaign.js').Options} options
 * @param {import('../model/project.js').Project} project
 * @param {import('./importCandidate.js').ImportCandidate[]} candidates
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkFlags(options, { products, methodologies, testbeds }, candidates) {
  const tests = [...methodologies.values()]
    .filter(({ id }) => options.methodology === undefined || id === options.methodology)
    .flatMap(({ value }) => Object.keys(value.tests ?? {}));
  const identified = candidates.some(({ product }) => product?.model);
  const known = /** @type {const} */ ([
    ['product', identified ? null : [...products.keys()], 'products'],
    ['methodology', [...methodologies.keys()], 'methodologies'],
    ['testbed', [...testbeds.keys()], 'testbeds'],
    ['test', tests, 'tests'],
  ]);
  return known.flatMap(([flag, names, plural]) => {
    const name = options[flag];
    if (name === undefined || !names || names.includes(name)) return [];
    const writes = flag === 'test' || names.length === 0 ? '' : `; npm run new -- ${flag} ${name} writes it`;
    return [problem(`unknown ${flag}: ${name}`, { hint: `${didYouMean(name, names, plural)}${writes}` })];
  });
}
