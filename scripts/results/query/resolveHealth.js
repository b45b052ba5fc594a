import { problem } from '../../model/inputError.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { upperFirst } from '../../model/lib/phrases.js';
import { formatHours, formatNumber, formatPercent, formatQuantity } from '../../model/quantity.js';
import { ofNewestCampaign } from '../selection/newestCampaign.js';

/**
 * What SMART says of a drive, `health "wd-sn520-128"`: the first and the last report that lie beside the tests of its campaign.
 *
 * @typedef {object} HealthReport
 * @property {string} product
 * @property {string} campaign
 * @property {string} source
 * @property {string | null} startedAt
 * @property {string} tool
 * @property {string | null} toolVersion
 * @property {import('../../model/parser.js').Health['facts']} facts
 * @property {import('../../model/parser.js').Health['features']} features
 *
 * @typedef {object} Panel
 * @property {string} product
 * @property {string[]} heads of the columns of values
 * @property {{ label: string, cells: (string | null)[], differs: boolean }[]} rows
 * @property {{ label: string, present: boolean | null, detail: string | null }[]} features
 * @property {string[]} sources
 *
 * @param {import('../../model/project.js').Shortcode} shortcode
 * @param {import('../../model/project.js').Review} review
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {{ answer: Panel | null, problems: import('../../model/inputError.js').Problem[] }}
 */
export function resolveHealth({ positional, line }, review, { project, health = [] }) {
  const product = (positional[0] ?? '').trim();
  const place = { file: review.file, line };
  if (!project.products.has(product)) {
    const hint = didYouMean(product, [...project.products.keys()], 'products');
    return {
      answer: null,
      problems: [problem(`unknown product: ${product || '(none)'}`, { ...place, hint })],
    };
  }
  const { methodology, testbed } = review.value;
  const answer = healthOf(product, { project, health }, { methodology, testbed });
  if (answer === null) {
    const hint = `put the output of smartctl --json -x beside the tests: data/raw/${product}/<campaign>/smart.json`;
    return { answer: null, problems: [problem(`no health of ${product}`, { ...place, hint })] };
  }
  return { answer, problems: [] };
}

/**
 * What the newest campaign with such reports says.
 *
 * @param {string} product
 * @param {Pick<import('../selection/selectSummaries.js').Results, 'project' | 'health'>} results
 * @param {{ methodology?: string, testbed?: string }} [setup] of all, where not given
 * @returns {Panel | null} `null` where there are none
 */
export function healthOf(product, { project, health = [] }, setup = {}) {
  const own = health.filter((each) => each.product === product);
  const reports = ofNewestCampaign(own, project.campaigns, { product, ...setup }).sort(byTime);
  return reports.length > 0 ? panelOf(product, reports) : null;
}

/** @param {HealthReport} a @param {HealthReport} b */
const byTime = (a, b) =>
  (a.startedAt ?? '') < (b.startedAt ?? '') ? -1 : a.startedAt === b.startedAt ? 0 : 1;

/**
 * @param {string} product
 * @param {HealthReport[]} reports
 * @returns {Panel}
 */
function panelOf(product, reports) {
  const shown = reports.length > 1 ? [reports[0], reports[reports.length - 1]] : reports;
  const names = [...new Set(shown.flatMap(({ facts }) => facts.map(({ name }) => name)))];
  const rows = names.map((name) => {
    const cells = shown.map(({ facts }) => {
      const fact = facts.find((each) => each.name === name);
      return fact ? factText(fact) : null;
    });
    return { label: upperFirst(name), cells, differs: new Set(cells).size > 1 };
  });
  const latest = shown[shown.length - 1];
  return {
    product,
    heads: shown.length > 1 ? ['Before', 'After'] : ['Now'],
    rows,
    features: latest.features.map(({ name, ...rest }) => ({ label: upperFirst(name), ...rest })),
    sources: shown.map(({ source }) => source),
  };
}

/** @param {HealthReport['facts'][number]} fact */
function factText({ name, value, unit }) {
  if (typeof value !== 'number') return value === null ? null : String(value);
  if (unit === 's') return formatHours(value);
  if (unit === '1' && /\b(?:used|left)$/.test(name)) return formatPercent(value);
  return unit && unit !== '1'
    ? formatQuantity(value, unit)
    : formatNumber(value, Number.isInteger(value) ? 1 : 3);
}
