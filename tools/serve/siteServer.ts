/** A server for a built site that answers as nginx, Caddy and static hosts do: by the rules that the build has written. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { isPlain, isRefused, respelledPath } from '../../src/lib/hosting/requestPaths';
import { decoded } from '../../src/lib/pages/percent';
import { headersAt, readHeaders, readRedirects, redirectAt } from '../../src/lib/hosting/hostRules';

/** Types that sirv doesn't know; it would send an empty one. The other files without a type are full-text indexes. */
const TYPES = [
  [/\.ico$/, 'image/x-icon'],
  [/\.(pagefind|pf_\w+)$/, 'application/octet-stream'],
] as const;

/** The text of a file of the build; empty when the build has no such file. */
function textOf(folder: string, name: string): string {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The encodings that a request accepts. sirv also sends one with `q=0`, which refuses it. */
function withoutRefused(encodings = ''): string {
  return encodings.replace(/[\w*-]+\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi, '');
}

/** The page that says that something is missing, in the language of the address: the nearest one above it. */
function missingPage(folder: string, pathname: string): string {
  const above = path.posix.dirname(path.posix.join(pathname, '.'));
  return textOf(folder, `${above}/404.html`) || (above === '/' ? '' : missingPage(folder, above));
}

/**
 * Path and query of a request, without the host that a request to a proxy names.
 * @returns `undefined` for a request that names no path, such as `OPTIONS *`
 */
function targetOf({ url = '' }: IncomingMessage): readonly [string, string] | undefined {
  const target = url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  const [, pathname, search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return pathname === undefined ? undefined : [pathname, search];
}

/**
 * A server that isn't listening yet: redirects first, then files, of which those with `.br` or `.gz` beside them are sent
 * compressed. A folder without its slash leads to the one with it.
 * @param folder of the build
 */
export function siteServer(folder: string): Server {
  const redirects = readRedirects(textOf(folder, '_redirects'));
  const rules = readHeaders(textOf(folder, '_headers'));

  /** Whether the build has a file; a path that no file can have, such as one with a very long name, has none. */
  const hasFile = (pathname: string): boolean => {
    try {
      return statSync(path.join(folder, pathname), { throwIfNoEntry: false })?.isFile() ?? false;
    } catch {
      return false;
    }
  };

  const setHeaders = (response: ServerResponse, pathname: string): void => {
    // The default of static hosts.
    response.setHeader('Cache-Control', 'no-cache');
    headersAt(rules, pathname).forEach((value, name) => response.setHeader(name, value));
  };

  // Without extensions, it would answer for `/x/page/index` and `/404` too.
  const serve = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  /** Where a request is redirected to, with the status. */
  const redirectOf = (pathname: string, asked: string): readonly [number, string] | undefined => {
    const respelled = respelledPath(pathname);
    if (respelled !== undefined) {
      return [308, respelled];
    }
    const moved = redirectAt(redirects, asked);
    // A rule for a prefix copies the rest of the path.
    if (moved && (redirects.has(asked) || isPlain(pathname))) {
      return [moved.status, moved.to];
    }
    return isPlain(pathname) && !asked.endsWith('/') && hasFile(`${asked}/index.html`)
      ? [308, `${pathname}/`]
      : undefined;
  };

  return createServer((request, response) => {
    const [pathname, search] = targetOf(request) ?? [];
    if (pathname === undefined) {
      response.writeHead(400, { 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const asked = decoded(pathname);
    setHeaders(response, asked);
    const fail = (status: number, page = ''): void => {
      response.writeHead(status, {
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/html; charset=utf-8',
      });
      response.end(page);
    };
    if (isRefused(pathname)) {
      fail(404, missingPage(folder, asked));
      return;
    }
    const [status, to] = redirectOf(pathname, asked) ?? [];
    if (status !== undefined) {
      response.writeHead(status, { 'Cache-Control': 'no-cache', Location: `${to}${search}` }).end();
      return;
    }
    const file = asked.endsWith('/') ? `${asked}index.html` : asked;
    if (!hasFile(file)) {
      fail(404, missingPage(folder, asked));
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      fail(405);
      return;
    }
    // An unsatisfiable range would get the headers of the file. All files are small.
    delete request.headers.range;
    request.headers['accept-encoding'] = withoutRefused(request.headers['accept-encoding']);
    request.url = encodeURI(file);
    const [, type] = TYPES.find(([name]) => name.test(file)) ?? [];
    if (type !== undefined) {
      response.setHeader('Content-Type', type);
    }
    serve(request, response, () => fail(404, missingPage(folder, asked)));
  });
}
