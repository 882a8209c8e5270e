/**
 * Writes how the site wants to be served: `_headers` and `_redirects` into the build, where static hosts look for them,
 * and the rules for nginx and Caddy to `deploy/rules`, which the configurations beside it include.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import {
  CACHE_DEFAULT,
  CACHE_RULES,
  MEDIA_TYPES,
  SECURITY_HEADERS,
} from '../../../src/data/hosting';
import { RETIRED_VERSIONS } from '../../../src/data/retiredVersions';
import { caddyRules } from '../../../src/lib/hosting/caddy';
import { nginxMaps, nginxServer } from '../../../src/lib/hosting/nginx';
import type { ServedSite } from '../../../src/lib/hosting/servedSite';
import { headersFile, redirectsFile } from '../../../src/lib/hosting/staticHosts';
import { retiredRedirects, servedRedirects } from '../../../src/lib/pages/redirects';
import type { OutputStep } from '../outputStep';
import { redirectsOf } from '../redirects';

export function serverRules({ siteDir, i18n, siteConfig }: LoadContext): OutputStep {
  const { currentLocale, defaultLocale, locales, localeConfigs } = i18n;
  return {
    async postBuild(props) {
      // The pages are the same in all languages: one build says it for all.
      if (currentLocale !== defaultLocale) {
        return;
      }
      const bases = locales.map((locale) => localeConfigs[locale]?.baseUrl ?? siteConfig.baseUrl);
      const redirects = redirectsOf(props);
      const site: ServedSite = {
        bases,
        headers: SECURITY_HEADERS,
        cacheRules: CACHE_RULES,
        cacheDefault: CACHE_DEFAULT,
        mediaTypes: MEDIA_TYPES,
        redirects: bases.flatMap((base) => servedRedirects(redirects, base)),
        prefixes: bases.flatMap((base) => retiredRedirects(RETIRED_VERSIONS, base)),
      };
      const rules = path.join(siteDir, 'deploy/rules');
      await mkdir(rules, { recursive: true });
      await Promise.all([
        writeFile(path.join(props.outDir, '_headers'), headersFile(site)),
        writeFile(path.join(props.outDir, '_redirects'), redirectsFile(site)),
        writeFile(path.join(rules, 'nginx-maps.conf'), nginxMaps(site)),
        writeFile(path.join(rules, 'nginx-server.conf'), nginxServer(site)),
        writeFile(path.join(rules, 'docs.caddy'), caddyRules(site)),
      ]);
    },
  };
}
