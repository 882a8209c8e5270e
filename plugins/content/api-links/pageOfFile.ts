/** What a document's file says of where it stands among the API pages. */
import path from 'node:path';
import { PRODUCTS } from '../../../src/data/products';
import { type PageFolders, originalFile, locationOfFile } from '../../../src/lib/pages/pageFiles';
import { pathnameOfDoc } from '../../../src/lib/pages/pageTree';
import { productIdOf } from '../../../src/lib/pages/paths';

export interface DocumentLocation {
  /** The folder of the English documents of its version, from the root of the project. */
  readonly docs: string;
  /** Where its documentation instance lies: `/x/`. */
  readonly route: string;
  /** Whether it is of a cut version. */
  readonly isCut: boolean;
  /** Its path in the current version, without a slash at the end. */
  readonly pathname: string;
  /** The product it belongs to, as API pages name it: `data-grid`. */
  readonly product: string | undefined;
}

/**
 * The place of a document, or `undefined` for a page that is none.
 * @param file path from the root of the project, with `/`
 */
export function documentLocation(file: string, folders: PageFolders): DocumentLocation | undefined {
  const place = locationOfFile(file, folders);
  if (place?.kind !== 'docs') {
    return undefined;
  }
  const pathname = pathnameOfDoc(place.name.replace(/\.mdx?$/, ''), place.instance.route);
  const product = productIdOf(pathname);
  return {
    docs: path.posix.dirname(originalFile({ ...place, name: 'index.mdx' }, folders)),
    route: place.instance.route,
    isCut: place.version !== undefined,
    pathname,
    product: PRODUCTS.find(({ id }) => id === product)?.slug,
  };
}
