import { parametersKey } from '../../model/parameters.js';
import { selectSeries } from '../../results/selection/selectSeries.js';
import { pageChart } from '../../runtime/pageChart.js';
import { hashedFile, testPage } from './pageAddresses.js';

/**
 * The fills of one product by one methodology on one testbed, each a file that a comparison fetches when another of its products has the
 * same.
 *
 * @param {{ product: string, methodology: string, testbed: string, campaign: string, variant: string | null }} campaign
 * @param {Pick<import('./siteFiles.js').Site, 'project' | 'results'>} site
 * @returns {{ fill: import('../../results/compare/compareRecord.js').FillFile, file: import('./pageAddresses.js').HashedFile }[]}
 */
export function fillFiles({ product, methodology, testbed, campaign, variant }, { project, results }) {
  const tests = Object.entries(project.methodologies.get(methodology)?.value.tests ?? {});
  return tests
    .filter(([, { analyses = [] }]) => analyses.includes('fill'))
    .flatMap(([test, { variants }]) => {
      const wanted = {
        products: [product],
        tests: [test],
        methodology,
        testbed,
        metric: 'bandwidth',
        run: 1,
      };
      const { series } = selectSeries(results, /** @type {any} */ (wanted), { copies: true });
      return series
        .filter((line) => line.origin.campaign === campaign && line.copies?.runs.length && isOverBytes(line))
        .map((line) => {
          const [shown] = pageChart(/** @type {any} */ ({ rows: [], series: [line] })).series;
          const file = hashedFile(`compare/fills/${product}-${test}`, JSON.stringify(shown));
          const fill = {
            test: testPage(project, methodology, test),
            workload: parametersKey(line.series.parameters),
            declared: variant === null ? null : (variants?.[variant] ?? null),
            path: file.path,
          };
          return { fill, file };
        });
    });
}

/** Whether it is known how many bytes were written at each reading. @param {import('../../model/chartData.js').ChartSeries} line */
const isOverBytes = ({ series, capacity }) => series.axis !== 'fraction' || capacity !== null;
