/**
 * Takes large groups out of the sidebar that every page of a docs version loads. A group that holds all pages of its
 * sections comes with these sections, or when a reader opens it; until then it has its first link only, which is
 * where its heading leads. Smaller groups stay: a request of their own would cost more.
 */
import { sectionOf } from '../../../src/lib/pages/sections';

/** A sidebar item of Docusaurus; what else it has is kept as it is. */
interface Item {
  readonly type: string;
  readonly key?: string;
  readonly label?: string;
  readonly href?: string;
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly collapsible?: boolean;
  readonly items?: readonly Item[];
}

export interface SidebarGroup {
  /** The name of its chunk. */
  readonly name: string;
  /** The sections whose pages are all in it. */
  readonly sections: readonly string[];
  readonly item: Item;
}

/** The data of a docs version with its groups apart. */
export interface SplitSidebars {
  readonly data: { readonly version: { readonly docsSidebars: object } };
  readonly sidebars: Readonly<Record<string, readonly Item[]>>;
  readonly groups: readonly SidebarGroup[];
}

/** A group with fewer pages stays in the sidebar of every page. */
const FILTER_THRESHOLD = 10;

const inside = (item: Item): readonly Item[] => (item.items ?? []).flatMap(withInside);
const withInside = (item: Item): readonly Item[] => [item, ...inside(item)];

/** The path that all pages of the version begin with: of `/x/grid/rows/` with the id `grid/rows/index`, it is `/x/`. */
function baseOf(items: readonly Item[]): string | undefined {
  const bases = items.flatMap(({ href, docId }) => {
    const end = docId?.replace(/(^|\/)index$/, '$1').replace(/\/?$/, '/');
    return href !== undefined && end !== undefined && href.endsWith(`/${end}`)
      ? [href.slice(0, -end.length)]
      : [];
  });
  return bases[0];
}

function isSidebars(value: unknown): value is Readonly<Record<string, readonly Item[]>> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}

/**
 * @param source the JSON that Docusaurus generates for a version
 * @throws when it has no sidebars: Docusaurus has changed it
 */
export function splitSidebars(source: string): SplitSidebars {
  const data: { version?: { docsSidebars?: unknown } } | null = JSON.parse(source);
  const sidebars = data?.version?.docsSidebars;
  if (!data?.version || !isSidebars(sidebars)) {
    throw new Error(
      'sections: the data of a docs version has no sidebars. Compare plugins/internals/sections/sidebarGroups.ts with this version of Docusaurus.',
    );
  }
  const all = Object.values(sidebars).flat().flatMap(withInside);
  const base = baseOf(all);
  const sectionsIn = (items: readonly Item[]) => {
    const pages = items.filter(({ docId }) => docId !== undefined);
    const found = pages.map(({ href }) => (base && href ? sectionOf(base, href) : undefined));
    return { pages, sections: new Set(found) };
  };
  const groups: SidebarGroup[] = [];
  const visit = (item: Item, around: number) => {
    const { pages, sections } = sectionsIn(inside(item));
    const own = [...sections].flatMap((section) => (section === undefined ? [] : [section]));
    const isWhole = sectionsIn(all).pages.every(
      (page) =>
        pages.includes(page) || !page.href || !own.some((path) => page.href?.startsWith(path)),
    );
    const isGroup =
      item.collapsible === true &&
      pages.length >= FILTER_THRESHOLD &&
      own.length === sections.size &&
      own.length < around &&
      isWhole;
    if (isGroup) {
      const name = `sidebar${own.map((path) => path.replace(/\/$/, '').replaceAll('/', '-')).join('')}`;
      groups.push({ name, sections: own, item });
    }
    item.items?.forEach((child) => visit(child, isGroup ? own.length : around));
  };
  Object.values(sidebars)
    .flat()
    .forEach((item) => visit(item, Infinity));
  return { data: { ...data, version: { ...data.version, docsSidebars: {} } }, sidebars, groups };
}

/** Where the heading of a group leads. */
function firstLink(items: readonly Item[]): readonly Item[] {
  return items.filter(({ type, unlisted }) => type === 'link' && !unlisted).slice(0, 1);
}

/** Where links to pages begin: their addresses, and their keys. */
interface Starts {
  readonly href: string;
  readonly key: string;
}

/** The starts of the first link that follows the rule of most: address and key end like the id. */
function startsOf(items: readonly Item[]): Starts {
  const [found] = items.flatMap(({ key, href, docId }) => {
    const id = /^(.+)\/index$/.exec(docId ?? '')?.[1];
    return id !== undefined && key?.endsWith(`/${id}`) && href?.endsWith(`/${id}/`)
      ? [{ key: key.slice(0, -id.length), href: href.slice(0, -id.length - 1) }]
      : [];
  });
  return found ?? { key: '', href: '' };
}

/** A link in few characters, where it follows the rule: the browser makes the rest of the page's id. */
function linkSource(item: Item, starts: Starts): string {
  const { type, key, href, docId, label, ...rest } = item;
  const id = docId?.replace(/\/index$/, '') ?? '';
  const isUsual =
    type === 'link' &&
    label !== undefined &&
    docId === `${id}/index` &&
    key === starts.key + id &&
    href === `${starts.href}${id}/`;
  const more = Object.keys(rest).length > 0 ? [rest] : [];
  return isUsual
    ? `page(${[id, label, ...more].map((part) => JSON.stringify(part)).join()})`
    : JSON.stringify(item);
}

function itemsSource(
  items: readonly Item[],
  groups: readonly SidebarGroup[],
  file: string,
  starts: Starts,
): string {
  const sources = items.map((item) => {
    const group = groups.find((each) => each.item === item);
    if (group) {
      const closed = JSON.stringify({ ...item, items: firstLink(inside(item)) });
      const load = `() => import(/* webpackChunkName: ${JSON.stringify(group.name)} */ ${JSON.stringify(`${file}?group=${group.name}`)})`;
      return `sidebarGroup(${closed}, ${JSON.stringify(group.sections)}, ${load})`;
    }
    if (!item.items) {
      return linkSource(item, starts);
    }
    const rest = JSON.stringify({ ...item, items: undefined }).slice(1, -1);
    return `{${rest}, "items": ${itemsSource(item.items, groups, file, starts)}}`;
  });
  return `[${sources.join(',\n')}]`;
}

/**
 * The module of a docs version, or of one of its groups.
 * @param source the JSON that Docusaurus generates for the version
 * @param file how a module beside it imports it: `./x-3bf.json`
 * @param runtime path of `browser/groups.ts`
 * @param name the group's; none for the version
 * @throws when there is no such group
 */
export function sidebarModule(
  source: string,
  file: string,
  runtime: string,
  name: string | null,
): string {
  const { data, sidebars, groups } = splitSidebars(source);
  const starts = startsOf(Object.values(sidebars).flat().flatMap(withInside));
  const start = `import { pageLinks, sidebarGroup } from ${JSON.stringify(runtime)};
const page = pageLinks(${JSON.stringify(starts.key)}, ${JSON.stringify(starts.href)});
`;
  if (name !== null) {
    const group = groups.find((each) => each.name === name);
    if (!group) {
      throw new Error(`sections: the sidebar has no group ${name}.`);
    }
    return `${start}export default ${itemsSource(group.item.items ?? [], groups, file, starts)};\n`;
  }
  const lists = Object.entries(sidebars).map(
    ([id, items]) => `${JSON.stringify(id)}: ${itemsSource(items, groups, file, starts)}`,
  );
  return `${start}const data = ${JSON.stringify(data)};
data.version.docsSidebars = {${lists.join(',\n')}};
export default data;
`;
}

/** The names of the chunks of sidebar groups that come with a section, by the section's path. */
export function groupChunksBySection(
  sources: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { name, sections } of sources.flatMap((source) => splitSidebars(source).groups)) {
    sections.forEach((path) => found.set(path, [...(found.get(path) ?? []), name]));
  }
  return found;
}
