/**
 * Leads search engines from a tab to its page, and from a page of a cut version to the same page of the current one
 * where that still exists.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { canonicalPath } from '../../lib/pages/versions';

export function CanonicalLink(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { url } = useDocusaurusContext().siteConfig;
  const path = canonicalPath(permalink, useLatestVersion(undefined));
  return path === permalink ? null : (
    <Head>
      <meta property="og:url" content={url + path} />
      <link rel="canonical" href={url + path} />
    </Head>
  );
}
