/** Groups of the sidebar in the browser. A group that isn't there yet is filled when it is opened. */

/** A group as Docusaurus' sidebar takes it. */
interface Item {
  items: unknown[];
  customProps?: Readonly<Record<string, unknown>>;
}

/** Makes links to pages out of their ids; `keys` and `addresses` are what these begin with. */
export function pageLinks(keys: string, addresses: string) {
  return (id: string, label: string, rest?: object): object => ({
    type: 'link',
    key: keys + id,
    href: `${addresses}${id}/`,
    label,
    docId: `${id}/index`,
    ...rest,
  });
}

interface Group {
  readonly sections: readonly string[];
  readonly fill: () => Promise<void>;
}

const groups: Group[] = [];

/**
 * A group with its first link only. `customProps.fill` loads its items; it rejects when they can't be loaded.
 * @param sections paths of the sections whose pages are in it
 */
export function sidebarGroup(
  item: Item,
  sections: readonly string[],
  load: () => Promise<{ readonly default: unknown[] }>,
): Item {
  let filling: Promise<void> | undefined;
  const fill = () => {
    filling ??= load().then(
      ({ default: items }) => {
        item.items = items;
      },
      (error: unknown) => {
        // The next one who asks tries again.
        filling = undefined;
        throw error;
      },
    );
    return filling;
  };
  groups.push({ sections, fill });
  item.customProps = { ...item.customProps, fill };
  return item;
}

/**
 * Fills the groups around a page, also those that come to light by that.
 * @throws when one can't be loaded
 */
export async function fillGroups(pathname: string): Promise<void> {
  const path = pathname.replace(/\/?$/, '/');
  const around = groups.filter(({ sections }) => sections.some((each) => path.startsWith(each)));
  const before = groups.length;
  await Promise.all(around.map(({ fill }) => fill()));
  if (groups.length > before) {
    await fillGroups(pathname);
  }
}
