/**
 * Lets each finished page ask for all that it needs at once, right after its first paint, and completes its head. Both
 * are one step, since each page is read and written once.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { createUiTexts } from '../../content/ui-texts';
import { groupChunksBySection } from '../../internals/sections/sidebarGroups';
import { buildArtifact } from '../buildArtifact';
import type { OutputStep } from '../outputStep';
import { createPageHeads } from '../page-head';
import { type ChunkMap, chunkMapPlugin } from './chunkMap';
import { withDemoStylesInHead } from './demoStyles';
import { demoFilesIn, withFirstLoad } from './firstLoadScript';
import { chunkNamesByPage } from './routeChunks';
import { startWatchHtml } from './startProblem';

/** The file of a page in the build folder. */
function htmlFile(outDir: string, page: string): string {
  return path.join(outDir, page.endsWith('.html') ? page : path.join(page, 'index.html'));
}

/** What Docusaurus generates for each docs version, as JSON. */
async function versionData(generatedFilesDir: string): Promise<readonly string[]> {
  const folder = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs');
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files
      .filter((file) => /^[\w-]+[\\/]p[\\/][^\\/]+\.json$/.test(file))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
}

export function firstLoad(context: LoadContext): OutputStep {
  const { siteDir, generatedFilesDir, baseUrl, codeTranslations } = context;
  const map = buildArtifact<ChunkMap>(generatedFilesDir, 'first-load');
  let withHead: ReturnType<typeof createPageHeads> | undefined;
  return {
    clientPlugins: () => [chunkMapPlugin(siteDir, map.write)],
    // The development server has a message of its own.
    postBodyTags: [startWatchHtml(createUiTexts(codeTranslations))],
    allContentLoaded({ allContent }) {
      withHead = createPageHeads(context, allContent);
    },
    async postBuild({ outDir, routes, routesPaths }) {
      if (!withHead) {
        throw new Error('The content was not loaded before the pages were written.');
      }
      const { byName, byDemo, everyDemo } = map.read();
      const table = await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
      const groups = groupChunksBySection(await versionData(generatedFilesDir));
      const namesByPage = chunkNamesByPage(routes, JSON.parse(table), groups);
      const addresses = (files: readonly string[]) => files.map((file) => baseUrl + file);
      // One by one: all pages at once would be kept in memory.
      for (const page of routesPaths) {
        const file = htmlFile(outDir, page.slice(baseUrl.length));
        const html = withDemoStylesInHead(withHead(await readFile(file, 'utf8'), page));
        const names = namesByPage.get(page) ?? [];
        const chunks = names.flatMap((name) => addresses(byName.get(name) ?? []));
        const demos = Object.fromEntries(
          demoFilesIn(html).map((demo) => [
            demo,
            addresses([...(byDemo.get(demo) ?? []), ...everyDemo]),
          ]),
        );
        await writeFile(file, withFirstLoad(html, { chunks, demos }));
      }
    },
  };
}
