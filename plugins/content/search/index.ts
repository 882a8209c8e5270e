/**
 * Hands the browser what the search in titles and names of code is made from: one module for each version, which loads
 * when somebody searches. It is made before the bundle, so the development server has it too.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchData } from '../../../src/lib/search/searchData';
import { type SearchOptions, readVersions } from './readVersions';

/** The module that lists the versions by name, each with what loads its data. */
function versionList(names: Iterable<string>): string {
  const entries = Array.from(
    names,
    (name) =>
      `${JSON.stringify(name)}: () => import(/* webpackChunkName: ${JSON.stringify(`search-${name}`)} */ ${JSON.stringify(`./${name}.json`)})`,
  );
  return `export default {\n${entries.join(',\n')}\n};\n`;
}

export default function searchPlugin(
  { siteDir, baseUrl, i18n: { currentLocale, locales } }: LoadContext,
  options: SearchOptions,
): Plugin<ReadonlyMap<string, SearchData>> {
  const others = locales.filter((locale) => locale !== currentLocale);
  return {
    name: 'search',
    loadContent: () =>
      readVersions(options, { siteDir, baseUrl, languages: [currentLocale, ...others] }),
    async contentLoaded({ content, actions: { createData } }) {
      await Promise.all(
        Array.from(content, ([name, data]) => createData(`${name}.json`, JSON.stringify(data))),
      );
      await createData('versions.js', versionList(content.keys()));
    },
  };
}
