/** What this site changes of Docusaurus' two content plugins, so that a translation that is behind stops no build. */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as dataFiles from '@docusaurus/utils/lib/dataFileUtils';
import { PAGE_FOLDERS } from '../../../src/data/docsInstances';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import { outdatedPages } from './outdatedPages';

function stop(problem: string): never {
  throw new Error(problem);
}

/** The module of Docusaurus that both content plugins ask for the folder of a page. */
interface DataFiles {
  getFolderContainingFile: (folders: string[], file: string) => Promise<string>;
}

const { getFolderContainingFile } = dataFiles;

/** @param isLeftOut whether a file is not to be found, by its path */
function leaveOut(module: DataFiles, isLeftOut: (file: string) => boolean): void {
  module.getFolderContainingFile = (folders, file) =>
    getFolderContainingFile(
      folders.filter((folder) => !isLeftOut(path.join(folder, file))),
      file,
    );
}

/**
 * A content plugin that shows the English page in the place of a translation that is behind. Docusaurus asks one function
 * for the folder of each page, that of the language before that of English; the former is left out for such a page.
 *
 * The plugin's module has to be imported beside this one: Docusaurus loads the modules of each plugin anew.
 * @param plugin as Docusaurus' module makes it
 */
export function withFallbackLocale<Content>(
  plugin: Plugin<Content>,
  { siteDir, i18n: { currentLocale: language } }: LoadContext,
): Plugin<Content> {
  if (language === SOURCE_LANGUAGE) {
    return plugin;
  }
  const report = process.env.NODE_ENV === 'production' ? stop : logger.warn;
  return {
    ...plugin,
    loadContent: async () => {
      const behind = await outdatedPages({ siteDir, folders: PAGE_FOLDERS, language }, report);
      leaveOut(dataFiles, (file) =>
        behind.has(path.relative(siteDir, file).replaceAll(path.sep, '/')),
      );
      const content = await plugin.loadContent?.();
      return content as Content;
    },
  };
}
