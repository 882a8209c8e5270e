/** Which page a reader is on, of which product and version. */
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type GlobalVersion,
  useActiveDocContext,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {
  type VersionedProductId,
  unversionedPage,
  versionedProductOf,
} from '../../lib/pages/versions';

export interface CurrentPage {
  /** Its path in all versions and languages. */
  readonly page: string;
  readonly product: VersionedProductId;
  readonly version: GlobalVersion;
}

/**
 * Outside the documentation a reader is in the current version and in no product. So it is at an address without a page,
 * which the server doesn't know, until the browser says in which version the address lies.
 */
export function useCurrentPage(): CurrentPage {
  const { pathname } = useLocation();
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const isBrowser = useIsBrowser();
  const page = unversionedPage(pathname);
  if (activeDoc && activeVersion) {
    return { page, product: versionedProductOf(page), version: activeVersion };
  }
  return { page, product: 'x', version: (isBrowser && activeVersion) || latest };
}
