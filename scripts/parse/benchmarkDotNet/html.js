import { pastedLines } from '../text/pasted.js';

/** The page that BenchmarkDotNet writes beside the other forms: a table row a line. */
export const htmlHead = /<t[hr]><th>(?:Namespace|Type|Method)[ \t]{0,60}<\/th>.{0,4000}<th>[ \t]{0,60}Mean\b/;

/**
 * The page as the Markdown of the same table, line by line.
 *
 * @param {string} html
 */
export function tableOfHtml(html) {
  const lines = html.split('\n').map((line) => {
    if (line.length > 20_000) return '';
    const cells = [...line.matchAll(/<t[hd](?: [^<>]{0,200})?>([^<>]{0,1000})<\/t[hd]>/g)];
    return cells.length > 0 ? `| ${cells.map(([, cell]) => cell.trim()).join(' | ')} |` : line;
  });
  const text = pastedLines(lines.join('\n'))
    .map((line) => line.text)
    .join('\n');
  return text.replaceAll(/&mu;|&#181;|&#956;/g, 'μ');
}
