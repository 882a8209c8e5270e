/**
 * The rules for Caddy, to be imported into the block of a host that has a `root`. What they say holds for the path of
 * the site, so that the host may have others, each in a `handle`.
 */
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
  const [base] = site.bases;
  return [
    RULES_HEAD,
    `header ${base}* {`,
    ...fields(site.headers),
    '}',
    // Where no rule has set one: Caddy puts the rules with a path first.
    `header ${base}* ?Cache-Control ${quoted(site.cacheDefault)}`,
    ...kept.map(({ path, value }) => `header ${path}* Cache-Control ${quoted(value)}`),
    ...Object.entries(site.mediaTypes).flatMap(([ending, type]) => [
      // A path with a star in the middle would stand for one folder.
      `@${ending} path_regexp ^${base}.*\\.${ending}$`,
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
    `  path ${base}*`,
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
    ...folders.flatMap((folder, index) => [
      `  @missing${index} path ${folder}*`,
      `  rewrite @missing${index} ${folder}404.html`,
    ]),
    '  @missing {',
    `    path ${base}*`,
    ...(folders.length > 0
      ? [`    not path ${folders.map((folder) => `${folder}*`).join(' ')}`]
      : []),
    '  }',
    `  rewrite @missing ${base}404.html`,
    '  file_server',
    '}',
    '',
  ].join('\n');
}
