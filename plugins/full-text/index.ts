/** After the build, makes the index of the pages' full text, which lies beside the pages of each language. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentPaths, indexedPages } from './indexedPages';
import { writeIndex } from './writeIndex';

/** Below the base URL. */
const FOLDER = 'pagefind';

export default function fullTextPlugin({ baseUrl, i18n }: LoadContext): Plugin {
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {
    name: 'full-text',
    async postBuild({ outDir, routesPaths, plugins }) {
      const pages = indexedPages(routesPaths, documentPaths(plugins), baseUrl, outDir);
      try {
        await writeIndex(pages, language, path.join(outDir, FOLDER));
      } catch (error) {
        throw new Error(
          `The full text of the pages couldn't be indexed (${language}): ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
      }
    },
  };
}
