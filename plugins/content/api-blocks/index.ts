/** Shows the generated reference blocks on pages of prose: an MDX step, and a loader for the bundler. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { BlockLoaderOptions } from './blockLoader';

export { remarkApiBlocks } from './remarkApiBlocks';

export default function apiBlocksPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'api-blocks',
    configureWebpack(_config, isServer) {
      const options: BlockLoaderOptions = { siteDir, isServer };
      return {
        module: {
          rules: [
            {
              resourceQuery: /^\?block(?:-html)?$/,
              // The files are JSON, and what is made of them is a script.
              type: 'javascript/auto',
              use: [{ loader: path.join(__dirname, 'loader.cjs'), options }],
            },
          ],
        },
      };
    },
  };
}
