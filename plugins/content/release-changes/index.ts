/** Shows on a page what changed in each release: an MDX step, and a loader for the bundler. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ChangesLoaderOptions } from './changesLoader';

export { readHistory } from './readHistories';
export { withBlockReleases, withReleases } from './withReleases';
export { releaseChangesInMarkdown, remarkReleaseChanges } from './remarkReleaseChanges';

export default function releaseChangesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'release-changes',
    configureWebpack(_config, isServer) {
      const options: ChangesLoaderOptions = { siteDir, isServer };
      return {
        module: {
          rules: [
            {
              resourceQuery: /^\?release-changes(?:-html)?$/,
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
