/**
 * Stands in the place of a page that threw, or of the whole site: then without header and footer, since nothing of the
 * site is around it. So it must do with no provider but the router's.
 */
import { type ReactNode, useEffect, useState } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig } from '@docusaurus/theme-common';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';
import { MAIN_CONTENT_ID } from './mainContent';

export interface PageCrashProps {
  readonly error: Error;
  /** Shows again what threw. */
  readonly tryAgain: () => void;
}

/** Tries again when the address becomes another one, such as on the way back. */
function useNextPage(tryAgain: () => void): void {
  const { pathname, hash, key = '' } = useLocation();
  const place = [pathname, hash, key].join(' ');
  const [crashed] = useState(place);
  useEffect(() => {
    if (place !== crashed) {
      tryAgain();
    }
  }, [place, crashed, tryAgain]);
}

/** The front page, and where the header leads. */
function useWaysOn(): readonly { readonly label: string; readonly href: string }[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const { title } = useDocusaurusContext().siteConfig;
  const { items } = useThemeConfig().navbar;
  const ways = items.flatMap(({ to, label }) =>
    typeof to === 'string' && typeof label === 'string' ? [{ label, href: withBaseUrl(to) }] : [],
  );
  return [{ label: title, href: withBaseUrl('/') }, ...ways];
}

export function PageCrash({ error, tryAgain }: PageCrashProps): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const ways = useWaysOn();
  useNextPage(tryAgain);
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="container margin-vert--xl">
      <Head>
        {/* What the site says of itself in the head went with it. */}
        <html lang={localeConfigs[currentLocale]?.htmlLang ?? currentLocale} />
        <title>{SHELL_TEXTS.crashed()}</title>
      </Head>
      <div role="alert">
        <h1>{SHELL_TEXTS.crashed()}</h1>
        <p>{SHELL_TEXTS.crashText()}</p>
      </div>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        {SHELL_TEXTS.retry()}
      </button>
      <ul className="margin-vert--md">
        {ways.map(({ label, href }) => (
          // Plain links: each loads the site anew.
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p lang="en">
        <small>{error.message}</small>
      </p>
    </main>
  );
}
