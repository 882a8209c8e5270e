/**
 * The page tree: nodes as maintainers write them in `sidebars.ts`, turned into Docusaurus sidebar items.
 * Knows nothing of files: whether a page exists is for Docusaurus to check.
 */
import { isBelowRoute } from './docsInstance';
import { isApiPage } from './paths';
import { isSitePath, isWebAddress } from './webAddress';

/** The paid plans. A node without a plan belongs to the free Community plan. */
export type Plan = 'pro' | 'premium';

/** Marks that a node or a page carries beside its title. */
export interface Badges {
  readonly plan?: Plan;
  /** The feature is new in this major version. */
  readonly newFeature?: boolean;
  /** The feature doesn't exist yet; its page says what is planned. */
  readonly planned?: boolean;
}

export interface PageNode extends Badges {
  /**
   * Where the page lies, without a trailing slash: `/x/react-data-grid/sorting`. For a group, any name of its own.
   * An address of the web (`https://…`) or with a hash (`/x/react-charts/#planned-charts`) becomes a plain link.
   */
  readonly pathname: string;
  /**
   * Label in the sidebar, which is translated by itself. Left out, that of a page is derived from the path in English,
   * and is its title in other languages.
   */
  readonly title?: string;
  /** Whether the title of an API page is words to translate rather than a name of code. */
  readonly isTopic?: true;
  /** A label above its children instead of a group that opens and closes. */
  readonly subheader?: string;
  readonly children?: readonly PageNode[];
}

interface ItemBase {
  label: string;
  /** Only what is set, so that the sidebar data of each page stays small. */
  customProps?: { [name: string]: unknown };
  /** Keeps items of one name apart in translation files. */
  key: string;
}

/** The subset of Docusaurus' sidebar items that the tree needs. */
export type SidebarItem =
  /** A page without a label here gives its own: an API page a name of code, others see `ownLabel`. */
  | (Omit<ItemBase, 'label'> & { type: 'doc'; id: string; label?: string })
  | (ItemBase & { type: 'link'; href: string })
  | (ItemBase & {
      type: 'category';
      collapsible: boolean;
      collapsed: boolean;
      className?: string;
      items: SidebarItem[];
    });

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pascalCase(words: string): string {
  return words.split('-').map(capitalise).join('');
}

/**
 * A title made from a path or a subheader: `/x/react-data-grid/column-pinning` gives `Column pinning`.
 * API pages keep the names that code uses: PascalCase, or camelCase for hooks.
 */
export function derivedTitle(pathOrSubheader: string): string {
  const name = pathOrSubheader
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace('react-', '')
    .replace(/\..*$/, '');
  if (pathOrSubheader.includes('/api-docs/')) {
    return pascalCase(name);
  }
  if (pathOrSubheader.includes('/api/')) {
    const pascal = pascalCase(name);
    return name.startsWith('use') ? pascal.charAt(0).toLowerCase() + pascal.slice(1) : pascal;
  }
  return capitalise(name.split('-').join(' '));
}

/** The label of a node: its title, else one derived from its subheader or its path. */
export function nodeTitle(node: PageNode): string {
  return node.title ?? derivedTitle(node.subheader ?? node.pathname);
}

/**
 * What a page whose item has no label is called in the sidebar.
 * @param title of the page in the language
 */
export function ownLabel(pathname: string, title: string, isEnglish: boolean): string {
  return isEnglish ? derivedTitle(pathname) : title;
}

/** Whether a node leads out of the tree: to another site or to a place inside a page. */
function isPlainLink({ pathname }: PageNode): boolean {
  return /^[a-z][a-z+.-]*:/i.test(pathname) || pathname.includes('#');
}

/**
 * Refuses a link to anything but a web address or a path of this site: `javascript:` would run in the reader's page.
 * @param source the file that holds the link, as the error should name it
 */
export function assertLinkAddress(href: string, source: string): void {
  if (!isWebAddress(href) && !isSitePath(href)) {
    throw new Error(
      `${source} holds the address ${JSON.stringify(href)}, to which no link may lead. Write an address that begins with https:// or http://, or a path of this site such as /x/react-charts/#planned.`,
    );
  }
}

/**
 * The Docusaurus id of the page at a path of the tree: `/x/react-data-grid` is `react-data-grid/index`.
 * @param route of the tree's documentation instance: `/x/`
 * @throws when the path lies outside of it
 */
export function docIdOf(pathname: string, route: string): string {
  if (!isBelowRoute(pathname, route)) {
    throw new Error(
      `The page tree holds ${pathname}, which is not below ${route}. Write a path below ${route} or a full address.`,
    );
  }
  return [pathname.slice(route.length).replace(/\/+$/, ''), 'index'].filter(Boolean).join('/');
}

/**
 * The path of the page with a Docusaurus id: `react-data-grid/index` is `/x/react-data-grid`.
 * @param route of the page's documentation instance: `/x/`
 */
export function pathnameOfDoc(docId: string, route: string): string {
  return `${route}${docId}`.replace(/\/index$/, '') || '/';
}

/**
 * Refuses a tree in which two nodes share a path: each would claim to be the page's place.
 * @throws `Duplicated pathname <p> in pages`, with both places
 */
export function assertUniquePathnames(nodes: readonly PageNode[]): void {
  const places = new Map<string, string>();
  const visit = (node: PageNode, parents: readonly string[]) => {
    const trail = [...parents, nodeTitle(node)];
    const place = trail.join(' > ');
    const key = node.pathname.replace(/(.)\/+$/, '$1');
    const first = places.get(key);
    if (first !== undefined) {
      throw new Error(
        `Duplicated pathname ${key} in pages: once at "${first}" and once at "${place}". Remove one of them.`,
      );
    }
    places.set(key, place);
    node.children?.forEach((child) => visit(child, trail));
  };
  nodes.forEach((node) => visit(node, []));
}

function badgeProps({ plan, newFeature, planned }: Badges): ItemBase['customProps'] {
  const set = {
    ...(plan && { plan }),
    ...(newFeature && { newFeature }),
    ...(planned && { planned }),
  };
  return Object.keys(set).length > 0 ? set : undefined;
}

/** The plans of the pages of a node, where they need one. What is in a group of a plan needs that at least. */
function pagePlans({ plan, children }: PageNode, around?: Plan): readonly Plan[] {
  const needed = around === 'premium' ? around : (plan ?? around);
  return children ? children.flatMap((child) => pagePlans(child, needed)) : needed ? [needed] : [];
}

/** How many pages of a group need Pro, and how many Premium, with a comma: a closed group has no other trace of them. */
function paidPages(node: PageNode): string | undefined {
  const plans = node.children && node.subheader === undefined ? pagePlans(node) : [];
  const pro = plans.filter((plan) => plan === 'pro').length;
  return plans.length > 0 ? `${pro},${plans.length - pro}` : undefined;
}

function toItem(node: PageNode, route: string): SidebarItem {
  const paid = paidPages(node);
  const badges = badgeProps(node);
  const customProps = paid === undefined ? badges : { ...badges, paid };
  const base = {
    label: nodeTitle(node),
    key: node.pathname,
    ...(customProps && { customProps }),
  };
  if (node.children) {
    const isLabel = node.subheader !== undefined;
    return {
      type: 'category',
      ...base,
      collapsible: !isLabel,
      collapsed: !isLabel,
      ...(isLabel && { className: 'sidebar-subheader' }),
      items: node.children.map((child) => toItem(child, route)),
    };
  }
  if (isPlainLink(node)) {
    assertLinkAddress(node.pathname, 'The page tree');
    return { type: 'link', ...base, href: node.pathname };
  }
  const { label, ...unnamed } = base;
  return {
    type: 'doc',
    ...(node.title === undefined || (isApiPage(node.pathname) && !node.isTopic)
      ? unnamed
      : { label, ...unnamed }),
    id: docIdOf(node.pathname, route),
  };
}

/**
 * The tree as a Docusaurus sidebar.
 * @param route of the tree's documentation instance: `/x/`
 * @throws on a duplicated pathname, on a path outside of the route, or on a link that may not be followed
 */
export function toSidebar(route: string, nodes: readonly PageNode[]): SidebarItem[] {
  assertUniquePathnames(nodes);
  return nodes.map((node) => toItem(node, route));
}

/** The paths of a sidebar's pages. */
function pagePaths(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) =>
    item.type === 'category' ? pagePaths(item.items) : item.type === 'doc' ? [item.key] : [],
  );
}

/**
 * Refuses a page that two trees have: each would claim to be its place.
 * @param trees each with its file, as the error should name it
 */
export function assertSeparateTrees(
  trees: readonly { readonly file: string; readonly items: readonly SidebarItem[] }[],
): void {
  const files = new Map<string, string>();
  for (const { file, items } of trees) {
    for (const path of pagePaths(items)) {
      const key = path.replace(/(.)\/+$/, '$1');
      const other = files.get(key);
      if (other !== undefined) {
        throw new Error(
          `Duplicated pathname ${key} in pages: once in ${other} and once in ${file}. Remove one of them.`,
        );
      }
      files.set(key, file);
    }
  }
}

/** The item of a sidebar that stands for a path of the tree, wherever it is nested. */
export function findItem(items: readonly SidebarItem[], pathname: string): SidebarItem | undefined {
  for (const item of items) {
    if (item.key === pathname) {
      return item;
    }
    const inside = item.type === 'category' ? findItem(item.items, pathname) : undefined;
    if (inside) {
      return inside;
    }
  }
  return undefined;
}

/** Reads badges from the `customProps` of a sidebar item; anything unknown counts as absent. */
export function badgesOf(customProps: { readonly [name: string]: unknown } | undefined): Badges {
  const { plan, newFeature, planned } = customProps ?? {};
  return {
    ...((plan === 'pro' || plan === 'premium') && { plan }),
    ...(newFeature === true && { newFeature }),
    ...(planned === true && { planned }),
  };
}

/**
 * The badges of every document of a sidebar, by document id. A page without a plan of its own has the plan of
 * the nearest group around it: everything below "Row grouping" needs the plan of row grouping.
 */
export function badgesByDocId(items: readonly SidebarItem[]): ReadonlyMap<string, Badges> {
  const found = new Map<string, Badges>();
  const visit = (item: SidebarItem, inherited: Plan | undefined) => {
    const own = badgesOf(item.customProps);
    const plan = own.plan ?? inherited;
    if (item.type === 'doc') {
      found.set(item.id, { ...own, ...(plan && { plan }) });
    } else if (item.type === 'category') {
      item.items.forEach((child) => visit(child, plan));
    }
  };
  items.forEach((item) => visit(item, undefined));
  return found;
}
