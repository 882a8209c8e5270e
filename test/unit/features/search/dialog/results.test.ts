import { leaveOut, mergeResults } from '../../../../../src/features/search/dialog/results';
import { sectionHits } from '../../../../../src/features/search/engine/searchEngine';
import type { HitKind, SearchHit } from '../../../../../src/lib/search/searchHit';

const hit = (kind: HitKind, address: string, title: string): SearchHit => ({
  kind,
  address,
  title,
  trail: ['Main features'],
  product: 'x-data-grid',
});
const SORTING = hit('page', '/x/react-data-grid/sorting/', 'Sorting');
const MODE = hit('prop', '/x/api/data-grid/data-grid/#data-grid-prop-sortingMode', 'sortingMode');
const PAGES: Readonly<Record<string, SearchHit>> = {
  '/x/react-data-grid/sorting/': SORTING,
  '/x/react-data-grid/rows/': { ...hit('page', '/x/react-data-grid/rows/', 'Rows'), plan: 'pro' },
};
const pageAt = (address: string) => PAGES[address.replace(/#.*/, '')];
const text = (address: string, heading?: string): readonly SearchHit[] =>
  sectionHits(
    { address, excerpt: 'a <mark>sort</mark>', ...(heading === undefined ? {} : { heading }) },
    pageAt,
  );
const addresses = (found: readonly SearchHit[], hits: readonly (readonly SearchHit[])[]) =>
  mergeResults(found, hits.flat()).map((group) => [
    group.id,
    ...group.hits.map(({ address }) => address),
  ]);

test('nothing found makes no groups', () => {
  expect(mergeResults([], [])).toEqual([]);
});

test('titles and names come before the text, and the group of the best hit first', () => {
  const section = text('/x/react-data-grid/rows/#order', 'Order');
  expect(addresses([SORTING, MODE], [section]).map(([id]) => id)).toEqual(['pages', 'api', 'text']);
  expect(addresses([MODE, SORTING], [section]).map(([id]) => id)).toEqual(['api', 'pages', 'text']);
});

test('a section takes product, plan and trail from its page, with the page last', () => {
  const [group] = mergeResults([], text('/x/react-data-grid/rows/#order', 'Order'));
  expect(group?.hits).toEqual([
    {
      kind: 'section',
      address: '/x/react-data-grid/rows/#order',
      title: 'Order',
      trail: ['Main features', 'Rows'],
      product: 'x-data-grid',
      plan: 'pro',
      excerpt: 'a <mark>sort</mark>',
    },
  ]);
});

test('the beginning of a page shows as the page, unless it is listed', () => {
  const [group] = mergeResults([], text('/x/react-data-grid/rows/'));
  expect(group?.hits[0]).toMatchObject({ kind: 'page', title: 'Rows', trail: ['Main features'] });
  expect(addresses([SORTING], [text('/x/react-data-grid/sorting/')])).toEqual([
    ['pages', SORTING.address],
  ]);
});

test('no address shows twice', () => {
  const hits = [
    text(MODE.address, 'sortingMode'),
    text('/x/react-data-grid/rows/#%E4%B8%80', 'One'),
    text('/x/react-data-grid/rows/#一', 'One'),
    text('/x/react-data-grid/sorting/#order', 'Order'),
  ];
  expect(addresses([MODE, SORTING], hits)).toEqual([
    ['api', MODE.address],
    ['pages', SORTING.address],
    ['text', '/x/react-data-grid/rows/#%E4%B8%80', '/x/react-data-grid/sorting/#order'],
  ]);
});

test('hits of unknown pages are dropped', () => {
  expect(addresses([], [text('/x/gone/#a', 'A'), text('/x/gone/')])).toEqual([]);
});

test('at most twenty sections show', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    text(`/x/react-data-grid/rows/#s${index}`, `S${index}`),
  );
  expect(mergeResults([], many.flat())[0]?.hits).toHaveLength(20);
});

test('hits that need a plan are left out in their order, and groups without hits', () => {
  const pro = { ...MODE, plan: 'pro' } as const;
  const premium = { ...SORTING, address: '/x/pivoting/', plan: 'premium' } as const;
  const groups = [
    { id: 'pages', hits: [SORTING, premium] },
    { id: 'api', hits: [pro] },
  ] as const;
  expect(leaveOut(groups, [])).toEqual({ groups, leftOut: [] });
  expect(leaveOut(groups, ['premium'])).toEqual({
    groups: [
      { id: 'pages', hits: [SORTING] },
      { id: 'api', hits: [pro] },
    ],
    leftOut: [premium],
  });
  expect(leaveOut(groups, ['pro', 'premium'])).toEqual({
    groups: [{ id: 'pages', hits: [SORTING] }],
    leftOut: [premium, pro],
  });
});
