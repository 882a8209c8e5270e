/** What the sitemap lists, and the entries: each with the addresses of its page in all languages. */
import type { Options } from '@docusaurus/plugin-sitemap';
import type { I18nConfig } from '@docusaurus/types';
import { VERSIONED_ROUTE } from '../../../src/data/docsInstances';
import { SITE_ADDRESS } from '../../../src/data/siteAddress';
import { DOCS_TABS, readPath } from '../../../src/lib/pages/paths';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/** The path of any language. */
const LANGUAGE = `${SITE_ADDRESS.base}{,[a-z][a-z]/}`;

/**
 * Left out are the playground, which no search should find; tabs, which count as their page; and cut versions: the
 * latter two have a canonical page that is listed.
 */
export const UNLISTED_PAGES: readonly string[] = [
  `${LANGUAGE}playground/**`,
  `${LANGUAGE}${VERSIONED_ROUTE.slice(1)}{v,}[0-9]*/**`,
  ...DOCS_TABS.map((tab) => `/**/${tab}/`),
];

/** A page in one language. */
export interface Alternate {
  /** As HTML names it: `zh-CN`, or `x-default` for readers of any other language. */
  readonly lang: string;
  readonly url: string;
}

/** A page in every language of the site. */
export function alternatesOf(
  address: string,
  { defaultLocale, locales, localeConfigs }: I18nConfig,
): readonly Alternate[] {
  const { origin, pathname } = new URL(address);
  const { route } = readPath(pathname, locales);
  const urlIn = (locale: string) =>
    origin + SITE_ADDRESS.base + (locale === defaultLocale ? '' : `${locale}/`) + route.slice(1);
  return [
    ...locales.map((locale) => ({
      lang: localeConfigs[locale]?.htmlLang ?? locale,
      url: urlIn(locale),
    })),
    { lang: 'x-default', url: urlIn(defaultLocale) },
  ];
}

/** For the option of Docusaurus' plugin, whose writer takes more of an entry than its types say. */
export const createSitemapItems: CreateSitemapItems = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const items = await defaultCreateSitemapItems(params);
  return items.map((item) => ({
    ...item,
    links: alternatesOf(item.url, params.siteConfig.i18n),
  }));
};
