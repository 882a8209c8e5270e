/** The lists of versions as data, and the table of older pages against the page tree. */
import sidebars from '../../../sidebars';
import { BASE_VERSION } from '../../../src/data/docsInstances';
import { VERSION_PAGES } from '../../../src/data/versionPages';
import { VERSION_LISTS } from '../../../src/data/versions';
import type { SidebarItem } from '../../../src/lib/pages/pageTree';
import { hostAddress } from '../../../src/lib/pages/versionTargets';
import type { PageHistory, VersionList } from '../../../src/lib/pages/versions';
import { isSitePath } from '../../../src/lib/pages/webAddress';

function addresses(list: VersionList): readonly string[] {
  return list.older.map(({ name, front }) =>
    hostAddress('https://{version}.mui.com', name, '', front),
  );
}

describe('VERSION_LISTS', () => {
  it.each([
    [
      'x',
      [
        'https://v7.mui.com/x/introduction/',
        'https://v6.mui.com/x/introduction/',
        'https://v5.mui.com/x/introduction/',
        'https://v4.mui.com/components/data-grid/',
      ],
    ],
    [
      'x-data-grid',
      [
        'https://v7.mui.com/x/react-data-grid/',
        'https://v6.mui.com/x/react-data-grid/',
        'https://v5.mui.com/x/react-data-grid/',
        'https://v4.mui.com/components/data-grid/',
      ],
    ],
    [
      'x-date-pickers',
      [
        'https://v7.mui.com/x/react-date-pickers/',
        'https://v6.mui.com/x/react-date-pickers/',
        'https://v5.mui.com/x/react-date-pickers/getting-started/',
      ],
    ],
    ['x-charts', ['https://v7.mui.com/x/react-charts/', 'https://v6.mui.com/x/react-charts/']],
    [
      'x-tree-view',
      [
        'https://v7.mui.com/x/react-tree-view/',
        'https://v6.mui.com/x/react-tree-view/getting-started',
      ],
    ],
  ] as const)('%s has its own older versions with their front pages', (product, expected) => {
    expect(addresses(VERSION_LISTS[product])).toEqual(expected);
  });

  it('names the newest major version where this site documents an older one', () => {
    const [current] = BASE_VERSION.split('.');
    const { newer } = VERSION_LISTS['material-ui'];
    expect(newer.major).toBeGreaterThan(Number(current));
    expect(newer.href).toBe('https://mui.com/material-ui/');
  });

  it('has real days, newest first', () => {
    for (const { released, older } of Object.values<VersionList>(VERSION_LISTS)) {
      const days = [released, ...older.map((version) => version.released)];
      days.forEach((day) => expect(new Date(day).toISOString().slice(0, 10)).toBe(day));
      expect(days).toEqual(days.toSorted().reverse());
    }
  });
});

/** Paths of all documents in a tree. */
function pagesOf(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) => {
    switch (item.type) {
      case 'doc':
        return [`/x/${item.id.replace(/\/index$/, '')}`];
      case 'category':
        return pagesOf(item.items);
      default:
        return [];
    }
  });
}

describe('VERSION_PAGES', () => {
  it('names paths only: they follow the host of a version', () => {
    for (const { renames = [] } of Object.values<PageHistory>(VERSION_PAGES)) {
      renames.forEach(({ path }) => expect(isSitePath(path)).toBe(true));
    }
  });

  it('has rows for pages of the tree only', () => {
    const pages = pagesOf(sidebars.x);
    expect(pages).toContain('/x/react-data-grid');
    expect(Object.keys(VERSION_PAGES).filter((page) => !pages.includes(page))).toEqual([]);
  });
});
