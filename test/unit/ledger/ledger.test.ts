import { filesBehind, stateOfBrowserClaims } from '../../ledger/claims';
import { type State, dueItems, stateAfter } from '../../ledger/ledger';

const THEN: State = { around: 'one', items: { a: '1', b: '1', c: '1' } };
/** Every item on the day that is its own. */
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A day on which none of these items is due by the calendar. */
const quietDay = (state: State) =>
  DAYS.find((day) => dueItems(state, state, day).length === 0) ?? NaN;

describe('dueItems', () => {
  it('asks nothing again that is as it was', () => {
    expect(dueItems(THEN, THEN, quietDay(THEN))).toEqual([]);
  });

  it('asks what has changed, and what is new', () => {
    const now = { ...THEN, items: { a: '1', b: '2', c: '1', d: '1' } };
    expect(dueItems(now, THEN, quietDay(now))).toEqual(['b', 'd']);
  });

  it('asks everything when what surrounds it has changed, and when nothing is known', () => {
    const now = { ...THEN, around: 'two' };
    expect(dueItems(now, THEN, quietDay(THEN))).toEqual(['a', 'b', 'c']);
    expect(dueItems(now, undefined, quietDay(THEN))).toEqual(['a', 'b', 'c']);
  });

  it('asks about a tenth of the items on each day, and each of them within ten days', () => {
    const items = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`/x/page-${n}/`, '1']));
    const state = { around: 'one', items };
    const days = DAYS.map((day) => dueItems(state, state, 20_000 + day));
    expect(days.flat().toSorted()).toEqual(Object.keys(items).toSorted());
    days.forEach((due) => expect(due.length).toBeGreaterThan(10));
    days.forEach((due) => expect(due.length).toBeLessThan(60));
  });
});

describe('stateAfter', () => {
  const passed = (...names: string[]) => new Set(names);

  it('keeps what passed, and what was left out', () => {
    const now = { ...THEN, items: { ...THEN.items, b: '2' } };
    expect(stateAfter(now, THEN, { passed: passed('b'), failed: passed() })).toEqual(now);
  });

  it('forgets what failed, what changed and was not asked, and what is gone', () => {
    const now = { ...THEN, items: { a: '1', b: '2' } };
    expect(stateAfter(now, THEN, { passed: passed(), failed: passed('a') }).items).toEqual({});
  });

  it('forgets all that was not asked when what surrounds it has changed', () => {
    const now = { ...THEN, around: 'two' };
    expect(stateAfter(now, THEN, { passed: passed('a'), failed: passed() })).toEqual({
      around: 'two',
      items: { a: '1' },
    });
  });
});

it.each([
  ['test/claims/react-data-grid/sorting.test.tsx', ['test/claims/harness.tsx']],
  [
    'test/claims/react-data-grid/sorting.browser.spec.ts',
    ['test/claims/browser.ts', 'test/claims/react-data-grid/sorting.scenes.tsx'],
  ],
])('%s rests on its page, its demos, what these import, and what runs it', (file, own) => {
  expect(filesBehind(file)).toEqual(
    expect.arrayContaining([
      file,
      ...own,
      'docs/x/react-data-grid/sorting/index.mdx',
      'docs/x/react-data-grid/sorting/BasicSorting.tsx',
      'tools/docs-claims/proof.ts',
    ]),
  );
});

// Playwright fails when there is nothing to run.
test('on no day are all claims in a browser left out', () => {
  const state = stateOfBrowserClaims();
  DAYS.forEach((day) => expect(dueItems(state, state, day)).not.toEqual([]));
});
