/** The documentation instances of the site. All that is said of one stands here; its page tree is in `trees.ts`. */
import type { DocsInstance } from '../lib/pages/docsInstance';
import type { PageFolders } from '../lib/pages/pageFiles';

export const DOCS_INSTANCES = [
  { id: 'default', folder: 'docs/x', route: '/x/', sidebarId: 'x', tree: 'sidebars.ts' },
] as const satisfies readonly [DocsInstance, ...DocsInstance[]];

export type DocsInstanceId = (typeof DOCS_INSTANCES)[number]['id'];

/** The instance that has the API reference, and the pages with its blocks. */
export const API_INSTANCE = DOCS_INSTANCES[0];

/** Where pages are written. */
export const PAGE_FOLDERS = {
  docs: DOCS_INSTANCES,
  pages: 'src/pages',
} as const satisfies PageFolders;
