/** The rules of a site below a path, on a host that may have others: the servers read them, and keep to the path. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CACHE_DEFAULT, CACHE_RULES, MEDIA_TYPES, securityHeaders } from '../../src/data/hosting';
import { caddyRules } from '../../src/lib/hosting/caddy';
import { nginxMaps, nginxServer } from '../../src/lib/hosting/nginx';
import type { ServedSite } from '../../src/lib/hosting/servedSite';
import { headersFile, redirectsFile } from '../../src/lib/hosting/staticHosts';
import { servedRedirects } from '../../src/lib/pages/redirects';
import { FEEDBACK_PORT } from '../services/connections';
import { type RunningServer, startCaddy, startNginx, startServe } from './servers';

const bases = ['/ui/', '/ui/zh/'] as const;
const moved = [{ from: '/old/', to: '/new/' }];
const site: ServedSite = {
  bases,
  headers: securityHeaders([]),
  cacheRules: CACHE_RULES,
  cacheDefault: CACHE_DEFAULT,
  mediaTypes: MEDIA_TYPES,
  redirects: bases.flatMap((base) => servedRedirects(moved, base)),
  prefixes: [],
};

/** A host: the site, and beside it files of somebody else. */
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    bases.flatMap((base) => [
      [`build${base}404.html`, `Nothing in ${base}`],
      [`build${base}index.html`, `Home of ${base}`],
      [`build${base}new/index.html`, `Page of ${base}`],
      [`build${base}new.md`, `# Page of ${base}`],
      [`build${base}assets/js/a.01234567.js`, 'void 0'],
    ]),
  ),
  'build/other/index.html': 'Another site',
  'build/_headers': headersFile(site),
  'build/_redirects': redirectsFile(site),
  'deploy/rules/nginx-maps.conf': nginxMaps(site),
  'deploy/rules/nginx-server.conf': nginxServer(site),
  'deploy/rules/docs.caddy': caddyRules(site),
};

const SERVERS = {
  nginx: (root: string) => startNginx(FEEDBACK_PORT, root),
  Caddy: (root: string) => startCaddy(FEEDBACK_PORT, root),
  'npm run serve': startServe,
};

for (const [name, start] of Object.entries(SERVERS)) {
  test(`${name} serves a site below a path, and says nothing of the rest of the host`, async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'below-path-'));
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    let server: RunningServer | undefined;
    try {
      server = await start(root);
      const { ask } = server;
      for (const base of bases) {
        const page = await ask(`${base}new/`);
        expect([page.status, page.body.toString()]).toEqual([200, `Page of ${base}`]);
        expect(page.headers).toMatchObject({
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        });
        const script = await ask(`${base}assets/js/a.01234567.js`);
        expect(script.headers['cache-control']).toContain('immutable');
        const markdown = await ask(`${base}new.md`);
        expect(markdown.headers['content-type']).toContain('text/markdown');
        for (const [asked, location] of [
          [`${base}old/?a=1`, `${base}new/?a=1`],
          [`${base}old.md`, `${base}new.md`],
          [`${base}new?a=1`, `${base}new/?a=1`],
        ] as const) {
          const answer = await ask(asked);
          expect([301, 308], asked).toContain(answer.status);
          expect(answer.headers.location).toBe(location);
        }
        const missing = await ask(`${base}nothing/here`);
        expect([missing.status, missing.body.toString()]).toEqual([404, `Nothing in ${base}`]);
      }
      const other = await ask('/other/');
      expect(other.headers['x-content-type-options']).toBeUndefined();
      const outside = await ask('/old/');
      expect(outside.status).toBe(404);
      expect(outside.body.toString()).not.toContain('Nothing in');
    } finally {
      await server?.stop();
      rmSync(root, { recursive: true, force: true });
    }
  });
}
