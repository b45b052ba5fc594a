import { date, slug, table, text, texts } from './values.js';

/** The front matter of a review, `content/reviews/<slug>/index.md`. */
export const reviewSchema = table(
  {
    title: text('the headline'),
    date: date('when it was published'),
    lastmod: date('when it last changed'),
    publishDate: date('not before'),
    description: text('one sentence for search engines and feeds'),
    author: text('who wrote it'),
    methodology: slug('a folder of data/methodologies'),
    testbed: slug('a file of data/testbeds'),
    products: {
      type: 'array',
      items: slug('files of data/products'),
      uniqueItems: true,
      description: 'the line-up: files of data/products',
    },
    subject: slug('the product the review is about'),
    tags: texts('for the lists by tag'),
    series: text('reviews that belong together'),
    supersedes: slug('the review this one replaces, a folder of content/reviews'),
    verdict: text('the answer in one or two sentences'),
    cover: text(
      'a photo of its folder that stands for it in lists, feeds and previews of links; without one, its first chart does',
    ),
    draft: { type: 'boolean', description: 'true until it may be published' },
    slug: slug('the last part of its address'),
    aliases: texts('earlier addresses'),
    weight: { type: 'integer' },
    updates: {
      type: 'array',
      description: 'what changed after publication, each as [[updates]]',
      items: table(
        {
          date: date('when it changed'),
          kind: {
            enum: ['data', 'method', 'drawing', 'text'],
            description: 'what changed: "data", "method", "drawing" or "text"',
          },
          why: text('why it changed; readers see it'),
        },
        ['date', 'kind', 'why'],
      ),
    },
  },
  ['title', 'date', 'products'],
  {
    essential: ['methodology', 'testbed', 'products', 'subject'],
    listedOn: '/reference/#front-matter',
  },
);

/** A section of a review in a file of its own: all else is said once, in `index.md`. */
export const sectionSchema = table({ title: text('the heading of the section') }, ['title']);
