import { productText, freeColour } from '../productText.js';
import { titleOf } from '../kind.js';

/** @type {import('../kind.js').Kind} */
export const product = {
  kind: 'product',
  names: ['product'],
  fields: {
    name: { about: 'as readers should see it' },
    maker: { about: 'who makes it' },
    capacity: { about: 'e.g. "128 GB"' },
  },
  begin({ names: [id], values, project }) {
    const taken = [...project.products.values()].flatMap(({ value }) => value.colour ?? []);
    const { name = titleOf(id), maker, capacity } = values;
    return {
      files: new Map([
        [`data/products/${id}.toml`, productText({ name, maker, capacity, colour: freeColour(taken) })],
      ]),
      next: `fill in its specs, then file its results: npm run add -- FOLDER --product ${id}`,
    };
  },
};
