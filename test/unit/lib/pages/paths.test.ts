import {
  docsTabOf,
  isApiPage,
  isApiReference,
  isDocsTab,
  isPlaygroundPath,
  pageOf,
  productIdOf,
  readPath,
  withoutDocsTab,
} from '../../../../src/lib/pages/paths';

const long = 'a-'.repeat(50_000);

describe('isApiReference and isApiPage', () => {
  it.each([
    // page, of the reference, documents one thing
    ['/x/api/charts/bar-chart', true, true],
    ['/x/8.9.0/api/charts/bar-chart', true, true],
    ['/x/api/data-grid', true, false],
    ['/x/api/charts/bar-chart/more', true, false],
    ['/x/react-charts/bars', false, false],
    ['/x/api', false, false],
    ['/api-docs', true, false],
    ['/api-docs/button', true, true],
    ['/api/button', true, true],
    ['/apiary/button', false, false],
    ['/components/buttons', false, false],
  ])('tell of %s whether it belongs to the reference', (page, inReference, ofOne) => {
    expect(isApiReference(page)).toBe(inReference);
    expect(isApiPage(page)).toBe(ofOne);
  });
});

describe('readPath', () => {
  it.each([
    // path, language, address, page
    ['', 'en', '/', '/'],
    ['/', 'en', '/', '/'],
    ['//', 'en', '/', '/'],
    ['///x//y//', 'en', '/x//y//', '/x/y'],
    ['/zh', 'zh', '/', '/'],
    ['/zh/', 'zh', '/', '/'],
    ['/zh#top', 'zh', '/#top', '/'],
    ['/zh?q=1', 'zh', '/?q=1', '/'],
    ['/zhx/', 'en', '/zhx/', '/zhx'],
    ['/zh-CN/x/', 'en', '/zh-CN/x/', '/zh-CN/x'],
    ['/ZH/x/', 'en', '/ZH/x/', '/ZH/x'],
    ['zh/x', 'en', '/zh/x', '/zh/x'],
    ['/zh/x', 'zh', '/x', '/x'],
    ['/zh//example.com/', 'zh', '/example.com/', '/example.com'],
    ['//zh/x', 'en', '/zh/x', '/zh/x'],
    ['/zh/zh/x', 'zh', '/zh/x', '/zh/x'],
    ['/en/x/introduction/', 'en', '/x/introduction/', '/x/introduction'],
    ['/en', 'en', '/', '/'],
    ['/fr/x/', 'en', '/fr/x/', '/fr/x'],
    [
      '/x/react-data-grid/sorting/',
      'en',
      '/x/react-data-grid/sorting/',
      '/x/react-data-grid/sorting',
    ],
    ['/x/?a=/zh/#b', 'en', '/x/?a=/zh/#b', '/x'],
    ['/x/#b?a=1', 'en', '/x/#b?a=1', '/x'],
    ['#hash', 'en', '/#hash', '/'],
    ['?query', 'en', '/?query', '/'],
    ['/api', 'en', '/api', '/api-docs'],
    ['/api/', 'en', '/api/', '/api-docs'],
    ['/zh/api/button/#props', 'zh', '/api/button/#props', '/api-docs/button'],
    ['/apiary', 'en', '/apiary', '/apiary'],
    ['/api-docs/button', 'en', '/api-docs/button', '/api-docs/button'],
    ['/x/api/data-grid/', 'en', '/x/api/data-grid/', '/x/api/data-grid'],
    ['/x/%E4%B8%AD%E6%96%87/', 'en', '/x/%E4%B8%AD%E6%96%87/', '/x/%E4%B8%AD%E6%96%87'],
    ['/x/%E4%A/%', 'en', '/x/%E4%A/%', '/x/%E4%A/%'],
    ['/%7Ah/x', 'en', '/%7Ah/x', '/%7Ah/x'],
    ['/x/中文/', 'en', '/x/中文/', '/x/中文'],
    [`/zh/${long}/`, 'zh', `/${long}/`, `/${long}`],
  ])('reads %.40j', (path, language, address, page) => {
    const route = address.replace(/[?#].*/, '');
    expect(readPath(path)).toEqual({ language, address, route, page });
  });

  it('takes the languages of another site', () => {
    expect(readPath('/fr/x/', ['fr'])).toMatchObject({ language: 'fr', page: '/x' });
    expect(readPath('/zh/x/', ['fr'])).toMatchObject({ language: 'en', page: '/zh/x' });
    expect(readPath('/zh/x/', [])).toMatchObject({ language: 'en', page: '/zh/x' });
  });

  it.each(['/'.repeat(100_000), `${'/'.repeat(100_000)}x`, `/zh${'/'.repeat(100_000)}#`])(
    'takes no long time for many slashes',
    (path) => {
      const start = performance.now();
      readPath(path);
      pageOf(path);
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});

describe('docs tabs', () => {
  it.each([
    ['/x/react-charts/bars/components-api/', '/x/react-charts/bars/'],
    ['/x/react-charts/bars/hooks-api', '/x/react-charts/bars'],
    ['/x/react-charts/bars/[docsTab]/', '/x/react-charts/bars/'],
    ['/zh/x/react-charts/bars/hooks-api/', '/zh/x/react-charts/bars/'],
    ['/x/hooks-api/bars/', '/x/hooks-api/bars/'],
    ['/x/bars/my-hooks-api/', '/x/bars/my-hooks-api/'],
    ['/x/bars/hooks-api-2/', '/x/bars/hooks-api-2/'],
    ['/hooks-api', '/'],
    ['/', '/'],
    ['', '/'],
  ])('%s belongs to %s', (route, page) => {
    expect(withoutDocsTab(route)).toBe(page);
  });

  it.each([
    ['/x/bars/components-api/', 'components-api'],
    ['/x/bars/hooks-api', 'hooks-api'],
    ['/x/bars/', undefined],
    ['/x/hooks-api/bars', undefined],
    ['/x/my-hooks-api', undefined],
    ['', undefined],
  ])('finds the tab of %j', (route, tab) => {
    expect(docsTabOf(route)).toBe(tab);
  });

  it('knows its tabs', () => {
    expect(['components-api', 'hooks-api', 'api', undefined, 1].map(isDocsTab)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('pageOf', () => {
  it.each([
    ['/zh/x/react-charts/bars/hooks-api/?a#b', '/x/react-charts/bars'],
    ['/api/button/components-api/', '/api-docs/button'],
    ['/x/react-charts/bars/#hooks-api', '/x/react-charts/bars'],
    ['', '/'],
  ])('%s is a part of %s', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });
});

describe('productIdOf', () => {
  it.each([
    ['/x/react-data-grid/sorting/', 'x-data-grid'],
    ['/x/react-date-pickers/', 'x-date-pickers'],
    ['/x/react-charts', 'x-charts'],
    ['/x/react-tree-view/quickstart/', 'x-tree-view'],
    ['/x/api/data-grid/data-grid/', 'x-data-grid'],
    ['/x/api/date-pickers/', 'x-date-pickers'],
    ['/x/api/charts/bar-chart/', 'x-charts'],
    ['/x/api/tree-view/rich-tree-view/', 'x-tree-view'],
    ['/x/introduction/', 'x'],
    ['/x/react-data-grid-lookalike/', 'x'],
    ['/x', 'x'],
    ['/zh/x/react-charts/bars/', 'x-charts'],
    ['/zh/x/react-charts/bars/#react-data-grid', 'x-charts'],
    ['/en/x/api/charts/', 'x-charts'],
    ['/x/8.9.0/react-charts/bars/', 'x-charts'],
    ['/zh/x/8.9.0/react-charts/bars/', 'x-charts'],
    ['/x/v7/api/tree-view/', 'x-tree-view'],
    ['/x/7.x/react-data-grid/', 'x-data-grid'],
    ['/x/8.9.0/', 'x'],
    ['/x/volume/react-charts/', 'x'],
    ['/x/react-charts/bars/components-api/', 'x-charts'],
    ['/x/react-charts/hooks-api/', 'x-charts'],
    ['/x/react-charts/[docsTab]', 'x-charts'],
    ['/material-ui/button/', 'material-ui'],
    ['/api/button/', 'material-ui'],
    ['/zh/api/', 'material-ui'],
    ['/getting-started/', 'material-ui'],
    ['/components/buttons/', 'material-ui'],
    ['/zh/components/buttons/#loading', 'material-ui'],
    ['/customization/dark-mode/', 'material-ui'],
    ['/css-in-js/basics/', 'material-ui'],
    ['/componentsx/', undefined],
    ['/joy-ui/', 'joy-ui'],
    ['/base-ui/', 'base-ui'],
    ['/system/borders/', 'system'],
    ['/toolpad/studio/', 'toolpad-studio'],
    ['/toolpad/core/', 'toolpad-core'],
    ['/docs/', 'docs'],
    ['/versions/', 'docs'],
    ['/zh/versions/', 'docs'],
    ['/production-error/', 'docs'],
    ['/experiments/docs/callouts/', 'docs-infra'],
    ['/experiments/other/', undefined],
    ['/', undefined],
    ['/zh/', undefined],
    ['', undefined],
    ['/blog/', undefined],
  ])('finds the product of %s', (path, product) => {
    expect(productIdOf(path)).toBe(product);
  });
});

describe('isPlaygroundPath', () => {
  it.each([
    ['/playground', true],
    ['/playground/', true],
    ['/playground/grid/', true],
    ['/zh/playground/', true],
    ['/zh/playground', true],
    ['/playgrounds/', false],
    ['/zhx/playground/', false],
    ['/x/playground/', false],
  ])('%s: %s', (path, expected) => {
    expect(isPlaygroundPath(path)).toBe(expected);
  });
});
