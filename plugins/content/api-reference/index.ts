/**
 * Makes pages of the API reference out of their models: an MDX step, a loader for what they show, and one that tells when
 * a model changed.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PageLoaderOptions } from './pageLoader';
import type { ReadPageOptions } from './readPage';

export { remarkApiReference } from './remarkApiReference';

export type ApiReferenceOptions = Omit<ReadPageOptions, 'siteDir'>;

export default function apiReferencePlugin(
  { siteDir }: LoadContext,
  { folders, language, pages }: ApiReferenceOptions,
): Plugin {
  const reading = { siteDir, folders, language, pages };
  const optionsFor = (isServer: boolean): PageLoaderOptions => ({ ...reading, isServer });
  return {
    name: 'api-reference',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?api-page(?:-data)?$/,
            // The files are JSON, and what is made of them is a script.
            type: 'javascript/auto',
            use: [{ loader: path.join(__dirname, 'loader.cjs'), options: optionsFor(isServer) }],
          },
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
