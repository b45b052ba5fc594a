import { kindsWithFact } from '../model/vocabulary/index.js';
import { problem } from '../model/inputError.js';
import { formatQuantity } from '../model/quantity.js';
import { toolName } from '../model/toolName.js';
import { campaignText } from '../new/campaignText.js';
import { productText, freeColour } from '../new/productText.js';
import { idsIn } from './chooseProduct.js';
import { modelOf } from './matchProduct.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('./plan.js').Context} Context
 */

/**
 * The hand-written files that the new raw files need: products and campaigns that are not there yet.
 *
 * @param {Context} context
 * @returns {{ newFiles: Map<string, string>, warnings: import('../model/inputError.js').Problem[] }}
 */
export function newFiles(context) {
  const { campaigns, importPlan, facts } = context;
  const files = new Map();
  const warnings = [];
  const colours = [...facts.project.products.values()].flatMap(({ value }) => value.colour ?? []);
  for (const { product, folder, isNew, ...campaign } of campaigns.all) {
    if (!importPlan.placements.some((placement) => `${placement.folder}/`.startsWith(`${folder}/`))) continue;
    const ofProduct = sayingsOf(product, context);
    const sayings = ofProduct.filter((intake) => campaigns.of(product, intake)?.folder === folder);
    if (!facts.project.products.has(product) && !files.has(`data/products/${product}.toml`)) {
      const colour = freeColour(colours);
      colours.push(colour);
      files.set(`data/products/${product}.toml`, productOfFiles(product, ofProduct, { colour }));
    }
    const firmwares = [...new Set(sayings.flatMap((each) => each.product?.firmware ?? []))];
    if (firmwares.length > 1) {
      const message = `several firmwares in one campaign: ${firmwares.join(', ')}`;
      const hint = 'a campaign is one sample in one state: file the others';
      warnings.push(campaignWarning(folder, message, hint));
    }
    warnings.push(...spanWarnings(folder, importPlan.placements));
    if (!isNew) continue;
    const firmware = firmwares.length === 1 ? firmwares[0] : null;
    const link = sayings.find((each) => each.link)?.link ?? null;
    files.set(
      `${folder}/campaign.toml`,
      campaignText({ ...campaign, kind: kindIn(facts.project, product), firmware, link }),
    );
  }
  return { newFiles: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), warnings };
}

/** @param {import('../model/project.js').Project} project @param {string} product */
const kindIn = ({ products }, product) => products.get(product)?.value.kind;

/**
 * What the files of a product say of it, the tools that see most first.
 *
 * @param {string} product
 * @param {Context} context
 */
function sayingsOf(product, { owners, facts }) {
  const products = [...facts.project.products.values()];
  const own = [...owners].flatMap(([intake, ids]) =>
    ids.includes(product) && intake.product ? [intake] : [],
  );
  const matching = own.filter((intake) => facts.options.product || idsIn(intake, products).includes(product));
  return [...matching].sort((a, b) => Number(b.kind === 'companion') - Number(a.kind === 'companion'));
}

/**
 * The file of a product that files were measured of.
 *
 * @param {string} id
 * @param {ImportCandidate[]} sayings the files that may name it, those that know most first
 * @param {{ colour: number, name?: string }} look `name`: where it is known otherwise than from the files
 */
export function productOfFiles(id, sayings, { colour, name }) {
  const first = sayings.find(({ product }) => product?.model);
  const model = first?.product ? modelOf(first.product) : null;
  const bytes = sayings.map(({ product }) => product?.capacity ?? null).find((capacity) => capacity !== null);
  const capacity = bytes ? formatQuantity(bytes, 'B').replace('\u2009', ' ') : null;
  const from = first ? toolName(first.tool ?? '', first.parsed?.toolVersion ?? null) : null;
  const kind = capacity ? kindsWithFact('capacity')[0] : null;
  return productText({
    name: name ?? model ?? id,
    kind,
    facts: capacity ? { capacity } : {},
    colour,
    model,
    from,
  });
}

/**
 * @param {string} folder of a campaign
 * @param {string} message
 * @param {string} hint
 */
const campaignWarning = (folder, message, hint) =>
  problem(message, { severity: 'warning', file: folder, hint: `${hint} with --campaign NAME` });

const usualSpan = 92 * 24 * 3600 * 1000;

/**
 * @param {string} folder
 * @param {import('./importCandidate.js').Placement[]} placements
 */
function spanWarnings(folder, placements) {
  const own = placements.filter(({ to, intake }) => to.startsWith(`${folder}/`) && intake.kind === 'result');
  const days = own.flatMap(({ intake }) => intake.startedAt?.slice(0, 10) ?? []).sort();
  if (days.length < 2 || Date.parse(days[days.length - 1]) - Date.parse(days[0]) < usualSpan) return [];
  const message = `runs from ${days[0]} to ${days[days.length - 1]} in one campaign`;
  return [campaignWarning(folder, message, 'file those of another time')];
}
