/** Gets the search in titles and names of code of a version, once it is wanted. */
import versions from '@generated/search/default/versions';
import type { TitleSearch } from '../../../lib/search/searchHit';
import { createTitleSearch } from '../../../lib/search/searchTitles';

/** The name of the version that isn't cut. */
const CURRENT = 'current';

const loading = new Map<string, Promise<TitleSearch>>();

async function load(version: string): Promise<TitleSearch> {
  const loadData = versions[version];
  if (!loadData) {
    throw new Error(`There is no search data of the version ${version}.`);
  }
  const { default: data } = await loadData();
  return createTitleSearch(data);
}

/**
 * The search in a version; asked for once. Rejects when it can't be had, and the next call asks again.
 * @param named name of a cut version; the current one when absent, and in place of one that isn't here
 */
export function loadTitleSearch(named = CURRENT): Promise<TitleSearch> {
  const version = Object.hasOwn(versions, named) ? named : CURRENT;
  const search =
    loading.get(version) ??
    load(version).catch((error: unknown) => {
      loading.delete(version);
      throw error;
    });
  loading.set(version, search);
  return search;
}
