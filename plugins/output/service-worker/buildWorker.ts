/**
 * Lets `@docusaurus/plugin-pwa` build the worker in a folder of its own, which holds just the files that are kept from
 * the start: it would list and write `sw.js` in whatever folder it is given.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pwaPlugin from '@docusaurus/plugin-pwa/lib/index';
import type { PluginOptions } from '@docusaurus/plugin-pwa';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { OFFLINE_PAGE, WORKER_FILE, workerLocation } from '../../../src/lib/offline/offline';
import { writeWorkerSource } from './workerSource';

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** A name with a hash in it needs no other sign of its content. */
const HASHED_NAME = /\.[\da-f]{8,}\.\w+$/;
const INDEX = /(^|\/)index\.html$/;

export interface WorkerContents {
  /** HTML of the offline page. */
  readonly offlinePage: string;
  /** See `WorkerBuild`. */
  readonly note: string;
  /** Built files whose names hold a hash, below the path of the language. */
  readonly files: readonly string[];
  /** See `WorkerBuild`. */
  readonly version: string;
}

function pwaOptions(baseUrl: string, swCustom: string): PluginOptions {
  return {
    debug: false,
    // Both belong to the registration and the head of pages, which are our own.
    offlineModeActivationStrategies: [],
    pwaHead: [],
    swRegister: false,
    swCustom,
    injectManifestConfig: {
      dontCacheBustURLsMatching: HASHED_NAME,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({
            ...entry,
            url: baseUrl + entry.url.replace(INDEX, '$1'),
          })),
        }),
      ],
    } as PluginOptions['injectManifestConfig'],
  };
}

/**
 * The bundler, told to leave the worker in one file: plugin-pwa imports our part of it dynamically, which would become
 * a second file, fetched by the worker from a place that it doesn't lie at.
 */
function intoOneFile(bundler: CurrentBundler): CurrentBundler {
  const instance = new Proxy(bundler.instance, {
    apply(make, _self, [configs]: [Configuration[]]) {
      const parser = { javascript: { dynamicImportMode: 'eager' } } as const;
      return make(configs.map((config) => ({ ...config, module: { ...config.module, parser } })));
    },
  });
  return { ...bundler, instance };
}

/** @throws when plugin-pwa is off, which it is only in development */
export async function buildWorker(
  context: LoadContext,
  props: BuildProps,
  { offlinePage, note, files, version }: WorkerContents,
): Promise<void> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const folder = path.join(generatedFilesDir, 'service-worker');
  const stage = path.join(folder, 'precache');
  await rm(folder, { recursive: true, force: true });

  const offlineFile = path.join(stage, OFFLINE_PAGE, 'index.html');
  await mkdir(path.dirname(offlineFile), { recursive: true });
  await writeFile(offlineFile, offlinePage);
  for (const file of files) {
    await mkdir(path.dirname(path.join(stage, file)), { recursive: true });
    await copyFile(path.join(props.outDir, file), path.join(stage, file));
  }

  const source = await writeWorkerSource(siteDir, path.join(folder, 'source'), {
    ...workerLocation(baseUrl),
    version,
    precached: [OFFLINE_PAGE, ...files].map((file) => baseUrl + file),
    note,
  });
  const plugin = pwaPlugin({ ...context, outDir: stage }, pwaOptions(baseUrl, source));
  if (!plugin?.postBuild) {
    throw new Error('The service worker can only be built for production.');
  }
  await plugin.postBuild({
    ...props,
    outDir: stage,
    content: undefined,
    currentBundler: intoOneFile(props.currentBundler),
  });

  const target = path.join(props.outDir, WORKER_FILE);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await readFile(path.join(stage, 'sw.js')));
}
