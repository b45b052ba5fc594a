import { kinds } from '../../model/vocabulary/index.js';
import { titleOf } from '../kind.js';
import { productText, freeColour } from '../productText.js';

/** Every fact that products of some kind have may be said by a flag; none of them is asked for. */
const factFields = () =>
  Object.fromEntries(
    Object.values(kinds).flatMap(({ plural, facts }) =>
      Object.entries(facts).map(([name, { example }]) => [
        name,
        { about: `of ${plural}${example ? `, e.g. "${example}"` : ''}`, quiet: true },
      ]),
    ),
  );

/** @type {import('../kind.js').Kind} */
export const product = {
  kind: 'product',
  names: ['product'],
  get fields() {
    return {
      kind: {
        about: 'what it is',
        choices: () => Object.keys(kinds),
        usual: (/** @type {unknown} */ _, /** @type {import('../kind.js').Project} */ project) =>
          onlyKind(project),
      },
      name: { about: 'as readers should see it' },
      maker: { about: 'who makes it' },
      ...factFields(),
    };
  },
  begin({ names: [id], values, project }) {
    const taken = [...project.products.values()].flatMap(({ value }) => value.colour ?? []);
    const { name = titleOf(id), maker, kind, ...facts } = values;
    return {
      files: new Map([
        [`data/products/${id}.toml`, productText({ name, maker, kind, facts, colour: freeColour(taken) })],
      ]),
      next: `fill in its specs, then file its results: npm run add -- FOLDER --product ${id}`,
    };
  },
};

/**
 * What all products of a site are.
 *
 * @param {import('../kind.js').Project} project
 * @returns {string | undefined}
 */
function onlyKind({ products }) {
  const used = new Set([...products.values()].map(({ value }) => value.kind));
  return used.size === 1 ? [...used][0] : undefined;
}
