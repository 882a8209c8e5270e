import { lazyPages } from '../../../../plugins/internals/lazyPages';

const utilsWith = (instance: object) => ({ currentBundler: { name: 'rspack', instance } }) as never;

it('answers a page that asks for what is not compiled yet, before anything else does', () => {
  const answer = () => {};
  const lazyCompilationMiddleware = jest.fn(() => answer);
  const compiler = {};
  const { devServer } = lazyPages(utilsWith({ lazyCompilationMiddleware }));
  const others = [{ name: 'others' }];
  expect(devServer?.setupMiddlewares(others, { compiler })).toEqual([
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
  const { lazyCompilation } = lazyPages(utilsWith({ lazyCompilationMiddleware: jest.fn() }));
  expect(lazyCompilation).toMatchObject({ imports: true, entries: false });
  expect(lazyCompilation?.test.test(file)).toBe(waits);
});

it('leaves another bundler alone', () => {
  expect(lazyPages(utilsWith({}))).toEqual({});
});
