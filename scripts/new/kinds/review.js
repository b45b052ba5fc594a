import { firstChart } from '../firstChart.js';
import { titleOf } from '../kind.js';
import { reviewText } from '../reviewText.js';

/** @param {string} products ids with commas between */
const lineUpOf = (products = '') => products.split(',').map((id) => id.trim());

/**
 * What all campaigns of the line-up have in common.
 *
 * @param {'methodology' | 'testbed'} key
 * @returns {NonNullable<import('../kind.js').Field['usual']>}
 */
const ofAllCampaigns =
  (key) =>
  ({ products }, { campaigns }) => {
    const lineUp = lineUpOf(products);
    const used = new Set(
      campaigns.filter(({ product }) => lineUp.includes(product)).map(({ value }) => value[key]),
    );
    return used.size === 1 ? [...used][0] : undefined;
  };

/** @type {import('../kind.js').Kind} */
export const review = {
  kind: 'review',
  names: ['review'],
  fields: {
    title: { about: 'the headline' },
    products: {
      about: 'the line-up, e.g. my-ssd,other-ssd',
      choices: ({ products }) => [...products.keys()],
      required: true,
    },
    methodology: {
      about: 'by which they were tested',
      choices: ({ methodologies }) => [...methodologies.keys()],
      required: true,
      usual: ofAllCampaigns('methodology'),
    },
    testbed: {
      about: 'on which they were tested',
      choices: ({ testbeds }) => [...testbeds.keys()],
      required: true,
      usual: ofAllCampaigns('testbed'),
    },
    date: { about: 'of publication, YYYY-MM-DD' },
  },
  begin({ names: [slug], values, project, raw, today }) {
    const { title = titleOf(slug), methodology, testbed, date = today } = values;
    const products = lineUpOf(values.products);
    const facts = { title, date, methodology, testbed, products };
    const chart = firstChart({ products, methodology, testbed }, project, raw);
    return {
      files: new Map([[`content/reviews/${slug}/index.md`, reviewText(facts, chart)]]),
      next: `npm start, and write content/reviews/${slug}/index.md while the page shows it`,
    };
  },
};
