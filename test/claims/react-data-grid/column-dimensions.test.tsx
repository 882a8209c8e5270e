import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import ResizableColumns from '../../../docs/x/react-data-grid/column-dimensions/ResizableColumns';
import {
  act,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  fireEvent,
  headerOf,
  screen,
  show,
  waitFor,
} from '../harness';

const rows = [{ id: 1, name: 'b', amount: 2 }];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', headerName: 'Amount', width: 150, minWidth: 80, maxWidth: 300 },
  { field: 'fluid', headerName: 'Fluid', flex: 1 },
  { field: 'fixed', headerName: 'Fixed', resizable: false },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} hideFooter {...props} />;
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

const widthOf = (name: string) => headerOf(name).style.width;

function lineOf(name: string): Element {
  const line = headerOf(name).querySelector('.MuiDataGrid-columnSeparator');
  if (!line) {
    throw new Error(`The header of ${name} has no line.`);
  }
  return line;
}

/** Drags the line of a header; headers begin at 0 here, so the last place is the width. */
function drag(name: string, places: readonly number[]): void {
  fireEvent.mouseDown(lineOf(name), { button: 0, clientX: 0 });
  for (const clientX of places) {
    fireEvent.mouseMove(document, { buttons: 1, clientX });
  }
  fireEvent.mouseUp(document, { clientX: places.at(-1) ?? 0 });
}

describe('widths', () => {
  proves(
    [
      'A column is 100px wide unless you say otherwise.',
      '| `width` | Width in px; ignored while `flex` is set | 100 |',
      '| `minWidth` | Lower limit in px, for `width`, `flex` and resizing | 50 |',
      '| `maxWidth` | Upper limit in px | none |',
    ],
    () => {
      const { api } = showWithApi({
        columns: [
          { field: 'plain' },
          { field: 'wide', width: 5000 },
          { field: 'narrow', width: 10 },
          { field: 'limited', width: 10, minWidth: 80 },
          { field: 'least', width: 500, maxWidth: 300 },
          { field: 'fluid', flex: 1, width: 400 },
        ],
      });
      expect(['plain', 'wide', 'narrow', 'limited', 'least'].map(widthOf)).toEqual([
        '100px',
        '5000px',
        '50px',
        '80px',
        '300px',
      ]);
      expect(widthOf('fluid')).not.toBe('400px');
      // The number has to be positive.
      act(() => api().updateColumns([{ field: 'zero', flex: 0, width: 120 }]));
      expect(widthOf('zero')).toBe('120px');
    },
  );

  proves(
    [
      'Both, as well as resizing and autosizing, are in the Community package.',
      'People resize a column by dragging the line at the end of its header, with a mouse or a finger.',
      'Turn this off for one column with `resizable: false`, or for all with `disableColumnResize`.',
    ],
    () => {
      const { unmount } = show(<Grid />);
      drag('Name', [200, 130]);
      expect(widthOf('Name')).toBe('130px');
      drag('Amount', [1]);
      expect(widthOf('Amount')).toBe('80px');
      drag('Amount', [1000]);
      expect(widthOf('Amount')).toBe('300px');
      const touch = (clientX: number) => ({ changedTouches: [{ identifier: 1, clientX }] });
      fireEvent.touchStart(lineOf('Name'), touch(0));
      fireEvent.touchMove(document, touch(170));
      fireEvent.touchEnd(document, touch(170));
      expect(widthOf('Name')).toBe('170px');
      drag('Fixed', [200]);
      expect(widthOf('Fixed')).toBe('100px');
      unmount();
      show(<Grid disableColumnResize />);
      drag('Name', [200]);
      expect(widthOf('Name')).toBe('100px');
    },
  );

  proves(
    [
      '`onColumnWidthChange` fires when the new width is final, also after autosizing.',
      '`onColumnResize` fires all the time while the pointer moves.',
    ],
    async () => {
      const seen: string[] = [];
      const { api, unmount } = showWithApi({
        onColumnWidthChange: ({ width }) => seen.push(`final ${width}`),
        onColumnResize: ({ width }) => seen.push(`now ${width}`),
      });
      drag('Name', [200, 150, 130]);
      expect(seen).toEqual(['now 200', 'now 150', 'now 130', 'final 130']);
      seen.length = 0;
      // Here nothing has a size, so the header's own 1 px and the limits remain.
      await act(() => api().autosizeColumns({ columns: ['name'] }));
      expect(seen).toEqual(['final 50']);
      unmount();
      show(<ResizableColumns />);
      drag('Team', [180]);
      expect(screen.getByRole('status')).toHaveTextContent('Team: 180 px');
    },
  );

  proves(
    '`onColumnWidthChange` reports the number that you passed, even where a limit of the column cuts it.',
    () => {
      const seen: number[] = [];
      const { api } = showWithApi({ onColumnWidthChange: ({ width }) => seen.push(width) });
      act(() => api().setColumnWidth('amount', 900));
      expect(seen).toEqual([900]);
      expect(widthOf('Amount')).toBe('300px');
    },
  );

  proves(
    [
      'The state holds the width, limits, and `flex` of each column whose definition sets one of them, resized or not, and wins over the definition.',
      'If a release changes a definition, remove that column from `state.columns.dimensions` of what people saved.',
    ],
    () => {
      const { api, unmount } = showWithApi();
      const state = api().exportState();
      unmount();
      expect(Object.keys(state.columns?.dimensions ?? {})).toEqual(['amount', 'fluid']);
      const newColumns = [{ field: 'amount', headerName: 'Amount', width: 220 }];
      const old = show(<Grid columns={newColumns} initialState={state} />);
      expect(widthOf('Amount')).toBe('150px');
      old.unmount();
      const { amount, ...dimensions } = state.columns?.dimensions ?? {};
      expect(amount).toMatchObject({ width: 150, minWidth: 80, maxWidth: 300 });
      const columnsState = { ...state.columns, dimensions };
      show(<Grid columns={newColumns} initialState={{ ...state, columns: columnsState }} />);
      expect(widthOf('Amount')).toBe('220px');
    },
  );

  proves(
    [
      'The `columnResizeStart` [event](/x/react-data-grid/events/) tells that a drag has begun, with the `field`.',
      'The grid closes an open column menu then.',
    ],
    async () => {
      const { api } = showWithApi();
      const started = jest.fn();
      act(() => {
        api().subscribeEvent('columnResizeStart', started);
      });
      act(() => api().showColumnMenu('amount'));
      expect(await screen.findByRole('menu')).toBeInTheDocument();
      drag('Name', [200]);
      expect(started.mock.calls.map(([params]) => params)).toEqual([{ field: 'name' }]);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    },
  );

  proves(
    "The `columnResizeIcon` slot draws the line, also where a column can't be resized.",
    () => {
      show(<Grid slots={{ columnResizeIcon: () => <i data-testid="line" /> }} />);
      for (const name of ['Name', 'Fixed']) {
        expect(lineOf(name)).toContainElement(
          headerOf(name).querySelector<HTMLElement>('[data-testid="line"]'),
        );
      }
      expect(screen.getAllByTestId('line')).toHaveLength(4);
    },
  );

  proves(
    [
      'A fluid column that has been resized is no longer fluid: its `flex` becomes 0.',
      'From code, `apiRef.current.setColumnWidth(field, width)` does the job for a fixed column.',
      '`getColumnPosition(field)` returns how far a visible column is from the start of all columns, in px, to place something of yours above it;',
    ],
    () => {
      const { api } = showWithApi();
      act(() => api().setColumnWidth('fluid', 222));
      expect(widthOf('Fluid')).not.toBe('222px');
      expect(api().getColumn('fluid').flex).toBe(1);
      drag('Fluid', [200]);
      expect(widthOf('Fluid')).toBe('200px');
      expect(api().getColumn('fluid').flex).toBe(0);
      act(() => api().setColumnWidth('name', 130));
      expect(widthOf('Name')).toBe('130px');
      expect(api().getColumnPosition('name')).toBe(0);
      expect(api().getColumnPosition('fluid')).toBe(130 + 150);
      act(() => api().setColumnVisibility('name', false));
      expect(api().getColumnPosition('fluid')).toBe(150);
      expect(api().getColumnPosition('name')).toBeUndefined();
    },
  );

  proves(
    'To bring widths back on the next visit, save the state and pass it as initial state:',
    () => {
      const { api, unmount } = showWithApi();
      drag('Name', [222]);
      drag('Fluid', [180]);
      const saved = JSON.stringify(api().exportState());
      unmount();
      show(<Grid initialState={JSON.parse(saved)} />);
      expect(['Name', 'Fluid'].map(widthOf)).toEqual(['222px', '180px']);
    },
  );

  proves(
    'A new array brings back the widths that it contains, and what people had set by hand is lost.',
    () => {
      const { rerender } = showWithApi();
      drag('Name', [222]);
      drag('Amount', [222]);
      rerender({});
      expect(['Name', 'Amount'].map(widthOf)).toEqual(['222px', '222px']);
      rerender({ columns: [...columns] });
      expect(['Name', 'Amount'].map(widthOf)).toEqual(['100px', '150px']);
    },
  );
});

describe('autosizing', () => {
  proves(
    [
      '`disableAutosize` turns the double-click off.',
      'The `autosizeOptions` prop takes the same options.',
      'It applies to the double-click, which always sizes one column, and to `autosizeOnMount`:',
    ],
    async () => {
      const { user, unmount } = show(<Grid autosizeOptions={{ columns: ['amount'] }} />);
      await user.dblClick(lineOf('Name'));
      await waitFor(() => expect(widthOf('Name')).toBe('50px'));
      expect(widthOf('Amount')).toBe('150px');
      unmount();
      const off = show(<Grid disableAutosize />);
      await off.user.dblClick(lineOf('Name'));
      expect(widthOf('Name')).toBe('100px');
      off.unmount();
      show(<Grid autosizeOnMount autosizeOptions={{ columns: ['amount'] }} />);
      await waitFor(() => expect(widthOf('Amount')).toBe('80px'));
      expect(widthOf('Name')).toBe('100px');
      await expectCompiles(`
        import type { DataGridProps, GridAutosizeOptions } from '@mui/x-data-grid';
        export const prop: DataGridProps['autosizeOptions'] = {} as GridAutosizeOptions;`);
    },
  );

  proves(
    [
      'It returns a promise that resolves when the widths are set.',
      'While one call runs, another one does nothing.',
    ],
    async () => {
      const { api } = showWithApi();
      await act(async () => {
        await Promise.all([
          api().autosizeColumns({ columns: ['name'] }),
          api().autosizeColumns({ columns: ['amount'] }),
        ]);
      });
      expect(widthOf('Name')).toBe('50px');
      expect(widthOf('Amount')).toBe('150px');
    },
  );

  proves('`autosizeOnMount` measures once.', async () => {
    const changed = jest.fn();
    const { rerender } = showWithApi({ autosizeOnMount: true, onColumnWidthChange: changed });
    await waitFor(() => expect(widthOf('Name')).toBe('50px'));
    changed.mockClear();
    rerender({ rows: [...rows, { id: 2, name: 'another' }] });
    await act(async () => {});
    expect(changed).not.toHaveBeenCalled();
  });
});

exempt(
  "When the content is known, plain `width`, `flex` and `minWidth` are quicker than any measurement and don't shift after the first paint.",
  'Advice that follows from what is proved about measuring.',
);
