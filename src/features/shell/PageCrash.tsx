/** Stands in the place of a page that threw, says so and offers ways on. Needs no provider but the router's. */
import { type ReactNode, useEffect, useState } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig } from '@docusaurus/theme-common';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';
import { useLinkInVersion } from '../versions';
import { MAIN_CONTENT_ID } from './mainContent';

export interface PageCrashProps {
  readonly error: Error;
  /** Shows again what threw. */
  readonly tryAgain: () => void;
}

/** The front page, and where the header leads. */
function useRecoveryLinks(): readonly { readonly label: string; readonly href: string }[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const linkInVersion = useLinkInVersion();
  const { title } = useDocusaurusContext().siteConfig;
  const { items } = useThemeConfig().navbar;
  const ways = items.flatMap(({ to, label }) =>
    typeof to === 'string' && typeof label === 'string'
      ? [{ label, href: withBaseUrl(linkInVersion(to)) }]
      : [],
  );
  return [{ label: title, href: withBaseUrl('/') }, ...ways];
}

/** Calls `leave` when the address has become another one, such as on the way back. */
export function useNextPage(leave: () => void): void {
  const { pathname, hash, key = '' } = useLocation();
  const place = [pathname, hash, key].join(' ');
  const [crashed] = useState(place);
  useEffect(() => {
    if (place !== crashed) {
      leave();
    }
  }, [place, crashed, leave]);
}

export function CrashMessage({ error, tryAgain }: PageCrashProps): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const ways = useRecoveryLinks();
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="container margin-vert--xl">
      <Head>
        {/* What the site says of itself in the head may have gone with it. */}
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

/** Inside header and footer. */
export function PageCrash({ error, tryAgain }: PageCrashProps): ReactNode {
  useNextPage(tryAgain);
  return <CrashMessage error={error} tryAgain={tryAgain} />;
}
