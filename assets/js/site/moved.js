/*
 * Sends readers on from an earlier address, with what it asks for: a page there says where to. One chart of a review was at
 * `/charts/<review>/<chart>/`, and its picture and numbers beside it as `<chart>.svg` and `<chart>.csv`; hosts without rules for
 * addresses answer there with 404.html.
 */
const { charts = '' } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const { pathname, search, hash } = location;
const refresh = document.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content');
const to = /url=(.*)/.exec(refresh ?? '')?.[1];
const below = pathname.startsWith(charts) ? pathname.slice(charts.length) : '';
const [, review, chart] = /^([a-z0-9][a-z0-9.-]*)\/([a-z0-9-]+)(?:\/|\.svg|\.csv)?$/.exec(below) ?? [];

if (to) location.replace(to + search + hash);
else if (chart) location.replace(`${charts}${review}/${search}#${chart}`);
