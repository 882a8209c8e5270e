/** Bundles the worker of one language, and has `workbox-build` list in it the files that are kept from the start. */
import path from 'node:path';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { injectManifest } from 'workbox-build';
import {
  OFFLINE_PAGE,
  WORKER_FILE,
  type WorkerBuild,
  foldersOfRoutes,
} from '../../../src/lib/offline/offline';

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

const ENTRY = 'src/features/service-worker/worker/entry.ts';

/** A name with a hash in it needs no other sign of its content. */
const HASHED_NAME = /\.[\da-f]{8,}\.\w+$/;
const INDEX = /(^|\/)index\.html$/;

export interface WorkerContents extends Pick<WorkerBuild, 'note' | 'shared' | 'version'> {
  /** Built files whose names hold a hash, below the path of the language. */
  readonly files: readonly string[];
}

/** @throws with what doesn't compile */
function bundle(configuration: Configuration, { instance }: CurrentBundler): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = instance(configuration);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const problem = error ?? closeError;
        if (problem) {
          reject(problem);
        } else if (stats?.hasErrors()) {
          reject(new Error(stats.toString('errors-only')));
        } else {
          resolve();
        }
      });
    });
  });
}

/** Writes the worker of a language. The offline page has to be among the built files already. */
export async function buildWorker(
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
  { outDir, routesPaths, currentBundler }: BuildProps,
  { files, note, shared, version }: WorkerContents,
): Promise<void> {
  const folder = path.join(generatedFilesDir, 'service-worker');
  const folders = foldersOfRoutes(routesPaths, baseUrl);
  const build: WorkerBuild = { baseUrl, folders, shared, version, note };
  await bundle(
    {
      mode: 'production',
      target: 'webworker',
      context: siteDir,
      entry: path.join(siteDir, ENTRY),
      output: { path: folder, filename: 'sw.js' },
      devtool: false,
      resolve: { extensions: ['.ts', '.js'] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        ],
      },
      plugins: [new currentBundler.instance.DefinePlugin({ WORKER_BUILD: JSON.stringify(build) })],
    },
    currentBundler,
  );
  const { warnings } = await injectManifest({
    swSrc: path.join(folder, 'sw.js'),
    swDest: path.join(outDir, WORKER_FILE),
    globDirectory: outDir,
    globPatterns: [`${OFFLINE_PAGE}index.html`, ...files],
    dontCacheBustURLsMatching: HASHED_NAME,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: baseUrl + entry.url.replace(INDEX, '$1'),
        })),
      }),
    ],
  });
  if (warnings.length > 0) {
    throw new Error(`The service worker can't keep its files: ${warnings.join(' ')}`);
  }
}
