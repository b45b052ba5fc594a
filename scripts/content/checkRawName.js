import { problem } from '../model/inputError.js';

/** Names by which browsers take a file for a page or a script, and web servers for a program or for settings. */
const active = /(?:\.(?:[sxp]?html?\d?|xht|svgz?|xslt?|m?js|wasm|php\d?|phar|aspx?|jsp|cgi|swf)|^\.[^/]*)$/i;

/** Whether a file of this name has to be packed before it is published. @param {string} name */
export const isActive = (name) => active.test(name);

/** What makes a page of a file of XML. */
const pageInXml = /www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL)|<\?xml-stylesheet|<!ENTITY/i;

/**
 * Raw files are published as they are: one that a browser would run has the rights of the site.
 *
 * @param {string} file
 * @param {() => string} headText the beginning of it
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkRawName(file, headText) {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const isPage = isActive(name) || (/\.xml$/i.test(name) && pageInXml.test(headText()));
  if (!isPage) return [];
  const hint = `pack it, and browsers do not open it: gzip -n "${file}"`;
  return [problem(`a raw file that browsers or servers may run: ${name}`, { file, hint })];
}
