import { isSpreadsheet } from '../../unpack/index.js';
import { zipEntries } from '../../unpack/zip.js';
import { zipArchive } from '../../render/zipArchive.js';
import { anonymise } from './anonymise.js';
import { textForm } from './textForm.js';

/** What a table is made of. All else tells who wrote it, where and with what: properties, comments, printers, links, pictures. */
const needed =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles|theme\/theme\d+|worksheets\/sheet\d+)\.xml|xl\/_rels\/workbook\.xml\.rels)$/;

/** Elements by the part they stand in: the file's folder, who may write it, views and headers by name, and links to what is left out. */
const dropped = {
  workbook:
    /<(?:\w+:)?(?:absPath|fileSharing|revisionPtr)\b[^>]*\/>|<((?:\w+:)?(?:externalReferences|pivotCaches|customWorkbookViews|definedNames))\b(?:[^>]*\/>|[^]*?<\/\1>)/g,
  sheet:
    /<[\w:]+(?=\s)[^<>]*\br:id="[^"]*"[^<>]*\/>|<((?:\w+:)?(?:headerFooter|tableParts|oleObjects|controls|extLst|customSheetViews|hyperlinks))\b(?:[^>]*\/>|[^]*?<\/\1>)/g,
};

/**
 * A spreadsheet with its tables alone, private names in their cells replaced; anything else as it is.
 *
 * @param {Uint8Array} bytes
 * @param {import('./anonymise.js').Labels} labels
 * @returns {Uint8Array} the same bytes for what is plain already
 */
export function plainSheet(bytes, labels) {
  if (!isSpreadsheet(bytes)) return bytes;
  const parts = zipEntries('', bytes).filter(({ name }) => needed.test(name));
  const names = new Set(parts.map(({ name }) => name));
  const files = parts.map(
    ({ name, read }) => /** @type {const} */ ([name, plainPart(name, textOf(read()), { names, labels })]),
  );
  return zipArchive(new Map(files.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/**
 * Where names may stand in a file: its text, or the words in the cells of a spreadsheet, a line each.
 *
 * @param {Uint8Array} bytes
 * @returns {string | null} `null` where it is neither
 */
export function namesText(bytes) {
  if (!isSpreadsheet(bytes)) return textForm(bytes)?.text ?? null;
  return zipEntries('', bytes)
    .filter(({ name }) => isCells.test(name))
    .map(({ name, read }) => plainCells(name, textOf(read())).replaceAll(/<[^>]*>/g, '\n'))
    .join('\n');
}

const isCells = /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/;

const textOf = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

/**
 * @param {string} name
 * @param {string} text
 * @param {{ names: ReadonlySet<string>, labels: import('./anonymise.js').Labels }} context
 */
function plainPart(name, text, { names, labels }) {
  if (name === '[Content_Types].xml')
    return text.replaceAll(/<Override\b[^>]*\bPartName="\/([^"]*)"[^>]*\/>/g, (all, part) =>
      names.has(part) ? all : '',
    );
  if (name.endsWith('.rels'))
    return text.replaceAll(/<Relationship\b[^>]*\bTarget="([^"]*)"[^>]*\/>/g, (all, target) =>
      names.has(target.startsWith('/') ? target.slice(1) : folderOf(name) + target) ? all : '',
    );
  if (name === 'xl/workbook.xml') return text.replaceAll(dropped.workbook, '');
  if (!isCells.test(name)) return text;
  return anonymise(plainCells(name, text), labels);
}

/** @param {string} name @param {string} text */
const plainCells = (name, text) =>
  name.endsWith('/sharedStrings.xml') ? text : text.replaceAll(dropped.sheet, '');

/** What the links of a part begin at: `xl/_rels/workbook.xml.rels` is of `xl/`. @param {string} name */
const folderOf = (name) => name.replace(/_rels\/[^/]*$/, '');
