import { type Covered, coverNames, totalsOf } from '../../../../tools/docs-coverage/coverage';
import {
  type Group,
  firstBaseline,
  baselineProblems,
  owingPage,
  parseBaseline,
  updatedBaseline,
} from '../../../../tools/docs-coverage/undocumentedBaseline';
import type { ProductName } from '../../../../tools/docs-coverage/names';

const SORTING = '/x/react-data-grid/sorting';
const NAMES: readonly ProductName[] = [
  { kind: 'props', name: 'sortModel' },
  { kind: 'props', name: 'onSortModelChange' },
  { kind: 'props', name: 'nonce' },
  { kind: 'events', name: 'sortModelChange', prop: 'onSortModelChange' },
];
const PAGES = [
  {
    pathname: SORTING,
    prose: [
      { kind: 'props', name: 'sortModel' },
      { kind: 'slots', name: 'nonce' },
    ],
    demos: [{ kind: 'props', name: 'onSortModelChange' }],
  },
] as const;

const covered = coverNames(NAMES, PAGES);
const FILE = 'docs/coverage/data-grid.json';
const paths = new Set([SORTING]);
const NONCE: Group = { reason: 'a reason', props: ['nonce'] };

function problems(share: number, groups: readonly Group[], names: readonly Covered[] = covered) {
  return baselineProblems({ share, groups }, names, totalsOf(names), {
    pages: paths,
    file: FILE,
  });
}

test('a name has the pages that use it as its kind, and an event those of its prop', () => {
  expect(covered.map(({ name, prose, demos }) => [name, prose, demos])).toEqual([
    ['sortModel', [SORTING], []],
    ['onSortModelChange', [], [SORTING]],
    ['nonce', [], []],
    ['sortModelChange', [], [SORTING]],
  ]);
});

test('shares are rounded down', () => {
  const { props, events, slots, all } = totalsOf(covered);
  expect(props).toEqual({ covered: 2, total: 3, share: 66.6 });
  expect(events.share).toBe(100);
  expect(slots.share).toBe(100);
  expect(all).toEqual({ covered: 3, total: 4, share: 75 });
});

test('nothing is wrong when all that has no page is listed', () => {
  expect(problems(75, [NONCE])).toEqual([]);
});

test('a name that has no page has to be listed: a new one, or one that lost its last page', () => {
  expect(problems(75, [])).toEqual([expect.stringMatching(/^prop nonce: no page has it/)]);
  const lost = coverNames(NAMES, [{ pathname: SORTING, prose: [], demos: PAGES[0].demos }]);
  expect(problems(50, [NONCE], lost)).toEqual([expect.stringMatching(/^prop sortModel: no page/)]);
});

test('the share may not sink, even when the lost name is listed', () => {
  const lost = coverNames(NAMES, [{ pathname: SORTING, prose: [], demos: PAGES[0].demos }]);
  const groups = [{ reason: 'a reason', props: ['nonce', 'sortModel'] }];
  expect(problems(75, groups, lost)).toEqual([
    '50 % of the names have a page; 75 % had one before.',
  ]);
});

test.each<[string, Group, RegExp]>([
  ['covered', { reason: 'a', props: ['sortModel'] }, /^prop sortModel: .*sorting has it/],
  [
    'unknown',
    { reason: 'a', props: ['sortModell'] },
    /^prop sortModell: the packages don't have it/,
  ],
  ['of another kind', { reason: 'a', slots: ['nonce'] }, /^slot nonce: the packages don't have it/],
  ['listed twice', NONCE, /^prop nonce: stands twice/],
])('a listed name that is %s is a problem', (_, group, expected) => {
  expect(problems(75, [NONCE, group])).toEqual([expect.stringMatching(expected)]);
});

test.each<[string, RegExp | undefined]>([
  [`page not written yet: ${SORTING}`, /the page is written/],
  [`page not complete yet: ${SORTING}`, undefined],
  ['page not written yet: /x/react-data-grid/other', undefined],
  ['page not complete yet: /x/react-data-grid/other', /no such page/],
])('%s', (reason, expected) => {
  const found = problems(75, [{ ...NONCE, reason }]);
  expect(found).toEqual(expected ? [expect.stringMatching(expected)] : []);
});

test('the page that owes is read from the reason', () => {
  expect(owingPage(`page not written yet: ${SORTING}`)).toEqual({ path: SORTING, unwritten: true });
  expect(owingPage('deprecated')).toBeUndefined();
});

test('an update takes out what has a page, and never lowers the share', () => {
  const groups = [
    { reason: 'a', props: ['sortModel', 'nonce'] },
    { reason: 'b', slots: ['gone'] },
  ];
  const update = (share: number) => updatedBaseline({ share, groups }, covered, totalsOf(covered));
  expect(update(10)).toEqual({ share: 75, groups: [{ reason: 'a', props: ['nonce'] }] });
  expect(update(80).share).toBe(80);
});

test('the file is checked as it is read', () => {
  expect(parseBaseline('{"//": "", "share": 1, "groups": []}', FILE)).toEqual({
    share: 1,
    groups: [],
  });
  expect(() => parseBaseline('{"groups": []}', FILE)).toThrow(`${FILE} must hold`);
  expect(() => parseBaseline('{"share": 1, "groups": [{"reason": " "}]}', FILE)).toThrow('group 1');
  expect(() =>
    parseBaseline('{"share": 1, "groups": [{"reason": "a", "prop": []}]}', FILE),
  ).toThrow();
});

test('a product without a list gets one with all that no page has', () => {
  const first = firstBaseline(covered, totalsOf(covered));
  expect(first).toEqual({ share: 75, groups: [{ reason: 'no page yet', props: ['nonce'] }] });
  expect(problems(first.share, first.groups)).toEqual([]);
});
