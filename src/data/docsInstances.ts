/** The documentation instances of the site. All that is said of one stands here; its page tree is in `trees.ts`. */
import type { DocsInstance } from '../lib/pages/docsInstance';
import type { PageFolders } from '../lib/pages/pageFiles';

/** Where the pages of MUI X begin. Browsers load the routes, and no more of instances. */
const X_ROUTE = '/x/';

/** Where the pages of the base library begin. */
const BASE_ROUTE = '/';

/** Where the pages of the base library are written. */
export const BASE_FOLDER = 'docs/base';

/** The version of MUI X that is documented. */
export const X_VERSION = '8.10.2';

/** The version of Material UI that is documented. */
export const BASE_VERSION = '7.3.11';

/** Where the pages of each instance begin. */
export const ROUTES = [X_ROUTE, BASE_ROUTE] as const;

/** Where the instance lies that versions are cut of. The others have the current one only. */
export const VERSIONED_ROUTE = X_ROUTE;

export const DOCS_INSTANCES = [
  {
    id: 'default',
    label: X_VERSION,
    folder: 'docs/x',
    route: X_ROUTE,
    sidebarId: 'x',
    tree: 'sidebars.ts',
    demoTheme: 'docs',
  },
  {
    id: 'base-library',
    label: BASE_VERSION,
    folder: BASE_FOLDER,
    route: BASE_ROUTE,
    sidebarId: 'base',
    tree: 'baseSidebars.ts',
    demoTheme: 'material',
  },
] as const satisfies readonly [DocsInstance, ...DocsInstance[]];

export type DocsInstanceId = (typeof DOCS_INSTANCES)[number]['id'];

/** The instance of MUI X. */
export const X_INSTANCE = DOCS_INSTANCES[0];

/** Where pages are written. */
export const PAGE_FOLDERS = {
  docs: DOCS_INSTANCES,
  pages: 'src/pages',
} as const satisfies PageFolders;
