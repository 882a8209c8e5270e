import {
  DataGridPremium,
  type DataGridPremiumProps,
  getRowGroupingFieldFromGroupingCriteria,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  type GridApiPremium,
  type GridColDef,
  gridRowGroupingModelSelector,
  isGroupingColumn,
} from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import GroupByDecade from '../../../docs/x/react-data-grid/row-grouping/GroupByDecade';
import GroupCells from '../../../docs/x/react-data-grid/row-grouping/GroupCells';
import HideGroupedColumns from '../../../docs/x/react-data-grid/row-grouping/HideGroupedColumns';
import LeafField from '../../../docs/x/react-data-grid/row-grouping/LeafField';
import OneColumnPerLevel from '../../../docs/x/react-data-grid/row-grouping/OneColumnPerLevel';
import StreetTrees from '../../../docs/x/react-data-grid/row-grouping/StreetTrees';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  expectCompiles,
  expectTypeError,
  fireEvent,
  headerOf,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
  within,
} from '../harness';

const rows = [
  { id: 1, city: 'Oslo', kind: 'tram', seats: 40 },
  { id: 2, city: 'Bern', kind: 'bus', seats: 30 },
  { id: 3, city: 'Oslo', kind: 'bus', seats: 20 },
  { id: 4, city: 'Oslo', kind: 'tram', seats: 50 },
];

const columns: readonly GridColDef[] = [
  { field: 'city', headerName: 'City' },
  { field: 'kind', headerName: 'Kind' },
  { field: 'seats', headerName: 'Seats', type: 'number' },
  { field: 'id', headerName: 'Id' },
];

const groupedBy = (...model: string[]) => ({ rowGrouping: { model } });
const sortedBy = (field: string, sort: 'asc' | 'desc') => ({
  sorting: { sortModel: [{ field, sort }] },
});

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <DataGridPremium
      rows={rows}
      columns={columns}
      initialState={groupedBy('city')}
      defaultGroupingExpansionDepth={-1}
      {...props}
    />
  );
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    model: () => gridRowGroupingModelSelector({ current: api() }),
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridPremiumProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

/** What the grouping column shows, from the top. Single rows are empty there. */
const groups = () => textsOf(GROUP);
/** Only the groups. */
const groupNames = () => groups().filter((text) => text !== '');

const idOf = (city: string) => `auto-generated-row-city/${city}`;

function rowOf(id: string): HTMLElement {
  const row = document.querySelector<HTMLElement>(`[role="row"][data-id="${id}"]`);
  if (!row) {
    throw new Error(`No row has the id ${id}.`);
  }
  return row;
}

describe('at the start', () => {
  proves(
    [
      'Row grouping gathers the rows that share a value below a row of its own, which opens and closes.',
      'The grid adds a grouping column in front, with the number of rows in each group.',
      'The column that you group by stays where it was, so the demo hides it.',
    ],
    async () => {
      const { user, unmount } = show(<Grid defaultGroupingExpansionDepth={0} />);
      const names = screen.getAllByRole('columnheader').map(({ dataset }) => dataset.field);
      expect(names).toEqual([GROUP, 'city', 'kind', 'seats', 'id']);
      expect(groups()).toEqual(['Oslo (3)', 'Bern (1)']);
      const [toggle] = screen.getAllByRole('button', { name: 'see children' });
      await user.click(toggle as HTMLElement);
      expect(textsOf('id')).toEqual(['', '1', '3', '4', '']);
      await user.click(screen.getByRole('button', { name: 'hide children' }));
      expect(textsOf('id')).toEqual(['', '']);
      unmount();
      show(<StreetTrees />);
      expect(groupNames()).toEqual(['Harbour (3)', 'Old Town (3)']);
      expect(textsOf('district')).toEqual([]);
    },
  );

  proves('It needs [Premium](/x/introduction/licensing/#premium-plan).', () => {
    const initialState: object = groupedBy('city');
    show(<DataGridPro rows={rows} columns={columns} initialState={initialState} />);
    expect(groups()).toEqual([]);
    expect(textsOf('id')).toEqual(['1', '2', '3', '4']);
  });

  proves('Each field in the model is one level, from the outermost to the innermost.', () => {
    show(<Grid initialState={groupedBy('city', 'kind')} />);
    expect(groupNames()).toEqual(['Oslo (3)', 'tram (2)', 'bus (1)', 'Bern (1)', 'bus (1)']);
  });
});

describe('people group', () => {
  proves(
    [
      `It's in the column menu: "Group by District", and "Stop grouping by District" in the grouping column too.`,
      'What people choose is added as the innermost level.',
    ],
    async () => {
      const { user, model } = showWithApi();
      expect(await openMenuOf(user, 'City')).toContain('Stop grouping by City');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(await openMenuOf(user, 'Kind')).toContain('Group by Kind');
      await user.click(screen.getByRole('menuitem', { name: 'Group by Kind' }));
      expect(model()).toEqual(['city', 'kind']);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(await openMenuOf(user, 'Group')).toEqual(
        expect.arrayContaining(['Stop grouping by City', 'Stop grouping by Kind']),
      );
    },
  );

  proves(
    [
      "To hide a column while it's grouped and to show it again after, pass the state for the start through `useKeepGroupedColumnsHidden`.",
      'It needs the `apiRef` of the grid, and `rowGroupingModel` if you control it.',
      'Take the menu items away with `groupable: false` on a column, as for the number in this demo, or with `disableRowGrouping` on the grid.',
    ],
    async () => {
      const { user } = show(<HideGroupedColumns />);
      expect(textsOf('district')).toEqual([]);
      expect((await openMenuOf(user, 'Number')).filter((item) => /group/i.test(item))).toEqual([]);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await openMenuOf(user, 'Group');
      await user.click(screen.getByRole('menuitem', { name: 'Stop grouping by District' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(textsOf('district')).not.toEqual([]);
      await expectTypeError(
        `import { useKeepGroupedColumnsHidden } from '@mui/x-data-grid-premium';
        export const useIt = () => useKeepGroupedColumnsHidden({ initialState: {} });`,
        /TS2345|TS2769/,
      );
      await expectCompiles(
        `import { useGridApiRef, useKeepGroupedColumnsHidden } from '@mui/x-data-grid-premium';
        export const useIt = () => useKeepGroupedColumnsHidden({ apiRef: useGridApiRef(), rowGroupingModel: ['a'] });`,
      );
    },
  );

  proves(
    '`groupable: false` concerns the menu only, a model can still name the column; `disableRowGrouping` ignores the model as well.',
    async () => {
      const fixed = columns.map((column) => ({ ...column, groupable: false }));
      const { user, unmount } = show(<Grid columns={fixed} />);
      expect(groupNames()).toEqual(['Oslo (3)', 'Bern (1)']);
      expect((await openMenuOf(user, 'Kind')).join()).not.toMatch(/group/i);
      unmount();
      const off = show(<Grid disableRowGrouping />);
      expect(groups()).toEqual([]);
      expect((await openMenuOf(off.user, 'Kind')).join()).not.toMatch(/group/i);
    },
  );
});

describe('the model', () => {
  proves('A field that no column has is skipped.', () => {
    show(<Grid initialState={groupedBy('gone', 'city')} />);
    expect(groupNames()).toEqual(['Oslo (3)', 'Bern (1)']);
  });

  proves(
    [
      '| `setRowGroupingModel(model)` | Replaces all levels |',
      '| `addRowGroupingCriteria(field, index)` | Adds a level, the innermost one if you leave out the index |',
      '| `removeRowGroupingCriteria(field)` | Takes a level away |',
      '| `setRowGroupingCriteriaIndex(field, index)` | Moves a level |',
      'The `rowGroupingModelChange` event tells of each new model, and `gridRowGroupingModelSelector` reads it.',
    ],
    () => {
      const { api, model } = showWithApi();
      const heard: unknown[] = [];
      act(() => {
        api().subscribeEvent('rowGroupingModelChange', (next) => heard.push(next));
      });
      const models: string[][] = [];
      for (const change of [
        () => api().setRowGroupingModel(['kind']),
        () => api().addRowGroupingCriteria('seats'),
        () => api().addRowGroupingCriteria('city', 0),
        () => api().setRowGroupingCriteriaIndex('seats', 0),
        () => api().removeRowGroupingCriteria('kind'),
      ]) {
        act(change);
        models.push(model());
      }
      expect(models).toEqual([
        ['kind'],
        ['kind', 'seats'],
        ['city', 'kind', 'seats'],
        ['seats', 'city', 'kind'],
        ['seats', 'city'],
      ]);
      expect(heard).toEqual(models);
    },
  );

  proves(
    [
      '| `getRowGroupChildren({ groupId, applyFiltering, applySorting })` | The ids of the rows in a group, at any depth. `skipAutoGeneratedRows: false` adds groups, `directChildrenOnly` leaves out deeper levels |',
      'With `applySorting`, `directChildrenOnly` stops at the first group that has rows, so leave one of them out.',
    ],
    () => {
      const { api } = showWithApi({
        initialState: {
          ...groupedBy('city', 'kind'),
          ...sortedBy('id', 'desc'),
          filter: { filterModel: { items: [{ field: 'seats', operator: '>', value: 30 }] } },
        },
      });
      const groupId = idOf('Oslo');
      const childrenOf = (params: object) => api().getRowGroupChildren({ groupId, ...params });
      expect(childrenOf({})).toEqual([1, 4, 3]);
      expect(childrenOf({ applySorting: true })).toEqual([4, 1, 3]);
      expect(childrenOf({ applyFiltering: true })).toEqual([1, 4]);
      const [tram, bus] = [`${groupId}-kind/tram`, `${groupId}-kind/bus`];
      expect(childrenOf({ skipAutoGeneratedRows: false })).toEqual([tram, 1, 4, bus, 3]);
      const direct = { skipAutoGeneratedRows: false, directChildrenOnly: true };
      expect(childrenOf(direct)).toEqual([tram, bus]);
      expect(childrenOf({ ...direct, applySorting: true })).toEqual([tram]);
    },
  );

  proves(
    'In a cell, `api` has the types of the Community package: take the API object from the `useGridApiContext` of `@mui/x-data-grid-premium` there.',
    async () => {
      await expectTypeError(
        `import type { GridRenderCellParams } from '@mui/x-data-grid-premium';
        export const idsOf = ({ api, id }: GridRenderCellParams) => api.getRowGroupChildren({ groupId: id });`,
        /TS2339.*getRowGroupChildren/,
      );
      await expectCompiles(
        `import { useGridApiContext } from '@mui/x-data-grid-premium';
        export function useIds(groupId: string) {
          return useGridApiContext().current.getRowGroupChildren({ groupId });
        }`,
      );
    },
  );
});

describe('keys', () => {
  proves('Without further code, each value is a group.', () => {
    show(<Grid initialState={groupedBy('seats')} />);
    expect(groupNames()).toEqual(['40 (1)', '30 (1)', '20 (1)', '50 (1)']);
  });

  proves(
    [
      '`groupingValueGetter` on the column returns the key instead, a string, number, or boolean: the decade of a date, the first letter of a name, the city of an address.',
      'It gets `(value, row, column, apiRef)`, like `valueGetter`, and the value of the field as stored in the row.',
    ],
    async () => {
      const got: unknown[][] = [];
      const groupingValueGetter = (...args: unknown[]) => {
        got.push(args);
        return String(args[0]).charAt(0);
      };
      const { api } = showWithApi({
        columns: [
          { field: 'city', valueGetter: () => 'not this', groupingValueGetter },
          { field: 'id' },
        ],
      });
      expect(groupNames()).toEqual(['O (3)', 'B (1)']);
      expect(got[0]?.slice(0, 2)).toEqual(['Oslo', rows[0]]);
      expect(got[0]?.[2]).toMatchObject({ field: 'city' });
      expect((got[0]?.[3] as { current: unknown }).current).toHaveProperty('getRow');
      expect(api().getRow(1)).toEqual(rows[0]);
      const key = (type: string) =>
        `import type { GridColDef } from '@mui/x-data-grid-premium';
        declare const key: ${type};
        export const column: GridColDef = { field: 'a', groupingValueGetter: () => key };`;
      await expectCompiles(key('string | number | boolean | null | undefined'));
      await expectTypeError(key('Date'), /TS2322/);
    },
  );

  proves(
    [
      '`valueFormatter` and `sortComparator` of the column work on the groups as well, so they have to cope with the key.',
      'In a grouping column of several levels, only the outermost one is formatted, and a `Date` further in makes the grid throw: return a key that reads well.',
    ],
    () => {
      const { unmount } = show(<GroupByDecade />);
      expect(groupNames()).toEqual(['1970s (2)', '1980s (1)', '1990s (1)', '2010s (2)']);
      unmount();
      const byLength = jest.fn((one: string, other: string) => one.length - other.length);
      const own = columns.map((column) => ({
        ...column,
        valueFormatter: (value?: string) => (value === undefined ? '' : `<${value}>`),
        sortComparator: byLength,
      }));
      show(
        <Grid
          columns={own}
          initialState={{ ...groupedBy('city', 'kind'), ...sortedBy(GROUP, 'asc') }}
        />,
      );
      expect(groupNames()).toEqual(['<Oslo> (3)', 'bus (1)', 'tram (2)', '<Bern> (1)', 'bus (1)']);
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const dated = [{ id: 1, city: 'Oslo', day: new Date(2026, 2, 16) }];
      const withDay: GridColDef[] = [{ field: 'city' }, { field: 'day', type: 'date' }];
      const byDay = (...model: string[]) =>
        show(<Grid rows={dated} columns={withDay} initialState={groupedBy(...model)} />);
      expect(() => byDay('day', 'city').unmount()).not.toThrow();
      expect(() => byDay('city', 'day')).toThrow(/not valid as a React child/);
      expect(byLength).toHaveBeenCalledWith('Bern', 'Oslo', expect.anything(), expect.anything());
    },
  );

  proves(
    'A column that holds objects needs `groupingValueGetter`, or a `valueGetter` that returns something plain: all objects are one group, `[object Object]`.',
    () => {
      const own = rows.map(({ id, city }) => ({ id, place: { city } }));
      const valueFormatter = (value?: unknown) => (typeof value === 'string' ? value : '');
      const idOfGroups = (column: Partial<GridColDef>) => {
        const { api, unmount } = showWithApi({
          rows: own,
          columns: [{ field: 'place', valueFormatter, ...column }],
          initialState: groupedBy('place'),
        });
        const ids = api()
          .getSortedRowIds()
          .filter((id) => typeof id === 'string');
        unmount();
        return ids;
      };
      const byCity = ['auto-generated-row-place/Oslo', 'auto-generated-row-place/Bern'];
      expect(idOfGroups({})).toEqual(['auto-generated-row-place/[object Object]']);
      type Place = { city: string };
      expect(idOfGroups({ groupingValueGetter: (value: Place) => value.city })).toEqual(byCity);
      expect(idOfGroups({ valueGetter: (value?: Place) => value?.city })).toEqual(byCity);
    },
  );

  proves(
    [
      'Rows whose key is `null` or `undefined` skip that level.',
      "They stand above the groups; to gather them, return a text such as `'Unknown'`.",
    ],
    () => {
      const own = [
        { id: 1, city: 'Oslo' },
        { id: 2, city: null },
        { id: 3 },
        { id: 4, city: 'Oslo' },
      ];
      const { unmount } = show(<Grid rows={own} />);
      expect(textsOf('id')).toEqual(['2', '3', '', '1', '4']);
      unmount();
      show(
        <Grid
          rows={own}
          columns={[
            { field: 'city', groupingValueGetter: (value?: string | null) => value ?? 'Unknown' },
            { field: 'id' },
          ]}
        />,
      );
      expect(groupNames()).toEqual(['Oslo (2)', 'Unknown (2)']);
    },
  );
});

describe('the grouping column', () => {
  proves(
    '`groupingColDef` takes the properties of a column definition, except for its field and editing, or a function that gets the grouped `fields` and returns them.',
    async () => {
      const asked = jest.fn(({ fields }: { fields: string[] }) => ({
        headerName: fields.join('+'),
      }));
      show(<Grid groupingColDef={asked} initialState={groupedBy('city', 'kind')} />);
      expect(headerOf('city+kind')).toHaveAttribute('data-field', GROUP);
      const given = (property: string) =>
        `import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
        export const groupingColDef: DataGridPremiumProps['groupingColDef'] = { ${property} };`;
      await expectCompiles(given(`width: 200, sortable: false, cellClassName: 'a'`));
      await expectTypeError(given(`field: 'a'`), /TS2353/);
      await expectTypeError(given('editable: true'), /TS2353/);
    },
  );

  proves(
    [
      '`leafField` shows a field of the single rows in the grouping column, where it would be empty otherwise.',
      '`hideDescendantCount: true` leaves out the count.',
    ],
    () => {
      const { unmount } = show(
        <Grid groupingColDef={{ leafField: 'kind', hideDescendantCount: true }} />,
      );
      expect(groups()).toEqual(['Oslo', 'tram', 'bus', 'tram', 'Bern', 'bus']);
      unmount();
      show(<LeafField />);
      expect(groups().slice(0, 2)).toEqual(['Harbour (3)', 'Lime']);
    },
  );

  proves(
    [
      '`mainGroupingCriteria` names the level whose column sets the name, the format and the filter operators.',
      "Without it, that's the leaf field if there is one, else the outermost level.",
      'The column takes the name of that column, and is called "Group" when there are several levels and neither of the two fields; `headerName` overrides both.',
    ],
    () => {
      const own = columns.map((column) => ({
        ...column,
        valueFormatter: (value?: unknown) => (value === undefined ? '' : `<${String(value)}>`),
      }));
      const seen = (groupingColDef: DataGridPremiumProps['groupingColDef'], ...model: string[]) => {
        const { api, unmount } = showWithApi({
          columns: own,
          groupingColDef,
          initialState: groupedBy(...model),
        });
        const column = api().getColumn(GROUP);
        const result = [
          column.headerName,
          ...groups().slice(0, 2),
          column.filterOperators === api().getColumn('seats').filterOperators,
        ];
        unmount();
        return result;
      };
      expect(seen(undefined, 'city')).toEqual(['City', '<Oslo> (3)', '', false]);
      expect(seen(undefined, 'city', 'seats')).toEqual(['Group', '<Oslo> (3)', '40 (1)', false]);
      expect(seen(undefined, 'seats', 'city')).toEqual(['Group', '<40> (1)', 'Oslo (1)', true]);
      expect(seen({ mainGroupingCriteria: 'seats' }, 'city', 'seats')).toEqual([
        'Seats',
        'Oslo (3)',
        '<40> (1)',
        true,
      ]);
      expect(seen({ leafField: 'seats' }, 'city')).toEqual(['Seats', 'Oslo (3)', '<40>', true]);
      expect(seen({ headerName: 'Own', leafField: 'seats' }, 'city')[0]).toBe('Own');
    },
  );

  proves(
    [
      'Sorting works on the groups of all levels; with `leafField` alone, only on single rows.',
      'Sorting by the grouping column sorts the groups of each level.',
    ],
    () => {
      const sorted = (groupingColDef: DataGridPremiumProps['groupingColDef']) => {
        const { unmount } = show(
          <Grid
            groupingColDef={groupingColDef}
            initialState={{ ...groupedBy('city', 'kind'), ...sortedBy(GROUP, 'asc') }}
          />,
        );
        const result = groups();
        unmount();
        return result;
      };
      const names = ['Bern (1)', 'bus (1)', 'Oslo (3)', 'bus (1)', 'tram (2)'];
      const only = (texts: readonly string[]) => texts.filter((text) => /\(/.test(text));
      expect(only(sorted(undefined))).toEqual(names);
      expect(only(sorted({ mainGroupingCriteria: 'kind' }))).toEqual(names);
      expect(only(sorted({ leafField: 'seats', mainGroupingCriteria: 'kind' }))).toEqual(names);
      expect(sorted({ leafField: 'seats' }).slice(0, 4)).toEqual([
        'Oslo (3)',
        'tram (2)',
        '40',
        '50',
      ]);
    },
  );

  proves(
    [
      '`rowGroupingColumnMode="multiple"` gives each level its own column (default `\'single\'`).',
      'Each is then sorted and filtered on its own.',
      '`isGroupingColumn(field)` tells such columns apart in code that runs for all of them.',
    ],
    async () => {
      const { api, unmount } = showWithApi({
        rowGroupingColumnMode: 'multiple',
        initialState: groupedBy('city', 'kind'),
      });
      const kind = getRowGroupingFieldFromGroupingCriteria('kind');
      const city = getRowGroupingFieldFromGroupingCriteria('city');
      const fields = api()
        .getAllColumns()
        .map(({ field }) => field);
      expect(fields.filter(isGroupingColumn)).toEqual([city, kind]);
      act(() => api().setSortModel([{ field: kind, sort: 'asc' }]));
      expect(textsOf(city).filter(Boolean)).toEqual(['Oslo (3)', 'Bern (1)']);
      expect(textsOf(kind).filter(Boolean)).toEqual(['bus (1)', 'tram (2)', 'bus (1)']);
      act(() =>
        api().setFilterModel({ items: [{ field: kind, operator: 'equals', value: 'bus' }] }),
      );
      expect(textsOf(kind).filter(Boolean)).toEqual(['bus (1)', 'bus (1)']);
      unmount();
      const { user } = show(<OneColumnPerLevel />);
      expect(headerOf('District')).toBeInTheDocument();
      await user.click(screen.getByRole('switch'));
      expect(headerOf('Group')).toHaveAttribute('data-field', GROUP);
    },
  );

  proves(
    "To sort by a grouping column or to pin it, use `GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD` as its field, or `getRowGroupingFieldFromGroupingCriteria('district')` with one column for each level.",
    () => {
      const { api, rerender } = showWithApi({
        initialState: {
          ...groupedBy('city'),
          ...sortedBy(GROUP, 'asc'),
          pinnedColumns: { right: [GROUP] },
        },
      });
      expect(groupNames()).toEqual(['Bern (1)', 'Oslo (3)']);
      expect(api().isColumnPinned(GROUP)).toBe('right');
      rerender({ rowGroupingColumnMode: 'multiple' });
      const field = getRowGroupingFieldFromGroupingCriteria('city');
      act(() => api().setSortModel([{ field, sort: 'desc' }]));
      expect(textsOf(field).filter(Boolean)).toEqual(['Oslo (3)', 'Bern (1)']);
    },
  );

  proves(
    "A group is drawn by the `renderCell` of the column that it's grouped by, or as the formatted key.",
    () => {
      const drawn = [
        { field: 'city', renderCell: ({ value }: { value?: string }) => <b>{value}!</b> },
        { field: 'kind' },
      ];
      show(<Grid columns={drawn} initialState={groupedBy('city', 'kind')} />);
      expect(groupNames().slice(0, 2)).toEqual(['Oslo! (3)', 'tram (2)']);
    },
  );

  proves(
    [
      'For a group, `row` has none of your fields, in every column.',
      '`renderCell`, `valueFormatter` and `valueGetter` are called all the same: `row.address.city` throws.',
      "Use `value`, or ask `rowNode.type` first, which is `'group'` or `'leaf'`; `valueGetter` and `valueFormatter` don't get the node, so write `row.address?.city`.",
    ],
    () => {
      const seen: Record<string, unknown[]> = { get: [], format: [], render: [], types: [] };
      const { unmount } = show(
        <Grid
          columns={[
            { field: 'city' },
            {
              field: 'kind',
              valueGetter: (value, row) => {
                seen.get?.push(row.city);
                return value;
              },
              valueFormatter: (value, row) => {
                seen.format?.push(row.city);
                return value;
              },
              renderCell: ({ row, rowNode }) => {
                seen.render?.push(row.city);
                seen.types?.push(rowNode.type);
                return null;
              },
            },
          ]}
        />,
      );
      for (const calls of [seen.get, seen.format, seen.render]) {
        expect(new Set(calls)).toEqual(new Set(['Oslo', 'Bern', undefined]));
      }
      expect(new Set(seen.types)).toEqual(new Set(['group', 'leaf']));
      unmount();
      const careless = [
        { field: 'city' },
        {
          field: 'length',
          valueGetter: (_value: unknown, row: { city: string }) => row.city.length,
        },
      ];
      jest.spyOn(console, 'error').mockImplementation(() => {});
      expect(() => show(<Grid columns={careless} />)).toThrow(/undefined/);
    },
  );

  proves(
    'The slots `groupingCriteriaExpandIcon` and `groupingCriteriaCollapseIcon` draw the toggle; `columnMenuGroupIcon` and `columnMenuUngroupIcon` stand in the column menu.',
    async () => {
      const { user } = show(<GroupCells />);
      expect(screen.getAllByTestId('AddIcon').length).toBeGreaterThan(0);
      expect(screen.getAllByTestId('RemoveIcon')).toHaveLength(1);
      await openMenuOf(user, 'Species');
      expect(
        within(screen.getByRole('menuitem', { name: 'Group by Species' })).getByTestId(
          'CreateNewFolderIcon',
        ),
      ).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await openMenuOf(user, 'Condition');
      expect(
        within(screen.getByRole('menuitem', { name: 'Stop grouping by Condition' })).getByTestId(
          'FolderOffIcon',
        ),
      ).toBeInTheDocument();
    },
  );
});

describe('open groups', () => {
  proves(
    [
      '`defaultGroupingExpansionDepth` opens the first levels (`-1` for all, default `0`), `isGroupExpandedByDefault` chooses single groups by their `groupingKey`, `groupingField` or `depth`, and `setRowChildrenExpansion()` opens or closes one later.',
      'The id of a group is made of its path: `auto-generated-row-district/Harbour`, and `auto-generated-row-district/Harbour-species/Lime` one level deeper.',
    ],
    () => {
      const initialState = groupedBy('city', 'kind');
      const shownWith = (props: Partial<DataGridPremiumProps>) => {
        const { unmount } = show(<Grid initialState={initialState} {...props} />);
        const count = groups().length;
        unmount();
        return count;
      };
      expect(shownWith({ defaultGroupingExpansionDepth: undefined })).toBe(2);
      expect(shownWith({ defaultGroupingExpansionDepth: 1 })).toBe(5);
      expect(shownWith({ defaultGroupingExpansionDepth: -1 })).toBe(9);
      const asked: unknown[] = [];
      const { api } = showWithApi({
        initialState,
        isGroupExpandedByDefault: ({ groupingKey, groupingField, depth }) => {
          asked.push([groupingKey, groupingField, depth]);
          return groupingKey === 'Oslo';
        },
      });
      expect(asked).toEqual(
        expect.arrayContaining([
          ['Oslo', 'city', 0],
          ['tram', 'kind', 1],
        ]),
      );
      expect(groups()).toHaveLength(4);
      act(() => api().setRowChildrenExpansion('auto-generated-row-city/Oslo-kind/tram', true));
      expect(groups()).toHaveLength(6);
      act(() => api().setRowChildrenExpansion('auto-generated-row-city/Oslo', false));
      expect(groups()).toHaveLength(2);
    },
  );

  proves(
    [
      'Both props count each time the groups are built, and a new `rows` array builds them anew.',
      'Keep `columns` and `isGroupExpandedByDefault` [outside of the component](/x/react-data-grid/column-definition/#keep-the-columns-stable): a new `groupingValueGetter` or `isGroupExpandedByDefault` on each render builds the groups anew each time, and closes those that people opened.',
    ],
    () => {
      const opened = (
        props: Partial<DataGridPremiumProps>,
        next: Partial<DataGridPremiumProps>,
      ) => {
        const { api, rerender, unmount } = showWithApi({
          defaultGroupingExpansionDepth: 0,
          ...props,
        });
        act(() => api().setRowChildrenExpansion(idOf('Oslo'), true));
        expect(groups()).toHaveLength(5);
        rerender(next);
        const count = groups().length;
        unmount();
        return count;
      };
      expect(opened({}, {})).toBe(5);
      expect(opened({}, { columns: [...columns] })).toBe(5);
      expect(opened({}, { rows: [...rows] })).toBe(2);
      const closed = () => false;
      expect(
        opened({ isGroupExpandedByDefault: closed }, { isGroupExpandedByDefault: () => false }),
      ).toBe(2);
      const withGetter = () => [
        { field: 'city', groupingValueGetter: (value: string) => value },
        { field: 'id' },
      ];
      expect(opened({ columns: withGetter() }, { columns: withGetter() })).toBe(2);
    },
  );
});

describe('sort, filter, select, page', () => {
  proves(
    [
      'Groups come in the order in which their first row appears.',
      'Sorting by a column sorts the rows within their group, and the groups as well if they show a value there: that is what [aggregation](/x/react-data-grid/aggregation/) adds.',
    ],
    async () => {
      const { unmount } = show(<Grid />);
      expect(groupNames()).toEqual(['Oslo (3)', 'Bern (1)']);
      unmount();
      const initialState = { ...groupedBy('city'), ...sortedBy('seats', 'asc') };
      const sorted = show(<Grid initialState={initialState} />);
      expect(groupNames()).toEqual(['Oslo (3)', 'Bern (1)']);
      expect(textsOf('id')).toEqual(['', '3', '1', '4', '', '2']);
      sorted.unmount();
      show(
        <Grid
          initialState={{ ...initialState, aggregation: { model: { seats: 'sum' } } }}
          getAggregationPosition={() => 'inline'}
        />,
      );
      await act(() => pause(20));
      expect(groupNames()).toEqual(['Bern (1)', 'Oslo (3)']);
    },
  );

  proves(
    [
      'A filter on a column works on the single rows, and groups without a match disappear.',
      'A filter on the grouping column works on the groups.',
    ],
    () => {
      const { api } = showWithApi();
      const filter = (field: string, operator: string, value: unknown) =>
        act(() => api().setFilterModel({ items: [{ field, operator, value }] }));
      filter('seats', '>', 30);
      expect(groupNames()).toEqual(['Oslo (2)']);
      filter(GROUP, 'contains', 'ern');
      expect(groups()).toEqual(['Bern (1)', '']);
    },
  );

  proves(
    [
      'The checkbox of a group selects its rows: see [row selection](/x/react-data-grid/row-selection/).',
      'The model contains ids of groups, too.',
    ],
    async () => {
      const changed = jest.fn();
      const { user } = show(<Grid checkboxSelection onRowSelectionModelChange={changed} />);
      await user.click(within(rowOf(idOf('Oslo'))).getByRole('checkbox'));
      expect(changed.mock.lastCall?.[0].ids).toEqual(new Set([idOf('Oslo'), 1, 3, 4]));
    },
  );

  proves('A row whose grouped value changes moves to its new group.', async () => {
    const own = columns.map((column) => ({ ...column, editable: true }));
    const { user } = show(<Grid columns={own} />);
    expect(textsOf('id')).toEqual(['', '1', '3', '4', '', '2']);
    await user.dblClick(cellOf('city', 3));
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('Bern{Enter}');
    await waitFor(() => expect(textsOf('id')).toEqual(['', '1', '3', '', '2', '4']));
  });

  proves('Pages count groups at the top level.', () => {
    show(
      <Grid
        pagination
        pageSizeOptions={[1]}
        initialState={{
          ...groupedBy('city'),
          pagination: { paginationModel: { page: 0, pageSize: 1 } },
        }}
      />,
    );
    expect(textsOf('id')).toEqual(['', '1', '3', '4']);
    expect(screen.getByText('1–1 of 2')).toBeInTheDocument();
  });

  proves(
    'With a data source, the server groups and sends the rows of a group when people open it: see [row grouping on a server](/x/react-data-grid/server-side-data/row-grouping/).',
    async () => {
      const getRows = jest.fn(async ({ groupKeys }: { groupKeys?: string[] }) =>
        groupKeys?.length
          ? { rows: [rows[1] as object], rowCount: 1 }
          : { rows: [{ id: 'b', city: 'Bern', count: 1 }], rowCount: 1 },
      );
      const dataSource: DataGridPremiumProps['dataSource'] = {
        getRows,
        getGroupKey: (row) => row.city,
        getChildrenCount: (row) => row.count,
      };
      const { user } = show(
        <Grid dataSource={dataSource} defaultGroupingExpansionDepth={0} rows={undefined} />,
      );
      const toggle = await screen.findByRole(
        'button',
        { name: 'see children' },
        { timeout: 20_000 },
      );
      expect(getRows).toHaveBeenCalledTimes(1);
      await user.click(toggle);
      await waitFor(() => expect(textsOf('id')).toEqual(['b', '2']));
      expect(getRows.mock.lastCall?.[0]).toMatchObject({
        groupKeys: ['Bern'],
        groupFields: ['city'],
      });
    },
  );
});

describe('accessibility and speed', () => {
  proves(
    [
      'The grid becomes a `treegrid`, and groups carry `aria-expanded` and `aria-level`.',
      '<kbd>Space</kbd> in the grouping column opens and closes a group.',
    ],
    () => {
      show(<Grid initialState={groupedBy('city', 'kind')} defaultGroupingExpansionDepth={1} />);
      expect(screen.getByRole('treegrid')).toBeInTheDocument();
      expect(rowOf(idOf('Oslo'))).toHaveAttribute('aria-expanded', 'true');
      expect(rowOf(idOf('Oslo'))).toHaveAttribute('aria-level', '1');
      const tram = `${idOf('Oslo')}-kind/tram`;
      expect(rowOf(tram)).toHaveAttribute('aria-expanded', 'false');
      expect(rowOf(tram)).toHaveAttribute('aria-level', '2');
      fireEvent.keyDown(cellOf(GROUP, 0), { key: ' ' });
      expect(rowOf(idOf('Oslo'))).toHaveAttribute('aria-expanded', 'false');
      fireEvent.keyDown(cellOf(GROUP, 0), { key: ' ' });
      expect(rowOf(idOf('Oslo'))).toHaveAttribute('aria-expanded', 'true');
    },
  );

  proves(
    'Grouping runs through all rows when `rows`, the model or a `groupingValueGetter` changes, and calls `valueGetter` or `groupingValueGetter` once for each row and level.',
    async () => {
      const getter = jest.fn((value: string) => value);
      const own = (groupingValueGetter = getter): GridColDef[] => [
        { field: 'city', headerName: 'City', groupingValueGetter },
        { field: 'id', headerName: 'Id' },
      ];
      const { api, user, rerender } = showWithApi({ columns: own() });
      expect(getter).toHaveBeenCalledTimes(4);
      await user.click(titleOf('Id'));
      expect(getter).toHaveBeenCalledTimes(4);
      rerender({ rows: [...rows] });
      expect(getter).toHaveBeenCalledTimes(8);
      act(() => api().setRowGroupingModel(['id', 'city']));
      expect(getter).toHaveBeenCalledTimes(12);
      act(() => api().updateRows([{ id: 1, city: 'Bern' }]));
      expect(getter).toHaveBeenCalledTimes(13);
      const next = jest.fn((value: string) => value);
      rerender({ rows: [...rows], columns: own(next) });
      expect(next.mock.calls.length).toBeGreaterThanOrEqual(4);
    },
  );
});
