import {
  checkHostTemplate,
  hostAddress,
  olderTarget,
  pathInMajor,
  siteTarget,
} from '../../../../src/lib/pages/versionTargets';
import {
  type PageHistory,
  canonicalPath,
  linkInVersion,
  unversionedPage,
  versionText,
} from '../../../../src/lib/pages/versions';

const HISTORIES: ReadonlyMap<string, PageHistory> = new Map<string, PageHistory>([
  ['/x/react-charts', { since: 6 }],
  [
    '/x/react-data-grid/quickstart',
    {
      since: 4,
      renames: [
        { until: 4, path: '/components/data-grid/getting-started' },
        { until: 7, path: '/x/react-data-grid/getting-started' },
      ],
    },
  ],
]);

describe('versionText', () => {
  it.each([
    ['8.10.2', 'v8.10.2'],
    ['v7', 'v7'],
    ['Next', 'Next'],
  ])('%s is shown as %s', (label, text) => {
    expect(versionText(label)).toBe(text);
  });
});

describe('unversionedPage', () => {
  it.each([
    ['/x/react-charts/bars/', '/x/react-charts/bars'],
    ['/x/8.9.0/react-charts/bars/', '/x/react-charts/bars'],
    ['/zh/x/8.9.0/react-charts/', '/x/react-charts'],
    ['/zh/x/react-charts/#axes', '/x/react-charts'],
    ['/x/react-charts/bars/components-api/', '/x/react-charts/bars/components-api'],
    ['/', '/'],
    ['/zh/', '/'],
    ['', '/'],
  ])('%s is the page %s', (pathname, page) => {
    expect(unversionedPage(pathname)).toBe(page);
  });
});

describe('checkHostTemplate', () => {
  it.each([
    'https://{version}.mui.com',
    'http://localhost:3000/{version}',
    'https://docs.example.com/{version}/',
  ])('accepts %s', (template) => {
    expect(() => checkHostTemplate(template)).not.toThrow();
  });

  it.each([
    ['https://old.example.com', 'has no {version} in it'],
    ['', 'has no {version} in it'],
    ['{version}.mui.com', 'is not an address'],
    ['ftp://{version}.mui.com', 'is not an address'],
    ['javascript:alert("{version}")', 'is not an address'],
    ['https:///{version}', 'is not an address'],
    ['https://{version}.mui .com', 'is not an address'],
  ])('refuses "%s": it %s', (template, problem) => {
    expect(() => checkHostTemplate(template)).toThrow(problem);
    expect(() => checkHostTemplate(template)).toThrow(/^DOCS_VERSIONS_HOST is /);
  });
});

describe('hostAddress', () => {
  it.each([
    ['https://{version}.mui.com', '', 'https://v7.mui.com/x/introduction/'],
    ['https://{version}.mui.com/', '', 'https://v7.mui.com/x/introduction/'],
    ['https://{version}.mui.com', '/zh', 'https://v7.mui.com/zh/x/introduction/'],
    ['https://a.test/{version}/{version}', '', 'https://a.test/v7/v7/x/introduction/'],
  ])('%s with the language "%s"', (template, prefix, address) => {
    expect(hostAddress(template, 'v7', prefix, '/x/introduction/')).toBe(address);
  });
});

describe('pathInMajor', () => {
  it.each([
    ['/x/react-data-grid/quickstart', 8, '/x/react-data-grid/quickstart/'],
    ['/x/react-data-grid/quickstart', 7, '/x/react-data-grid/getting-started/'],
    ['/x/react-data-grid/quickstart', 5, '/x/react-data-grid/getting-started/'],
    ['/x/react-data-grid/quickstart', 4, '/components/data-grid/getting-started/'],
    ['/x/react-data-grid/quickstart', 3, undefined],
    ['/x/react-charts', 6, '/x/react-charts/'],
    ['/x/react-charts', 5, undefined],
    ['/x/react-charts/components-api', 6, '/x/react-charts/'],
    ['/x/react-charts/new-page', 7, undefined],
    ['/x/constructor', 7, undefined],
  ])('%s in v%d: %s', (page, major, path) => {
    expect(pathInMajor(page, HISTORIES, major)).toBe(path);
  });
});

describe('olderTarget', () => {
  const v5 = { name: 'v5', front: '/x/react-date-pickers/getting-started/', released: '' } as const;
  const hosts = { template: 'https://{version}.mui.com', prefix: '', histories: HISTORIES };
  const at = (page: string, hash = '') => ({ page, hash, front: '/x/react-data-grid/' });

  it('keeps page and hash where the version has the page', () => {
    expect(olderTarget(at('/x/react-data-grid/quickstart', '#install'), v5, hosts)).toEqual({
      href: 'https://v5.mui.com/x/react-data-grid/getting-started/#install',
      lands: 'page',
    });
  });

  it('goes to the front page without the hash where it does not', () => {
    expect(olderTarget(at('/x/react-charts', '#axes'), v5, hosts)).toEqual({
      href: 'https://v5.mui.com/x/react-date-pickers/getting-started/',
      lands: 'front',
    });
  });

  it('keeps the language', () => {
    const zh = { ...hosts, prefix: '/zh' };
    expect(olderTarget(at('/x/react-data-grid/quickstart', '#a'), v5, zh).href).toBe(
      'https://v5.mui.com/zh/x/react-data-grid/getting-started/#a',
    );
    expect(olderTarget(at('/'), v5, zh).href).toBe(
      'https://v5.mui.com/zh/x/react-date-pickers/getting-started/',
    );
  });
});

const docs = (...paths: string[]) => paths.map((path) => ({ path }));
const CURRENT = {
  path: '/x',
  docs: docs('/x/introduction/', '/x/react-charts/', '/x/react-charts/bars/'),
};
const CUT = {
  path: '/x/8.9.0',
  docs: docs('/x/8.9.0/introduction/', '/x/8.9.0/react-charts/', '/x/8.9.0/react-charts/pie/'),
};

describe('siteTarget', () => {
  const at = (page: string) => ({ page, hash: '#axes', front: '/x/react-charts/' });

  it.each([
    ['/x/react-charts', '/x/8.9.0/react-charts/#axes', 'page'],
    ['/x/react-charts/components-api', '/x/8.9.0/react-charts/#axes', 'page'],
    ['/x/react-charts/bars', '/x/8.9.0/react-charts/', 'front'],
    ['/versions', '/x/8.9.0/react-charts/', 'front'],
    ['/xy', '/x/8.9.0/react-charts/', 'front'],
    ['/', '/x/8.9.0/react-charts/', 'front'],
  ])('%s leads to %s in a cut version', (page, href, lands) => {
    expect(siteTarget(at(page), CUT)).toEqual({ href, lands });
  });

  it('knows the page by the paths that it has had', () => {
    const histories = new Map<string, PageHistory>([
      [
        '/x/react-charts/bars',
        {
          since: 7,
          renames: [
            { until: 7, path: '/x/react-charts/columns' },
            { until: 7, path: '/x/react-charts/pie' },
          ],
        },
      ],
    ]);
    const page = { lands: 'page' };
    expect(siteTarget(at('/x/react-charts/bars'), CUT, histories)).toEqual({
      ...page,
      href: '/x/8.9.0/react-charts/pie/#axes',
    });
    for (const old of ['/x/react-charts/pie', '/x/react-charts/columns/hooks-api']) {
      expect(siteTarget(at(old), CURRENT, histories)).toEqual({
        ...page,
        href: '/x/react-charts/bars/#axes',
      });
    }
    expect(siteTarget(at('/x/react-charts/lines'), CUT, histories).lands).toBe('front');
  });

  it('leads back to the current version', () => {
    expect(siteTarget(at('/x/react-charts/bars'), CURRENT)).toEqual({
      href: '/x/react-charts/bars/#axes',
      lands: 'page',
    });
  });

  it('finds pages below the address of a language', () => {
    const zh = { path: '/zh/x/8.9.0', docs: docs('/zh/x/8.9.0/react-charts/') };
    expect(siteTarget(at('/x/react-charts'), zh).href).toBe('/zh/x/8.9.0/react-charts/#axes');
  });

  it('keeps a tab that the version has', () => {
    const tabs = { path: '/x/9', docs: docs('/x/9/react-charts/', '/x/9/react-charts/hooks-api/') };
    expect(siteTarget(at('/x/react-charts/hooks-api'), tabs).href).toBe(
      '/x/9/react-charts/hooks-api/#axes',
    );
  });

  it('goes to the first page of a version without the product', () => {
    const old = { path: '/x/1', docs: docs('/x/1/introduction/') };
    expect(siteTarget(at('/x/react-charts'), old).href).toBe('/x/1/introduction/');
    expect(siteTarget(at('/x/react-charts'), { path: '/x/1', docs: [] }).href).toBe('/x/1/');
  });
});

describe('linkInVersion', () => {
  const cut = {
    path: '/x/8.9.0',
    docs: docs('/x/8.9.0/react-charts/', '/x/8.9.0/introduction/a/'),
  };

  it.each([
    ['/x/react-charts/', '/x/8.9.0/react-charts/'],
    // The version has no such section.
    ['/x/react-tree-view/', '/x/react-tree-view/'],
    ['/x/introduction/a/', '/x/8.9.0/introduction/a/'],
    ['/x/introduction/b/', '/x/introduction/b/'],
    ['/versions/', '/versions/'],
    ['/', '/'],
  ])('in a cut version, %s leads to %s', (link, target) => {
    expect(linkInVersion(link, cut)).toBe(target);
  });

  it('leaves links of the current version alone', () => {
    expect(linkInVersion('/x/react-charts/', CURRENT)).toBe('/x/react-charts/');
  });

  it('finds pages below the address of a language, and returns a path without it', () => {
    const zh = { path: '/zh/x/8.9.0', docs: docs('/zh/x/8.9.0/react-charts/') };
    expect(linkInVersion('/x/react-charts/', zh)).toBe('/x/8.9.0/react-charts/');
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/x/react-charts/', '/x/react-charts/'],
    ['/x/react-charts/bars/components-api/', '/x/react-charts/bars/'],
    ['/x/8.9.0/react-charts/', '/x/react-charts/'],
    ['/x/8.9.0/react-charts/hooks-api/', '/x/react-charts/'],
    ['/x/8.9.0/react-charts/pie/', '/x/8.9.0/react-charts/pie/'],
    ['/x/8.9.0/react-charts/pie/hooks-api/', '/x/8.9.0/react-charts/pie/'],
  ])('%s: %s', (permalink, path) => {
    expect(canonicalPath(permalink, CURRENT)).toBe(path);
  });

  it('keeps the language', () => {
    const zh = { path: '/zh/x', docs: docs('/zh/x/react-charts/') };
    expect(canonicalPath('/zh/x/8.9.0/react-charts/', zh)).toBe('/zh/x/react-charts/');
  });
});
