/** After the build, makes the index of the pages' full text, which lies beside the pages of each language. */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { OutputStep } from '../outputStep';
import { documentPaths, indexedPages } from './indexedPages';
import { writeIndex } from './writeIndex';

/** Below the base URL. */
const FOLDER = 'pagefind';

export function fullText({ baseUrl, i18n }: LoadContext): OutputStep {
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {
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
