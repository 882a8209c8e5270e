/** The path of the site: that of the language without a path of its own, which has the others in it. */
import type { LoadContext } from '@docusaurus/types';

export function siteBase({
  i18n: { defaultLocale, localeConfigs },
  siteConfig,
}: Pick<LoadContext, 'i18n' | 'siteConfig'>): string {
  return localeConfigs[defaultLocale]?.baseUrl ?? siteConfig.baseUrl;
}
