import { sectionChunkName, sectionOf } from '../../../../src/lib/pages/sections';

it.each([
  ['/x/', '/x/react-data-grid/', '/x/react-data-grid/'],
  ['/x/', '/x/react-data-grid/sorting/', '/x/react-data-grid/'],
  ['/x/', '/x/react-tree-view/rich-tree-view/items/', '/x/react-tree-view/'],
  ['/x/', '/x/api/charts/', '/x/api/charts/'],
  ['/x/', '/x/api/charts/bar-plot/', '/x/api/charts/'],
  ['/zh/x/', '/zh/x/introduction/mcp/', '/zh/x/introduction/'],
  ['/x/8.9.0/', '/x/8.9.0/api/charts/bar-plot/', '/x/8.9.0/api/charts/'],
  ['/', '/api/button/', '/api/'],
  ['/', '/api/', '/api/'],
  ['/zh/', '/zh/api/button/', '/zh/api/'],
  ['/', '/components/buttons/', '/components/'],
  ['/', '/', undefined],
  ['/x/', '/x/', undefined],
  ['/x/', '/x/api/', undefined],
  ['/x/', '/versions/', undefined],
])('below %s, %s lies in %s', (base, page, section) => {
  expect(sectionOf(base, page)).toBe(section);
});

it('names the chunk of a section after its path', () => {
  expect(sectionChunkName('/zh/x/api/charts/')).toBe('pages-zh-x-api-charts');
});
