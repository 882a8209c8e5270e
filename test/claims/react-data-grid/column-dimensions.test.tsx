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
      'By default, a column is 100 px wide.',
      '| `width` | Width in px. Ignored if `flex` is set | 100 |',
      '| `minWidth` | Minimum width in px, also for `flex` and for resizing | 50 |',
      '| `maxWidth` | Maximum width in px | none |',
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
      'Users can resize columns, and the grid can size columns to their content.',
      'All of this is part of the Community plan.',
      'Users resize a column by dragging the line at the end of its header.',
      'To turn resizing off, set `resizable: false` on a column, or `disableColumnResize` on the grid.',
      'The grid has no keyboard shortcut for resizing.',
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
      '| save the new width | `onColumnWidthChange`, which fires when the width is final, also after autosizing |',
      '| follow the pointer during a drag | `onColumnResize`, which fires often |',
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
    'If `minWidth` or `maxWidth` limits the width, `onColumnWidthChange` still reports the number that you pass to `setColumnWidth()`.',
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
      "If the definition of a column sets `width`, `minWidth`, `maxWidth`, or `flex`, the saved state contains these values, even if users didn't resize the column.",
      'When you restore the state, the saved values override the definition.',
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
    '| know when a drag starts | The `columnResizeStart` [event](/x/react-data-grid/events/), which passes the `field` |',
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

  proves('| change the line | The `columnResizeIcon` slot |', () => {
    show(<Grid slots={{ columnResizeIcon: () => <i data-testid="line" /> }} />);
    for (const name of ['Name', 'Fixed']) {
      expect(lineOf(name)).toContainElement(
        headerOf(name).querySelector<HTMLElement>('[data-testid="line"]'),
      );
    }
    expect(screen.getAllByTestId('line')).toHaveLength(4);
  });

  proves(
    [
      'If a user resizes a column with `flex`, the width of the column becomes fixed.',
      'To set the width of a column, call `apiRef.current.setColumnWidth(field, width)`.',
      'To place your own element above a column, call `getColumnPosition(field)`.',
      'The method returns the distance in px from the start of the first column.',
      "If a column has `flex`, `setColumnWidth()` doesn't change its width.",
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
    'To restore the widths, save the state of the grid, and pass the saved state as `initialState`:',
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
    'For a new array, the grid applies the widths of the definition again, and the widths that users have set are lost.',
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
      'To turn the double-click off, set `disableAutosize`.',
      'Pass the options for mounting and for the double-click in `autosizeOptions`:',
      'To size columns when the grid mounts, set `autosizeOnMount`.',
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
      '`autosizeColumns()` returns a promise that resolves when the widths are set.',
      'While a call is running, further calls have no effect.',
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

  proves('With `autosizeOnMount`, the grid measures once at the start.', async () => {
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
  "These are faster and don't change after the first render.",
  'Advice that follows from what is proved about measuring.',
);
