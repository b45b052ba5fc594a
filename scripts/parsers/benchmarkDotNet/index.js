import { parsed } from '../../model/parser.js';
import { pastedLines } from '../shared/pasted.js';
import { readDocuments } from './document.js';
import { measurementsHead, readMeasurements } from './measurements.js';
import { readCsv, readMarkdown } from './table.js';

const make =
  'add `[JsonExporterAttribute.Full]` and take `*-report-full.json` out of `BenchmarkDotNet.Artifacts/results`';
const jsonHead = /"HostEnvironmentInfo"\s{0,20}:\s{0,20}\{/;
const csvHead =
  /^"?(?:Namespace|Type|Method)"?[;,\t](?=.{0,4000}[;,\t]"?Mean(?: \[\w{1,3}\])?"?(?:[;,\t]|$))/m;
const markdownHead =
  /^[ \t]{0,8}\|?[ \t]{0,60}(?:Namespace|Type|Method)[ \t]{0,200}\|(?:.{0,2000}\|)?[ \t]{0,60}Mean(?: \[\w{1,3}\])?[ \t]{0,60}\|/m;

/** @type {import('../../model/parser.js').Parser} */
export const benchmarkDotNet = {
  tool: 'benchmarkdotnet',
  title: 'BenchmarkDotNet',
  layouts: [
    {
      name: 'JSON, full and brief',
      versions: '0.9 to 0.15',
      verified: true,
      reads:
        'each iteration of each launch, which is a run; of the brief form mean, median, extremes and deviation; allocated memory',
      make,
    },
    {
      name: 'CSV and Markdown',
      versions: '0.10 to 0.15',
      verified: true,
      reads: 'mean, median and deviation of each method, rounded, in any locale: each counts as one run',
      make: 'take `*-report.csv` or `*-report-github.md` out of `BenchmarkDotNet.Artifacts/results`; the JSON output holds more',
    },
    {
      name: 'AsciiDoc and HTML',
      versions: '0.10 to 0.15',
      verified: false,
      reads: 'the same as CSV and Markdown',
      make: 'take `*-report.asciidoc` or `*-report.html` out of `BenchmarkDotNet.Artifacts/results`; the JSON output holds more',
    },
  ],
  recognise: (source) => form(source.headText()) !== null,
  parse(source) {
    const found = form(source.headText());
    if (found === 'json') return parsed(readDocuments(source, make));
    if (found === 'measurements') return parsed(readMeasurements(source.text(), make));
    if (found === 'csv') return parsed(readCsv(source.text(), make));
    return parsed(readMarkdown(found === 'html' ? tableOfHtml(source.text()) : source.text(), make));
  },
};

/** @param {string} head */
function form(head) {
  if (jsonHead.test(head)) return 'json';
  if (measurementsHead.test(head)) return 'measurements';
  if (csvHead.test(head)) return 'csv';
  if (htmlHead.test(head)) return 'html';
  return markdownHead.test(head) ? 'markdown' : null;
}

/** The page that BenchmarkDotNet writes beside the other forms: a table row a line. */
const htmlHead = /<t[hr]><th>(?:Namespace|Type|Method)[ \t]{0,60}<\/th>.{0,4000}<th>[ \t]{0,60}Mean\b/;

/**
 * The page as the Markdown of the same table, line by line.
 *
 * @param {string} html
 */
function tableOfHtml(html) {
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
