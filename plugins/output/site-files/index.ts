/** Files that tell crawlers what there is: `robots.txt` at the root of the host, which names the sitemaps. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { hostFolder } from '../hostFolder';
import type { OutputStep } from '../outputStep';
import { robotsText } from './robots';

export { createSitemapItems, UNLISTED_PAGES } from './sitemap';

export function siteFiles({ i18n, siteConfig }: LoadContext): OutputStep {
  const { currentLocale, defaultLocale, locales, localeConfigs } = i18n;
  return {
    async postBuild(props) {
      // The file counts at the root alone, and one build says it for all languages.
      if (currentLocale !== defaultLocale) {
        return;
      }
      const roots = locales.map((locale) => localeConfigs[locale]?.baseUrl ?? siteConfig.baseUrl);
      const text = robotsText({
        disallowed: roots.map((root) => `${root}playground/`),
        sitemaps: roots.map((root) => `${siteConfig.url}${root}sitemap.xml`),
      });
      await writeFile(path.join(hostFolder(props), 'robots.txt'), text);
    },
  };
}
