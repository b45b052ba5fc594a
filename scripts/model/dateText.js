const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** How dates are written where the settings do not say it. */
const usualDateFormat = '2 January 2006';

/**
 * A day as the templates of pages write it.
 *
 * @param {string} date `2026-11-27`, as files have it; `2026-11` where no day is known; other words stay as they are
 * @param {string} [format] as of Hugo: how 2 January 2006 would be written
 */
export function dateText(date, format = usualDateFormat) {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(date) ?? [];
  if (!month) return date;
  const name = months[Number(month) - 1];
  if (!day) return `${name} ${year}`;
  const weekday = days[new Date(date).getUTCDay()];
  /** @type {Record<string, string>} */
  const parts = {
    January: name,
    Jan: name.slice(0, 3),
    Monday: weekday,
    Mon: weekday.slice(0, 3),
    2006: year,
    '06': year.slice(2),
    '02': day,
    2: String(Number(day)),
    '01': month,
    1: String(Number(month)),
  };
  return format.replace(/January|Jan|Monday|Mon|2006|0[126]|[12]/g, (part) => parts[part]);
}

/** The same on one line. @type {typeof dateText} */
export const wholeDate = (date, format) =>
  dateText(date, format).replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
