import {
  namesIn,
  readRegistry,
  readRoutes,
} from '../../../../../plugins/internals/sections/readRoutes';
import { GENERATED } from './generated';

describe('readRoutes', () => {
  it('reads paths, what creates the components, and all else', () => {
    const [versions, docs, missing] = readRoutes(GENERATED.routes);
    expect(versions).toEqual({
      path: '/versions/',
      component: ['/versions/', '001'],
      exact: true,
    });
    expect(docs?.routes?.[1]).toEqual({
      path: "/x/grid/it's/",
      component: ["/x/grid/it's/", '004'],
      exact: true,
      sidebar: 'x',
    });
    expect(missing).toEqual({ path: '*', component: ['*'] });
  });

  it.each([
    ['module.exports = [];', 'no default export'],
    ['export default {};', 'no paths with components'],
    ["export default [{ path: '/a/' }];", 'no paths with components'],
    [
      "export default [{ path: '/a/', component: ComponentCreator('/a/'), routes: {} }];",
      'no paths with components',
    ],
  ])('refuses %s', (source, problem) => {
    expect(() => readRoutes(source)).toThrow(problem);
    expect(() => readRoutes(source)).toThrow('Compare plugins/internals/sections');
  });
});

describe('readRegistry', () => {
  it('reads what loads each chunk', () => {
    const registry = readRegistry(GENERATED.registry);
    expect(registry.size).toBe(8);
    expect(registry.get('row')).toBe(
      '[() => import(/* webpackChunkName: "row" */ "@site/row.mdx"), "@site/row.mdx", require.resolveWeak("@site/row.mdx")]',
    );
  });

  it.each(['export default {};', GENERATED.registry.replace('"its": [', '"its": load, [')])(
    'refuses a module with other entries',
    (source) => {
      expect(() => readRegistry(source)).toThrow('lists modules differently');
    },
  );
});

it('finds chunk names at any depth', () => {
  expect(namesIn({ __comp: 'a', __context: { plugin: 'b' }, items: ['c', null, 3] })).toEqual([
    'a',
    'b',
    'c',
  ]);
});
