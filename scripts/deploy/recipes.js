import { InputError } from '../model/inputError.js';

/**
 * How a blog comes to a host: a file made from the blog's address.
 *
 * @typedef {object} Recipe
 * @property {string} template in `recipes/`
 * @property {string} file where it is written in the blog
 * @property {boolean} [top] whether the host serves a blog at the top of a name only
 * @property {string} next what to do then
 */

/** @type {Readonly<Record<string, Recipe>>} */
export const recipes = Object.freeze({
  nginx: {
    template: 'nginx.conf',
    file: 'deploy/nginx.conf',
    next: 'copy it to the server, as its first lines say',
  },
  caddy: {
    template: 'Caddyfile',
    file: 'deploy/Caddyfile',
    next: 'copy it to the server, as its first lines say',
  },
  github: {
    template: 'github.yml',
    file: '.github/workflows/publish.yml',
    next: 'commit it, and choose "GitHub Actions" under Settings, Pages',
  },
  'github-shards': {
    template: 'github-shards.yml',
    file: '.github/workflows/publish.yml',
    next: 'commit it, and choose "GitHub Actions" under Settings, Pages',
  },
  gitlab: { template: 'gitlab.yml', file: '.gitlab-ci.yml', next: 'commit it, and push' },
  netlify: {
    template: 'netlify.toml',
    file: 'netlify.toml',
    top: true,
    next: 'commit it, and connect the repository',
  },
  cloudflare: {
    template: 'cloudflare.toml',
    file: 'wrangler.toml',
    top: true,
    next: 'commit it, and connect the repository',
  },
  s3: {
    template: 'object-storage.toml',
    file: 'deploy/object-storage.toml',
    next: "write the bucket's address into it; its first lines say how to upload",
  },
});

/**
 * Fills a template in with what the address of the blog says.
 *
 * @param {string} name of the recipe
 * @param {{ template: string, baseURL: string, root?: string }} wanted `root`: the folder that the server serves as `/`
 * @returns {string}
 * @throws {InputError} where the host cannot serve such an address
 */
export function fillRecipe(name, { template, baseURL, root }) {
  const { host, pathname, href } = addressOf(baseURL);
  const base = pathname.replace(/\/$/, '');
  if (recipes[name].top && base !== '')
    throw new InputError(`${name} serves a blog at the top of a name, and baseURL has a folder: ${baseURL}`, {
      hint: 'give the blog a name of its own, e.g. https://blog.example.org/, or choose another host',
    });
  /** @type {Record<string, string>} */
  const values = {
    address: href,
    host,
    base,
    pattern: base.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    root: root ?? `/srv/${host.replace(/:\d+$/, '')}`,
    project: host.replaceAll(/[^a-z0-9]+/g, '-'),
  };
  return template.replaceAll(/%([a-z]+)%/g, (whole, key) => values[key] ?? whole);
}

/** @param {string} baseURL @throws {InputError} */
function addressOf(baseURL) {
  const url = URL.canParse(baseURL) ? new URL(baseURL) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new InputError(`baseURL is not the address of a site: ${baseURL || '(empty)'}`, {
    file: 'config.toml',
    hint: 'write it as baseURL = "https://example.org/"',
  });
}
