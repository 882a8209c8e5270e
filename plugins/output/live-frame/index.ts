/**
 * Adds what readers need to edit demos: the page of the frame in which these run, in each language, and once, the scripts
 * of the packages that they may import, and what the editor completes with.
 */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { versionedName } from '../../../src/lib/pages/docsInstance';
import { completionFiles } from '../../content/live-completion';
import type { OutputStep } from '../outputStep';
import { siteBase } from '../siteBase';
import { type Bundler, type LiveBundles, makeBundles } from './makeBundles';
import { writeCompletions, writePage, writeScripts } from './writeFrame';

export { liveHashes } from './writeFrame';

/** Folders with demos, of the current version and of cut ones. */
const DEMO_FOLDERS = [
  'docs',
  ...DOCS_INSTANCES.map((instance) => versionedName(instance, 'versioned_docs')),
];

/** Kept from one build to the next, and from one language to the other. */
const CACHE = 'node_modules/.cache/live-frame';

export interface LiveFrameStep extends OutputStep {
  /** Folders of the packages that the scripts hold; once `postBuild` is done. */
  readonly packageFolders: () => readonly string[];
}

export function liveFrame(context: LoadContext): LiveFrameStep {
  const { siteDir, siteConfig, i18n, baseUrl } = context;
  let bundles: LiveBundles | undefined;
  return {
    packageFolders: () => bundles?.packages ?? [],
    async postBuild({ outDir, currentBundler }) {
      const base = siteBase(context);
      bundles = await makeBundles({
        siteDir,
        cache: path.join(siteDir, CACHE),
        folders: DEMO_FOLDERS.map((folder) => path.join(siteDir, folder)),
        bundler: currentBundler.instance as unknown as Bundler,
      });
      const shared = path.join(outDir, path.posix.relative(baseUrl, base));
      await writeScripts(bundles, shared);
      await writeCompletions(completionFiles(siteDir), shared);
      await writePage(bundles, {
        outDir,
        base,
        language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
        title: siteConfig.title,
      });
    },
  };
}
