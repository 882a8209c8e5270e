/** Links of the header and footer, which are the same on all pages, as a reader of a version needs them. */
import { linkInVersion } from '../../lib/pages/versions';
import { useCurrentPage } from './useCurrentPage';

/** See {@link linkInVersion}; a link that isn't there stays so. */
export function useLinkInVersion<T extends string | undefined>(link: T): T | string {
  const { version } = useCurrentPage();
  return link === undefined ? link : linkInVersion(link, version);
}
