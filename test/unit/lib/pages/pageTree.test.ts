import {
  assertSeparateTrees,
  type PageNode,
  badgesByDocId,
  badgesOf,
  derivedTitle,
  docIdOf,
  findItem,
  nodeTitle,
  pathnameOfDoc,
  toSidebar,
} from '../../../../src/lib/pages/pageTree';

describe('derivedTitle', () => {
  it.each([
    ['/x/react-data-grid/column-pinning', 'Column pinning'],
    ['/x/react-data-grid/features', 'Features'],
    ['/x/react-charts', 'Charts'],
    ['/x/react-charts/', 'Charts'],
    ['/x/api/data-grid/grid-col-def', 'GridColDef'],
    ['/x/api/data-grid/use-grid-api-ref', 'useGridApiRef'],
    ['/api-docs/button-base', 'ButtonBase'],
    ['Main features', 'Main features'],
    ['/x/guide/config.json', 'Config'],
  ])('makes a title of %s', (path, title) => {
    expect(derivedTitle(path)).toBe(title);
  });
});

describe('nodeTitle', () => {
  it('prefers the title, then the subheader, then the path', () => {
    expect(nodeTitle({ pathname: '/x/a-b', title: 'Named', subheader: 'Sub' })).toBe('Named');
    expect(nodeTitle({ pathname: '/x/a-b', subheader: 'Sub header' })).toBe('Sub header');
    expect(nodeTitle({ pathname: '/x/a-b' })).toBe('A b');
  });
});

describe('docIdOf', () => {
  it('maps a path to the index document of its folder', () => {
    expect(docIdOf('/x/react-data-grid', '/x/')).toBe('react-data-grid/index');
    expect(docIdOf('/x/react-data-grid/sorting/', '/x/')).toBe('react-data-grid/sorting/index');
  });

  it('refuses a path outside /x/', () => {
    expect(() => docIdOf('/material-ui/button', '/x/')).toThrow(
      /\/material-ui\/button.*not below \/x\//,
    );
  });
});

describe('pathnameOfDoc', () => {
  it.each(['/x/react-data-grid', '/x/react-data-grid/sorting'])('is where %s was', (pathname) => {
    expect(pathnameOfDoc(docIdOf(pathname, '/x/'), '/x/')).toBe(pathname);
  });

  it('keeps the name of a document that is not the index of its folder', () => {
    expect(pathnameOfDoc('react-charts/bars/hooks-api', '/x/')).toBe(
      '/x/react-charts/bars/hooks-api',
    );
    expect(pathnameOfDoc('my-index', '/x/')).toBe('/x/my-index');
    expect(pathnameOfDoc('index', '/x/')).toBe('/x');
  });
});

describe('findItem', () => {
  const items = toSidebar('/x/', [
    { pathname: '/x/first', children: [{ pathname: '/x/a' }] },
    {
      pathname: '/x/second',
      children: [{ pathname: '/x/third', children: [{ pathname: '/x/b' }] }],
    },
    { pathname: '/x/c' },
  ]);

  it.each(['/x/first', '/x/a', '/x/third', '/x/b', '/x/c'])('finds %s', (pathname) => {
    expect(findItem(items, pathname)?.key).toBe(pathname);
  });

  it('finds nothing for another path', () => {
    expect(findItem(items, '/x/d')).toBeUndefined();
    expect(findItem([], '/x/a')).toBeUndefined();
  });
});

describe('toSidebar', () => {
  const grid: PageNode = {
    pathname: '/x/grid-group',
    title: 'Grid',
    children: [
      { pathname: '/x/grid', title: 'Overview' },
      {
        pathname: '/x/grid/main',
        subheader: 'Main features',
        children: [{ pathname: '/x/grid/row-pinning', plan: 'pro', newFeature: true }],
      },
      { pathname: '/x/grid/#planned', title: 'Future', planned: true },
    ],
  };

  it('turns leaves into documents, groups and subheaders into categories, other addresses into links', () => {
    expect(
      toSidebar('/x/', [{ pathname: 'https://example.com/news', title: 'News' }, grid]),
    ).toEqual([
      {
        type: 'link',
        label: 'News',
        key: 'https://example.com/news',
        href: 'https://example.com/news',
      },
      {
        type: 'category',
        label: 'Grid',
        key: '/x/grid-group',
        collapsible: true,
        collapsed: true,
        customProps: { paid: '1,0' },
        items: [
          { type: 'doc', label: 'Overview', key: '/x/grid', id: 'grid/index' },
          {
            type: 'category',
            label: 'Main features',
            key: '/x/grid/main',
            collapsible: false,
            collapsed: false,
            className: 'sidebar-subheader',
            items: [
              {
                type: 'doc',
                key: '/x/grid/row-pinning',
                id: 'grid/row-pinning/index',
                customProps: { plan: 'pro', newFeature: true },
              },
            ],
          },
          {
            type: 'link',
            label: 'Future',
            key: '/x/grid/#planned',
            href: '/x/grid/#planned',
            customProps: { planned: true },
          },
        ],
      },
    ]);
  });

  it('counts the pages of a group that need a plan: their own, or one of a group around them', () => {
    const [group] = toSidebar('/x/', [
      {
        pathname: '/x/grid-group',
        children: [
          { pathname: '/x/rows' },
          { pathname: '/x/pinning', plan: 'pro' },
          {
            pathname: '/x/grouping-group',
            plan: 'premium',
            children: [{ pathname: '/x/grouping' }, { pathname: '/x/tree', plan: 'pro' }],
          },
          { pathname: '/x/free-group', children: [{ pathname: '/x/cells' }] },
        ],
      },
    ]);
    expect(group).toMatchObject({ customProps: { paid: '1,2' } });
    const inside = group?.type === 'category' ? group.items : [];
    expect(inside[2]).toMatchObject({ customProps: { plan: 'premium', paid: '0,2' } });
    expect(inside[3]).not.toHaveProperty('customProps');
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://mui.com/',
    'data:text/html,<p>Hi</p>',
    'mailto:a@example.com',
    ' javascript:alert(1)#',
    '//example.com/#here',
    'x/grid/#planned',
    '#planned',
  ])('refuses the address %s, at any depth', (pathname) => {
    const nodes: PageNode[] = [{ pathname: '/x/group', children: [{ pathname, title: 'News' }] }];
    expect(() => toSidebar('/x/', nodes)).toThrow(
      `The page tree holds the address "${pathname}", to which no link may lead. Write an address that begins with https:// or http://`,
    );
  });

  it('refuses two nodes of one path and says where both are', () => {
    const twice: PageNode[] = [
      { pathname: '/x/a-group', title: 'A', children: [{ pathname: '/x/same', title: 'First' }] },
      { pathname: '/x/b-group', title: 'B', children: [{ pathname: '/x/same/' }] },
    ];
    expect(() => toSidebar('/x/', twice)).toThrow(
      'Duplicated pathname /x/same in pages: once at "A > First" and once at "B > Same"',
    );
  });
});

describe('badgesByDocId', () => {
  it('gives a page the plan of the nearest group around it, but not the group’s other marks', () => {
    const badges = badgesByDocId(
      toSidebar('/x/', [
        {
          pathname: '/x/premium-group',
          plan: 'premium',
          newFeature: true,
          children: [
            { pathname: '/x/inherits' },
            { pathname: '/x/own', plan: 'pro', planned: true },
          ],
        },
        { pathname: '/x/free' },
      ]),
    );
    expect(badges.get('inherits/index')).toEqual({ plan: 'premium' });
    expect(badges.get('own/index')).toEqual({ plan: 'pro', planned: true });
    expect(badges.get('free/index')).toEqual({});
  });
});

describe('badgesOf', () => {
  it('takes unknown values for absent', () => {
    expect(badgesOf({ plan: 'gold', newFeature: 'yes', planned: true })).toEqual({ planned: true });
    expect(badgesOf(undefined)).toEqual({});
  });
});

describe('the page trees of two instances', () => {
  const x = { file: 'sidebars.ts', items: toSidebar('/x/', [{ pathname: '/x/react-charts' }]) };
  const base = (...pathnames: readonly string[]) => ({
    file: 'base.ts',
    items: toSidebar(
      '/',
      pathnames.map((pathname) => ({ pathname })),
    ),
  });

  it('have each page in one of them, at any depth', () => {
    expect(() => assertSeparateTrees([x, base('/', '/customization')])).not.toThrow();
    const group = [{ pathname: '/g', children: [{ pathname: '/x/react-charts/' }] }];
    expect(() =>
      assertSeparateTrees([x, { file: 'base.ts', items: toSidebar('/', group) }]),
    ).toThrow(
      'Duplicated pathname /x/react-charts in pages: once in sidebars.ts and once in base.ts. Remove one of them.',
    );
  });

  it('may share links that lead out of them', () => {
    const link = { pathname: 'https://example.com/', title: 'Elsewhere' };
    const items = toSidebar('/x/', [link]);
    expect(() =>
      assertSeparateTrees([
        { file: 'a.ts', items },
        { file: 'b.ts', items },
      ]),
    ).not.toThrow();
  });

  it.each([
    ['/', 'index'],
    ['/customization', 'customization/index'],
    ['/customization/theming', 'customization/theming/index'],
  ])('have the document of %s of an instance at the root', (pathname, id) => {
    expect(docIdOf(pathname, '/')).toBe(id);
    expect(pathnameOfDoc(id, '/')).toBe(pathname);
  });
});
