import {
  sectionModule,
  shellChunkNames,
  shellRegistry,
  shellRoutes,
} from '../../../../../plugins/internals/sections/generate';
import { GENERATED } from './generated';

const RUNTIME = '/site/sections.ts';

it('replaces each section by one route and keeps the pages outside', () => {
  expect(shellRoutes(GENERATED, RUNTIME))
    .toBe(`import ComponentCreator from '@docusaurus/ComponentCreator';
import { withSections } from "/site/sections.ts";
export default [{"path":"/versions/","exact":true, component: ComponentCreator("/versions/", "001")},
{"path":"/x/", component: ComponentCreator("/x/", "002"), routes: withSections([{"path":"/x/","exact":true, component: ComponentCreator("/x/", "006")}], {
"/x/grid/": () => import(/* webpackChunkName: "pages-x-grid" */ "@generated/routes?section=%2Fx%2Fgrid%2F"),
"/x/api/grid/": () => import(/* webpackChunkName: "pages-x-api-grid" */ "@generated/routes?section=%2Fx%2Fapi%2Fgrid%2F")
})},
{"path":"*", component: ComponentCreator("*")}];
`);
});

it('routes without sections stay as they are', () => {
  const routes = "export default [{ path: '/a/', component: ComponentCreator('/a/', '1') }];";
  const chunkNames = JSON.stringify({ '/a/-1': { __comp: 'a' } });
  expect(shellRoutes({ ...GENERATED, routes, chunkNames }, RUNTIME)).toContain(
    'export default [{"path":"/a/", component: ComponentCreator("/a/", "1")}];',
  );
});

it('the tables of the shell hold nothing that only one section loads', () => {
  expect(Object.keys(JSON.parse(shellChunkNames(GENERATED)))).toEqual([
    '/versions/-001',
    '/x/-002',
    '/x/-006',
  ]);
  const names = [...shellRegistry(GENERATED).matchAll(/^"(\w+)":/gm)].map((match) => match[1]);
  expect(names).toEqual(['docs', 'page', 'root', 'start', 'versions']);
});

it('a section holds its pages, their chunks and their documents', () => {
  const docs = (base: string) => JSON.stringify({ base });
  expect(sectionModule(GENERATED, '/x/grid/', docs, RUNTIME))
    .toBe(`import { sectionPages } from "/site/sections.ts";
export default sectionPages([
["/x/grid/","003",{"__comp":"page","content":"grid"},{"exact":true,"sidebar":"x"}],
["/x/grid/it's/","004",{"__comp":"page","content":"its","both":["grid"]},{"exact":true,"sidebar":"x"}]
], {
"grid": [() => import(/* webpackChunkName: "grid" */ "@site/grid.mdx"), "", require.resolveWeak("@site/grid.mdx")],
"its": [() => import(/* webpackChunkName: "its" */ "@site/its.mdx"), "", require.resolveWeak("@site/its.mdx")]
}, {"base":"/x/"});
`);
});

describe('what Docusaurus generates must fit together', () => {
  const docs = () => '{}';
  it.each([
    ['no such section', GENERATED, '/x/none/', 'no page lies in /x/none/'],
    [
      'a page without chunk names',
      { ...GENERATED, chunkNames: '{}' },
      '/x/grid/',
      'the table of chunk names has no /x/grid/-003',
    ],
    [
      'a chunk without a module',
      { ...GENERATED, registry: GENERATED.registry.replace('"its":', '"other":') },
      '/x/grid/',
      'the registry has no chunk its',
    ],
  ])('%s', (_name, generated, section, problem) => {
    expect(() => sectionModule(generated, section, docs, RUNTIME)).toThrow(problem);
  });
});
