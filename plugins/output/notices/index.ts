/**
 * Writes `third-party-notices.txt`: the licences of all that the site ships of others. What the browser's bundle was
 * made of is asked of the bundler, so it holds packages too of which nothing was left.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { buildArtifact } from '../buildArtifact';
import type { OutputStep } from '../outputStep';
import { licenseProblem } from './licenses';
import { moduleFiles } from './moduleFiles';
import { noticesText } from './noticesText';
import { packageFolders } from './packageFolders';
import { readPackage } from './readPackage';

const FILE = 'third-party-notices.txt';

/** What is shipped and doesn't come through the bundle of pages: search in full text, the font, the service worker. */
const BESIDE_THE_BUNDLE = [
  'pagefind',
  '@fontsource/inter',
  'idb',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** The part of a bundler's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, run: (compilation: { modules: Iterable<unknown> }) => void): void;
    };
  };
}

/**
 * The folder of an installed package; some have no entry that could be resolved.
 * @param roots folders in which it may lie
 * @throws when it lies in none
 */
function folderOf(name: string, roots: readonly string[]): string {
  const folder = roots.map((root) => path.join(root, name)).find((each) => existsSync(each));
  if (folder === undefined) {
    throw new Error(`${name} isn't installed, whose licence has to go along.`);
  }
  return folder;
}

/** @param otherFolders folders of packages that other bundles hold; called once these are made */
export function notices(
  { siteDir, generatedFilesDir, i18n }: LoadContext,
  otherFolders: () => readonly string[] = () => [],
): OutputStep {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  const found = buildArtifact<readonly string[]>(generatedFilesDir, 'notices');
  return {
    clientPlugins: () => [
      {
        apply(compiler: Compiler): void {
          compiler.hooks.afterEmit.tap('notices', ({ modules }) => {
            found.write(packageFolders(Array.from(modules).flatMap(moduleFiles)));
          });
        },
      },
    ],
    async postBuild({ outDir }) {
      // The code is the same in all languages.
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const beside = BESIDE_THE_BUNDLE.map((name) => folderOf(name, resolve.paths(name) ?? []));
      const folders = [...new Set([...found.read(), ...otherFolders(), ...beside])];
      const packages = await Promise.all(folders.map(readPackage));
      const problems = packages.flatMap(({ name, license }) => licenseProblem(name, license) ?? []);
      if (problems.length > 0) {
        throw new Error(
          `The site would ship what it may not: ${[...new Set(problems)].join(', ')}. See plugins/output/notices/licenses.ts.`,
        );
      }
      await writeFile(path.join(outDir, FILE), noticesText(packages));
    },
  };
}
