/** What an API page shows, as the bundles hold it: see `plugins/content/api-reference/pageLoader.ts`. */
import type { ReactNode } from 'react';
import type { ApiPage } from '../../lib/api/apiPage';

type Part = (props: { readonly page: ApiPage }) => ReactNode;

/** The page's data, with what renders it. */
export interface MadeContent {
  readonly page: ApiPage;
  /** What stands above the import statements. */
  readonly Top: Part;
  /** What stands below them. */
  readonly Lists: Part;
}

/** The server's bundle holds it. The browser's can load it. */
export type ApiContent = MadeContent | { readonly load: () => Promise<MadeContent> };
