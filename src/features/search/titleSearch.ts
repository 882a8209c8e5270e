/** Gets the search in titles and names of code, once it is wanted: its code, and the data of one version. */
import versions from '@generated/search/default/versions';
import { versionOfPath } from '../../lib/pages/versionedPaths';
import { readPath } from '../../lib/pages/paths';
import type { TitleSearch } from '../../lib/search/searchHit';

/** The name of the version that isn't cut. */
const CURRENT = 'current';

const loading = new Map<string, Promise<TitleSearch>>();

/** The version of the page that the reader is on; pages outside the documentation have the current one. */
function versionName(): string {
  const name = versionOfPath(readPath(window.location.pathname).route) ?? CURRENT;
  return Object.hasOwn(versions, name) ? name : CURRENT;
}

async function load(version: string): Promise<TitleSearch> {
  const loadData = versions[version];
  if (!loadData) {
    throw new Error(`There is no search data of the version ${version}.`);
  }
  const [{ createTitleSearch }, { default: data }] = await Promise.all([
    import('../../lib/search/searchTitles'),
    loadData(),
  ]);
  return createTitleSearch(data);
}

/**
 * The search in the version that the reader is in; asked for once. Rejects when it can't be had, and the next call
 * asks again.
 */
export function loadTitleSearch(): Promise<TitleSearch> {
  const version = versionName();
  const search =
    loading.get(version) ??
    load(version).catch((error: unknown) => {
      loading.delete(version);
      throw error;
    });
  loading.set(version, search);
  return search;
}
