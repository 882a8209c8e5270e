/** What an API page holds in the browser: its model with all texts as HTML, and what the build adds. */
import type { ApiModel } from './apiModel';

/** A page whose demos use what is documented. */
export interface ApiDemoLink {
  /** Without the language: `/x/react-data-grid/`. */
  readonly path: string;
  /** In the language of the build. */
  readonly title: string;
}

/** The pages of guides that rows lead to, by their paths without a slash at the end. */
export type ApiGuidePages = Readonly<Record<string, ApiDemoLink>>;

export interface ApiPage {
  /** Descriptions, advice, defaults and types are HTML that is safe to show. */
  readonly model: ApiModel;
  /** The types that unfold in a row, as safe HTML, by the anchor of the row. */
  readonly unfolded: Readonly<Record<string, string>>;
  readonly demos: readonly ApiDemoLink[];
  readonly guides: ApiGuidePages;
  /** Lets the first paint show the views that the reader chose; a whole script, the same on all pages. */
  readonly viewScript: string;
  /** The address of its source, where the model names the file. */
  readonly source?: string;
}
