import { deserialize, serialize } from 'node:v8';
import { readMarkdown } from '../../content/markdown.js';
import { withoutPrototype } from './withoutPrototype.js';
import { vocabularyKey } from '../../model/vocabulary/index.js';

/**
 * @typedef {import('../../model/project.js').Markdown} Markdown
 * @typedef {Markdown['charts'][number]} ChartBlock
 */

/**
 * Reads Markdown that no earlier build has read. Where in a text something stands, only a complaint asks: the text is read again then.
 *
 * @param {import('../../io/cache.js').Cache} cache
 * @param {Map<string, { text: string, markdown: Markdown }>} [remembered] by file: what a program that reads again and again has read
 * @returns {typeof readMarkdown}
 */
export const cachedMarkdown = (cache, remembered) => (text, file) => {
  const last = remembered?.get(file);
  if (last?.text === text) return last.markdown;
  const markdown = fromCache(cache, text, file);
  remembered?.set(file, { text, markdown });
  return markdown;
};

/** @param {import('../../io/cache.js').Cache} cache @param {string} text @param {string} file */
function fromCache(cache, text, file) {
  /** @type {Markdown | null} */
  let anew = null;
  const read = () => (anew ??= readMarkdown(text, file));
  const bytes = cache.bytes('text', [file, vocabularyKey(), text].join('\n'), () => serialize(plain(read())));
  return anew ?? asRead(deserialize(bytes), read);
}

/** @param {Markdown} markdown what of it is data */
const plain = ({ frontMatter, charts, ...rest }) => ({
  ...rest,
  frontMatter: { value: frontMatter.value },
  charts: charts.map(({ toml, spec, ...block }) => ({
    ...block,
    toml: { value: toml.value },
    ...(spec && { spec: { value: spec.value, data: spec.data } }),
  })),
});

/**
 * @param {ReturnType<typeof plain>} kept
 * @param {() => Markdown} read
 * @returns {Markdown}
 */
const asRead = ({ frontMatter, charts, ...rest }, read) => ({
  ...rest,
  frontMatter: { value: withoutPrototype(frontMatter.value), line: (path) => read().frontMatter.line(path) },
  charts: charts.map(({ id, toml, spec, ...block }, at) => {
    const again = () => read().charts[at];
    const line = /** @type {ChartBlock['toml']['line']} */ ((path) => again().toml.line(path));
    return {
      // begun with a key, as `summarizeTest` says
      id,
      ...block,
      toml: { value: withoutPrototype(toml.value), line },
      ...(spec && {
        spec: { ...spec, line: (word, after) => again().spec?.line(word, after) ?? block.line },
      }),
    };
  }),
});
