import { pageLinks } from '../../../../../plugins/internals/sections/browser/groups';
import {
  groupChunksBySection,
  sidebarModule,
  splitSidebars,
} from '../../../../../plugins/internals/sections/sidebarGroups';

const link = (path: string) => ({
  type: 'link',
  href: `/zh/x/${path}/`,
  docId: `${path}/index`,
  label: path,
});
const group = (label: string, items: readonly object[]) => ({
  type: 'category',
  label,
  collapsible: true,
  items,
});
const links = (folder: string, count: number) =>
  Array.from({ length: count }, (_value, index) => link(`${folder}/page-${index}`));

function sourceOf(...items: readonly object[]): string {
  return JSON.stringify({ version: { label: '8.10.2', docsSidebars: { x: items } } });
}

const api = group('API', [{ type: 'category', label: 'Parts', items: links('api/grid', 12) }]);
const grid = group('Grid', [group('Start', [link('grid')]), ...links('grid', 12), api]);
const small = group('Guides', links('guides', 2));
const SOURCE = sourceOf({ type: 'link', href: 'https://example.com' }, small, grid);

const names = (source: string) => splitSidebars(source).groups.map(({ name }) => name);

describe('splitSidebars', () => {
  it('finds large groups that hold whole sections, also inside of others', () => {
    expect(splitSidebars(SOURCE).groups.map(({ name, sections }) => [name, sections])).toEqual([
      ['sidebar-zh-x-grid-zh-x-api-grid', ['/zh/x/grid/', '/zh/x/api/grid/']],
      ['sidebar-zh-x-api-grid', ['/zh/x/api/grid/']],
    ]);
  });

  it.each([
    [
      'a page of its section lies elsewhere',
      sourceOf(link('grid/other'), grid),
      ['sidebar-zh-x-api-grid'],
    ],
    ['it is a label', sourceOf({ ...group('Grid', links('grid', 12)), collapsible: false }), []],
    ['it is small', sourceOf(group('Grid', links('grid', 9))), []],
    [
      'its pages have no common path',
      sourceOf(group('Grid', [{ ...link('grid'), docId: 'a' }])),
      [],
    ],
  ])('leaves a group when %s', (_why, source, found) => {
    expect(names(source)).toEqual(found);
  });

  it.each(['null', '{}', '{"version":{}}', '{"version":{"docsSidebars":{"x":{}}}}'])(
    'refuses %s',
    (source) => {
      expect(() => splitSidebars(source)).toThrow(
        'Compare plugins/internals/sections/sidebarGroups.ts',
      );
    },
  );
});

describe('sidebarModule', () => {
  const write = (name: string | null) => sidebarModule(SOURCE, './x.json', '/site/groups.ts', name);

  it('the version has the first link of a group and what loads the others', () => {
    const source = write(null);
    expect(source).toContain('"label":"8.10.2"');
    expect(source).toContain('guides/page-1');
    expect(source).not.toContain('grid/page-0');
    expect(source).toContain(
      `sidebarGroup({"type":"category","label":"Grid","collapsible":true,"items":[${JSON.stringify(link('grid'))}]}, ["/zh/x/grid/","/zh/x/api/grid/"], () => import(/* webpackChunkName: "sidebar-zh-x-grid-zh-x-api-grid" */ "./x.json?group=sidebar-zh-x-grid-zh-x-api-grid"))`,
    );
  });

  it('a group has its items, without those of the groups in it', () => {
    const source = write('sidebar-zh-x-grid-zh-x-api-grid');
    expect(source).toContain('grid/page-11');
    expect(source).not.toContain('api/grid/page-1/');
    expect(source).toContain('./x.json?group=sidebar-zh-x-api-grid');
    expect(write('sidebar-zh-x-api-grid')).toContain('api/grid/page-11');
  });

  it('writes links in few characters, which say the same', () => {
    const keyed = (path: string, more = {}) => ({ key: `/x/${path}`, ...link(path), ...more });
    const items = [
      ...Array.from({ length: 12 }, (_value, index) => keyed(`grid/page-${index}`)),
      keyed('grid/paid', { customProps: { plan: 'pro' } }),
      keyed('grid/odd', { key: 'odd' }),
      keyed('grid/odder', { href: '/zh/x/grid/else/' }),
      { type: 'link', href: 'https://example.com', label: 'Away' },
    ];
    const source = sidebarModule(
      sourceOf(keyed('guides'), group('Grid', items)),
      './x.json',
      '/site/groups.ts',
      'sidebar-zh-x-grid',
    );
    expect(source).toContain('page("grid/page-1","grid/page-1")');
    expect(source.length).toBeLessThan(JSON.stringify(items).length * 0.7);
    const code = source.replace(/^import .*$/m, '').replace('export default', 'return');
    expect(new Function('pageLinks', code)(pageLinks)).toEqual(items);
  });

  it('refuses a group that is not there', () => {
    expect(() => write('sidebar-none')).toThrow('has no group sidebar-none');
  });
});

it('names the chunks that come with a section', () => {
  expect([...groupChunksBySection([SOURCE])]).toEqual([
    ['/zh/x/grid/', ['sidebar-zh-x-grid-zh-x-api-grid']],
    ['/zh/x/api/grid/', ['sidebar-zh-x-grid-zh-x-api-grid', 'sidebar-zh-x-api-grid']],
  ]);
});
