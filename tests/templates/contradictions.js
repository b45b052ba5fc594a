import { ofPair, readPair } from './pairs.js';
import { plain } from './plain.js';

/**
 * What one page says about who is ahead and contradicts itself, read as a reader reads it: places (`2nd to 3rd of 7`), changes and
 * claims (`18 % faster (12 to 24 %)`), alternative texts of charts, and bold cells.
 *
 * @param {string} html of a built page
 * @returns {string[]} each contradiction in words
 */
export function contradictions(html) {
  const values = [...html.matchAll(/<span class="(?:value|claim)"[^>]*? title="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, title, text]) => ({ title: plain(title), text: plain(text) }),
  );
  const ranks = values.flatMap(readRank);
  const charts = html.split('<figure').slice(1).flatMap(readChart);
  const pairs = values.flatMap(readPair);
  return [
    ...pairs.flatMap(ofPair),
    ...pairs.flatMap((one, at) => pairs.slice(at + 1).flatMap((other) => betweenPairs(one, other))),
    ...pairs.flatMap((pair) => charts.flatMap((chart) => pairAgainstChart(pair, chart))),
    ...pairs.flatMap((pair) => ranks.flatMap((rank) => pairAgainstRank(pair, rank))),
    ...charts.flatMap(withinChart),
    ...ranks.flatMap(withinRank),
    ...ranks.flatMap((one, at) => ranks.slice(at + 1).flatMap((other) => betweenRanks(one, other))),
    ...ranks.flatMap((rank) => charts.flatMap((chart) => againstChart(rank, chart))),
    ...tablesOf(html).flatMap(boldCells),
  ];
}

/**
 * @typedef {{ measure: string, order: string[], alike: string[], first: number, last: number, of: number, text: string }} Rank
 * @typedef {{ winner: string, value: string, lead: string, open: string[], subtitle: string }} Chart `open`: whom it is not clearly ahead of
 * @typedef {import('./pairs.js').Pair} Pair
 */

/** @param {{ title: string, text: string }} value @returns {Rank[]} */
function readRank({ title, text }) {
  const place = /^(\d+)\w\w(?: to (\d+)\w\w)? of (\d+)$/.exec(text);
  const order = /^(.*?)\. Best first: (.*?)(?:\. No clear difference to (.*?))?\. Judged by/.exec(title);
  if (!place || !order) return [];
  const [first, last, of] = [place[1], place[2] ?? place[1], place[3]].map(Number);
  return [
    {
      measure: order[1],
      order: order[2].split('; '),
      alike: order[3]?.split('; ') ?? [],
      first,
      last,
      of,
      text,
    },
  ];
}

/** @param {string} figure @returns {Chart[]} of each group of results that its alternative text ranks */
function readChart(figure) {
  const subtitle = plain(/class="chart-subtitle"[^>]*>([^<]*)/.exec(figure)?.[1] ?? '');
  const label = plain(/<svg[^>]*aria-label="([^"]*)"/.exec(figure)?.[1] ?? '');
  const ranked = /([Bb]est) \([^)]*\): (.*?) with ([^,;]*), (.*?)(?:; last of|\.(?= |$))/g;
  return [...label.matchAll(ranked)].map(([, word, winner, value, lead]) => {
    const open = /^(?:not clearly ahead of|level with) (.*)/.exec(lead)?.[1].split(/, | and /) ?? [];
    // of one group among several the measure is not that of the chart alone
    const measure = word === 'Best' ? subtitle : `${subtitle}, one of its groups`;
    return { winner, value, lead, open: open.map((each) => each.split(' with ')[0]), subtitle: measure };
  });
}

/** @param {Rank} rank */
function withinRank({ order, alike, first, last, of, text }) {
  const words = `"${text}" of ${order.join(', ')}`;
  return [
    ...(order.length === of ? [] : [`${words}: ${order.length} are named`]),
    ...(last - first === alike.length
      ? []
      : [`${words}: no clear difference from ${alike.join(', ') || 'none'}`]),
    ...(first <= last && last <= of ? [] : [words]),
  ];
}

/** @param {Rank} one @param {Rank} other */
function betweenRanks(one, other) {
  if (one.measure !== other.measure) return [];
  const same = one.order.join() === other.order.join();
  return same ? [] : [`${one.measure}: best first ${one.order.join(', ')}, and ${other.order.join(', ')}`];
}

/**
 * A place that may be the first, and is not shared with the winner, is the winner's own.
 *
 * @param {Rank} rank
 * @param {Chart} chart
 */
function againstChart({ order, alike, first, last, text, measure }, { winner, open, subtitle }) {
  if (measure !== subtitle || order[0] !== winner || first !== 1 || alike.includes(winner)) return [];
  const says = open.length > 0 ? 'not clearly ahead' : 'clearly ahead';
  return open.length > 0 === last > 1 ? [] : [`${measure}: ${winner} is ${text}, and by the chart ${says}`];
}

/** A lead is what its two numbers say. @param {Chart} chart */
function withinChart({ winner, value, lead, subtitle }) {
  const second = /^(\d.*?) (?:more than|less than|that of) (.*) with ([^,;]*)$/.exec(lead);
  if (!second || /times less/.test(lead)) return [];
  const [, words, other, its] = second;
  return ofPair({
    measure: subtitle,
    one: winner,
    other,
    values: [value, its],
    words: /times$/.test(words) ? `${words} as` : words,
  });
}

/** @param {Pair} one @param {Pair} two */
function betweenPairs(one, two) {
  const same =
    one.measure === two.measure && [one.one, one.other].sort().join() === [two.one, two.other].sort().join();
  if (!same || isOpen(one) === isOpen(two)) return [];
  return [`${one.measure}: ${one.one} and ${one.other}: ${one.words}, and ${two.words}`];
}

/** @param {Pair} pair */
const isOpen = ({ words }) => /^not clearly/.test(words);

/** @param {Pair} pair @param {Chart} chart */
function pairAgainstChart(pair, { winner, open, subtitle }) {
  const { measure, one, other, words } = pair;
  const rival = one === winner ? other : other === winner ? one : null;
  if (measure !== subtitle || rival === null || / more$/.test(open.at(-1) ?? '')) return [];
  return open.includes(rival) === isOpen(pair)
    ? []
    : [
        `${measure}: ${one} and ${other}: ${words}, and by the chart ${open.includes(rival) ? 'not ' : ''}clearly ahead`,
      ];
}

/** A product whose place is its own is clearly apart from every other. @param {Pair} pair @param {Rank} rank */
function pairAgainstRank(pair, { measure, order, alike, first, last, text }) {
  if (pair.measure !== measure || first !== last || alike.length > 0 || !isOpen(pair)) return [];
  const ranked = order[first - 1];
  return [pair.one, pair.other].includes(ranked)
    ? [`${measure}: ${ranked} is ${text}, and ${pair.one} is ${pair.words} than ${pair.other}`]
    : [];
}

/** @param {string} html */
const tablesOf = (html) =>
  [...html.matchAll(/<table[^>]*class="figures[^>]*>.*?<\/table>/gs)].map(([table]) =>
    table.split('<tr').map((row) =>
      [...row.matchAll(/<t[dh]\b([^>]*)>(?:<span class="value">)?([^<]*)/g)].map(([, attributes, text]) => ({
        best: /class="[^"]*\bbest\b/.test(attributes),
        single: /title="mean of 1 run\b/.test(attributes),
        numeric: /class="[^"]*\bnumeric\b/.test(attributes) && /^[\d\s.,\u2212]+$/.test(plain(text)),
        value: Number(plain(text).replace(/\s/g, '').replace('\u2212', '-')),
      })),
    ),
  );

/**
 * A column whose cells are bold has its best among them, at one end of its values; and no single run beside repeated ones.
 *
 * @param {{ best: boolean, single: boolean, numeric: boolean, value: number }[][]} rows
 */
function boldCells(rows) {
  const columns = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, at) =>
    rows.flatMap((row) => (row[at]?.numeric ? [row[at]] : [])),
  ).flatMap((cells) => {
    const best = cells.filter((cell) => cell.best);
    if (best.length === 0) return [];
    const values = cells.map(({ value }) => value);
    const ends = [Math.min(...values), Math.max(...values)];
    const repeated = cells.some(({ single }) => !single);
    return [
      ...(best.some(({ value }) => ends.includes(value))
        ? []
        : [`bold in a column of ${values}: ${best.map(({ value }) => value)}`]),
      ...(repeated && best.some(({ single }) => single) ? ['a single run is bold beside repeated ones'] : []),
    ];
  });
}
