/** What the rules for the metadata of pages need to know of the site. */
import type { PageFolders } from '../../src/lib/pageFiles';
import type { SidebarItem } from '../../src/lib/pageTree';

export interface PageMetadataOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
  /** The name of the page tree in `sidebars.ts`, and in the sidebars of cut versions. */
  readonly sidebarId: string;
  /** The page tree of the current version. */
  readonly sidebar: readonly SidebarItem[];
  /** The language of the build. */
  readonly language: string;
}
