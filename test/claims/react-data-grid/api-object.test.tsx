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
  proves('Get it with `useGridApiRef()` and hand it to the grid as `apiRef`.', async () => {
    const { user } = show(<JumpToRow />);
    await user.click(screen.getByRole('button', { name: 'First tram' }));
    expect(cellOf('arrival', 0).closest('[role="row"]')).toHaveAttribute('aria-selected', 'true');
  });

  proves('Each grid needs a ref of its own.', () => {
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
      'Inside the grid, in a slot or in a component that `renderCell` returns, no ref is needed: call `useGridApiContext()`.',
      'There the object is always set.',
    ],
    async () => {
      const { user, unmount } = show(<FromTheCell />);
      await user.click(screen.getByRole('button', { name: 'Take one: row 2' }));
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
    '| `renderCell`, `renderEditCell`, `onCellClick`, and all others that get the parameters of a cell | `params.api` |',
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
      '| `valueGetter`, `valueFormatter`, `valueSetter`, `valueParser` | The fourth argument, a ref: `apiRef.current` |',
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
      '`apiRef.current` is `null` before the grid has rendered for the first time, and again after it has gone.',
      "That's why TypeScript asks for `?.`, and why it's wrong to read it while your component renders.",
      "In event handlers and effects it's set, as long as the grid is mounted then.",
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
    'A grid in a dialog, a tab, or behind a loading indicator mounts later than its parent, and effects of the parent run without it.',
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
    ['After a wait (`await`, a timer), check the ref again.', 'The grid may be closed by then.'],
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
      "`useGridApiContext()` throws in a component that isn't inside a grid, such as a dialog that your page renders.",
      'It also throws when the hook and the grid come from different copies of the package.',
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
      '`useGridApiRef()` and the type `GridApi` exist in each package, and hold the methods of its plan.',
      'Import them from the package that your grid is from: with the ref of `@mui/x-data-grid`, `exportDataAsExcel()` is unknown to TypeScript.',
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
    '`api` in the parameters of a cell, and `apiRef` of `valueGetter`, have the type of the Community object in each package; for methods of your plan, call `useGridApiContext()` or use your ref.',
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
    '| read a row, a value, all rows | `getRow()`, `getCellValue()`, `getRowModels()` |',
    () => {
      const { api } = showWithApi();
      expect(api().getRow(2)).toBe(rows[1]);
      expect(api().getCellValue(2, 'name')).toBe('a');
      expect([...api().getRowModels().values()]).toEqual(rows);
    },
  );

  proves(
    '| change rows without passing `rows` | `updateRows()`, one row a call in Community; see [row updates](/x/react-data-grid/row-updates/) |',
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
      '| open and close a cell | `startCellEditMode()`, `stopCellEditMode()`; see [editing](/x/react-data-grid/editing/) |',
      'For an unknown id, `getRow()` returns `null`, while `getCellValue()` and `getCellParams()` throw.',
      "`startCellEditMode()` throws for a cell that isn't editable or open already.",
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
      '| sort, filter, turn pages | `setSortModel()`, `setFilterModel()`, `setPage()` |',
      '| select rows | `selectRow()`; `selectRows()` needs Pro |',
      '| show, resize, fit columns | `setColumnVisibility()`, `setColumnWidth()`, `autosizeColumns()` |',
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
      '| download the rows | `exportDataAsCsv()`; see [export](/x/react-data-grid/export/) |',
      '| save what people have arranged | `exportState()`; see [state](/x/react-data-grid/state/#save-and-restore) |',
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
    '| get an element of the page | `getCellElement()`, `getRowElement()`, `getColumnHeaderElement()` |',
    () => {
      const { api } = showWithApi();
      expect(api().getCellElement(2, 'name')).toBe(cellOf('name', 1));
      expect(api().getRowElement(2)).toBe(cellOf('name', 1).closest('[role="row"]'));
      expect(api().getColumnHeaderElement('name')).toHaveTextContent('Name');
    },
  );

  proves(
    [
      'State is new at once.',
      'After `setSortModel()`, the next line reads the new order.',
      "The page follows with React's next render; where you need the elements, wait for an effect or a frame.",
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
      'Most methods take the `id`; scrolling takes the position in the current order, counted over all pages: `gridExpandedSortedRowIdsSelector(apiRef).indexOf(id)`.',
      "`getRowIndexRelativeToVisibleRows(id)` counts from the top of the page that's shown, and is `undefined` for rows of other pages.",
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
      'Methods act, and answer once.',
      'A component that shows a part of the state and has to follow it reads that part with a [selector](/x/react-data-grid/state/).',
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
    'What a prop controls stays with the prop: if you pass `sortModel`, then `setSortModel()` calls `onSortModelChange`, and the order changes once you pass the new model.',
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
  'Names that begin with `unstable_` may change in any release.',
  'Says what the packages promise for later versions.',
);
