import { relatedFiles } from './relatedFiles.js';

/**
 * What is made of all reviews: what pages show of others, the lists of the pages of charts and of sections, and the problems that live
 * preview shows.
 *
 * @param {{ project: import('../../model/project.js').Project, problems: import('../../model/inputError.js').Problem[] }} site
 * @returns {Map<string, string>} by path below `.build`
 */
export const listsOfAll = ({ project, problems }) =>
  new Map([
    ...relatedFiles(project),
    ['assets/charts.json', JSON.stringify(chartPages(project))],
    ['assets/sections.json', JSON.stringify(sectionPages(project))],
    ['assets/problems.json', JSON.stringify({ problems: problems.map(forPage) })],
  ]);

/** @param {import('../../model/inputError.js').Problem} problem */
const forPage = (problem) => ({
  ...problem,
  review: /^content\/(?:reviews\/)?([^/]+)\//.exec(problem.file ?? '')?.[1] ?? '',
});

/**
 * The pages with all charts of a review, for other sites to embed.
 *
 * @param {import('../../model/project.js').Project} project
 */
const chartPages = ({ reviews }) =>
  reviews
    .filter(({ charts }) => charts.length > 0)
    .map((review) => ({ title: review.value.title ?? review.slug, ...besideReview(review) }));

/**
 * The pages on which reviews of several files are read section by section.
 *
 * @param {import('../../model/project.js').Project} project
 */
const sectionPages = ({ reviews }) =>
  reviews.flatMap((review) =>
    review.sections.map(({ id, title }) => ({ id, title, ...besideReview(review) })),
  );

/** A page that is there when its review is, and moves with it. @param {import('../../model/project.js').Review} review */
function besideReview({ slug, value }) {
  const { draft = false, date = null, publishDate = date } = value;
  return { review: slug, draft, date, publishDate, earlier: earlierSlugs(value) };
}

/**
 * The folders that a review was in before, as its `aliases` say: `old-name`, or `/reviews/old-name/`. What else was at an address
 * below that of the review, a section or a chart, moved with it.
 *
 * @param {Record<string, any>} value front matter
 * @returns {string[]}
 */
const earlierSlugs = ({ aliases }) =>
  (Array.isArray(aliases) ? aliases : []).flatMap(
    (alias) => /^(?:\/reviews\/)?([a-z0-9][a-z0-9.-]*)\/?$/.exec(String(alias))?.[1] ?? [],
  );
