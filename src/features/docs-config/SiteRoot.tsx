/** Hands the site's own configuration down to every page. */
import i18n from '@generated/i18n';
import type { ReactNode } from 'react';
import { type DocsConfig, DocsProvider } from './DocsProvider';

const CONFIG: DocsConfig = { languages: i18n.locales };

export function SiteRoot({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <DocsProvider config={CONFIG} defaultUserLanguage={i18n.currentLocale}>
      {children}
    </DocsProvider>
  );
}
