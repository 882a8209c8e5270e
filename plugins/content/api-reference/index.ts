/** Makes pages of the API reference out of their models: an MDX step, and a loader that tells when a model changed. */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { remarkApiReference } from './remarkApiReference';

export default function apiReferencePlugin(): Plugin {
  return {
    name: 'api-reference',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]api[\\/][^\\/]+[\\/][^\\/]+[\\/]index\.mdx$/,
            enforce: 'pre',
            use: [path.join(__dirname, 'modelDependency.cjs')],
          },
        ],
      },
    }),
  };
}
