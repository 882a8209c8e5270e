import { useCallback, useEffect, useState } from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  getRowGroupingFieldFromGroupingCriteria,
  type GridGroupNode,
  type GridRowId,
  useGridApiRef,
  GRID_ROOT_GROUP_ID,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  type GridApiPremium,
  type GridColDef,
  gridRowGroupingModelSelector,
  gridRowTreeSelector,
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
      'Row grouping collects rows with the same value under a group that users can open and close.',
      'The grid adds a grouping column in front, which shows each group and its number of rows.',
      'The grouped column stays visible, so the demo hides it.',
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
      expect(groupNames()).toEqual(['Harbor (3)', 'Old Town (3)']);
      expect(textsOf('district')).toEqual([]);
    },
  );

  proves('Row grouping requires [Premium](/x/introduction/licensing/#premium-plan).', () => {
    const initialState: object = groupedBy('city');
    show(<DataGridPro rows={rows} columns={columns} initialState={initialState} />);
    expect(groups()).toEqual([]);
    expect(textsOf('id')).toEqual(['1', '2', '3', '4']);
  });

  proves('Each field is one level, from the outermost to the innermost.', () => {
    show(<Grid initialState={groupedBy('city', 'kind')} />);
    expect(groupNames()).toEqual(['Oslo (3)', 'tram (2)', 'bus (1)', 'Bern (1)', 'bus (1)']);
  });
});

describe('people group', () => {
  proves(
    [
      'In the column menu of "District", users choose "Group by District" to add a level, and "Stop grouping by District" to remove the level.',
      'A new level is added as the innermost level.',
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
      'To hide columns while they are grouped and show them again afterward, pass your initial state through the `useKeepGroupedColumnsHidden` hook:',
      'The hook requires the `apiRef` of the grid.',
      'If you control the model, pass `rowGroupingModel` to the hook too.',
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
    [
      '| `groupable: false` on a column | The column menu has no items for grouping. From code, you can still group by it |',
      '| `disableRowGrouping` on the grid | Row grouping is off, and the grid ignores the model too |',
    ],
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
  proves('If the model contains a field that no column has, the grid skips this field.', () => {
    show(<Grid initialState={groupedBy('gone', 'city')} />);
    expect(groupNames()).toEqual(['Oslo (3)', 'Bern (1)']);
  });

  proves(
    [
      '| `setRowGroupingModel(model)` | Replaces all levels |',
      '| `addRowGroupingCriteria(field, index)` | Adds a level. Without `index`, the innermost one |',
      '| `removeRowGroupingCriteria(field)` | Removes a level |',
      '| `setRowGroupingCriteriaIndex(field, index)` | Moves a level |',
      'To read the model, use `gridRowGroupingModelSelector`.',
      'To observe it, listen to the `rowGroupingModelChange` event.',
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
      '| `getRowGroupChildren({ groupId, applyFiltering, applySorting })` | Returns the ids of the rows in a group, at any depth. `skipAutoGeneratedRows: false` adds groups |',
      'With `applySorting`, the `directChildrenOnly` option of `getRowGroupChildren()` stops at the first group that has rows, instead of only leaving out deeper levels.',
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
    [
      'In a cell, `params.api` has the types of the Community package, which lack these methods.',
      'There, call `useGridApiContext` of `@mui/x-data-grid-premium`.',
    ],
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
  proves('By default, each different value becomes a group.', () => {
    show(<Grid initialState={groupedBy('seats')} />);
    expect(groupNames()).toEqual(['40 (1)', '30 (1)', '20 (1)', '50 (1)']);
  });

  proves(
    [
      'To group by a part of the value, such as the decade of a date, return a key from `groupingValueGetter`.',
      '`groupingValueGetter` receives `(value, row, column, apiRef)`, where `value` is the value stored in the row.',
      'The key is a string, a number, or a boolean.',
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
      'For groups, the grid calls `valueFormatter` and `sortComparator` of the column with the key instead of a value.',
      'In a shared grouping column, `valueFormatter` runs for one level only: the outermost, or `mainGroupingCriteria`.',
      "If a level isn't formatted and its key is a `Date`, the grid throws.",
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
      const main = show(
        <Grid
          columns={own}
          groupingColDef={{ mainGroupingCriteria: 'kind' }}
          initialState={groupedBy('city', 'kind')}
        />,
      );
      expect(groupNames()).toEqual([
        'Oslo (3)',
        '<tram> (2)',
        '<bus> (1)',
        'Bern (1)',
        '<bus> (1)',
      ]);
      main.unmount();
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
    [
      'If the values of a column are objects, all rows fall into one group, `[object Object]`.',
      'Return a string from `groupingValueGetter` or `valueGetter`.',
    ],
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
      'If the key is `null` or `undefined`, the row skips this level.',
      'Without sorting, it appears above the groups.',
      "To collect such rows in a group, return a string such as `'Unknown'`.",
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
      const sorted = show(
        <Grid rows={own} initialState={{ ...groupedBy('city'), ...sortedBy(GROUP, 'desc') }} />,
      );
      expect(textsOf('id')).toEqual(['', '1', '4', '2', '3']);
      sorted.unmount();
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
    [
      'The `groupingColDef` prop accepts the properties of a column definition, except `field`, `type`, `groupable`, and the properties for editing.',
      'The prop can also be a function that receives the grouped `fields`.',
    ],
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
      for (const property of ['editable: true', `type: 'number'`, 'groupable: true']) {
        await expectTypeError(given(property), /TS2353/);
      }
    },
  );

  proves(
    [
      '| `leafField` | Single rows show the value of this field in the grouping column, instead of an empty cell |',
      '| `hideDescendantCount: true` | The groups show no count |',
    ],
    () => {
      const { unmount } = show(
        <Grid groupingColDef={{ leafField: 'kind', hideDescendantCount: true }} />,
      );
      expect(groups()).toEqual(['Oslo', 'tram', 'bus', 'tram', 'Bern', 'bus']);
      unmount();
      show(<LeafField />);
      expect(groups().slice(0, 2)).toEqual(['Harbor (3)', 'Lime']);
    },
  );

  proves(
    [
      '`mainGroupingCriteria` The column with this field provides the header, the format, and the filter operators',
      'Without `mainGroupingCriteria`, the column of `leafField` provides the header.',
      'With neither option, one level shows its column\'s header, and several levels show "Group".',
      'To rename the grouping column, set `headerName`.',
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
      'If you set `leafField` without `mainGroupingCriteria`, sorting by the grouping column sorts the single rows and not the groups.',
      '| Sorting by the grouping column | Sorts the groups of each level |',
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
      'With `rowGroupingColumnMode="multiple"`, each level has its own column, which users can sort and filter separately.',
      "The default is `'single'`.",
      '`isGroupingColumn(field)` returns whether a field belongs to a grouping column.',
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
    [
      '| `single` | `GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD` |',
      "| `multiple` | `getRowGroupingFieldFromGroupingCriteria('district')` |",
    ],
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
    [
      'In the grouping column, a group shows what `renderCell` of the grouped column returns.',
      'Without `renderCell`, the group shows its formatted key.',
    ],
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
      'The `row` of a group has none of your fields, so `row.address.city` throws.',
      'The grid calls `renderCell`, `valueGetter`, and `valueFormatter` of each column for groups too.',
      'Write `row.address?.city`.',
      "In `renderCell`, you can also check whether `rowNode.type` is `'group'` or `'leaf'`.",
      'Groups have no row of yours',
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
    [
      '| `groupingCriteriaExpandIcon`, `groupingCriteriaCollapseIcon` | The toggle of a group |',
      '| `columnMenuGroupIcon`, `columnMenuUngroupIcon` | The items in the column menu |',
    ],
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
      'Groups are closed by default.',
      'To open all of them on the first render, set `defaultGroupingExpansionDepth` to `-1`:',
      '| The first levels | `defaultGroupingExpansionDepth`, such as `1` for the outermost level |',
      'Certain groups `isGroupExpandedByDefault(node)`, instead of the depth. Compare `groupingKey`, `groupingField`, or `depth` of `node`',
      '| One group from code | `apiRef.current.setRowChildrenExpansion(id, true)`. It throws for rows that are not groups |',
      'The id of a group contains its path, such as `auto-generated-row-district/Harbor-species/Lime`.',
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
        // The function wins.
        defaultGroupingExpansionDepth: -1,
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
      expect(() => api().setRowChildrenExpansion(1, true)).toThrow(/Only group nodes/);
    },
  );

  proves(
    [
      'Buttons that open or close all groups loop over the nodes of the tree:',
      'With thousands of groups, each button sets a new `isGroupExpandedByDefault` function instead, such as `() => true`, because each call of `setRowChildrenExpansion()` copies the tree.',
    ],
    () => {
      const { api, rerender } = showWithApi({
        initialState: groupedBy('city', 'kind'),
        defaultGroupingExpansionDepth: 0,
      });
      const ref = { current: api() };
      const setAllExpanded = (isExpanded: boolean) =>
        act(() => {
          for (const node of Object.values(gridRowTreeSelector(ref))) {
            if (node.type === 'group' && node.id !== GRID_ROOT_GROUP_ID) {
              api().setRowChildrenExpansion(node.id, isExpanded);
            }
          }
        });
      const before = gridRowTreeSelector(ref);
      setAllExpanded(true);
      expect(groups()).toHaveLength(9);
      expect(gridRowTreeSelector(ref)).not.toBe(before);
      setAllExpanded(false);
      expect(groups()).toHaveLength(2);
      rerender({ isGroupExpandedByDefault: () => true });
      expect(groups()).toHaveLength(9);
      act(() => api().setRowChildrenExpansion(idOf('Bern'), false));
      expect(groups()).toHaveLength(7);
      rerender({ isGroupExpandedByDefault: () => true });
      expect(groups()).toHaveLength(9);
      rerender({ isGroupExpandedByDefault: () => false });
      expect(groups()).toHaveLength(2);
    },
  );

  proves(
    [
      'The grid applies `defaultGroupingExpansionDepth` and `isGroupExpandedByDefault` again whenever it builds the groups, for example for a new `rows` array after a save.',
      'This closes the groups that users have opened, unless the props open them.',
      'If `groupingValueGetter` or `isGroupExpandedByDefault` is a new function on each render, groups that users have opened close again.',
    ],
    () => {
      const opensOslo = ({ groupingKey }: GridGroupNode) => groupingKey === 'Oslo';
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
      expect(opened({ isGroupExpandedByDefault: opensOslo }, { rows: [...rows] })).toBe(5);
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

describe('keeping groups open', () => {
  function KeptOpen({ shown }: { readonly shown: readonly object[] }) {
    const apiRef = useGridApiRef();
    const [choices] = useState(() => new Map<GridRowId, boolean>());
    const isGroupExpandedByDefault = useCallback(
      ({ id }: GridGroupNode) => choices.get(id) ?? false,
      [choices],
    );
    useEffect(
      () =>
        apiRef.current?.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
          choices.set(id, childrenExpanded ?? false);
        }),
      [apiRef, choices],
    );
    return (
      <Grid apiRef={apiRef} rows={shown} isGroupExpandedByDefault={isGroupExpandedByDefault} />
    );
  }

  proves('To keep groups open, remember what users do:', async () => {
    const { user, rerender } = show(<KeptOpen shown={rows} />);
    const [toggle] = screen.getAllByRole('button', { name: 'see children' });
    await user.click(toggle as HTMLElement);
    expect(textsOf('id')).toEqual(['', '1', '3', '4', '']);
    rerender(<KeptOpen shown={rows.map((row) => ({ ...row }))} />);
    expect(textsOf('id')).toEqual(['', '1', '3', '4', '']);
    await user.click(screen.getByRole('button', { name: 'hide children' }));
    rerender(<KeptOpen shown={[...rows]} />);
    expect(textsOf('id')).toEqual(['', '']);
  });

  proves('The function hides the row with the grand total.', async () => {
    const withoutGrandTotal = ({ depth }: GridGroupNode) => (depth === -1 ? null : 'inline');
    const initialState = {
      ...groupedBy('city'),
      ...sortedBy('seats', 'asc'),
      aggregation: { model: { seats: 'max' } },
    };
    const { unmount } = show(<Grid initialState={initialState} />);
    await waitFor(() => expect(textsOf('seats').at(-1)).toBe('50'));
    expect(textsOf('seats')).toHaveLength(7);
    unmount();
    show(<Grid initialState={initialState} getAggregationPosition={withoutGrandTotal} />);
    await waitFor(() => expect(textsOf('seats')).toEqual(['30', '30', '50', '20', '40', '50']));
  });
});

describe('sort, filter, select, page', () => {
  proves(
    [
      '| Default order | Groups appear in the order of their first rows |',
      '| Sorting by another column | Sorts the rows inside their groups. Sorts the groups too if they show a total from [aggregation](/x/react-data-grid/aggregation/) |',
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
      'Filter on the grouping column Shows groups whose key matches, on any level. To exclude groups, filter on the grouped column',
      'Operators such as "does not equal" filter nothing, because single rows have no value there and match.',
      'With `leafField`, single rows with a matching value are shown too.',
    ],
    () => {
      const filtered = (
        field: string,
        operator: string,
        value: string,
        props: Partial<DataGridPremiumProps> = {},
      ) => {
        const { api, unmount } = showWithApi({
          initialState: groupedBy('city', 'kind'),
          columns: columns.map((column) => ({ ...column, hideable: true })),
          ...props,
        });
        act(() => api().setColumnVisibility('city', false));
        act(() => api().setFilterModel({ items: [{ field, operator, value }] }));
        const shown = groupNames();
        unmount();
        return shown;
      };
      expect(filtered(GROUP, 'equals', 'Bern')).toEqual(['Bern (1)', 'bus (1)']);
      expect(filtered(GROUP, 'equals', 'tram')).toEqual(['Oslo (2)', 'tram (2)']);
      const all = ['Oslo (3)', 'tram (2)', 'bus (1)', 'Bern (1)', 'bus (1)'];
      expect(filtered(GROUP, 'doesNotEqual', 'Bern')).toEqual(all);
      expect(filtered(GROUP, 'doesNotContain', 'Bern')).toEqual(all);
      expect(filtered('city', 'doesNotEqual', 'Oslo')).toEqual(['Bern (1)', 'bus (1)']);
      const withLeaf = {
        initialState: groupedBy('city'),
        groupingColDef: { leafField: 'kind' },
      };
      expect(filtered(GROUP, 'equals', 'tram', withLeaf)).toEqual(['Oslo (2)', 'tram', 'tram']);
    },
  );

  proves(
    ['| Filter on another column | Filters the single rows, and hides groups without a match |'],
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
      'The checkbox of a group selects its rows.',
      'The selection model also contains ids of groups',
    ],
    async () => {
      const changed = jest.fn();
      const { user } = show(<Grid checkboxSelection onRowSelectionModelChange={changed} />);
      await user.click(within(rowOf(idOf('Oslo'))).getByRole('checkbox'));
      expect(changed.mock.lastCall?.[0].ids).toEqual(new Set([idOf('Oslo'), 1, 3, 4]));
    },
  );

  proves(
    [
      'If the grouped value of a row changes, the row moves to its new group.',
      'A new `rows` array closes groups',
    ],
    async () => {
      const own = columns.map((column) => ({ ...column, editable: true }));
      const { user, rerender } = show(<Grid columns={own} defaultGroupingExpansionDepth={0} />);
      for (const count of [2, 1]) {
        const toggles = screen.getAllByRole('button', { name: 'see children' });
        expect(toggles).toHaveLength(count);
        await user.click(toggles[0] as HTMLElement);
      }
      expect(textsOf('id')).toEqual(['', '1', '3', '4', '', '2']);
      await user.dblClick(cellOf('city', 3));
      await user.clear(screen.getByRole('textbox'));
      await user.keyboard('Bern{Enter}');
      await waitFor(() => expect(textsOf('id')).toEqual(['', '1', '3', '', '2', '4']));
      rerender(<Grid columns={own} defaultGroupingExpansionDepth={0} rows={[...rows]} />);
      expect(textsOf('id')).toEqual(['', '']);
    },
  );

  proves('| Pagination | Pages count the groups of the outermost level |', () => {
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
    'With a data source, the server creates the groups and sends the rows of a group when a user opens it.',
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
      'The grid has the role `treegrid`, and groups have `aria-expanded` and `aria-level`.',
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
    [
      'The grid groups all rows again when `rows`, the model, or a `groupingValueGetter` changes.',
      'Each time, it calls `valueGetter` or `groupingValueGetter` for each row and level.',
    ],
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
