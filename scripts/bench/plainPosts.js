import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '../io/writeTree.js';
import { findHugo } from '../setup/findHugo.js';
import { runWatched } from './runWatched.js';

const words = 'What a drive does in its first minute says little of what it does in its tenth. ';

/**
 * What Hugo alone takes for as many posts of text, by two small templates: the measure of this machine at this hour.
 *
 * @param {number} posts
 */
export async function renderPlainPosts(posts) {
  const root = mkdtempSync(join(tmpdir(), 'bench-plain-'));
  const post = (/** @type {number} */ at) =>
    `+++\ntitle = "Post ${at}"\ndate = 2026-01-01\n+++\n${`${words.repeat(6)}\n\n`.repeat(8)}`;
  const page = '<!DOCTYPE html><title>{{ .Title }}</title><main>{{ .Content }}</main>';
  const files = new Map([
    [
      'hugo.toml',
      'baseURL = "https://example.org/"\ndisableKinds = ["taxonomy", "term", "rss", "sitemap"]\n',
    ],
    ['layouts/page.html', page],
    [
      'layouts/list.html',
      '{{ range site.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}',
    ],
    ...Array.from({ length: posts }, (_, at) => /** @type {const} */ ([`content/posts/${at}.md`, post(at)])),
  ]);
  try {
    writeFiles(root, files);
    return await runWatched(findHugo(), ['--minify', '--quiet'], { cwd: root });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
