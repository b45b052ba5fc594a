import { upperFirst } from '../../model/lib/phrases.js';

/** @typedef {import('../../model/chartData.js').Chart} ChartData */

/** Beyond this a drawing condenses its readings, see `reduceSeries`. */
const mostPoints = { wide: 420, narrow: 200 };
const mostDots = { wide: 900, narrow: 400 };

/**
 * What a point of a line is where there are more readings than a drawing can show.
 *
 * @param {ChartData} data
 * @param {boolean} narrow whether it is under the drawing for phones as well
 */
export const lineWords = (data, narrow) =>
  condensedWords(data, {
    most: mostPoints,
    narrow,
    mark: 'lines',
    few: 'means of short stretches; band: smallest to largest reading',
    over: 'with a band, means of stretches; band: smallest to largest',
  });

/**
 * What a dot is: a reading, or an extreme of a stretch.
 *
 * @param {ChartData} data
 * @param {boolean} narrow
 */
export const readingDotWords = (data, narrow) =>
  condensedWords(data, {
    most: mostDots,
    narrow,
    mark: 'dots',
    few: 'smallest and largest reading of each short stretch',
    over: 'of many, the smallest and largest of each short stretch',
    each: 'Dots: single readings.',
  });

/** A curve that a source describes is no run. @param {ChartData['series'][number]} line */
export const isRun = ({ origin }) => origin.kind !== 'transcribed';

/** A spec of the author's own gets the readings as a line does. @param {ChartData} data */
export const stretchWords = ({ series }) =>
  isOver(series, mostPoints.wide)
    ? ['Long logs: stretches with their mean, smallest and largest reading.']
    : [];

/**
 * @param {ChartData} data
 * @param {{ most: { wide: number, narrow: number }, narrow: boolean, mark: string, few: string, over: string, each?: string }} how `over`: where one drawing has `few`, and another may have all readings
 */
function condensedWords({ series: all, options }, { most, narrow, mark, few, over, each }) {
  // the steps of a described curve are no readings, and a band of it is what the source gives
  const series = all.filter(isRun);
  if (series.length === 0) return [];
  const what = upperFirst(mark);
  const either = `${what}: readings or, ${over}.`;
  // how many readings a reader's zoom shows is known to the drawing alone
  const isZoomed = Array.isArray(options.view) && !series.some(({ seen }) => seen);
  if (isOver(series, most.wide)) return [isZoomed ? either : `${what}: ${few}.`];
  // the same caption stands under the drawing for phones and under the wide one
  if (narrow && isOver(series, most.narrow)) return [either];
  return each ? [each] : [];
}

/** @param {ChartData['series']} series @param {number} most */
const isOver = (series, most) => series.some((line) => line.series.low || inView(line) > most);

/** @param {ChartData['series'][number]} line how many of its readings a view shows */
const inView = ({ series, seen }) => series.points * Math.min(1, seen ? seen.to / seen.whole : 1);
