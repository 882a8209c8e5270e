/** What the hosted search is asked, and where its results lead. Pure. */
import { SITE_ADDRESS } from '../../../data/siteAddress';
import { versionOfPath } from '../../../lib/pages/versionedPaths';
import { readPath } from '../../../lib/pages/paths';

/**
 * Filters that keep the results in the language and the version of a page. The crawler reads both from the page's
 * meta tags; pages outside the documentation have no version and the tag `default`.
 * @param path of the page, with language and version
 */
export function facetFilters(path: string): (string | string[])[] {
  const { language, route } = readPath(path);
  const version = versionOfPath(route) ?? 'current';
  const tags = ['default', `docs-default-${version}`];
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/**
 * Where a result leads: a path for the router when it lies below the site's base on one of its own hosts, else its
 * address as it is.
 * @param own addresses on the site's hosts
 */
export function resultAddress(url: string, own: readonly string[]): string {
  try {
    const { host, pathname, search, hash } = new URL(url);
    const isOwn =
      pathname.startsWith(SITE_ADDRESS.base) &&
      own.some((address) => new URL(address).host === host);
    return isOwn ? pathname + search + hash : url;
  } catch {
    return url;
  }
}
