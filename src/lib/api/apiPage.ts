/** What an API page holds in the browser: its model with all texts as HTML, and what the build adds. */
import type { ApiModel } from './apiModel';

/** A page whose demos use what is documented. */
export interface ApiDemoLink {
  /** Without the language: `/x/react-data-grid/`. */
  readonly path: string;
  /** In the language of the build. */
  readonly title: string;
}

export interface ApiPage {
  /** Descriptions, advice and defaults are HTML that is safe to show. */
  readonly model: ApiModel;
  readonly demos: readonly ApiDemoLink[];
  /** Its import statements, highlighted. */
  readonly imports: string;
  /** Lets the first paint show the views that the reader chose; a whole script. */
  readonly viewScript: string;
  /** The address of its source, where the model names the file. */
  readonly source?: string;
}

/** Whether a document, by its path below the folder of documents, belongs to the API reference. */
export function isApiDoc(path: string): boolean {
  return path.startsWith('api/');
}

/** Whether a document is the reference of one API, rather than a list of them: `api/charts/gauge/index`. */
export function isApiReferenceDoc(path: string): boolean {
  return isApiDoc(path) && path.split('/').length > 3;
}
