import { labelsFor } from './privacy/anonymise.js';
import { distinctSecrets } from './privacy/secrets.js';

/**
 * The private names in the files of each campaign, with what takes their place: the same in all its files.
 *
 * @param {import('./importCandidate.js').Placement[]} placements
 * @returns {Map<string, import('./privacy/anonymise.js').Labels>} by `data/raw/<product>/<campaign>`
 */
export function campaignLabels(placements) {
  const folders = new Set(placements.map(campaignOf));
  return new Map(
    [...folders].map((folder) => {
      const own = placements.filter((placement) => campaignOf(placement) === folder);
      return [folder, labelsFor(distinctSecrets(own.flatMap(({ candidate }) => candidate.secrets)))];
    }),
  );
}

/** @param {{ to: string }} placement */
export const campaignOf = ({ to }) => to.split('/').slice(0, 4).join('/');
