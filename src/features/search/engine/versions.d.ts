/** What `plugins/content/search` writes before the bundle. */
declare module '@generated/search/default/versions' {
  import type { SearchData } from '../../lib/search/searchData';

  /** By the name of a version, what loads its data. The version that isn't cut is called `current`. */
  const versions: Readonly<Record<string, () => Promise<{ readonly default: SearchData }>>>;
  export default versions;
}
