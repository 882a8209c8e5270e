/** Writes every page of the build as Markdown beside it, and indexes of these files for programs. */
import type { LoadContext } from '@docusaurus/types';
import type { PageFolders } from '../../../src/lib/pages/pageFiles';
import type { OutputStep } from '../outputStep';
import { convertPages } from './convertPages';
import { type CurrentVersion, exportFiles } from './exportFiles';
import type { SourceReader } from './pageSources';
import { type PageStep, readPages } from './readPages';
import { type SitePage, docsContent, sitePages } from './sitePages';
import { createUiTexts } from '../../content/ui-texts';
import { withTrees } from './treeProcess';
import { writeFiles } from './writeFiles';

export { docsContent, sitePages };

export interface MarkdownExportOptions extends Pick<SourceReader, 'readDemo'> {
  readonly folders: PageFolders;
  /** Steps for MDX that are the same as on the site, in their order. */
  readonly steps: readonly PageStep[];
}

/** The current versions as their own indexes need them, by the ids of their instances. */
function currentVersions(
  plugins: Parameters<typeof docsContent>[0],
  { docs }: PageFolders,
  byPath: ReadonlyMap<string, SitePage>,
): ReadonlyMap<string, CurrentVersion> {
  const contents = docsContent(plugins);
  return new Map(
    docs.map(({ id, sidebarId }) => {
      const version = contents.get(id)?.loadedVersions.find(({ isLast }) => isLast);
      if (!version) {
        throw new Error(`markdown-export: there is no current version of the documents "${id}".`);
      }
      const documents = version.docs.flatMap(({ id: docId, permalink }) => {
        const page = byPath.get(permalink);
        return page ? [[docId, page] as const] : [];
      });
      const tree = version.sidebars[sidebarId] ?? [];
      return [id, { documents: new Map(documents), tree, path: version.path }];
    }),
  );
}

export function markdownExport(
  { siteDir }: LoadContext,
  { folders, readDemo, steps }: MarkdownExportOptions,
): OutputStep {
  return {
    async postBuild({ outDir, baseUrl, siteConfig, i18n, plugins, codeTranslations }) {
      const lookUp = createUiTexts(codeTranslations);
      const pages = sitePages(plugins);
      const byPath = new Map(pages.map((page) => [page.permalink, page]));
      const written = await withTrees(async (trees) => {
        const read = await readPages(pages, trees, {
          siteDir,
          outDir,
          baseUrl,
          folders,
          readDemo,
          steps,
        });
        const converted = await convertPages(read, trees, {
          baseUrl,
          lookUp,
          language: i18n.currentLocale,
        });
        const bodies = await trees.stringify(converted.map((page) => page.tree));
        return converted.map((page, index) => ({ ...page, body: bodies[index] ?? '' }));
      });
      const files = exportFiles(written, {
        url: siteConfig.url,
        title: siteConfig.title,
        baseUrl,
        language: i18n.currentLocale,
        htmlLanguageOf: (language) => i18n.localeConfigs[language]?.htmlLang ?? language,
        folders,
        lookUp,
        current: currentVersions(plugins, folders, byPath),
      });
      await writeFiles(outDir, files);
    },
  };
}
