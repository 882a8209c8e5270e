import * as React from 'react';
import type * as grid from '@mui/x-data-grid';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  gridExpandedSortedRowIdsSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
} from '@mui/x-data-grid';
import ClosedGrid from '../../../docs/x/react-data-grid/api-object/ClosedGrid';
import FromTheCell from '../../../docs/x/react-data-grid/api-object/FromTheCell';
import JumpToRow from '../../../docs/x/react-data-grid/api-object/JumpToRow';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectTypeError,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
} from '../harness';

const rows = [
  { id: 1, name: 'b', amount: 2 },
  { id: 2, name: 'a', amount: 1 },
  { id: 3, name: 'c', amount: 1 },
];
const columns: DataGridProps['columns'] = [
  { field: 'name', headerName: 'Name', editable: true },
  { field: 'amount', headerName: 'Amount', type: 'number' },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    user: shown.user,
    rerender: (more: Partial<DataGridProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

describe('the object', () => {
  proves(
    [
      'To call its methods, create a ref with `useGridApiRef()` and pass the ref to the grid as `apiRef`.',
      'With the API object, your code does what users do with the mouse and the keyboard: sort, filter, select, scroll, edit, and export.',
    ],
    async () => {
      const { user } = show(<JumpToRow />);
      await user.click(screen.getByRole('button', { name: 'First tram' }));
      expect(cellOf('arrival', 0).closest('[role="row"]')).toHaveAttribute('aria-selected', 'true');
    },
  );

  proves('Each grid needs a separate ref.', () => {
    const { apiRef, api } = createApiRef<GridApi>();
    show(
      <>
        <Grid apiRef={apiRef} />
        <Grid apiRef={apiRef} rows={[{ id: 9, name: 'other' }]} />
      </>,
    );
    expect(api().getAllRowIds()).toHaveLength(1);
  });

  proves(
    [
      'If your component is in a slot or is returned by `renderCell`, call `useGridApiContext()`.',
      'The hook returns the ref of the surrounding grid, which is set during render:',
    ],
    async () => {
      const { user, unmount } = show(<FromTheCell />);
      await user.click(screen.getByRole('button', { name: 'Take one Cough syrup' }));
      expect(textsOf('boxes')).toEqual(['14', '2', '40']);
      unmount();
      const seen: unknown[] = [];
      const Footer = () => {
        seen.push(useGridApiContext().current.getAllRowIds());
        return null;
      };
      show(<Grid slots={{ footer: Footer }} />);
      expect(seen[0]).toEqual([1, 2, 3]);
    },
  );

  proves(
    [
      '| `renderCell`, `renderEditCell`, `onCellClick`, and others with the parameters of a cell | `params.api` |',
      'Many callbacks receive the API object too',
    ],
    async () => {
      const found = new Map<string, unknown>();
      const note = (name: string) => (params: { api?: unknown }) => {
        found.set(name, params.api);
        return null;
      };
      const { api, user } = showWithApi({
        columns: [
          {
            field: 'name',
            editable: true,
            renderCell: note('renderCell'),
            renderEditCell: note('renderEditCell'),
            cellClassName: (params) => note('cellClassName')(params) ?? '',
          },
        ],
        onCellClick: note('onCellClick'),
        onCellDoubleClick: note('onCellDoubleClick'),
        onCellEditStart: note('onCellEditStart'),
        isCellEditable: (params) => note('isCellEditable')(params) === null,
      });
      await user.dblClick(cellOf('name', 0));
      expect([...found.keys()].sort()).toEqual([
        'cellClassName',
        'isCellEditable',
        'onCellClick',
        'onCellDoubleClick',
        'onCellEditStart',
        'renderCell',
        'renderEditCell',
      ]);
      for (const value of found.values()) {
        expect(value).toHaveProperty('getRow', api().getRow);
      }
    },
  );

  proves(
    [
      '| `valueGetter`, `valueFormatter`, `valueSetter`, `valueParser` | `apiRef.current`, where `apiRef` is the fourth argument |',
      '| Callbacks of models, such as `onSortModelChange` | `details.api` |',
    ],
    async () => {
      const found = new Map<string, unknown>();
      const note =
        (name: string) =>
        <Value,>(value: Value, _row: unknown, _column: unknown, ref: { current: unknown }) => {
          found.set(name, ref.current);
          return value;
        };
      const { api, user } = showWithApi({
        columns: [
          {
            field: 'name',
            headerName: 'Name',
            editable: true,
            valueGetter: note('valueGetter'),
            valueFormatter: note('valueFormatter'),
            valueParser: note('valueParser'),
            valueSetter: (value, row, column, ref) => ({
              ...row,
              name: note('valueSetter')(value, row, column, ref),
            }),
          },
        ],
        onSortModelChange: (_model, details) => found.set('onSortModelChange', details.api),
      });
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x{Enter}');
      await waitFor(() => expect(textsOf('name')[0]).toBe('bx'));
      await user.click(titleOf('Name'));
      expect([...found.keys()].sort()).toEqual([
        'onSortModelChange',
        'valueFormatter',
        'valueGetter',
        'valueParser',
        'valueSetter',
      ]);
      for (const value of found.values()) {
        expect(value).toHaveProperty('getRow', api().getRow);
      }
    },
  );
});

describe('when the ref is null', () => {
  proves(
    [
      '`apiRef.current` is `null` before the first render of the grid, and again after the grid unmounts.',
      'TypeScript therefore requires `?.`.',
      'Read the ref in event handlers and effects, and not while your component renders.',
    ],
    async () => {
      await expectTypeError(
        `import { useGridApiRef } from '@mui/x-data-grid';
        export const useCount = () => useGridApiRef().current.getRowsCount();`,
        /TS18047|TS2531/,
      );
      const seen: [string, boolean][] = [];
      function App({ open = true }: { open?: boolean }) {
        const apiRef = useGridApiRef();
        // eslint-disable-next-line react-hooks/refs -- what a render would read
        seen.push(['render', apiRef.current !== null]);
        React.useEffect(() => {
          seen.push(['effect', apiRef.current !== null]);
        });
        return open ? <Grid apiRef={apiRef} /> : null;
      }
      const { rerender, unmount } = show(<App />);
      expect(seen).toEqual([
        ['render', false],
        ['effect', true],
      ]);
      rerender(<App open={false} />);
      expect(seen.at(-1)).toEqual(['effect', false]);
      unmount();
      const { user } = show(<ClosedGrid />);
      await user.click(screen.getByRole('button', { name: 'Count rows' }));
      expect(screen.getByText('The grid has 2 rows.')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Close the toolbox' }));
      await user.click(screen.getByRole('button', { name: 'Count rows' }));
      expect(screen.getByText('No grid to ask.')).toBeInTheDocument();
    },
  );

  proves(
    [
      "The grid then mounts later than its parent, and the parent's effects run before there is a grid.",
      'The grid is in a dialog or a tab, or behind a loading indicator.',
    ],
    () => {
      const seen: boolean[] = [];
      function App({ isLoading }: { isLoading: boolean }) {
        const apiRef = useGridApiRef();
        React.useEffect(() => {
          seen.push(apiRef.current !== null);
        }, [apiRef]);
        return isLoading ? <progress /> : <Grid apiRef={apiRef} />;
      }
      const { rerender, unmount } = show(<App isLoading />);
      rerender(<App isLoading={false} />);
      expect(seen).toEqual([false]);
      unmount();
      show(<App isLoading={false} />);
      expect(seen).toEqual([false, true]);
    },
  );

  proves(
    [
      'The grid may have unmounted in the meantime, so check the ref again.',
      'The code runs after an `await` or a timer.',
      'The code stored `apiRef.current` in a variable and reads this copy later.',
    ],
    async () => {
      const { apiRef } = createApiRef<GridApi>();
      const { unmount } = show(<Grid apiRef={apiRef} />);
      const isSet = [apiRef.current !== null];
      const later = Promise.resolve().then(() => isSet.push(apiRef.current !== null));
      unmount();
      await later;
      expect(isSet).toEqual([true, false]);
    },
  );

  proves(
    [
      'If a component is outside the grid, such as a dialog of your page, `useGridApiContext()` throws an error.',
      'The hook also throws when the hook and the grid come from different copies of the package.',
    ],
    () => {
      const Own = () => <p>{useGridApiContext().current.getRowsCount()}</p>;
      expect(() => show(<Own />)).toThrow('Could not find the Data Grid context');
      const { unmount } = show(<Grid slots={{ footer: Own }} />);
      expect(screen.getByText('3')).toBeInTheDocument();
      unmount();
      let copy: typeof grid | undefined;
      jest.isolateModules(() => {
        jest.doMock('react', () => React);
        copy = jest.requireActual<typeof grid>('@mui/x-data-grid');
        jest.dontMock('react');
      });
      const Foreign = () => <p>{copy?.useGridApiContext().current.getRowsCount()}</p>;
      expect(() => show(<Grid slots={{ footer: Foreign }} />)).toThrow(
        'Could not find the Data Grid context',
      );
    },
  );
});

describe('types', () => {
  proves(
    [
      'Import `useGridApiRef()` and the type `GridApi` from the package of your grid, because each package types the methods of its plan.',
      "For example, with the ref of `@mui/x-data-grid`, TypeScript doesn't know `exportDataAsExcel()`.",
    ],
    async () => {
      const module = (name: string, method: string) => `
        import { useGridApiRef, type GridApi } from '@mui/${name}';
        export const use = () => useGridApiRef().current?.${method}();
        export const call = (api: GridApi) => api.${method}();`;
      for (const name of ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium']) {
        await expectCompiles(module(name, 'getRowModels'));
      }
      await expectTypeError(module('x-data-grid', 'getPinnedColumns'), /TS2339/);
      await expectCompiles(module('x-data-grid-pro', 'getPinnedColumns'));
      await expectTypeError(module('x-data-grid', 'exportDataAsExcel'), /TS2339|TS2551/);
      await expectTypeError(module('x-data-grid-pro', 'exportDataAsExcel'), /TS2339|TS2551/);
      await expectCompiles(module('x-data-grid-premium', 'exportDataAsExcel'));
    },
  );

  proves(
    [
      'In Pro and Premium, `params.api` of a cell and the `apiRef` of `valueGetter` have the type of the Community object.',
      'To call a Pro or Premium method there, use `useGridApiContext()` or your ref.',
    ],
    async () => {
      const module = (text: string) => `
        import { useGridApiContext, type GridColDef } from '@mui/x-data-grid-premium';
        ${text}`;
      const column = (text: string) =>
        module(`export const column: GridColDef = { field: 'a', ${text} };`);
      await expectCompiles(column('renderCell: ({ api }) => api.getRowsCount()'));
      await expectTypeError(column('renderCell: ({ api }) => api.exportDataAsExcel()'), /TS2/);
      await expectTypeError(
        column('valueGetter: (_, row, column, apiRef) => apiRef.current.exportDataAsExcel()'),
        /TS2/,
      );
      await expectCompiles(
        module('export const useSave = () => useGridApiContext().current.exportDataAsExcel;'),
      );
    },
  );
});

describe('methods', () => {
  proves(
    '| read a row, a value, or all rows | `getRow()`, `getCellValue()`, `getRowModels()` |',
    () => {
      const { api } = showWithApi();
      expect(api().getRow(2)).toBe(rows[1]);
      expect(api().getCellValue(2, 'name')).toBe('a');
      expect([...api().getRowModels().values()]).toEqual(rows);
    },
  );

  proves(
    '| change rows without passing `rows` | `updateRows()`, with one row per call in Community. See [row updates](/x/react-data-grid/row-updates/) |',
    () => {
      const { api } = showWithApi();
      act(() => api().updateRows([{ id: 1, name: 'z' }]));
      expect(textsOf('name')).toEqual(['z', 'a', 'c']);
      expect(() =>
        api().updateRows([
          { id: 1, name: 'y' },
          { id: 2, name: 'x' },
        ]),
      ).toThrow(/cannot update several rows at once/);
    },
  );

  proves(
    [
      '| focus a cell | `setCellFocus()` |',
      '| start or stop editing a cell | `startCellEditMode()`, `stopCellEditMode()`. See [editing events](/x/react-data-grid/editing/editing-events/) |',
      'If no row has the id, `getRow()` returns `null`.',
      '`getCellValue()` and `getCellParams()` throw an error.',
      "If the cell isn't editable or is already being edited, `startCellEditMode()` throws an error.",
    ],
    async () => {
      const { api } = showWithApi();
      act(() => api().setCellFocus(2, 'amount'));
      expect(cellOf('amount', 1)).toHaveFocus();
      const cell = { id: 1, field: 'name' };
      act(() => api().startCellEditMode(cell));
      expect(screen.getByRole('textbox')).toHaveValue('b');
      expect(() => api().startCellEditMode(cell)).toThrow(/is not in view mode/);
      act(() => api().stopCellEditMode(cell));
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
      expect(() => api().startCellEditMode({ id: 1, field: 'amount' })).toThrow(/is not editable/);
      expect(api().getRow(9)).toBeNull();
      expect(() => api().getCellValue(9, 'name')).toThrow('No row with id #9 found');
      expect(() => api().getCellParams(9, 'name')).toThrow('No row with id #9 found');
    },
  );

  proves(
    [
      '| sort, filter, or change the page | `setSortModel()`, `setFilterModel()`, `setPage()` |',
      '| select one row | `selectRow()` |',
      '| select several rows | `selectRows()` <Plan needs="pro" /> |',
      '| hide, resize, or fit columns | `setColumnVisibility()`, `setColumnWidth()`, `autosizeColumns()` |',
    ],
    async () => {
      const { api } = showWithApi({
        initialState: { pagination: { paginationModel: { pageSize: 1 } } },
        pageSizeOptions: [1],
      });
      act(() => api().setSortModel([{ field: 'name', sort: 'asc' }]));
      expect(textsOf('name')).toEqual(['a']);
      act(() =>
        api().setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'b' }] }),
      );
      expect(textsOf('name')).toEqual(['b']);
      act(() => api().setFilterModel({ items: [] }));
      act(() => api().setPage(2));
      expect(textsOf('name')).toEqual(['c']);
      act(() => api().selectRow(3));
      expect(cellOf('name', 0).closest('[role="row"]')).toHaveAttribute('aria-selected', 'true');
      expect('selectRows' in api()).toBe(false);
      act(() => api().setColumnWidth('name', 222));
      expect(cellOf('name', 0)).toHaveStyle('--width: 222px');
      await act(async () => api().autosizeColumns());
      expect(cellOf('name', 0)).not.toHaveStyle('--width: 222px');
      act(() => api().setColumnVisibility('amount', false));
      expect(textsOf('amount')).toEqual([]);
    },
  );

  proves(
    [
      '| download the rows | `exportDataAsCsv()`. See [export](/x/react-data-grid/export/) |',
      '| save the settings of users | `exportState()`. See [state](/x/react-data-grid/state/#save-and-restore) |',
    ],
    () => {
      const { api } = showWithApi();
      const files: string[] = [];
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        files.push(this.download);
      });
      Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} });
      act(() => api().exportDataAsCsv({ fileName: 'all' }));
      expect(files).toEqual(['all.csv']);
      act(() => api().setSortModel([{ field: 'name', sort: 'asc' }]));
      expect(api().exportState().sorting).toEqual({
        sortModel: [{ field: 'name', sort: 'asc' }],
      });
    },
  );

  proves(
    '| get a DOM element | `getCellElement()`, `getRowElement()`, `getColumnHeaderElement()` |',
    () => {
      const { api } = showWithApi();
      expect(api().getCellElement(2, 'name')).toBe(cellOf('name', 1));
      expect(api().getRowElement(2)).toBe(cellOf('name', 1).closest('[role="row"]'));
      expect(api().getColumnHeaderElement('name')).toHaveTextContent('Name');
    },
  );

  proves(
    [
      '**The state changes immediately, the page after the next render.**',
      'After `setSortModel()`, the next line of your code already reads the new order.',
      'DOM elements follow later, so wait for an effect or an animation frame before you read them.',
    ],
    async () => {
      const { api } = showWithApi();
      const orders: unknown[] = [];
      await act(async () => {
        api().setSortModel([{ field: 'name', sort: 'asc' }]);
        orders.push(api().getSortedRowIds(), textsOf('name'));
      });
      expect(orders).toEqual([
        [2, 1, 3],
        ['b', 'a', 'c'],
      ]);
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
    },
  );

  proves(
    [
      '`scrollToIndexes()` takes the position in the current order, counted over all pages: `gridExpandedSortedRowIdsSelector(apiRef).indexOf(id)`.',
      'To get a position on the current page, call `getRowIndexRelativeToVisibleRows(id)`.',
      'It returns `undefined` for rows of other pages.',
      'Most methods take the `id` of a row.',
    ],
    () => {
      const { api } = showWithApi({
        initialState: {
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
          pagination: { paginationModel: { page: 1, pageSize: 2 } },
        },
        pageSizeOptions: [2],
      });
      expect(textsOf('name')).toEqual(['c']);
      const ref = { current: api() };
      expect(gridExpandedSortedRowIdsSelector(ref).indexOf(3)).toBe(2);
      expect(api().getRowIndexRelativeToVisibleRows(3)).toBe(0);
      expect(api().getRowIndexRelativeToVisibleRows(2)).toBeUndefined();
    },
  );
});

describe('methods, selectors and props', () => {
  proves(
    [
      'A method returns the current value at the time of the call.',
      'To show a value in a component that re-renders when the value changes, use a [selector](/x/react-data-grid/state/).',
    ],
    () => {
      const Once = React.memo(function Once() {
        return <output>{useGridApiContext().current.getSortModel().length}</output>;
      });
      const Following = React.memo(function Following() {
        return (
          <output>{useGridSelector(useGridApiContext(), gridSortModelSelector).length}</output>
        );
      });
      const footer = () => (
        <>
          <Once />
          <Following />
        </>
      );
      const { api } = showWithApi({ slots: { footer } });
      const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(shown()).toEqual(['0', '0']);
      act(() => api().setSortModel([{ field: 'name', sort: 'asc' }]));
      expect(shown()).toEqual(['0', '1']);
    },
  );

  proves(
    [
      'A prop overrides methods.',
      'For example, if you pass `sortModel`, `setSortModel()` calls `onSortModelChange`. The order changes when you pass the new model as the prop.',
    ],
    () => {
      const onSortModelChange = jest.fn();
      const { api, rerender } = showWithApi({ sortModel: [], onSortModelChange });
      const model = [{ field: 'name', sort: 'asc' as const }];
      act(() => api().setSortModel(model));
      expect(onSortModelChange.mock.calls.map(([first]) => first)).toEqual([model]);
      expect(textsOf('name')).toEqual(['b', 'a', 'c']);
      rerender({ sortModel: model });
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
    },
  );
});

exempt(
  'Methods whose names begin with `unstable_` may change in any release.',
  'Says what the packages promise for later versions.',
);
