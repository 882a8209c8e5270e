/** A copy of the trial site on a server of its own, for tests that change its files or take it away. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SITE_FOLDER } from './connections';
import { test as base } from './test';

export { expect } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  md: 'text/markdown',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/** A copy of the site on a server of its own. */
export interface OwnSite {
  readonly folder: string;
  readonly address: string;
  /** Takes the site away, as a network does: connections are refused. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

function serveFolder(folder: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const content = readFileSync(file);
      const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content);
    } catch {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not here</title>');
    }
  });
}

export const test = base.extend<{ own: OwnSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the braces
  own: async ({}, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'worker-site-'));
    cpSync(path.join(SITE_FOLDER, 'build'), folder, { recursive: true });
    const server = serveFolder(folder);
    let port = 0;
    const start = () =>
      new Promise<void>((resolve) => {
        server.listen(port, '127.0.0.1', () => {
          const address = server.address();
          port = typeof address === 'object' && address ? address.port : 0;
          resolve();
        });
      });
    const stop = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    await start();
    await provide({ folder, address: `http://127.0.0.1:${port}`, start, stop });
    await stop();
    rmSync(folder, { recursive: true, force: true });
  },
});
