import path from 'node:path';
import { developmentServer } from '../../../../plugins/internals/developmentServer';

const SITE = { siteDir: path.join('/', 'site'), baseUrl: '/' };

const utilsWith = (instance: object) => ({ currentBundler: { name: 'rspack', instance } }) as never;

it('answers a page that asks for what is not compiled yet, before anything else does', () => {
  const answer = () => {};
  const lazyCompilationMiddleware = jest.fn(() => answer);
  const compiler = {};
  const { devServer } = developmentServer(utilsWith({ lazyCompilationMiddleware }), SITE);
  const others = [{ name: 'others' }];
  expect(devServer.setupMiddlewares?.(others, { compiler })).toEqual([
    { name: 'lazy-pages', middleware: answer },
    ...others,
  ]);
  expect(lazyCompilationMiddleware).toHaveBeenCalledWith(compiler);
});

it.each([
  ['docs/x/react-data-grid/sorting/index.mdx', true],
  ['docs/x/react-data-grid/sorting/BasicSorting.tsx', false],
  ['src/theme/DocItem/index.tsx', false],
])('waits for a reader with %s: %s', (file, waits) => {
  const { lazyCompilation } = developmentServer(
    utilsWith({ lazyCompilationMiddleware: jest.fn() }),
    SITE,
  );
  expect(lazyCompilation).toMatchObject({ imports: true, entries: false });
  expect(lazyCompilation?.test.test(file)).toBe(waits);
});

it('lets another bundler compile all pages', () => {
  expect(Object.keys(developmentServer(utilsWith({}), SITE))).toEqual(['devServer']);
});

it('serves the fonts that stylesheets of a translation ask for', () => {
  const staticOf = (baseUrl: string) =>
    developmentServer(utilsWith({}), { ...SITE, baseUrl }).devServer.static;
  expect(staticOf('/zh/')).toEqual([
    { publicPath: '/', directory: path.join(SITE.siteDir, 'static'), watch: false },
  ]);
  expect(staticOf('/')).toEqual([]);
});
