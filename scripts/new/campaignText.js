import { kindNamed } from '../model/vocabulary/index.js';
import { tomlLine, tomlString } from './tomlText.js';

/**
 * @typedef {object} CampaignFacts
 * @property {string} methodology
 * @property {string} testbed
 * @property {string} date YYYY-MM-DD
 * @property {string} [dateNote] where the date is from
 * @property {string | null} [kind] of its product
 * @property {string | null} [sample]
 * @property {string | null} [version]
 * @property {string | null} [firmware]
 * @property {string | null} [link]
 * @property {string | null} [driver]
 * @property {string | null} [variant]
 */

/** @param {Pick<CampaignFacts, 'sample' | 'firmware'>} facts */
const unitLines = ({ sample, firmware }) => [
  tomlLine('sample', sample ?? 'A', {
    example: 'A',
    about: 'which physical unit; B is the second one you bought',
  }),
  tomlLine('firmware', firmware, { example: '20200012' }),
];

/**
 * Writes the `campaign.toml` of a new campaign: what is known, and the rest as comments to fill in.
 *
 * @param {CampaignFacts} facts
 */
export function campaignText({ methodology, testbed, date, dateNote, ...facts }) {
  const { samples } = kindNamed(facts.kind ?? undefined);
  const lines = [
    '# A campaign is one sample or version of a product on one testbed by one methodology.',
    `methodology = ${tomlString(methodology)} # a folder of data/methodologies`,
    `testbed = ${tomlString(testbed)} # a file of data/testbeds`,
    `date = ${date} # ${dateNote ?? 'when it was run'}`,
    ...(samples ? unitLines(facts) : [tomlLine('version', facts.version, { example: '14.2.0' })]),
    tomlLine('link', facts.link, { example: 'PCIe 3.0 x2', about: 'how it was connected' }),
    tomlLine('driver', facts.driver, { example: 'stornvme 10.0.19041' }),
    tomlLine('variant', facts.variant, {
      example: 'nbd',
      about: 'a setup that the methodology declares under its tests, with the reason',
    }),
    tomlLine('supersedes', null, { example: '2026-10', about: 'the campaign that this one replaces' }),
    tomlLine('note', null, { example: 'What a reader should know of it.' }),
    '',
    '# A run that was disturbed stays on file and is drawn hollow, but is not counted:',
    '# exclude = [{ test = "random-read", run = 3, reason = "background update" }]',
  ];
  return `${lines.join('\n')}\n`;
}
