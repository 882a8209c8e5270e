/** What the data of the server consist of: an index that is read at start, and texts that it points at by number. */
import type { DocumentedProduct } from '../../src/data/products';
import type { ApiIndexEntry } from '../../src/lib/api/apiModel';
import type { HistoryProduct } from '../../src/lib/history/history';
import type { CodeStyling, CodeVariant } from '../../src/lib/code/demo';
import type { Plan } from '../../src/lib/pages/pageTree';
import type { SearchData } from '../../src/lib/search/searchData';
import type { Language } from '../../src/lib/text/languages';

/** The place of a text in {@link DocsIndex.sizes}. */
export type TextNumber = number;

/** A page in one language. */
export interface PageEntry {
  /** Below the site and its language, with slashes around: `/x/react-data-grid/sorting/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Its place in {@link LanguageIndex.groups}. */
  readonly group: number;
  /** The version that the page is about: `8.10.2`; absent for pages of the site itself. */
  readonly version?: string;
  readonly plan?: Plan;
  /** The packages that have what the page is about, with versions: `@mui/x-data-grid@8.10.2`. */
  readonly packages: readonly string[];
  /** Whether the text is English although the language isn't. */
  readonly isEnglish?: true;
  /** Its Markdown without front matter. Pages without demos have no text in JavaScript. */
  readonly texts: Readonly<{ TS: TextNumber; JS?: TextNumber }>;
}

export interface LanguageIndex {
  /** Groups of pages as the site's list for programs has them, in its order. */
  readonly groups: readonly string[];
  /** In the order of the page tree. */
  readonly pages: readonly PageEntry[];
  /** What the site's own search is made from. */
  readonly search: SearchData;
}

/** A page of the API reference. */
export interface ApiEntry extends ApiIndexEntry {
  /** See {@link PageEntry.path}. */
  readonly path: string;
  /** Its model as JSON. */
  readonly model: TextNumber;
}

/** A file of a demo. */
export interface SourceFile {
  /** `BasicSorting.tsx` */
  readonly name: string;
  readonly raw: string;
}

/** The files of a demo by language of code, the demo itself first. */
export type DemoFiles = Readonly<Record<CodeVariant, readonly SourceFile[]>>;

export interface DemoEntry {
  /** The name that the page shows: `BasicSorting`. */
  readonly name: string;
  /** The path of the page, see {@link PageEntry.path}. */
  readonly page: string;
  /** Its {@link DemoFiles} as JSON, by styling. */
  readonly sources: Readonly<Partial<Record<CodeStyling, TextNumber>>>;
}

export interface DocsIndex {
  /** The address of the site, with a slash at the end: `https://docs.example.com/`. */
  readonly site: string;
  /** Versions of the documented packages. */
  readonly packages: Readonly<Record<string, string>>;
  /** The packages of each product, without their versions. */
  readonly products: Readonly<Record<DocumentedProduct, readonly string[]>>;
  readonly languages: Readonly<Record<Language, LanguageIndex>>;
  readonly apis: readonly ApiEntry[];
  readonly demos: readonly DemoEntry[];
  /** What changed between releases, as JSON. */
  readonly histories: Readonly<Record<HistoryProduct, TextNumber>>;
  /** Bytes of each text, in the order in which they follow each other. */
  readonly sizes: readonly number[];
}
