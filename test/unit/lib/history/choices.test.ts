import {
  comparedProducts,
  comparisonQuery,
  defaultComparison,
  hadName,
  isAbout,
  isOfPlan,
  readComparison,
} from '../../../../src/lib/history/choices';

const VERSIONS = ['7.29', '8.0.0', '8.1.0', '8.10.2'];

it('reads what an address compares', () => {
  expect(readComparison('?from=7.29&to=8.1.0&product=charts&plan=pro', VERSIONS)).toEqual({
    comparison: { from: '7.29', to: '8.1.0', product: 'charts', plan: 'pro' },
    isChosen: true,
    wrong: [],
  });
});

it('compares all of the major version where the address says nothing', () => {
  const { comparison, isChosen } = readComparison('?utm=x', VERSIONS);
  expect(comparison).toEqual({ from: '8.0.0', to: '8.10.2', plan: 'any' });
  expect(isChosen).toBe(false);
  expect(comparedProducts(comparison)).toHaveLength(4);
});

it('compares up to the documented release, not with the next one', () => {
  expect(defaultComparison([...VERSIONS, '8.29.3']).to).toBe('8.10.2');
});

it('names values that can’t be chosen, and goes on with the default', () => {
  const { comparison, wrong } = readComparison(
    `?from=9.0.0&to=8.1.0&product=material-ui&plan=${'x'.repeat(99)}`,
    VERSIONS,
  );
  expect(comparison).toEqual({ from: '8.0.0', to: '8.1.0', plan: 'any' });
  expect(wrong).toEqual(['from=9.0.0', 'product=material-ui', `plan=${'x'.repeat(40)}`]);
});

it('writes an address that it reads again', () => {
  const comparison = { from: '8.0.0', to: '8.1.0', product: 'charts', plan: 'premium' } as const;
  const query = comparisonQuery(comparison);
  expect(query).toBe('?from=8.0.0&to=8.1.0&product=charts&plan=premium');
  expect(readComparison(query, VERSIONS).comparison).toEqual(comparison);
  expect(comparisonQuery({ from: '8.0.0', to: '8.1.0', plan: 'any' })).toBe('?from=8.0.0&to=8.1.0');
  const named = { from: '8.0.0', to: '8.1.0', plan: 'any', name: 'dataSource.cache' } as const;
  expect(readComparison(comparisonQuery(named), VERSIONS).comparison).toEqual(named);
});

it('reads a name, and ignores an empty one', () => {
  expect(readComparison('?name=%20sortModel%20', VERSIONS)).toMatchObject({
    comparison: { name: 'sortModel' },
    isChosen: true,
  });
  expect(readComparison('?name=', VERSIONS).comparison).not.toHaveProperty('name');
  expect(readComparison('?name=%20', VERSIONS).comparison).not.toHaveProperty('name');
  expect(readComparison(`?name=${'x'.repeat(101)}`, VERSIONS).wrong).toHaveLength(1);
});

it('finds a name in rows and in their pages, whatever its case, and a former one', () => {
  const change = { change: 'added', kind: 'prop', name: 'rows', owners: ['DataGrid'] } as const;
  expect(isAbout(change, 'ROWS')).toBe(true);
  expect(isAbout(change, 'datagrid')).toBe(true);
  expect(isAbout(change, 'row')).toBe(false);
  expect(isAbout({ ...change, before: 'lines' }, 'lines')).toBe(true);
  const row = {
    ...change,
    states: [
      [1, { as: 'Unstable_rows' }],
      [2, {}],
    ],
  } as const;
  expect(hadName(row, 'unstable_rows')).toBe(true);
  expect(hadName(row, 'DataGrid')).toBe(true);
  expect(hadName(row, 'lines')).toBe(false);
});

it('tells the plans of changes apart', () => {
  const change = { change: 'added', kind: 'prop', name: 'rows', owners: [] } as const;
  expect(isOfPlan(change, 'any')).toBe(true);
  expect(isOfPlan(change, 'community')).toBe(true);
  expect(isOfPlan(change, 'pro')).toBe(false);
  expect(isOfPlan({ ...change, plan: 'pro' }, 'pro')).toBe(true);
  expect(isOfPlan({ ...change, plan: 'premium' }, 'pro')).toBe(false);
});
