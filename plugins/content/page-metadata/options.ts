/** What the rules for the metadata of pages need to know of the site. */
import type { PageFolders } from '../../../src/lib/pages/pageFiles';
import type { PageTrees } from './siteFiles';

export interface PageMetadataOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
  readonly trees: PageTrees;
  /** The language of the build. */
  readonly language: string;
}
