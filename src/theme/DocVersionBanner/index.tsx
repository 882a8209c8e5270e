import { type ReactNode, Suspense, lazy } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocVersionBanner';
import { Empty } from '../../features/shell/Empty';

/** Without a network, a page is worth more than its banner. */
const Banner = lazy(() =>
  import('@theme-original/DocVersionBanner').catch(() => ({ default: Empty })),
);

export default function DocVersionBannerWrapper(props: Props): ReactNode {
  return useDocsVersion().banner ? (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  ) : null;
}
