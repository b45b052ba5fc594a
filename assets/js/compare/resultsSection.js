import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { sharedScores } from '../../../scripts/results/compare/sharedDifferences.js';
import { intervalName } from '../../../scripts/statistics/judge.js';
import { element, svgElement } from '../controls/element.js';
import { verdictOrder, verdicts } from './changeList.js';
import { differencesTable } from './differencesTable.js';
import { productName, paragraph, section } from '../controls/pageElements.js';

/**
 * What one methodology on one testbed says of the chosen products: who is ahead how often, before a chart of each test.
 *
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedGroup} SharedGroup
 * @typedef {import('../../../scripts/results/compare/compareRecord.js').CompareRecord} CompareRecord
 *
 * @param {SharedGroup} group
 * @param {number} at
 * @param {{ records: CompareRecord[], linkTo: import('../controls/pageElements.js').LinkTo }} page
 */
export function resultsSection(group, at, { records, linkTo }) {
  const { methodology, testbed, kind } = group;
  const link = (/** @type {{ title: string, href: string }} */ { title, href }) =>
    element('a', { href: linkTo(href) }, [title]);
  const origin =
    kind === 'transcribed'
      ? 'Transcribed: numbers of a published source, not measured here. Tested by '
      : 'Measured by ';
  const { scores, others, restating } = sharedScores(
    group,
    records.map(({ product }) => product.id),
  );
  const changes = group.charts.flatMap((chart) => chart.changes);
  const hasInterval = changes.some(({ interval }) => interval !== null);
  return section(`results-${at}`, at === 0 ? 'Results' : `Results by ${methodology.title}`, [
    element('p', { class: 'table-note' }, [origin, link(methodology), ' on ', link(testbed), '.']),
    ...scoreList(scores, records),
    ...(hasInterval ? [] : [paragraph(basisWords(changes) + signWords(changes))]),
    // the table below lists them too: beside it the counts would seem wrong
    ...(restating ? [paragraph(restatingWords(restating))] : []),
    ...(others ? [paragraph(lackedWords(others, nameOf(scores[0]?.from, records)))] : []),
    ...(hasInterval
      ? [
          // what a mark means is never folded
          paragraph(`In brackets: ${intervalName(records.length)}.${signWords(changes)}`),
          element('details', { class: 'compare-why' }, [
            element('summary', {}, ['How this is judged']),
            paragraph(basisWords(changes)),
          ]),
        ]
      : []),
    ...differencesTable(group, records),
    ...testList(group.tests, link),
  ]);
}

/**
 * Who is ahead how often. What nobody can say of any is said once.
 *
 * @param {import('../../../scripts/results/compare/sharedDifferences.js').Score[]} scores
 * @param {CompareRecord[]} records
 */
const scoreList = (scores, records) =>
  scores.length > 1 && scores.every(({ single, all }) => single === all)
    ? [
        paragraph(
          `No winner can be named: every result is one value whose spread between runs is unknown${scores.some(({ bound }) => bound > 0) ? ', or only a limit' : ''}.`,
          'table-note compare-undecided',
        ),
      ]
    : [
        element(
          'ul',
          { class: 'compare-scores' },
          scores.map((score) => scoreOf(score, records)),
        ),
      ];

/**
 * Where nobody can tell. A published value may be of several runs, and a limit stays one whatever is run again.
 *
 * @param {{ all: number, bound: number }} counts of results
 */
function undecidedWords({ all, bound }) {
  const results = all === 1 ? 'one result' : `${all} results`;
  if (bound === 0) return `They share ${results} with one value each, whose spread between runs is unknown.`;
  if (bound === all) return `They share ${results}, known only as ${all === 1 ? 'a limit' : 'limits'}.`;
  return `They share ${results}: ${all - bound} with one value each, whose spread between runs is unknown, and ${bound} known only as ${bound === 1 ? 'a limit' : 'limits'}.`;
}

/** What is set against what. @param {SharedGroup['charts'][number]['changes']} changes */
const basisWords = (changes) =>
  changes.every(({ verdict, interval }) => verdict === 'single' || interval === null)
    ? 'Each is compared with the first product that has the result.'
    : 'Differences of the means: each is compared with the first product that has the result.';

/** @param {SharedGroup['charts'][number]['changes']} changes */
const signWords = (changes) =>
  changes.some(({ verdict }) => verdict === 'single')
    ? ' “?”: not judged, as a side is a single value or a limit.'
    : '';

/**
 * What each test does: two of one name in part measure the same in different ways.
 *
 * @param {SharedGroup['tests']} tests
 * @param {(test: SharedGroup['tests'][number]) => HTMLElement} link
 */
const testList = (tests, link) =>
  tests.length
    ? [
        element('details', { class: 'compare-tests' }, [
          element('summary', {}, [
            tests.length === 1 ? 'What the test does' : `What the ${tests.length} tests do`,
          ]),
          element(
            'dl',
            {},
            tests.flatMap((test) => [element('dt', {}, [link(test)]), element('dd', {}, [test.about])]),
          ),
        ]),
      ]
    : [];

/**
 * @param {import('../../../scripts/results/compare/sharedDifferences.js').Score} score
 * @param {CompareRecord[]} records
 */
function scoreOf(score, records) {
  const find = (/** @type {string} */ id) => records.find(({ product }) => product.id === id)?.product;
  const [one, base] = [find(score.product), find(score.from)];
  const parts = verdictOrder
    .map((verdict) => ({ verdict, count: score[verdict] }))
    .filter(({ count }) => count > 0);
  const words = parts.map(({ verdict, count }) => `${count}\u00a0${verdicts[verdict].word}`);
  return element('li', {}, [
    element('p', {}, [
      ...(one ? [productName({ ...one, kind: 'measured' })] : []),
      ' ',
      element('span', { class: 'table-note' }, [nonBreaking(`against ${base?.name ?? ''}`)]),
    ]),
    // where nothing is judged, one bar of grey says nothing
    ...(score.single + score.neither < score.all
      ? [strip(parts.filter(({ verdict }) => verdict !== 'neither'))]
      : []),
    paragraph(
      score.single === score.all
        ? `No winner can be named. ${undecidedWords(score)}`
        : score.all === 1
          ? `The one result that both have: ${words[0].replace(/^1\u00a0/, '')}`
          : `${words.join(', ')}, of the ${score.all} results that both have`,
    ),
  ]);
}

/** @param {string} id @param {CompareRecord[]} records */
const nameOf = (id, records) => records.find(({ product }) => product.id === id)?.product.name ?? '';

/** @param {number} count results @param {string} name of the product that lacks them */
const lackedWords = (count, name) =>
  `${count} more ${count === 1 ? 'result is' : 'results are'} in the table and the charts alone: ${name} lacks ${count === 1 ? 'it' : 'them'}.`;

/** @param {number} count results that are not counted above */
const restatingWords = (count) =>
  `${count} more ${count === 1 ? 'result follows from another measure of the same runs: it is' : 'results follow from other measures of the same runs: they are'} listed below and not counted again.`;

/** A bar of the counts; the words under it say the same. @param {{ verdict: string, count: number }[]} parts */
function strip(parts) {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  let from = 0;
  const rects = parts.map(({ verdict, count }) => {
    const x = `${(from / all) * 100}%`;
    from += count;
    return svgElement('rect', { class: `strip-${verdict}`, x, width: `${(count / all) * 100}%`, height: 10 });
  });
  const attributes = { class: 'compare-strip', width: '100%', height: 10, 'aria-hidden': 'true' };
  return svgElement('svg', attributes, rects);
}
