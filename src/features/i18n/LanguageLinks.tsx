/**
 * Links of the header to this page in the other languages: the same place of the same page. What doesn't exist, doesn't
 * exist in another language either: from there they lead to the first page.
 */
import { useHistorySelector } from '@docusaurus/theme-common';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { useActivePlugin, useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import i18n from '@generated/i18n';
import type { ReactNode } from 'react';
import { docAt } from '../../lib/pages/versions';
import { useDocsConfig, useUserLanguage } from '../docs-config';

export interface LanguageLinksProps {
  /** In the menu of narrow screens, where an item is an entry of a list. */
  readonly mobile?: boolean;
}

/**
 * Whether the address has no page: the page of Docusaurus itself is that for addresses which lead nowhere, and an
 * instance at the root has every address, but not a page at each.
 */
function useIsMissing(): boolean {
  const { name } = useRouteContext().plugin;
  const { pathname } = useLocation();
  const version = useActiveVersion(useActivePlugin()?.pluginId);
  return (
    name === 'native' ||
    (name === 'docusaurus-plugin-content-docs' && !(version && docAt(pathname, version.docs)))
  );
}

function LanguageLink({ language, className }: { language: string; className: string }): ReactNode {
  const { createUrl } = useAlternatePageUtils();
  const isMissing = useIsMissing();
  const search = useHistorySelector(({ location }) => location.search);
  const hash = useHistorySelector(({ location }) => location.hash);
  const config = i18n.localeConfigs[language];
  const place = createUrl({ locale: language, fullyQualified: false }) + search + hash;
  return (
    // Each language is a site of its own: the browser has to load it, so this is no link of the router.
    <a
      className={className}
      href={isMissing ? config?.baseUrl : place}
      lang={config?.htmlLang}
      hrefLang={config?.htmlLang}
    >
      {config?.label ?? language}
    </a>
  );
}

export function LanguageLinks({ mobile = false }: LanguageLinksProps): ReactNode {
  const current = useUserLanguage();
  const others = useDocsConfig().languages.filter((language) => language !== current);
  return others.map((language) =>
    mobile ? (
      <li key={language} className="menu__list-item">
        <LanguageLink language={language} className="menu__link" />
      </li>
    ) : (
      <LanguageLink key={language} language={language} className="navbar__item navbar__link" />
    ),
  );
}
