/** The page tree of each documentation instance, by the id that it has in `src/data/docsInstances.ts`. */
import baseSidebars from './baseSidebars';
import sidebars from './sidebars';
import type { DocsInstanceId } from './src/data/docsInstances';
import type { SidebarItem } from './src/lib/pages/pageTree';

export const TREES = { default: sidebars.x, 'base-library': baseSidebars.base } satisfies Readonly<
  Record<DocsInstanceId, readonly SidebarItem[]>
>;
