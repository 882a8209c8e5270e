/** Which sections a page has, and its table of contents. */
import type { TOCItem } from '@docusaurus/mdx-loader';
import type { ApiPage } from '../../lib/api/apiPage';
import { API_TEXTS } from '../i18n/dictionary/apiReference';
import { type EntryList, entryLists } from './entries';

/** A section without entries. */
export interface PlainSection {
  readonly id: string;
  readonly title: string;
}

export interface PageSections {
  readonly demos: PlainSection | undefined;
  readonly imports: PlainSection;
  readonly lists: readonly EntryList[];
  readonly inheritance: PlainSection | undefined;
  readonly theme: PlainSection | undefined;
  readonly source: PlainSection | undefined;
}

function unless(missing: boolean, id: string, title: () => string): PlainSection | undefined {
  return missing ? undefined : { id, title: title() };
}

function makeSections({ model, demos, source }: ApiPage): PageSections {
  const { inheritance, themeName } =
    model.kind === 'component' ? model : { inheritance: undefined, themeName: undefined };
  return {
    demos: unless(demos.length === 0, 'demos', API_TEXTS.demos),
    imports: { id: 'import', title: API_TEXTS.import() },
    lists: entryLists(model),
    inheritance: unless(!inheritance, 'inheritance', API_TEXTS.inheritance),
    theme: unless(!themeName, 'theme-default-props', API_TEXTS.themeDefaultProps),
    source: unless(!source, 'source-code', API_TEXTS.source),
  };
}

const made = new WeakMap<ApiPage, PageSections>();

/** The sections of a page, made once for each. */
export function sectionsOf(page: ApiPage): PageSections {
  const sections = made.get(page) ?? makeSections(page);
  made.set(page, sections);
  return sections;
}

/** The entries of a list in the table of contents. There are too many classes to name each. */
function childrenOf({ section, entries }: EntryList): readonly TOCItem[] {
  return section === 'classes'
    ? []
    : // Names are identifiers, so nothing has to be escaped in them.
      entries.map(({ id, name }) => ({ id, value: name, level: 3 }));
}

/** The table of contents of a page: its sections, and below them each prop and slot. */
export function apiToc(page: ApiPage): readonly TOCItem[] {
  const { demos, imports, lists, inheritance, theme, source } = sectionsOf(page);
  const item = (section: PlainSection | undefined, level: number): readonly TOCItem[] =>
    section ? [{ id: section.id, value: section.title, level }] : [];
  return [
    ...item(demos, 2),
    ...item(imports, 2),
    ...lists.flatMap((list) => [
      ...item(list, 2),
      ...childrenOf(list),
      ...(list.section === 'props' ? [...item(inheritance, 3), ...item(theme, 3)] : []),
    ]),
    ...item(source, 2),
  ];
}
