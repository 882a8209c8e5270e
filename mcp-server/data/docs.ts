/** The documentation as tools ask for it. */
import type { ApiModel } from '../../src/lib/api/apiModel';
import { X_VERSION } from '../../src/data/docsInstances';
import { type History, type HistoryProduct, isHistoryProduct } from '../../src/lib/history/history';
import { withHistory } from '../../src/lib/history/withHistory';
import type { CodeStyling } from '../../src/lib/code/demo';
import type { TitleSearch } from '../../src/lib/search/searchHit';
import { createTitleSearch } from '../../src/lib/search/searchTitles';
import { SOURCE_LANGUAGE } from '../../src/lib/text/dictionary';
import type { Language } from '../../src/lib/text/languages';
import { once } from '../../src/lib/text/once';
import type { DocsData } from './dataFile';
import type { ApiEntry, DemoEntry, DemoFiles, DocsIndex, PageEntry } from './docsIndex';

export interface Docs {
  readonly index: DocsIndex;
  /** The search of the site in a language; its first use takes some tenths of a second. */
  readonly search: (language: Language) => TitleSearch;
  /** A page by its path, see {@link PageEntry.path}. */
  readonly page: (path: string, language: Language) => PageEntry | undefined;
  /** The full address of a page. */
  readonly address: (path: string, language: Language) => string;
  readonly text: (page: PageEntry, variant: 'TS' | 'JS') => string;
  /** With what releases say of its rows. */
  readonly model: (entry: ApiEntry) => ApiModel;
  /** What changed between releases of a product. */
  readonly history: (product: HistoryProduct) => History;
  /** The files of a demo; `undefined` when it doesn't have the styling. */
  readonly demo: (entry: DemoEntry, styling: CodeStyling) => DemoFiles | undefined;
}

/** @param bytes where each text begins and ends follows from the sizes */
function createReader({ index, texts: bytes }: DocsData): (number: number) => string {
  const starts: number[] = [];
  let next = 0;
  for (const size of index.sizes) {
    starts.push(next);
    next += size;
  }
  return (number) => {
    const start = starts[number] ?? 0;
    return bytes.toString('utf8', start, start + (index.sizes[number] ?? 0));
  };
}

export function createDocs(data: DocsData): Docs {
  const { index } = data;
  const read = createReader(data);
  const byLanguage = (language: Language) => ({
    search: once(() => createTitleSearch(index.languages[language].search)),
    pages: once(
      () => new Map(index.languages[language].pages.map((page) => [page.path, page] as const)),
    ),
  });
  const known = { en: byLanguage('en'), zh: byLanguage('zh') } as const satisfies Record<
    Language,
    unknown
  >;
  const histories = new Map<HistoryProduct, History>();
  const historyOf = (product: HistoryProduct) => {
    const history = histories.get(product) ?? JSON.parse(read(index.histories[product]));
    histories.set(product, history);
    return history;
  };
  return {
    index,
    search: (language) => known[language].search(),
    page: (path, language) => known[language].pages().get(path),
    address: (path, language) =>
      `${index.site}${language === SOURCE_LANGUAGE ? '' : `${language}/`}${path.slice(1)}`,
    text: ({ texts }, variant) => read(texts[variant] ?? texts.TS),
    model: ({ model: number }) => {
      const model = JSON.parse(read(number)) as ApiModel;
      const history = isHistoryProduct(model.product) ? historyOf(model.product) : undefined;
      return history ? withHistory(model, history, X_VERSION) : model;
    },
    history: historyOf,
    demo: ({ sources }, styling) => {
      const number = sources[styling];
      return number === undefined ? undefined : (JSON.parse(read(number)) as DemoFiles);
    },
  };
}
