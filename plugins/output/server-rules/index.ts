/**
 * Writes how the site wants to be served: `_headers` and `_redirects` where static hosts look for them, and the rules
 * for nginx and Caddy to `deploy/rules`, which the configurations beside it include. Each language writes them anew, with
 * the scripts of all languages built so far: the last one has seen all pages.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import {
  CACHE_DEFAULT,
  CACHE_RULES,
  MEDIA_TYPES,
  securityHeaders,
} from '../../../src/data/hosting';
import { RETIRED_VERSIONS } from '../../../src/data/retiredVersions';
import { caddyRules } from '../../../src/lib/hosting/caddy';
import { livePolicy } from '../../../src/lib/hosting/livePolicy';
import { nginxMaps, nginxServer } from '../../../src/lib/hosting/nginx';
import type { ServedSite } from '../../../src/lib/hosting/servedSite';
import { headersFile, redirectsFile } from '../../../src/lib/hosting/staticHosts';
import { LIVE_PAGE } from '../../../src/lib/live/manifest';
import { workerAddress, workerScopes } from '../../../src/lib/offline/offline';
import { FORMER_REFERENCE, needsOwnRule } from '../../../src/lib/pages/baseAddresses';
import { retiredRedirects, servedPages, servedRedirects } from '../../../src/lib/pages/redirects';
import { hostFolder } from '../hostFolder';
import { liveHashes } from '../live-frame';
import type { OutputStep } from '../outputStep';
import { redirectsOf } from '../redirects';
import { scriptHashes } from './scriptHashes';

function inBase(base: string, address: string): string {
  return base + address.slice(1);
}

export function serverRules({ siteDir, i18n, siteConfig }: LoadContext): OutputStep {
  const { locales, localeConfigs } = i18n;
  return {
    async postBuild(props) {
      const [first = siteConfig.baseUrl, ...others] = locales.map(
        (locale) => localeConfigs[locale]?.baseUrl ?? siteConfig.baseUrl,
      );
      const bases = [first, ...others] as const;
      // The pages, and so the redirects, are the same in all languages.
      const { own, former } = redirectsOf(props);
      const single = former.filter(needsOwnRule);
      // The folder of the language without a path of its own holds those of the others.
      const ofFirst = path.join(props.outDir, path.posix.relative(props.baseUrl, first));
      const host = hostFolder({ outDir: ofFirst, baseUrl: first });
      // Their scripts are legal there alone.
      const livePages = bases.map((base) => inBase(base, `/${LIVE_PAGE}index.html`).slice(1));
      const site: ServedSite = {
        bases,
        headers: securityHeaders(await scriptHashes(host, livePages)),
        framePolicy: livePolicy(liveHashes(), 'header'),
        cacheRules: CACHE_RULES,
        cacheDefault: CACHE_DEFAULT,
        workerScopes: Object.fromEntries(
          bases.map((base) => [workerAddress(base), workerScopes(base).language]),
        ),
        mediaTypes: MEDIA_TYPES,
        redirects: bases.flatMap((base) => [
          ...servedRedirects(own, base),
          ...servedPages(single, base),
        ]),
        prefixes: bases.flatMap((base) => [
          ...retiredRedirects(RETIRED_VERSIONS, base),
          ...(former.length > 0
            ? [{ from: inBase(base, FORMER_REFERENCE.from), to: inBase(base, FORMER_REFERENCE.to) }]
            : []),
        ]),
      };
      const rules = path.join(siteDir, 'deploy/rules');
      await mkdir(rules, { recursive: true });
      await Promise.all([
        writeFile(path.join(host, '_headers'), headersFile(site)),
        writeFile(path.join(host, '_redirects'), redirectsFile(site)),
        writeFile(path.join(rules, 'nginx-maps.conf'), nginxMaps(site)),
        writeFile(path.join(rules, 'nginx-server.conf'), nginxServer(site)),
        writeFile(path.join(rules, 'docs.caddy'), caddyRules(site)),
      ]);
    },
  };
}
