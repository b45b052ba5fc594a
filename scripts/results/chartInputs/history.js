import { problem } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';

/**
 * @typedef {import('./index.js').Asking} Asking
 * @typedef {import('../../model/chartData.js').ChartRow} ChartRow
 * @typedef {import('../../model/project.js').Campaign} Campaign
 */

/** What may differ between campaigns beside what stands along the axis. */
const facts = ['firmware', 'driver', 'link', 'sample'];
const dayMs = 86_400_000;

/**
 * Where each campaign stands: at its date, or at its version, firmware or driver, in their order. Versions of one family share a line, as
 * each of them may be a product of its own.
 *
 * @param {Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function historyInput({ rows, block, wanted, results: { project } }) {
  const x = block.x ?? 'date';
  const campaignOf = (/** @type {ChartRow} */ { summary }) =>
    /** @type {Campaign} */ (
      project.campaigns.find(
        ({ product, campaign }) => product === summary.product && campaign === summary.campaign,
      )
    );
  const products = new Map(
    wanted.products.map((id) => {
      const { family = null } = project.products.get(id)?.value ?? {};
      return [id, { family: x === 'version' ? family : null }];
    }),
  );
  const nameOf = (/** @type {ChartRow} */ row) => {
    const { [x]: own } = campaignOf(row).value;
    return own ?? (x === 'version' ? (project.products.get(row.product)?.value.version ?? null) : null);
  };
  const unnamed = rows.filter((row) => nameOf(row) === null);
  if (unnamed.length > 0) return { rows: [], problems: withoutName(unnamed, x) };
  const dateOf = (/** @type {ChartRow} */ row) => Date.parse(campaignOf(row).value.date) / dayMs;
  const names = inOrder(
    rows.map((row) => ({ name: String(nameOf(row)), day: dateOf(row) })),
    x,
  );
  const placed = rows.map((row) => {
    const name = String(nameOf(row));
    return { ...row, step: { name, at: x === 'date' ? dateOf(row) : names.indexOf(name) } };
  });
  const lines = [
    ...groupBy(
      placed,
      ({ product, label }) => `${products.get(product)?.family ?? product}\n${label}`,
    ).values(),
  ];
  return {
    rows: placed,
    products,
    cautions: lines.flatMap((line) => differing(line.map(campaignOf), { x, products: project.products })),
    problems: [...lines.flatMap((line) => twice(line, x)), ...alone(lines, x)],
  };
}

/** Versions by their numbers, all else by when it was first tested. @param {{ name: string, day: number }[]} steps @param {string} x */
function inOrder(steps, x) {
  const byName = (/** @type {string} */ a, /** @type {string} */ b) =>
    a.localeCompare(b, 'en', { numeric: true });
  const first = (/** @type {string} */ wanted) =>
    Math.min(...steps.filter(({ name }) => name === wanted).map(({ day }) => day));
  const names = [...new Set(steps.map(({ name }) => name))];
  return names.sort((a, b) => (x === 'version' ? byName(a, b) : first(a) - first(b) || byName(a, b)));
}

/** @param {ChartRow[]} rows @param {string} x */
function withoutName(rows, x) {
  const places = new Set(rows.map(({ summary }) => `${summary.product}/${summary.campaign}`));
  return [...places].map((place) =>
    problem(`no ${x} of ${place}`, {
      hint: `write it in data/raw/${place}/campaign.toml: ${x} = "...", or draw dates: x = "date"`,
    }),
  );
}

/** @param {(ChartRow & { step: { name: string } })[]} line @param {string} x */
function twice(line, x) {
  return [...groupBy(line, ({ step }) => step.name).values()]
    .filter(({ length }) => length > 1)
    .map((same) => {
      const campaigns = same.map(({ summary }) => `${summary.product}/${summary.campaign}`).join(', ');
      const hint = `${x === 'date' ? 'name the one that is meant: campaign = "..."' : 'draw dates: x = "date"'}, or say in campaign.toml which replaces the other: supersedes = "..."`;
      return problem(`several campaigns at ${x} ${same[0].step.name}: ${campaigns}`, { hint });
    });
}

/** @param {ChartRow[][]} lines @param {string} x */
function alone(lines, x) {
  if (lines.some(({ length }) => length > 1)) return [];
  const names = [...new Set(lines.flat().map(({ summary }) => `${summary.product}/${summary.campaign}`))];
  const hint =
    x === 'version'
      ? 'versions are campaigns of one product, or products that share family = "..." in data/products/*.toml'
      : 'file each recording as a campaign of its own: data/raw/<product>/<campaign>/';
  return [problem(`no history: one campaign each of ${names.join(', ')}`, { hint })];
}

/**
 * What else is not the same throughout a line: then nobody knows which of it made the change.
 *
 * @param {Campaign[]} campaigns
 * @param {{ x: string, products: import('../../model/project.js').Project['products'] }} along
 */
function differing(campaigns, { x, products }) {
  const [{ product }] = campaigns;
  const name = products.get(product)?.value.name ?? product;
  return facts
    .filter((fact) => fact !== x)
    .flatMap((fact) => {
      const values = [...new Set(campaigns.map(({ value }) => value[fact]))];
      const words = values.map((value) => value ?? 'not stated').join(', ');
      return values.length > 1
        ? [
            {
              head: `The ${fact} of ${name} differs too.`,
              text: `The ${fact} differs between the campaigns of ${name} too: ${words}.`,
            },
          ]
        : [];
    });
}
