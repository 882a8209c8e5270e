/** The rules of paths where the site lies below a path of its host. */
import { markdownPath } from '../../../../src/lib/pages/markdownPath';
import { isPlaygroundPath, pageOf, productIdOf, readPath } from '../../../../src/lib/pages/paths';
import { siteTarget } from '../../../../src/lib/pages/versionTargets';
import { canonicalPath, linkInVersion } from '../../../../src/lib/pages/versions';

jest.mock('../../../../src/data/siteAddress', () => ({
  SITE_ADDRESS: { origin: 'https://docs.example.com', base: '/ui/' },
}));

it.each([
  ['/ui/x/react-charts/bars/', 'en', '/x/react-charts/bars/'],
  ['/ui/zh/x/react-charts/bars/?a=1#b', 'zh', '/x/react-charts/bars/?a=1#b'],
  ['/ui/zh/', 'zh', '/'],
  ['/ui/zh', 'zh', '/'],
  ['/ui/', 'en', '/'],
  ['/ui', 'en', '/'],
  ['/zh/x/react-charts/bars/', 'zh', '/x/react-charts/bars/'],
  ['/x/react-charts/bars/', 'en', '/x/react-charts/bars/'],
])('readPath takes base and language off %s', (path, language, address) => {
  expect(readPath(path)).toMatchObject({ language, address });
});

it('a path with the base and one without are the same page', () => {
  for (const path of ['/ui/zh/x/8.9.0/react-charts/bars/', '/x/react-charts/bars/']) {
    expect(productIdOf(path)).toBe('x-charts');
  }
  expect(pageOf('/ui/zh/x/react-charts/bars/hooks-api/')).toBe('/x/react-charts/bars');
  expect(isPlaygroundPath('/ui/zh/playground/')).toBe(true);
});

it.each([
  ['/ui/', '/ui/index.md'],
  ['/ui/zh/', '/ui/zh/index.md'],
  ['/ui/zh/x/react-charts/', '/ui/zh/x/react-charts.md'],
])('the Markdown of %s is %s', (path, expected) => {
  expect(markdownPath(path)).toBe(expected);
});

const version = (path: string) => ({
  path: path.replace(/\/$/, ''),
  docs: ['react-charts/', 'react-charts/bars/'].map((page) => ({ path: path + page })),
});

it('versions keep the base', () => {
  const bars = { page: '/x/react-charts/bars', hash: '#axes', front: '/x/react-charts/' };
  expect(siteTarget(bars, version('/ui/zh/x/8.9.0/')).href).toBe(
    '/ui/zh/x/8.9.0/react-charts/bars/#axes',
  );
  expect(canonicalPath('/ui/zh/x/8.9.0/react-charts/bars/', version('/ui/zh/x/'))).toBe(
    '/ui/zh/x/react-charts/bars/',
  );
  // The router adds the base to it.
  expect(linkInVersion('/x/react-charts/', version('/ui/x/8.9.0/'))).toBe('/x/8.9.0/react-charts/');
});
