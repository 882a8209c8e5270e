/** Hands the site's own configuration down to every page. */
import i18n from '@generated/i18n';
import type { ReactNode } from 'react';
import { type AdConfig, type DocsConfig, DocsProvider } from './DocsProvider';

const CONFIG: DocsConfig = { languages: i18n.locales };

const AD_CONFIG: Partial<AdConfig> | undefined = process.env.AD_DISPLAY_RATIO
  ? { GADisplayRatio: Number(process.env.AD_DISPLAY_RATIO) }
  : undefined;

export function SiteRoot({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <DocsProvider config={CONFIG} adConfig={AD_CONFIG} defaultUserLanguage={i18n.currentLocale}>
      {children}
    </DocsProvider>
  );
}
