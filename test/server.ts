/** Servers that tests start for themselves. */
import { readFileSync, statSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import path from 'node:path';
import { expect } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

const isFolder = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * A built site on a server that isn't listening yet: as a host of static files serves it, so fonts and what has a hash
 * in its name may be kept, and a folder without a slash leads to the one with it.
 */
export function siteServer(folder: string): Server {
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const file = path.join(folder, name);
    if (isFolder(file)) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    try {
      const content = readFileSync(file);
      response
        .writeHead(200, {
          'content-type': TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream',
          'cache-control': /\/(assets|fonts)\//.test(name)
            ? 'max-age=31536000, immutable'
            : 'no-cache',
        })
        .end(content);
    } catch {
      response
        .writeHead(404, { 'content-type': TYPES.html })
        .end(readFileSync(path.join(folder, '404.html')));
    }
  });
}

/**
 * Lets a server listen on 127.0.0.1.
 * @param port 0 takes a free one
 * @returns the port
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Ends a server and its connections. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Waits until a server answers at an address.
 * @param timeout ms
 */
export async function untilServed(address: string, timeout: number): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(address)
          .then(({ status }) => status)
          .catch(() => 0),
      { timeout },
    )
    .toBe(200);
}
