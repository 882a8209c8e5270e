/** Which page a reader is on, of which product and version. */
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type GlobalVersion,
  useActivePlugin,
  useActiveVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import type { ProductId } from '../../data/products';
import { productIdOf } from '../../lib/pages/paths';
import { docAt, unversionedPage } from '../../lib/pages/versions';

export interface CurrentPage {
  /** Its path in all versions and languages. */
  readonly page: string;
  readonly product: ProductId;
  /** Id of the documentation instance that has the page; `undefined` stands for the one with versions. */
  readonly instance: string | undefined;
  readonly version: GlobalVersion;
}

/**
 * Outside the documentation a reader is in the current version and in no product. So it is at an address without a page,
 * which the server doesn't know, until the browser says in which version the address lies.
 */
export function useCurrentPage(): CurrentPage {
  const { pathname } = useLocation();
  const page = unversionedPage(pathname);
  // An instance at the root has every address, but not a page at each.
  const instance = useActivePlugin()?.pluginId;
  const activeVersion = useActiveVersion(instance);
  const versionOfAddress = useActiveVersion(undefined);
  const latest = useLatestVersion(undefined);
  const isBrowser = useIsBrowser();
  // Each link of header and footer asks at each navigation; `useActiveDocContext` would match the path as a route for it.
  if (activeVersion && docAt(pathname, activeVersion.docs)) {
    return { page, instance, product: productIdOf(page) ?? 'docs', version: activeVersion };
  }
  const version = (isBrowser && versionOfAddress) || latest;
  return { page, instance: undefined, product: 'x', version };
}
