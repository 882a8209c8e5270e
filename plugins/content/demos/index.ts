/** Makes demos out of `.tsx` files beside the pages: an MDX step, and a loader for the bundler. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PageFolders } from '../../../src/lib/pages/pageFiles';
import { countDemos } from './countDemos';
import type { DemoLoaderOptions } from './demoLoader';
import { barrelRules } from './barrel/barrelRules';
import type { DemoFiles } from './readDemo';
import { sharedScripts } from './sharedScripts';
import { VARIANT_STYLES } from './variantStyles';

export { demoNameOf, importOf, remarkDemo } from './remarkDemo';
export { remarkPictures } from './remarkPictures';

/**
 * Docusaurus moves what many chunks share into one that every page loads. It counts the chunks of demos, so the
 * component libraries would end up on pages of prose. Only what this site's own features share is moved: the demo
 * block is the same on each page that has demos.
 */
const CACHE_GROUPS = {
  common: false,
  features: {
    test: /[\\/]src[\\/](?:features|lib)[\\/]/,
    minChunks: 2,
    /** bytes */
    minSize: 4000,
    reuseExistingChunk: true,
  },
} as const;

/**
 * Docusaurus divides no code that renders the pages, so that the chunk of each page would hold the component libraries
 * anew: some 4 MB for each page with demos, to be written, read and kept in memory.
 */
const SERVER_CHUNKS = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    shared: { name: 'shared', minChunks: 2, enforce: true },
  },
} as const;

/** Reads the files of a demo by its path from the root of the project; see `readDemo`, which is slow to load. */
export function createDemoReader(siteDir: string): (file: string) => Promise<DemoFiles> {
  return async (file) => (await import('./readDemo')).readDemo(siteDir, file);
}

export interface DemosPluginOptions {
  readonly folders: PageFolders;
}

export default function demosPlugin(
  { siteDir }: LoadContext,
  { folders }: DemosPluginOptions,
): Plugin {
  return {
    name: 'demos',
    configureWebpack({ mode }, isServer) {
      const options: DemoLoaderOptions = { siteDir, isServer };
      return {
        module: {
          rules: [
            {
              resourceQuery: /^\?demo(?:-source|-picture)?$/,
              enforce: 'pre',
              use: [{ loader: path.join(__dirname, 'loader.cjs'), options }],
            },
            ...(mode === 'production' && !isServer ? barrelRules() : []),
          ],
        },
        ...(isServer
          ? { optimization: { splitChunks: SERVER_CHUNKS } }
          : {
              optimization: {
                splitChunks: {
                  cacheGroups: {
                    ...CACHE_GROUPS,
                    ...VARIANT_STYLES,
                    // Not in development, where each edit would ask for all chunks again.
                    ...(mode === 'production' && sharedScripts(countDemos(siteDir, folders))),
                  },
                },
              },
            }),
      };
    },
  };
}
