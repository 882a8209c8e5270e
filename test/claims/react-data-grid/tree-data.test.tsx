import { useCallback, useEffect, useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  GRID_ROOT_GROUP_ID,
  GRID_TREE_DATA_GROUPING_FIELD as TREE,
  type GridApiPro,
  type GridGroupNode,
  type GridRowId,
  type GridRowModelUpdate,
  gridRowTreeSelector,
  GridTreeDataGroupingCell,
} from '@mui/x-data-grid-pro';
import BikeParts from '../../../docs/x/react-data-grid/tree-data/BikeParts';
import KeepOpen from '../../../docs/x/react-data-grid/tree-data/KeepOpen';
import OpenAll from '../../../docs/x/react-data-grid/tree-data/OpenAll';
import ReportingLines from '../../../docs/x/react-data-grid/tree-data/ReportingLines';
import TextKeys from '../../../docs/x/react-data-grid/tree-data/TextKeys';
import TopLevelOnly from '../../../docs/x/react-data-grid/tree-data/TopLevelOnly';
import TreeIcons from '../../../docs/x/react-data-grid/tree-data/TreeIcons';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  expectTypeError,
  fireEvent,
  headerOf,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
  within,
} from '../harness';

interface Row {
  id: number;
  path: readonly string[];
  size?: number;
}

const rows: readonly Row[] = [
  { id: 1, path: ['b'], size: 3 },
  { id: 2, path: ['b', 'y'], size: 2 },
  { id: 3, path: ['b', 'x'], size: 1 },
  { id: 4, path: ['a'], size: 5 },
  { id: 5, path: ['a', 'z'], size: 4 },
];

const columns: readonly GridColDef[] = [
  { field: 'id', headerName: 'Id' },
  { field: 'size', headerName: 'Size', type: 'number' },
];

const getTreeDataPath = (row: Row) => row.path;

function Grid(props: Partial<DataGridProProps>) {
  return (
    <DataGridPro
      treeData
      rows={rows}
      columns={columns}
      getTreeDataPath={getTreeDataPath}
      defaultGroupingExpansionDepth={-1}
      {...props}
    />
  );
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

const keys = () => textsOf(TREE);
const ids = () => textsOf('id');

/** The row of the grid in which the tree column shows a text. */
function rowOf(text: string): HTMLElement {
  const row = screen.getByText(text).closest<HTMLElement>('[role="row"]');
  if (!row) {
    throw new Error(`No row shows ${text}.`);
  }
  return row;
}

const toggleOf = (text: string) => within(rowOf(text)).getByRole('button');

describe('the tree', () => {
  proves(
    [
      'Tree data shows rows that belong inside other rows, such as parts of an assembly, folders, or reporting lines.',
      'The path is an array of strings, with one key for each row from the root down to the row itself.',
      'The number of keys is the depth of the row, and the tree column shows the last key.',
    ],
    () => {
      show(<BikeParts />);
      expect(keys()).toEqual([
        'Bicycle (5)',
        'Drivetrain (2)',
        'Chain',
        'Crankset',
        'Wheels (1)',
        'Rim',
        'Trailer',
      ]);
      expect(rowOf('Rim')).toHaveAttribute('aria-level', '3');
    },
  );

  proves('Tree data requires [Pro](/x/introduction/licensing/#pro-plan).', () => {
    const tree: object = { treeData: true, getTreeDataPath };
    const { unmount } = show(<DataGrid rows={rows} columns={columns} {...tree} />);
    expect(keys()).toEqual([]);
    expect(ids()).toHaveLength(5);
    unmount();
    show(<Grid />);
    expect(keys()).toEqual(['b (2)', 'y', 'x', 'a (1)', 'z']);
  });

  proves('Rows with the same parent keep their order from the `rows` prop.', () => {
    show(<Grid rows={[...rows].reverse()} />);
    expect(keys()).toEqual(['a (1)', 'z', 'b (2)', 'x', 'y']);
  });

  proves(
    'If the function is new on each render, the grid builds the tree again and closes rows that users have opened.',
    () => {
      const { api, rerender } = showWithApi({ defaultGroupingExpansionDepth: 0 });
      act(() => api().setRowChildrenExpansion(1, true));
      rerender({});
      expect(ids()).toEqual(['1', '2', '3', '4']);
      const inline = jest.fn(getTreeDataPath);
      rerender({ getTreeDataPath: inline });
      expect(inline).toHaveBeenCalledTimes(5);
      expect(ids()).toEqual(['1', '4']);
    },
  );

  proves(
    [
      'Use ids as keys, because each path must be unique.',
      'In this demo, two employees have the same name.',
      'If two rows of the `rows` prop have the same path, the grid throws an error with both ids.',
      'To show the name instead of the id, return the name from `valueGetter` of `groupingColDef`.',
    ],
    () => {
      const { unmount } = show(<ReportingLines />);
      expect(keys().filter((text) => text === 'Li Na')).toHaveLength(2);
      unmount();
      jest.spyOn(console, 'error').mockImplementation(() => {});
      expect(() =>
        show(
          <Grid
            rows={[
              { id: 8, path: ['a'] },
              { id: 9, path: ['a'] },
            ]}
          />,
        ),
      ).toThrow(/#8 and #9 have the same/);
    },
  );

  proves(
    [
      'If `updateRows()` adds a row whose path another row has, the new row stays invisible.',
      'If `updateRows()` moves a row to a path that another row has, the grid throws an error.',
    ],
    () => {
      const { api } = showWithApi();
      act(() => api().updateRows([{ id: 9, path: ['a'] }]));
      expect(api().getRow(9)).toEqual({ id: 9, path: ['a'] });
      expect(ids()).toEqual(['1', '2', '3', '4', '5']);
      expect(() => act(() => api().updateRows([{ id: 5, path: ['b', 'x'] }]))).toThrow(
        /reading 'depth'/,
      );
    },
  );

  proves(
    [
      'If no row has the path of a parent, the grid generates a row for the parent.',
      'The data of this demo contains four texts.',
      'The grid generates the rows "checkout", "button", and "search".',
    ],
    () => {
      show(<TextKeys />);
      expect(keys()).toEqual([
        'checkout (4)',
        'button (2)',
        'pay',
        'back',
        'title',
        'search (1)',
        'empty',
      ]);
      expect(textsOf('english').filter(Boolean)).toHaveLength(4);
    },
  );

  proves(
    [
      'A generated row has **none of your fields**, so code such as `row.english.length` throws.',
      'The grid calls these functions for generated rows too:',
      '`valueGetter`, `valueFormatter`, `renderCell`, and `getActions` of a column',
      '`isRowSelectable` and `getRowClassName` of the grid',
      "Its `type` is `'group'` or `'leaf'`.",
      'For a generated group, `rowNode.isAutoGenerated` is `true`.',
    ],
    () => {
      const got: [string, unknown][] = [];
      const nodes: unknown[] = [];
      const { unmount } = show(
        <Grid
          rows={[
            { id: 1, path: ['a', 'b'], size: 1 },
            { id: 2, path: ['a', 'b', 'c'], size: 2 },
          ]}
          columns={[
            {
              field: 'size',
              valueGetter: (value, row) => {
                got.push(['get', row.path]);
                return value;
              },
              valueFormatter: (value, row) => {
                got.push(['format', row.path]);
                return value;
              },
              renderCell: ({ row, rowNode }) => {
                got.push(['render', row.path]);
                nodes.push([rowNode.type, rowNode.type === 'group' && rowNode.isAutoGenerated]);
                return null;
              },
            },
            {
              field: 'more',
              type: 'actions',
              getActions: ({ row }) => {
                got.push(['actions', row.path]);
                return [];
              },
            },
          ]}
          checkboxSelection
          isRowSelectable={({ row }) => {
            got.push(['selectable', row.path]);
            return true;
          }}
          getRowClassName={({ row }) => {
            got.push(['class', row.path]);
            return '';
          }}
        />,
      );
      for (const name of ['get', 'format', 'render', 'actions', 'selectable', 'class']) {
        expect(got).toContainEqual([name, undefined]);
      }
      expect(nodes.slice(0, 3)).toEqual([
        ['group', true],
        ['group', false],
        ['leaf', false],
      ]);
      unmount();
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const careless = [
        { field: 'n', valueGetter: (_value: unknown, row: Row) => row.path.length },
      ];
      expect(() => show(<Grid rows={[{ id: 1, path: ['a', 'b'] }]} columns={careless} />)).toThrow(
        /reading 'length'/,
      );
    },
  );
});

describe('the tree column', () => {
  proves(
    [
      'It accepts the properties of a column definition, except `field` and the properties for editing.',
      'Without `groupingColDef`, the header is "Group" and the column is 200 px wide.',
      '| Rename the column | `headerName` |',
    ],
    async () => {
      const { api, unmount } = showWithApi();
      expect(headerOf('Group')).toHaveAttribute('data-field', TREE);
      expect(api().getColumn(TREE).width).toBe(200);
      expect(api().getColumnIndex(TREE)).toBe(0);
      unmount();
      const own = showWithApi({
        groupingColDef: { headerName: 'Part', width: 90, align: 'right' },
      });
      expect(headerOf('Part')).toBeInTheDocument();
      expect(own.api().getColumn(TREE)).toMatchObject({ width: 90, align: 'right' });
      for (const property of [`field: 'a'`, 'editable: true']) {
        await expectTypeError(
          `import type { DataGridProProps } from '@mui/x-data-grid-pro';
          export const groupingColDef: DataGridProProps['groupingColDef'] = { ${property} };`,
          /TS2353/,
        );
      }
    },
  );

  proves(
    [
      '| Hide the count | `hideDescendantCount: true` |',
      'The count of a parent includes all rows below this parent that pass the filter.',
      'Generated rows are counted too.',
      'To hide the count, set the `hideDescendantCount` prop.',
    ],
    () => {
      const deep = [
        { id: 1, path: ['a', 'b', 'c'], size: 1 },
        { id: 2, path: ['a', 'b', 'd'], size: 2 },
      ];
      const { api, unmount } = showWithApi({ rows: deep });
      expect(keys()).toEqual(['a (3)', 'b (2)', 'c', 'd']);
      act(() => api().setFilterModel({ items: [{ field: 'size', operator: '=', value: 1 }] }));
      expect(keys()).toEqual(['a (2)', 'b (1)', 'c']);
      unmount();
      const without = show(<Grid rows={deep} groupingColDef={{ hideDescendantCount: true }} />);
      expect(keys()).toEqual(['a', 'b', 'c', 'd']);
      without.unmount();
      for (const hideDescendantCount of [false, true]) {
        const own = show(
          <Grid
            rows={deep}
            groupingColDef={{
              hideDescendantCount: true,
              renderCell: (params) => (
                <GridTreeDataGroupingCell
                  {...params}
                  rowNode={params.rowNode as GridGroupNode}
                  hideDescendantCount={hideDescendantCount}
                />
              ),
            }}
          />,
        );
        expect(keys()[0]).toBe(hideDescendantCount ? 'a' : 'a (3)');
        own.unmount();
      }
    },
  );

  proves(
    [
      '| Let users sort | `sortable: true` |',
      '| Let users filter | `filterable: true` |',
      '| Show the column menu | `disableColumnMenu: false` |',
      'Sorting by the tree column uses the result of `valueGetter`.',
      'Without `valueGetter`, the grid sorts the keys as text: 1, 10, 2.',
    ],
    async () => {
      const { api, unmount, user } = showWithApi();
      const withinHeader = () => within(headerOf('Group'));
      await user.click(titleOf('Group'));
      expect(headerOf('Group')).not.toHaveAttribute('aria-sort', 'ascending');
      expect(withinHeader().queryByLabelText(/column menu$/)).toBeNull();
      expect(api().getColumn(TREE).filterable).toBe(false);
      unmount();
      const all = { sortable: true, filterable: true, disableColumnMenu: false };
      const own = showWithApi({ groupingColDef: all });
      expect(withinHeader().getByLabelText(/column menu$/)).toBeInTheDocument();
      await own.user.click(titleOf('Group'));
      expect(keys()).toEqual(['a (1)', 'z', 'b (2)', 'x', 'y']);
      act(() =>
        own.api().setFilterModel({ items: [{ field: TREE, operator: 'equals', value: 'x' }] }),
      );
      expect(keys()).toEqual(['b (1)', 'x']);
      own.unmount();
      const numbers = ['10', '2', '1'].map((key) => ({ id: Number(key), path: [key] }));
      const sorted = async (groupingColDef: DataGridProProps['groupingColDef']) => {
        const one = show(
          <Grid rows={numbers} groupingColDef={{ sortable: true, ...groupingColDef }} />,
        );
        await one.user.click(titleOf('Group'));
        const result = ids().join();
        one.unmount();
        return result;
      };
      expect(await sorted({})).toBe('1,10,2');
      expect(await sorted({ valueGetter: (_value, row) => row.id })).toBe('1,2,10');
    },
  );

  proves(
    '| Replace the toggle icons | The slots `treeDataExpandIcon` and `treeDataCollapseIcon` |',
    async () => {
      const { user } = show(<TreeIcons />);
      const contracts = within(rowOf('Contracts'));
      expect(contracts.getByTestId('FolderOpenIcon')).toBeInTheDocument();
      await user.click(toggleOf('Contracts'));
      expect(contracts.getByTestId('FolderIcon')).toBeInTheDocument();
    },
  );

  proves(
    [
      'The component renders the toggle and the indentation:',
      'The type of the `rowNode` prop requires a group, so this code needs `as`.',
      'The component also renders rows without children.',
      'To change the indentation, set the `offsetMultiplier` prop.',
      'The default is `2`, multiplied by the spacing of the theme.',
      '| Pin or move the column | Use the field `GRID_TREE_DATA_GROUPING_FIELD`, for example in `pinnedColumns` |',
    ],
    async () => {
      await expectTypeError(
        `import { GridTreeDataGroupingCell, type GridRenderCellParams } from '@mui/x-data-grid-pro';
        export const draw = (params: GridRenderCellParams) => <GridTreeDataGroupingCell {...params} />;`,
        /TS2322.*rowNode/s,
      );
      const indentOf = (offsetMultiplier: number | undefined) => {
        const { unmount } = show(
          <Grid
            groupingColDef={{
              renderCell: (params) => (
                <>
                  <GridTreeDataGroupingCell
                    {...params}
                    rowNode={params.rowNode as GridGroupNode}
                    offsetMultiplier={offsetMultiplier}
                  />
                  !
                </>
              ),
            }}
          />,
        );
        expect(keys().slice(0, 2)).toEqual(['b (2)!', 'y!']);
        expect(toggleOf('b (2)')).toHaveAccessibleName('hide children');
        const cell = cellOf(TREE, 1).querySelector<HTMLElement>(
          '.MuiDataGrid-treeDataGroupingCell',
        );
        unmount();
        return cell?.style.marginLeft;
      };
      expect(indentOf(undefined)).toMatch(/spacing.*\* 2\)$/);
      expect(indentOf(5)).toMatch(/spacing.*\* 5\)$/);
      const { api } = showWithApi({ initialState: { pinnedColumns: { right: [TREE] } } });
      expect(api().isColumnPinned(TREE)).toBe('right');
    },
  );
});

describe('open and close', () => {
  proves(
    [
      'Rows with children are closed by default.',
      'To open all rows on the first render, set `defaultGroupingExpansionDepth={-1}`.',
      '| Open the first levels | `defaultGroupingExpansionDepth`, the number of levels. The default is `0` |',
      '| Open certain rows | `isGroupExpandedByDefault(node)`, which returns a boolean and overrides the depth |',
    ],
    () => {
      const deep = [
        { id: 1, path: ['a'] },
        { id: 2, path: ['a', 'b'] },
        { id: 3, path: ['a', 'b', 'c'] },
      ];
      const shown = (props: Partial<DataGridProProps>) => {
        const { unmount } = show(<Grid rows={deep} {...props} />);
        const result = ids().join();
        unmount();
        return result;
      };
      expect(shown({ defaultGroupingExpansionDepth: undefined })).toBe('1');
      expect(shown({ defaultGroupingExpansionDepth: 1 })).toBe('1,2');
      expect(shown({ defaultGroupingExpansionDepth: -1 })).toBe('1,2,3');
      expect(shown({ isGroupExpandedByDefault: (node) => node.groupingKey === 'a' })).toBe('1,2');
    },
  );

  proves(
    [
      '| Open or close a row later | `setRowChildrenExpansion(id, isExpanded)` of the [API object](/x/react-data-grid/api-object/). It throws for a row without children |',
      '| React when a row opens or closes | The `rowExpansionChange` event, which passes the node. Calls of `setRowChildrenExpansion()` fire the event too |',
      '| Get the id of the parent | `gridRowNodeSelector(apiRef, id)?.parent`. For the top level, it is `GRID_ROOT_GROUP_ID` |',
      '| Get the rows below a row | `getRowGroupChildren({ groupId })`, with options for sorting, filters, and direct children |',
    ],
    async () => {
      const { api, user } = showWithApi({ defaultGroupingExpansionDepth: 0 });
      const heard: unknown[] = [];
      act(() => {
        api().subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) =>
          heard.push([id, childrenExpanded]),
        );
      });
      act(() => api().setRowChildrenExpansion(1, true));
      expect(ids()).toEqual(['1', '2', '3', '4']);
      await user.click(toggleOf('b (2)'));
      act(() => api().setRowChildrenExpansion(1, false));
      expect(heard).toEqual([
        [1, true],
        [1, false],
        [1, false],
      ]);
      expect(api().getRowNode(3)?.parent).toBe(1);
      expect(api().getRowNode(1)?.parent).toBe(GRID_ROOT_GROUP_ID);
      expect(() => api().setRowChildrenExpansion(2, true)).toThrow(/Only group nodes/);
      expect(api().getRowGroupChildren({ groupId: 1 })).toEqual([2, 3]);
      act(() => {
        api().setSortModel([{ field: 'size', sort: 'asc' }]);
        api().setFilterModel({ items: [{ field: 'size', operator: '<', value: 2 }] });
      });
      expect(api().getRowGroupChildren({ groupId: 1, applySorting: true })).toEqual([3, 2]);
      expect(api().getRowGroupChildren({ groupId: 1, applyFiltering: true })).toEqual([3]);
      const all = { groupId: GRID_ROOT_GROUP_ID };
      expect(api().getRowGroupChildren(all)).toHaveLength(5);
      expect(api().getRowGroupChildren({ ...all, directChildrenOnly: true })).toEqual([1, 4]);
    },
  );

  proves(
    'To open or close all rows, the demo loops over the nodes of `gridRowTreeSelector`, except the invisible root, `GRID_ROOT_GROUP_ID`.',
    async () => {
      const { user } = show(<OpenAll />);
      await user.click(screen.getByRole('button', { name: 'Open all' }));
      expect(keys()).toHaveLength(6);
      await user.click(screen.getByRole('button', { name: 'Close all' }));
      expect(keys()).toEqual(['Harbor depot (3)', 'Tower (1)']);
      const { api } = showWithApi();
      expect(Object.keys(gridRowTreeSelector({ current: api() }))).toContain(
        String(GRID_ROOT_GROUP_ID),
      );
    },
  );

  proves(
    [
      'When `rows` is a new array, the grid applies `defaultGroupingExpansionDepth` and `isGroupExpandedByDefault` again.',
      'So a refresh closes the rows that users have opened.',
    ],
    () => {
      const { api, rerender } = showWithApi({ defaultGroupingExpansionDepth: 0 });
      act(() => api().setRowChildrenExpansion(1, true));
      rerender({ rows: [...rows] });
      expect(ids()).toEqual(['1', '4']);
      rerender({ defaultGroupingExpansionDepth: 1 });
      expect(ids()).toHaveLength(5);
      rerender({ isGroupExpandedByDefault: ({ id }) => id === 4 });
      expect(ids()).toEqual(['1', '4', '5']);
    },
  );

  proves(
    [
      "To combine remembered rows with a default depth, fall back to the depth for rows that users haven't opened or closed.",
      'This code also saves their choice for the next visit:',
      "Don't set `defaultGroupingExpansionDepth` here, because `isGroupExpandedByDefault` overrides the depth.",
    ],
    async () => {
      const deep = [
        { id: 1, path: ['a'] },
        { id: 2, path: ['a', 'b'] },
        { id: 3, path: ['a', 'b', 'c'] },
        { id: 4, path: ['d'] },
        { id: 5, path: ['d', 'e'] },
      ];
      const key = 'open-parts';
      const readChoices = (): [GridRowId, boolean][] =>
        JSON.parse(localStorage.getItem(key) ?? '[]');
      const { apiRef, api } = createApiRef<GridApiPro>();
      function Remembering({ parts }: { parts: readonly Row[] }) {
        const [choices] = useState(() => new Map(readChoices()));
        const isGroupExpandedByDefault = useCallback(
          ({ id, depth }: GridGroupNode) => choices.get(id) ?? depth < 1,
          [choices],
        );
        useEffect(
          () =>
            apiRef.current?.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
              choices.set(id, childrenExpanded ?? false);
              localStorage.setItem(key, JSON.stringify([...choices]));
            }),
          [choices],
        );
        return (
          <Grid
            apiRef={apiRef}
            rows={parts}
            defaultGroupingExpansionDepth={-1}
            isGroupExpandedByDefault={isGroupExpandedByDefault}
          />
        );
      }
      const first = show(<Remembering parts={deep} />);
      // The depth of -1 is overridden: the second level is closed.
      expect(ids().join()).toBe('1,2,4,5');
      act(() => api().setRowChildrenExpansion(2, true));
      act(() => api().setRowChildrenExpansion(4, false));
      expect(ids().join()).toBe('1,2,3,4');
      first.rerender(<Remembering parts={[...deep]} />);
      expect(ids().join()).toBe('1,2,3,4');
      first.unmount();
      const second = show(<Remembering parts={deep} />);
      expect(ids().join()).toBe('1,2,3,4');
      second.unmount();
      localStorage.clear();
      show(<Remembering parts={deep} />);
      expect(ids().join()).toBe('1,2,4,5');
    },
  );

  proves(
    [
      'Open rows then stay open.',
      'A new row appears below its parent.',
      'If the path of a row without children changes, the row moves.',
      'If `processRowUpdate` returns another path, the row moves',
    ],
    async () => {
      const { api, user } = showWithApi({
        defaultGroupingExpansionDepth: 0,
        columns: [
          { field: 'id', headerName: 'Id' },
          { field: 'size', editable: true },
        ],
        processRowUpdate: (row) => ({ ...row, path: ['b', 'z'] }),
      });
      act(() => api().setRowChildrenExpansion(1, true));
      act(() =>
        api().updateRows([
          { id: 2, path: ['a', 'y'], size: 2 },
          { id: 6, path: ['b', 'new'] },
        ]),
      );
      expect(keys()).toEqual(['b (2)', 'x', 'new', 'a (2)']);
      act(() => api().setRowChildrenExpansion(4, true));
      expect(ids()).toEqual(['1', '3', '6', '4', '5', '2']);
      await user.dblClick(cellOf('size', 4));
      await user.keyboard('9{Enter}');
      await waitFor(() => expect(ids()).toEqual(['1', '3', '6', '5', '4', '2']));
    },
  );

  proves(
    [
      'If a parent moves or is deleted, its children stay in their place under a generated row.',
      'To move the children too, pass the children in the same call.',
      'If a parent moves or a row receives its first child, `defaultGroupingExpansionDepth` and `isGroupExpandedByDefault` decide whether the row is open.',
    ],
    () => {
      const moved = { id: 4, path: ['b', 'a'] };
      const after = (
        updates: readonly GridRowModelUpdate[],
        props: Partial<DataGridProProps> = {},
      ) => {
        const { api, unmount } = showWithApi({ defaultGroupingExpansionDepth: 0, ...props });
        act(() => api().setRowChildrenExpansion(1, true));
        act(() => api().setRowChildrenExpansion(4, true));
        expect(keys()).toEqual(['b (2)', 'y', 'x', 'a (1)', 'z']);
        act(() => api().updateRows([...updates]));
        const result = [keys(), ids()];
        unmount();
        return result;
      };
      const stays = after([moved], { defaultGroupingExpansionDepth: -1 });
      expect(stays).toEqual([
        ['b (3)', 'y', 'x', 'a', 'a (1)', 'z'],
        ['1', '2', '3', '4', '', '5'],
      ]);
      const gone = after([{ id: 1, _action: 'delete' }], { defaultGroupingExpansionDepth: -1 });
      expect(gone).toEqual([
        ['a (1)', 'z', 'b (2)', 'y', 'x'],
        ['4', '5', '', '2', '3'],
      ]);
      const grown = [{ id: 9, path: ['b', 'y', 'new'] }];
      expect(after(grown)[1]).toEqual(['1', '2', '3', '4', '5']);
      const opened = after(grown, { defaultGroupingExpansionDepth: -1 });
      expect(opened[1]).toEqual(['1', '2', '9', '3', '4', '5']);
      const both = [moved, { id: 5, path: ['b', 'a', 'z'] }];
      expect(after(both)[1]).toEqual(['1', '2', '3', '4']);
      expect(after(both, { isGroupExpandedByDefault: () => true })[1]).toEqual([
        '1',
        '2',
        '3',
        '4',
        '5',
      ]);
    },
  );

  proves(
    [
      'To keep these rows open, remember their ids, and return `true` for these ids from a memoized `isGroupExpandedByDefault`:',
      "If a child comes first, `isGroupExpandedByDefault` receives a generated node, whose id isn't the id of your parent row.",
    ],
    async () => {
      const { user, unmount } = show(<KeepOpen />);
      await user.click(toggleOf('North (2)'));
      expect(textsOf('waiting')).toEqual(['31', '12', '19', '8']);
      await user.click(screen.getByRole('button', { name: 'Count again' }));
      expect(textsOf('waiting')).toEqual(['32', '14', '22', '12']);
      unmount();
      const asked = (some: readonly Row[]) => {
        const isGroupExpandedByDefault = jest.fn(({ id }: GridGroupNode) => id === 1);
        const shown = show(
          <Grid rows={some} isGroupExpandedByDefault={isGroupExpandedByDefault} />,
        );
        const result = [ids(), new Set(isGroupExpandedByDefault.mock.calls.map(([{ id }]) => id))];
        shown.unmount();
        return result;
      };
      const [parent, child] = rows as [Row, Row];
      expect(asked([parent, child])).toEqual([['1', '2'], new Set([1])]);
      expect(asked([child, parent])).toEqual([['1'], new Set(['auto-generated-row-null/b'])]);
    },
  );
});

describe('sort and filter', () => {
  proves(
    [
      'Sorting orders rows that have the same parent.',
      'A filter keeps a row if the row itself or a row below it matches.',
      'So each match is shown together with its parents.',
    ],
    async () => {
      const { api, user } = showWithApi();
      await user.click(titleOf('Size'));
      expect(ids()).toEqual(['1', '3', '2', '4', '5']);
      act(() => api().setFilterModel({ items: [{ field: 'size', operator: '=', value: 1 }] }));
      expect(ids()).toEqual(['1', '3']);
      act(() => api().setFilterModel({ items: [{ field: 'size', operator: '=', value: 5 }] }));
      expect(ids()).toEqual(['4']);
    },
  );

  proves(
    [
      'To sort and filter only the top level, set `disableChildrenSorting` and `disableChildrenFiltering`.',
      'Children then keep their order, and are shown or hidden together with their parent.',
      'With `disableChildrenFiltering`, a filter such as `=` hides generated parents, because they have no values.',
      'Their children are hidden too.',
    ],
    async () => {
      const { user, unmount } = show(<TopLevelOnly />);
      expect(keys()).toEqual([
        'Five Maps (1)',
        '2. Contour',
        'Night Harbor (2)',
        '3. Lamps',
        '1. Arrival',
      ]);
      await user.click(screen.getByRole('switch'));
      expect(keys()).toEqual([
        'Five Maps (2)',
        '1. Legend',
        '2. Contour',
        'Night Harbor (3)',
        '1. Arrival',
        '2. Fog',
        '3. Lamps',
      ]);
      unmount();
      const generated = showWithApi({
        rows: [
          { id: 1, path: ['a', 'b'], size: 1 },
          { id: 2, path: ['c'], size: 1 },
        ],
        filterModel: { items: [{ field: 'size', operator: '=', value: 1 }] },
      });
      expect(keys()).toEqual(['a (1)', 'b', 'c']);
      generated.rerender({ disableChildrenFiltering: true });
      expect(keys()).toEqual(['c']);
    },
  );
});

describe('select, edit, page', () => {
  proves(
    [
      'A checkbox selects the row and the rows below it that pass the filter.',
      'A parent is selected when its children are selected',
    ],
    async () => {
      const changed = jest.fn();
      const selected = () => [...(changed.mock.lastCall?.[0].ids ?? [])].sort().join();
      const props = { checkboxSelection: true, onRowSelectionModelChange: changed };
      const { user, unmount } = show(<Grid {...props} />);
      const check = (one: typeof user, text: string) =>
        one.click(within(rowOf(text)).getByRole('checkbox'));
      await check(user, 'b (2)');
      expect(selected()).toBe('1,2,3');
      await check(user, 'z');
      expect(selected()).toBe('1,2,3,4,5');
      unmount();
      const off = show(
        <Grid {...props} rowSelectionPropagation={{ parents: false, descendants: false }} />,
      );
      await check(off.user, 'b (2)');
      expect(selected()).toBe('1');
      await check(off.user, 'z');
      expect(selected()).toBe('1,5');
      off.unmount();
      const one = { items: [{ field: 'size', operator: '=', value: 1 }] };
      const filtered = show(<Grid {...props} filterModel={one} />);
      await check(filtered.user, 'b (1)');
      expect(selected()).toBe('1,3');
      filtered.rerender(<Grid {...props} filterModel={{ items: [] }} />);
      await waitFor(() => expect(selected()).toBe('3'));
    },
  );

  proves("The tree column can't be edited, so show the name in another column too.", async () => {
    const editable: object = { editable: true };
    const { user, api } = showWithApi({
      groupingColDef: editable,
      columns: columns.map((column) => ({ ...column, editable: true })),
    });
    expect(api().isCellEditable(api().getCellParams(1, TREE))).toBe(false);
    await user.dblClick(cellOf(TREE, 1));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.dblClick(cellOf('id', 1));
    expect(screen.getByRole('textbox')).toBeInTheDocument();
  });

  proves(
    '| Pagination | Pages count the rows of the top level. Open rows below them are on the same page |',
    () => {
      show(
        <Grid
          pagination
          pageSizeOptions={[1]}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 1 } } }}
        />,
      );
      expect(ids()).toEqual(['1', '2', '3']);
      expect(screen.getByText('1–1 of 2')).toBeInTheDocument();
    },
  );

  proves(
    'If a tree is too large for the browser, use a data source, which loads children when a user opens a row.',
    async () => {
      const getRows = jest.fn(async ({ groupKeys }: { groupKeys?: string[] }) =>
        groupKeys?.length
          ? { rows: [{ id: 2, name: 'x', below: 0 }] }
          : { rows: [{ id: 1, name: 'b', below: 1 }] },
      );
      const dataSource: DataGridProProps['dataSource'] = {
        getRows,
        getGroupKey: (row) => row.name,
        getChildrenCount: (row) => row.below,
      };
      const { user } = show(<DataGridPro treeData columns={columns} dataSource={dataSource} />);
      const toggle = await screen.findByRole('button', { name: 'see children' });
      expect(getRows).toHaveBeenCalledTimes(1);
      await user.click(toggle);
      await waitFor(() => expect(ids()).toEqual(['1', '2']));
      expect(getRows.mock.lastCall?.[0].groupKeys).toEqual(['b']);
    },
  );
});

describe('accessibility and speed', () => {
  proves(
    'The grid has the role `treegrid`, and rows have `aria-level`, `aria-expanded`, `aria-posinset`, and `aria-setsize`.',
    () => {
      show(<Grid />);
      expect(screen.getByRole('treegrid')).toBeInTheDocument();
      expect(rowOf('b (2)')).toHaveAttribute('aria-expanded', 'true');
      const x = rowOf('x');
      expect(x).toHaveAttribute('aria-level', '2');
      expect(x).toHaveAttribute('aria-posinset', '2');
      expect(x).toHaveAttribute('aria-setsize', '2');
    },
  );

  proves(
    [
      '<kbd>Enter</kbd> or <kbd>Space</kbd> in the tree column opens and closes a row.',
      'The toggle is named "see children" or "hide children".',
      'To change these names, set `treeDataExpand` and `treeDataCollapse` of the [locale text](/x/react-data-grid/localization/).',
    ],
    () => {
      const { unmount } = show(<Grid defaultGroupingExpansionDepth={0} />);
      expect(toggleOf('b (2)')).toHaveAccessibleName('see children');
      fireEvent.keyDown(cellOf(TREE, 0), { key: 'Enter' });
      expect(toggleOf('b (2)')).toHaveAccessibleName('hide children');
      expect(ids()).toHaveLength(4);
      fireEvent.keyDown(cellOf(TREE, 0), { key: ' ' });
      expect(ids()).toHaveLength(2);
      unmount();
      show(<Grid localeText={{ treeDataCollapse: 'fold' }} />);
      expect(toggleOf('b (2)')).toHaveAccessibleName('fold');
    },
  );

  proves(
    [
      'The grid builds the whole tree in one step and calls `getTreeDataPath` for each row.',
      'Each call of `setRowChildrenExpansion()` copies the tree.',
      'To open thousands of rows, change `defaultGroupingExpansionDepth` instead, which builds the tree once.',
    ],
    () => {
      const path = jest.fn(getTreeDataPath);
      const { api, rerender } = showWithApi({
        getTreeDataPath: path,
        defaultGroupingExpansionDepth: 0,
      });
      expect(path).toHaveBeenCalledTimes(5);
      const tree = () => gridRowTreeSelector({ current: api() });
      expect(tree()[5]).toMatchObject({ depth: 1 });
      const trees = new Set([tree()]);
      for (const id of [1, 4]) {
        act(() => api().setRowChildrenExpansion(id, true));
        trees.add(tree());
      }
      expect(trees.size).toBe(3);
      expect(path).toHaveBeenCalledTimes(5);
      rerender({ defaultGroupingExpansionDepth: -1 });
      expect(path).toHaveBeenCalledTimes(10);
      expect(ids()).toHaveLength(5);
    },
  );
});

exempt(
  'To group flat rows by the values of a column, such as orders by country, use [row grouping](/x/react-data-grid/row-grouping/) instead.',
  'Says which of two features suits the data.',
);
