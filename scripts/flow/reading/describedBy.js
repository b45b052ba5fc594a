import { createHash } from 'node:crypto';

/**
 * What pages and keys say of a blog's parsers without loading them.
 *
 * @param {import('../../model/project.js').HandWritten[]} sound
 * @returns {Pick<import('./readBlogParsers.js').BlogParsers, 'definitions' | 'key'>}
 */
export function describedBy(sound) {
  const definitions = sound.map(({ id, value }) => ({ id, value }));
  const text = JSON.stringify(sound.map(({ id, value }) => [id, value]));
  return {
    definitions,
    key: sound.length === 0 ? '' : createHash('sha256').update(text).digest('hex'),
  };
}
