/** Makes demos out of `.tsx` files beside the pages: an MDX step, and a loader for the bundler. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DemoLoaderOptions } from './demoLoader';

export { remarkDemo } from './remarkDemo';

export default function demosPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'demos',
    configureWebpack(_config, isServer) {
      const options: DemoLoaderOptions = { siteDir, isServer };
      return {
        module: {
          rules: [
            {
              resourceQuery: /^\?demo(?:-source)?$/,
              enforce: 'pre',
              use: [{ loader: path.join(__dirname, 'loader.cjs'), options }],
            },
          ],
        },
        // Docusaurus moves what many chunks share into one that every page loads. It counts the chunks of
        // demos, so the component libraries would end up on pages of prose.
        ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: { common: false } } } }),
      };
    },
  };
}
