/** The rules for Caddy, to be imported into the block of a site that has a `root`. */
import { escapeRegExp } from '../text/escapeRegExp';
import { type ServedSite, KEPT_REST, RULES_HEAD, cacheRulesOf, foldersOf } from './servedSite';

function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

function fields(values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).map(([name, value]) => `  ${name} ${quoted(value)}`);
}

export function caddyRules(site: ServedSite): string {
  const kept = cacheRulesOf(site);
  const folders = foldersOf(site);
  return [
    RULES_HEAD,
    'header {',
    ...fields(site.headers),
    '}',
    // Where no rule has set one: Caddy puts the rules with a path first.
    `header ?Cache-Control ${quoted(site.cacheDefault)}`,
    ...kept.map(({ path, value }) => `header ${path}* Cache-Control ${quoted(value)}`),
    ...Object.entries(site.mediaTypes).flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type ${quoted(type)}`,
    ]),
    '',
    'map {path} {docs_moved} {',
    ...site.redirects.map(({ from, to }) => `  ${from} ${to}`),
    ...site.prefixes.map(({ from, to }) => `  ~^${escapeRegExp(from)}(${KEPT_REST})$ ${to}\${1}`),
    '  default ""',
    '}',
    '@moved expression {docs_moved} != ""',
    'redir @moved {docs_moved}{docs_query} 308',
    // The file server would lead to the slash without the query.
    '@folder {',
    '  not path */',
    '  file {path}/index.html',
    '}',
    'redir @folder {path}/{docs_query} 308',
    'map {query} {docs_query} {',
    '  ~(.+) ?$1',
    '  default ""',
    '}',
    '',
    'file_server {',
    '  precompressed br gzip',
    '}',
    'handle_errors {',
    '  header Content-Type "text/html; charset=utf-8"',
    ...folders.flatMap((base, index) => [
      `  @missing${index} path ${base}*`,
      `  rewrite @missing${index} ${base}404.html`,
    ]),
    `  @missing not path ${[...folders.map((base) => `${base}*`)].join(' ')}`,
    `  rewrite @missing ${site.bases[0]}404.html`,
    '  file_server',
    '}',
    '',
  ].join('\n');
}
