/** The API pages that a document's version and documentation instance have, each folder read once. */
import path from 'node:path';
import type { PageFolders } from '../../../src/lib/pages/pageFiles';
import { type ApiPage, findApiPage, readApiPages } from './apiPages';
import { type DocumentLocation, documentLocation } from './pageOfFile';

export interface ReferenceOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
}

/** A document's place and the API pages beside it. */
interface Reference {
  readonly place: DocumentLocation;
  readonly pages: readonly ApiPage[];
  /** The API pages of each other documentation instance; none for a cut version. */
  readonly others: readonly (readonly ApiPage[])[];
}

/** The result takes the path of a file from the root of the project; it gives nothing for what is no document. */
export function createReferenceReader({ siteDir, folders }: ReferenceOptions) {
  const read = new Map<string, readonly ApiPage[]>();
  const pagesOf = (docs: string, route: string): readonly ApiPage[] => {
    const pages = read.get(docs) ?? readApiPages(path.join(siteDir, docs), route);
    read.set(docs, pages);
    return pages;
  };
  return (file: string): Reference | undefined => {
    const place = documentLocation(file, folders);
    if (!place) {
      return undefined;
    }
    const others = folders.docs.filter(({ route }) => !place.isCut && route !== place.route);
    return {
      place,
      pages: pagesOf(place.docs, place.route),
      others: others.map(({ folder, route }) => pagesOf(folder, route)),
    };
  };
}

/**
 * Tells what is wrong with the name of a component of a document's product; nothing if the reference has the component.
 * The result takes the path of the document from the root of the project.
 */
export function createComponentCheck(options: ReferenceOptions) {
  const referenceOf = createReferenceReader(options);
  return (file: string, component: string): string | undefined => {
    const reference = referenceOf(file);
    if (!reference) {
      return 'Only a page of the documentation names a component.';
    }
    const { product } = reference.place;
    const pages = reference.pages.filter((page) => page.product === product);
    const found = findApiPage(pages, component, product);
    return 'problem' in found ? found.problem : undefined;
  };
}
