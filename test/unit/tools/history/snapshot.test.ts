import type { ComponentApi } from '../../../../src/lib/api/apiModel';
import { isSameState, normalizedType, snapshotOf } from '../../../../tools/history/snapshot';

describe('normalizedType', () => {
  it.each([
    ["'b' | 'a'", "'a' | 'b'"],
    ['"a"|"b"', "'a' | 'b'"],
    ['(x: B | A) => Map<D | C, 1>', '(x: A | B) => Map<C | D, 1>'],
    ['React.ReactNode | null', 'null | ReactNode'],
    ['{ b?: B\n  | A }', '{ b?: A | B; }'],
    ["| 'a' | 'b'", "'b' | 'a'"],
    ['A & B', 'B & A'],
  ])('%s is %s', (one, other) => {
    expect(normalizedType(one)).toBe(normalizedType(other));
  });

  it.each([
    ['A | B', 'A & B'],
    ['A | B', 'A | C'],
    ['(x: A) => B', '(x: A, y: B) => B'],
    ['[A, B]', '[B, A]'],
    ['A[]', '(A | B)[]'],
  ])('%s is not %s', (one, other) => {
    expect(normalizedType(one)).not.toBe(normalizedType(other));
  });

  it('keeps a text that is no type', () => {
    expect(normalizedType('a ) b')).toBe('a ) b');
  });
});

it('states with other marks of code, quotes or orders mean the same', () => {
  expect(isSameState({ type: 'A | B', default: '`"x"`' }, { type: 'B | A', default: "'x'" })).toBe(
    true,
  );
  expect(isSameState({ default: '1' }, {})).toBe(false);
  expect(isSameState({ plan: 'pro' }, {})).toBe(false);
});

function component(name: string, more: Partial<ComponentApi> = {}): ComponentApi {
  return {
    kind: 'component',
    name,
    product: 'data-grid',
    description: '',
    imports: [],
    packages: [{ name: '@mui/x-data-grid', version: '8.0.0' }],
    demos: [],
    props: [],
    slots: [],
    classes: [],
    source: '',
    ...more,
  };
}

const NOTHING = { unstable: {}, events: [], methods: [], selectors: [], exports: {} };

function planOf(models: readonly ComponentApi[], key: string) {
  return snapshotOf('data-grid', { ...NOTHING, models }).get(key)?.state.plan;
}

it('a row without a plan needs that of its page, unless the page extends one of a lower plan', () => {
  const props = [{ name: 'rows', description: '', type: 'Row[]' }];
  const premium = component('DataGridPremium', { plan: 'premium', props });
  expect(planOf([component('DataGrid'), premium], 'prop DataGridPremium rows')).toBeUndefined();
  const trigger = component('ExportExcel', { plan: 'premium', props });
  expect(planOf([component('DataGrid'), trigger], 'prop ExportExcel rows')).toBe('premium');
});

it('has an export once, of the lowest plan, and none that only the package should use', () => {
  const exports = {
    '@mui/x-data-grid': [{ name: 'useGridApiRef', isValue: true }],
    '@mui/x-data-grid-pro': [
      { name: 'useGridApiRef', isValue: true },
      { name: 'GridPinned', isValue: false },
      { name: '_inner', isValue: true },
    ],
    '@mui/x-charts': [{ name: 'useSeries', isValue: true }],
  };
  const rows = snapshotOf('data-grid', { ...NOTHING, models: [], exports });
  expect([...rows.values()]).toEqual([
    { kind: 'export', owner: '@mui/x-data-grid', name: 'useGridApiRef', state: {} },
    { kind: 'type', owner: '@mui/x-data-grid-pro', name: 'GridPinned', state: { plan: 'pro' } },
  ]);
});
