/**
 * Facts about this site. What an operator may set comes from the environment at build time; in browser code the
 * `environment` plugin replaces each `process.env.X` below by its text, so write the names out in full.
 */

import { X_VERSION } from './docsInstances';

export const SITE = {
  /** The documented version of the packages. */
  version: X_VERSION,
  /** Home of this site's source: edit links and links to demo source start here. */
  repository: process.env.REPOSITORY_URL || 'https://github.com/component-docs/portal',
  /** Branch or tag that those links point to. */
  ref: process.env.REPOSITORY_REF || 'main',
  /** Where other major versions are served: `{version}` stands for `v7` and so on. */
  versionsHost: process.env.DOCS_VERSIONS_HOST || 'https://{version}.mui.com',
} as const;

/**
 * The hosted search (Algolia DocSearch), which takes the place of the site's own when all three are set. Whether they
 * are is asked of the variable itself, in `src/features/search/loadDialog.ts`, so that the other search is left out.
 */
export const HOSTED_SEARCH = {
  appId: process.env.ALGOLIA_APP_ID || '',
  /** The key that may only search: it is readable in the pages' JavaScript. */
  apiKey: process.env.ALGOLIA_SEARCH_API_KEY || '',
  indexName: process.env.ALGOLIA_INDEX_NAME || '',
} as const;
