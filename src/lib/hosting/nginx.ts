/** The rules for nginx: maps, which stand outside of `server`, and what stands inside. */
import { escapeRegExp } from '../text/escapeRegExp';
import { SCOPE_HEADER } from '../offline/offline';
import { PLAIN_REST, PLAIN_TARGET, RESPELLED_TARGET } from './requestPaths';
import {
  POLICY_HEADER,
  RULES_HEAD,
  type ServedSite,
  cacheRulesOf,
  foldersOf,
  framePagesOf,
} from './servedSite';

/** A value as nginx reads it. */
function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** For the block `http`: how long an address is kept, which page says that it is missing, and where it has moved. */
export function nginxMaps(site: ServedSite): string {
  const base = escapeRegExp(site.bases[0]);
  return [
    RULES_HEAD,
    'map_hash_bucket_size 256;',
    '',
    'map $uri $docs_kept {',
    `  default ${quoted(site.cacheDefault)};`,
    ...cacheRulesOf(site).map(({ path, value }) => `  ~^${escapeRegExp(path)} ${quoted(value)};`),
    '}',
    '',
    '# A cached error or redirect would outlast its cause.',
    'map $status $docs_cache {',
    `  default ${quoted(site.cacheDefault)};`,
    '  ~^(?:200|206|304)$ $docs_kept;',
    '}',
    '',
    '# Pages in which edited demos run have a policy of their own.',
    'map $uri $docs_policy {',
    `  default ${quoted(site.headers[POLICY_HEADER] ?? '')};`,
    ...framePagesOf(site)
      .flat()
      .map((path) => `  ${path} ${quoted(site.framePolicy)};`),
    '}',
    '',
    '# An empty value sends no header.',
    'map $uri $docs_worker_scope {',
    '  default "";',
    ...Object.entries(site.workerScopes).map(([path, scope]) => `  ${path} ${scope};`),
    '}',
    '',
    'map $uri $docs_missing {',
    `  default ${site.bases[0]}404.html;`,
    ...foldersOf(site).map((base) => `  ~^${escapeRegExp(base)} ${base}404.html;`),
    '}',
    '',
    'map $uri $docs_moved {',
    '  default "";',
    ...site.redirects.map(({ from, to }) => `  ${from} ${to};`),
    ...site.prefixes.map(
      ({ from, to }) => `  ~^${escapeRegExp(from)}(?<docs_rest>${PLAIN_REST})$ ${to}$docs_rest;`,
    ),
    '}',
    '',
    '# The path in the spelling of its page. $uri has no repeated slashes.',
    'map $uri $docs_spelled {',
    '  default "";',
    `  ~^(?<docs_folder>${base}(?:.*/)?)index\\.html$ $docs_folder;`,
    `  ~^${base} $uri;`,
    '}',
    '',
    'map $request_uri $docs_plain {',
    '  default "";',
    `  ~${PLAIN_TARGET} $docs_spelled;`,
    '}',
    '',
    'map $request_uri $docs_respelled {',
    '  default "";',
    `  ~${RESPELLED_TARGET} $docs_plain;`,
    '}',
    '',
    '# Of redirects; an empty value sends no header.',
    'map $docs_moved$docs_respelled $docs_redirected {',
    `  default ${quoted(site.cacheDefault)};`,
    '  "" "";',
    '}',
    '',
  ].join('\n');
}

/** Inside of a block. */
function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line && `  ${line}`);
}

/**
 * For a block `server` that has a `root`. A site below a path has a block of its own for all that is said of it: the
 * host may have others.
 */
export function nginxServer(site: ServedSite): string {
  const [base] = site.bases;
  const files = 'try_files $uri $uri/ =404;';
  const rules = [
    'index index.html;',
    'charset utf-8;',
    'charset_types text/css text/javascript application/javascript text/plain text/xml application/json;',
    '',
    ...Object.entries(site.headers).map(
      ([name, value]) =>
        `add_header ${name} ${name === POLICY_HEADER ? '$docs_policy' : quoted(value)} always;`,
    ),
    'add_header Cache-Control $docs_cache always;',
    `add_header ${SCOPE_HEADER} $docs_worker_scope always;`,
    '',
    // A folder without a page answers 403, which would tell readers nothing.
    'error_page 403 404 =404 $docs_missing;',
    // An unsatisfiable range would get the headers of the file. All files are small.
    'max_ranges 0;',
    ...(base === '/' ? ['location / {', `  ${files}`, '}'] : [files]),
    ...Object.entries(site.mediaTypes).flatMap(([ending, type]) => [
      `location ~ \\.${ending}$ {`,
      '  types {}',
      `  default_type ${quoted(type)};`,
      '}',
    ]),
  ];
  // Names whole paths, and holds in all blocks only where it stands outside of them.
  const moved = [
    // Redirects lead to paths, whatever name and port a proxy has.
    'absolute_redirect off;',
    // The block of the site, which sets all headers, isn't reached by redirects.
    ...(base === '/' ? [] : ['add_header Cache-Control $docs_redirected always;']),
    'if ($docs_moved) {',
    '  return 308 $docs_moved$is_args$args;',
    '}',
    'if ($docs_respelled) {',
    '  return 308 $docs_respelled$is_args$args;',
    '}',
    '',
  ];
  const own = base === '/' ? rules : [`location ${base} {`, ...indented(rules), '}'];
  return [RULES_HEAD, ...moved, ...own, ''].join('\n');
}
