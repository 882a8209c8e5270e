/**
 * The rules for Caddy, to be imported into the block of a host that has a `root`. What they say holds for the path of
 * the site, so that the host may have others, each in a `handle`.
 */
import { escapeRegExp } from '../text/escapeRegExp';
import { SCOPE_HEADER } from '../offline/offline';
import { PLAIN_FOLDER, PLAIN_REST, PLAIN_TARGET, REFUSED_TARGET } from './requestPaths';
import {
  POLICY_HEADER,
  RULES_HEAD,
  type ServedSite,
  cacheRulesOf,
  foldersOf,
  framePagesOf,
} from './servedSite';

/** Headers of requests to which the file server may answer 416 or 412. All files are small, and nobody edits them. */
const CONDITIONS = ['Range', 'If-Match', 'If-Unmodified-Since'];

function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

function fields(values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).map(([name, value]) => `  ${name} ${quoted(value)}`);
}

/** A named matcher, all of whose conditions have to hold. */
function matcher(name: string, conditions: readonly string[]): readonly string[] {
  return [`@${name} {`, ...conditions.map((condition) => `  ${condition}`), '}'];
}

/** The request target as it was sent: Caddy decodes and cleans what other matchers see. */
const target = (pattern: string) => `vars_regexp {http.request.orig_uri} ${pattern}`;

export function caddyRules(site: ServedSite): string {
  const kept = cacheRulesOf(site);
  const folders = foldersOf(site);
  const [base] = site.bases;
  const start = escapeRegExp(base);
  const { [POLICY_HEADER]: policy, ...headers } = site.headers;
  const framePages = framePagesOf(site).flat().join(' ');
  // Redirects to what its pattern captures from the cleaned path. `{path}` isn't cleaned and can name another host.
  const redirect = (
    name: string,
    pattern: string,
    ending: string,
    conditions: readonly string[],
  ) => [
    ...matcher(name, [`path_regexp ${name} ${pattern}`, target(PLAIN_TARGET), ...conditions]),
    `redir @${name} {re.${name}.1}${ending}{docs_query} 308`,
  ];
  return [
    RULES_HEAD,
    `header ${base}* {`,
    ...fields(headers),
    '}',
    // Two rules, of which each request fits one: Caddy doesn't say which of two for the same header comes last.
    ...(policy === undefined
      ? []
      : [
          ...matcher('docs_pages', [`path ${base}*`, `not path ${framePages}`]),
          `header @docs_pages ${POLICY_HEADER} ${quoted(policy)}`,
        ]),
    ...matcher('docs_frames', [`path ${framePages}`]),
    `header @docs_frames ${POLICY_HEADER} ${quoted(site.framePolicy)}`,
    // Where no rule has set one: Caddy puts the rules with a path first.
    `header ${base}* ?Cache-Control ${quoted(site.cacheDefault)}`,
    // Caddy names it in compressed answers only: a shared cache would send a plain file that it has to everybody.
    `header ${base}* ?Vary Accept-Encoding`,
    // Only with a file: a cached redirect or error would outlast its cause.
    ...kept.flatMap(({ path, value }, index) => [
      ...matcher(`docs_kept${index}`, [`path ${path}*`, 'not path *//*', 'file {path}']),
      `header @docs_kept${index} Cache-Control ${quoted(value)}`,
    ]),
    ...Object.entries(site.workerScopes).map(
      ([path, scope]) => `header ${path} ${SCOPE_HEADER} ${scope}`,
    ),
    ...Object.entries(site.mediaTypes).flatMap(([ending, type]) => [
      // A path with a star in the middle would stand for one folder.
      `@${ending} path_regexp ^${start}.*\\.${ending}$`,
      `header @${ending} Content-Type ${quoted(type)}`,
    ]),
    // An error about a condition that isn't met would get the headers of the file.
    ...CONDITIONS.map((name) => `request_header ${base}* -${name}`),
    '',
    'map {path} {docs_moved} {',
    ...site.redirects.map(({ from, to }) => `  ${from} ${to}`),
    ...site.prefixes.map(({ from, to }) => `  ~^${escapeRegExp(from)}(${PLAIN_REST})$ ${to}\${1}`),
    '  default ""',
    '}',
    '@moved expression {docs_moved} != ""',
    'redir @moved {docs_moved}{docs_query} 308',
    ...redirect('docs_index', `^(${start}(?:${PLAIN_FOLDER}/)?)index\\.html$`, '', []),
    ...redirect('docs_slashes', `^(${start}${PLAIN_REST})$`, '', [
      'path *//*',
      'not path */index.html',
    ]),
    ...redirect('docs_folder', `^(${start}${PLAIN_FOLDER})$`, '/', ['file {path}/index.html']),
    'map {query} {docs_query} {',
    '  ~(.+) ?$1',
    '  default ""',
    '}',
    '',
    ...matcher('docs_refused', [`path ${base}*`, target(`(?i)${REFUSED_TARGET}`)]),
    'error @docs_refused 404',
    ...matcher('docs_method', [`path ${base}*`, 'not method GET HEAD']),
    'error @docs_method 405',
    // The file server answers 500 to a path that no file can have.
    ...matcher('docs_absent', ['not file {path} {path}/index.html']),
    'error @docs_absent 404',
    '# Its own redirects copy paths that are not cleaned.',
    'file_server {',
    '  precompressed br gzip',
    '  disable_canonical_uris',
    '}',
    'handle_errors {',
    // A client that has the page of an error already would get the error without a page.
    '  request_header -If-None-Match',
    '  request_header -If-Modified-Since',
    '  header Content-Type "text/html; charset=utf-8"',
    `  header ${base}* Cache-Control ${quoted(site.cacheDefault)}`,
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
