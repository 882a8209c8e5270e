/** Where readers can change a page: the address of its file in the source repository. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';
import { isApiDoc } from '../../../src/lib/api/apiPage';
import type { DocsInstance } from '../../../src/lib/pages/docsInstance';
import { type PageFolders, originalFile, translatedFile } from '../../../src/lib/pages/pageFiles';

export interface EditUrlOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
  /** The instance of the documents. */
  readonly instance: DocsInstance;
  /** Address of the repository, without a slash at the end. */
  readonly repository: string;
  /** Branch or tag. */
  readonly ref: string;
}

/** Docusaurus' name for the version that isn't cut. */
const CURRENT_VERSION = 'current';

/**
 * The edit link of a document: to its translation when there is one, else to the English file of the same version.
 * Pages of the API reference have none.
 */
export function createEditUrl({
  siteDir,
  folders,
  instance,
  repository,
  ref,
}: EditUrlOptions): EditUrlFunction {
  return ({ version, docPath, locale }) => {
    if (isApiDoc(docPath)) {
      // Made from the packages: an edit would not last.
      return undefined;
    }
    const place = {
      kind: 'docs',
      instance,
      version: version === CURRENT_VERSION ? undefined : version,
      language: undefined,
      name: docPath,
    } as const;
    const translated = translatedFile(place, locale);
    const file = existsSync(path.join(siteDir, translated))
      ? translated
      : originalFile(place, folders);
    return `${repository}/edit/${ref}/${file}`;
  };
}
