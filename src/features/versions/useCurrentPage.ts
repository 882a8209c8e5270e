/** Which page a reader is on, of which product and version. */
import { useLocation } from '@docusaurus/router';
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
 * Outside the documentation, and at an address without a page, a reader is in the current version and in no product:
 * there the server doesn't know the address.
 */
export function useCurrentPage(): CurrentPage {
  const { pathname } = useLocation();
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const page = unversionedPage(pathname);
  return activeDoc && activeVersion
    ? { page, product: versionedProductOf(page), version: activeVersion }
    : { page, product: 'x', version: latest };
}
