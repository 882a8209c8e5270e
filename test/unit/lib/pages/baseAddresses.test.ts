import { BASE_ADDRESSES } from '../../../../src/data/baseAddresses';
import {
  formerAddresses,
  nearestPage,
  needsOwnRule,
  pageForFormer,
} from '../../../../src/lib/pages/baseAddresses';

const PAGES = new Set([
  '/getting-started/',
  '/components/buttons/',
  '/api/',
  '/api/button/',
  '/api/grid/',
  '/api/masonry/',
  '/api/slider/',
]);
const hasPage = (path: string) => PAGES.has(path);

test.each([
  ['/material-ui/react-button/', '/components/buttons/'],
  ['/material-ui/api/button/', '/api/button/'],
  ['/material-ui/api/grid-2/', '/api/grid/'],
  ['/system/api/grid/', '/api/grid/'],
  ['/material-ui/api/', '/api/'],
  // Not written yet.
  ['/material-ui/react-slider/', undefined],
  ['/material-ui/api/gone/', undefined],
  ['/material-ui/unknown/', undefined],
  ['/x/react-charts/', undefined],
])('%s has the page %s', (former, page) => {
  expect(pageForFormer(former, hasPage)).toBe(page);
});

test.each([
  ['its own page', '/material-ui/react-button/', '/components/buttons/'],
  ['the reference of its component', '/material-ui/react-slider/', '/api/slider/'],
  ['the reference of a component of the lab', '/material-ui/react-masonry/', '/api/masonry/'],
  ['the reference, for another page about components', '/material-ui/transitions/', '/api/'],
  ['the front page', '/material-ui/customization/palette/', '/getting-started/'],
])('a former address leads to %s', (_what, former, page) => {
  expect(nearestPage(former, hasPage)).toBe(page);
});

test('all former addresses lead to pages that exist, those of the reference by one rule', () => {
  const found = formerAddresses(['button', 'grid', 'slider'], hasPage);
  expect(Object.keys(found)).toHaveLength(Object.keys(BASE_ADDRESSES).length + 4);
  expect(Object.values(found).filter((page) => !hasPage(page))).toEqual([]);
  const byRule = Object.entries(found).filter(([from, to]) => !needsOwnRule({ from, to }));
  expect(byRule).toEqual([
    ['/material-ui/api/', '/api/'],
    ['/material-ui/api/button/', '/api/button/'],
    ['/material-ui/api/grid/', '/api/grid/'],
    ['/material-ui/api/slider/', '/api/slider/'],
  ]);
});

test('the table holds addresses with slashes around, and none of the other site that stays', () => {
  for (const [from, to] of Object.entries(BASE_ADDRESSES)) {
    expect([from, to]).toEqual([
      expect.stringMatching(/^\/(?:[\w-]+\/)+$/),
      expect.stringMatching(/^\/(?:[\w-]+\/)+$/),
    ]);
    expect(from).not.toBe(to);
  }
});
