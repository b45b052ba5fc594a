/**
 * Sentences of one page that contradict one another about who is ahead, read as a reader reads them: places (`2nd to 3rd of 7`), changes
 * (`18 % faster`), alternative texts of charts, and bold cells.
 *
 * @param {string} html of a built page
 * @returns {string[]} each contradiction in words
 */
export function contradictions(html) {
  const values = [
    ...html.matchAll(/<span class="value" data-product="[^"]*" title="([^"]*)"[^>]*>([^<]*)/g),
  ].map(([, title, text]) => ({ title: plain(title), text: plain(text) }));
  const ranks = values.flatMap(readRank);
  const charts = html.split('<figure').slice(1).flatMap(readChart);
  return [
    ...ranks.flatMap(withinRank),
    ...ranks.flatMap((one, at) => ranks.slice(at + 1).flatMap((other) => betweenRanks(one, other))),
    ...ranks.flatMap((rank) => charts.flatMap((chart) => againstChart(rank, chart))),
    ...boldSingles(html),
  ];
}

/**
 * @typedef {{ measure: string, order: string[], alike: string[], first: number, last: number, of: number, text: string }} Rank
 * @typedef {{ winner: string, open: string[], subtitle: string }} Chart `open`: whom it is not clearly ahead of
 */

/** @param {string} text out of HTML */
const plain = (text) =>
  text
    .replace(/&#34;|&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[\u2060\u2011]/g, (each) => (each === '\u2011' ? '-' : ''));

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

/** @param {string} figure @returns {Chart[]} where it ranks one result */
function readChart(figure) {
  const subtitle = plain(/class="chart-subtitle"[^>]*>([^<]*)/.exec(figure)?.[1] ?? '');
  const label = plain(/<svg[^>]*aria-label="([^"]*)"/.exec(figure)?.[1] ?? '');
  const best = /\. Best \([^)]*\): (.*?) with [^,;]*, (.*?)(?:; last of|\.$)/.exec(label);
  if (!best) return [];
  const open = /^(?:not clearly ahead of|level with) (.*)/.exec(best[2])?.[1].split(/, | and /) ?? [];
  return [{ winner: best[1], open, subtitle }];
}

/** @param {Rank} rank */
function withinRank({ order, alike, first, last, of, text }) {
  const words = `"${text}" of ${order.join(', ')}`;
  return [
    ...(order.length === of ? [] : [`${words}: ${order.length} are named`]),
    ...(last - first === alike.length
      ? []
      : [`${words}: no clear difference to ${alike.join(', ') || 'none'}`]),
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

/** A single run is never the best beside repeated ones. @param {string} html */
function boldSingles(html) {
  return [...html.matchAll(/<table[^>]*class="figures[^>]*>.*?<\/table>/gs)].flatMap(([table]) => {
    const cells = [...table.matchAll(/<td class="([^"]*)"[^>]*title="([^"]*)"/g)].map(([, names, title]) => ({
      best: names.split(' ').includes('best'),
      single: /mean of 1 run\b/.test(plain(title)),
    }));
    const repeated = cells.some(({ single }) => !single);
    return cells
      .filter(({ best, single }) => best && single && repeated)
      .map(() => 'a single run is bold beside repeated ones');
  });
}
