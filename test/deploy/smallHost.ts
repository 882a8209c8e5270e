/** A host with a small site, at its root or below a path, for which the rules of servers are written as a build does. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CACHE_DEFAULT, CACHE_RULES, MEDIA_TYPES, securityHeaders } from '../../src/data/hosting';
import { caddyRules } from '../../src/lib/hosting/caddy';
import { livePolicy } from '../../src/lib/hosting/livePolicy';
import { nginxMaps, nginxServer } from '../../src/lib/hosting/nginx';
import type { ServedSite } from '../../src/lib/hosting/servedSite';
import { headersFile, redirectsFile } from '../../src/lib/hosting/staticHosts';
import { workerAddress, workerScopes } from '../../src/lib/offline/offline';
import { retiredRedirects, servedRedirects } from '../../src/lib/pages/redirects';

/** A script of the site, from the base of a language. */
export const SCRIPT = 'assets/js/a.01234567.js';

/** Policy of the pages in which edited demos run. */
export const FRAME_POLICY = livePolicy(['sha256-a+/b='], 'header');

/** Text of a file that lies next to the build, where no request may reach it. */
export const SECRET = 'Not published';

/**
 * Writes the build and the rules to a temporary folder, which the test removes.
 * @param base path of the site, with slashes around
 * @returns the folder, which takes the place of the project's
 */
export function createSmallHost(base: string): string {
  const bases = [base, `${base}zh/`] as const;
  const site: ServedSite = {
    bases,
    headers: securityHeaders([]),
    framePolicy: FRAME_POLICY,
    cacheRules: CACHE_RULES,
    cacheDefault: CACHE_DEFAULT,
    workerScopes: Object.fromEntries(
      bases.map((one) => [workerAddress(one), workerScopes(one).language]),
    ),
    mediaTypes: MEDIA_TYPES,
    redirects: bases.flatMap((one) => servedRedirects([{ from: '/old/', to: '/new/' }], one)),
    prefixes: bases.flatMap((one) => retiredRedirects(['8.9.0'], one)),
  };
  const files: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      bases.flatMap((one) => [
        [`build${one}404.html`, `Nothing in ${one}`],
        [`build${one}index.html`, `Home of ${one}`],
        [`build${one}new/index.html`, `Page of ${one}`],
        [`build${one}live/index.html`, `Frame of ${one}`],
        [`build${one}new.md`, `# Page of ${one}`],
        [`build${one}x/sw.js`, 'void 0'],
        [`build${one}x/new/index.html`, `Page of ${one}x/`],
        [`build${one}static/a.txt`, 'a'],
        [`build${one}${SCRIPT}`, 'void 0'],
      ]),
    ),
    // A folder whose name begins as that of the build.
    'build-other/secret.txt': SECRET,
    'build/_headers': headersFile(site),
    'build/_redirects': redirectsFile(site),
    'deploy/rules/nginx-maps.conf': nginxMaps(site),
    'deploy/rules/nginx-server.conf': nginxServer(site),
    'deploy/rules/docs.caddy': caddyRules(site),
    ...(base !== '/' && { 'build/other/index.html': 'Another site' }),
  };
  const root = mkdtempSync(path.join(tmpdir(), 'small-host-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}
