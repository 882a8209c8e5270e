/** A server for a built site that answers as nginx, Caddy and static hosts do: by the rules that the build has written. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type Server, type ServerResponse, createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { decoded } from '../../src/lib/pages/percent';
import { readHeaders, readRedirects, redirectAt } from '../../src/lib/hosting/hostRules';

/** The text of a file of the build; empty when the build has no such file. */
function textOf(folder: string, name: string): string {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The page that says that something is missing, in the language of the address: the nearest one above it. */
function missingPage(folder: string, pathname: string): string {
  const above = path.posix.dirname(path.posix.join(pathname, '.'));
  return textOf(folder, `${above}/404.html`) || (above === '/' ? '' : missingPage(folder, above));
}

/**
 * A server that isn't listening yet: redirects first, then files, of which those with `.br` or `.gz` beside them are sent
 * compressed. A folder without its slash leads to the one with it.
 * @param folder of the build
 */
export function siteServer(folder: string): Server {
  const redirects = readRedirects(textOf(folder, '_redirects'));
  const rules = readHeaders(textOf(folder, '_headers'));

  const isFolder = (pathname: string): boolean =>
    statSync(path.join(folder, pathname), { throwIfNoEntry: false })?.isDirectory() ?? false;

  const setHeaders = (response: ServerResponse, pathname: string): void => {
    // The default of static hosts.
    response.setHeader('Cache-Control', 'no-cache');
    for (const { fits, headers } of rules) {
      if (fits(pathname)) {
        headers.forEach((value, name) => response.setHeader(name, value));
      }
    }
  };

  const serve = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, setHeaders });

  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const asked = decoded(pathname);
    const moved = redirectAt(redirects, asked);
    const needsSlash = !asked.endsWith('/') && !asked.includes('\0') && isFolder(asked);
    const to = moved?.to ?? (needsSlash ? `${pathname}/` : undefined);
    setHeaders(response, asked);
    if (to !== undefined) {
      response.writeHead(moved?.status ?? 301, { Location: to + search }).end();
      return;
    }
    serve(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(missingPage(folder, asked));
    });
  });
}
