/** Links of the shell, which are the same on all pages, as a reader of a version needs them. */
import { linkInVersion } from '../../lib/pages/versions';
import { useCurrentPage } from './useCurrentPage';

/** What makes a link lead into the version that is read, see {@link linkInVersion}; one that isn't there stays so. */
export function useLinkInVersion(): <T extends string | undefined>(link: T) => T | string {
  const { version } = useCurrentPage();
  return (link) => (link === undefined ? link : linkInVersion(link, version));
}
