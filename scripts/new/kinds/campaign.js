import { campaignText } from '../campaignText.js';

/** @type {import('../kind.js').Kind} */
export const campaign = {
  kind: 'campaign',
  names: ['product', 'campaign'],
  fields: {
    methodology: {
      about: 'by which it was tested',
      choices: ({ methodologies }) => [...methodologies.keys()],
      required: true,
    },
    testbed: {
      about: 'on which it was tested',
      choices: ({ testbeds }) => [...testbeds.keys()],
      required: true,
    },
    date: { about: 'the first day of it, YYYY-MM-DD' },
    sample: { about: 'which physical unit, e.g. A' },
    version: { about: 'its version, of software' },
    firmware: { about: 'its firmware' },
    link: { about: 'how it was connected' },
    variant: { about: 'a variant that the methodology declares' },
  },
  begin({ names: [id, name], values: { methodology, testbed, date, ...values }, project, today }) {
    const kind = project.products.get(id)?.value.kind;
    const facts = { ...values, kind, methodology, testbed, date: date ?? today };
    return {
      files: new Map([[`data/raw/${id}/${name}/campaign.toml`, campaignText(facts)]]),
      next: `file its results: npm run add -- FOLDER --product ${id} --campaign ${name}`,
    };
  },
};
