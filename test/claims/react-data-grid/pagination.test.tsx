import { StrictMode, useEffect, useRef, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridFilterModel,
  gridFilteredSortedRowIdsSelector,
  gridPageCountSelector,
  gridPageSelector,
  gridPageSizeSelector,
  type GridPaginationMeta,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { fetchPhotos } from '../../../docs/x/react-data-grid/pagination/archive';
import FirstAndLast from '../../../docs/x/react-data-grid/pagination/FirstAndLast';
import PageNumbers from '../../../docs/x/react-data-grid/pagination/PageNumbers';
import ServerPagination from '../../../docs/x/react-data-grid/pagination/ServerPagination';
import {
  act,
  proves,
  createApiRef,
  createFakeServer,
  exempt,
  expectConsole,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
  within,
} from '../harness';

jest.mock('../../../docs/x/react-data-grid/pagination/archive', () => ({ fetchPhotos: jest.fn() }));

/** Rows with the ids 0, 1, 2, …; names begin with "odd" or "even". */
function rowsUpTo(count: number) {
  return Array.from({ length: count }, (_, id) => ({
    id,
    name: `${id % 2 === 0 ? 'even' : 'odd'} ${id}`,
  }));
}

const columns = [
  { field: 'id', headerName: 'Id' },
  { field: 'name', headerName: 'Name' },
];
const rows = rowsUpTo(25);
const serverRows = rowsUpTo(5);

const startingAt = (page: number, pageSize = 5) => ({
  pagination: { paginationModel: { page, pageSize } },
});

/** 25 rows in pages of 5. */
function Grid(props: Partial<DataGridProps>) {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      pageSizeOptions={[5, 10]}
      initialState={startingAt(0)}
      {...props}
    />
  );
}

/** A page of 5 rows of a server, which has 20. */
const ofServer: Partial<DataGridProps> = {
  rows: serverRows,
  paginationMode: 'server',
  rowCount: 20,
};

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

/** What the footer says about the rows, such as "1–5 of 25". */
function rangeShown(): string {
  return screen.getByText(/^\d+–\d+ of /).textContent ?? '';
}

const menuOfSizes = () => screen.queryByRole('combobox', { name: /rows per page/i });

describe('page sizes', () => {
  proves('The Community grid always has pages.', () => {
    const off: object = { pagination: false };
    show(<Grid {...off} />);
    expect(textsOf('id')).toEqual(['0', '1', '2', '3', '4']);
    expect(rangeShown()).toBe('1–5 of 25');
  });

  proves('In tree data and row groups, only the rows of the top level count.', () => {
    const paths = ['A', 'A/1', 'A/2', 'B', 'B/1', 'C'];
    const paged = {
      columns: [{ field: 'id' }, { field: 'kind' }],
      rows: paths.map((id) => ({ id, kind: id.charAt(0) })),
      defaultGroupingExpansionDepth: -1,
      pagination: true,
      pageSizeOptions: [2],
      initialState: startingAt(0, 2),
    };
    const tree = show(
      <DataGridPremium {...paged} treeData getTreeDataPath={({ id }) => String(id).split('/')} />,
    );
    expect(rangeShown()).toBe('1–2 of 3');
    expect(textsOf('id')).toEqual(['A', 'A/1', 'A/2', 'B', 'B/1']);
    tree.unmount();
    show(<DataGridPremium {...paged} rowGroupingModel={['kind']} />);
    expect(rangeShown()).toBe('1–2 of 3');
    expect(textsOf('id').filter(Boolean)).toEqual(['A', 'A/1', 'A/2', 'B', 'B/1']);
  });

  proves('| Pro and Premium | Off until you set `pagination` | No limit |', () => {
    const many = {
      rows: rowsUpTo(200),
      columns,
      pageSizeOptions: [5, 150],
      initialState: startingAt(0, 150),
    };
    for (const Plan of [DataGridPro, DataGridPremium]) {
      const whole = show(<Plan {...many} />);
      expect(menuOfSizes()).toBeNull();
      expect(screen.getByText('Total Rows:', { exact: false })).toBeInTheDocument();
      whole.unmount();
      const paged = show(<Plan {...many} pagination />);
      expect(rangeShown()).toBe('1–150 of 200');
      expect(textsOf('id')).toHaveLength(150);
      paged.unmount();
      const off = show(<Plan {...many} pagination={false} />);
      expect(menuOfSizes()).toBeNull();
      off.unmount();
    }
  });

  proves(
    [
      'If `pagination` or `paginationMode` changes after the grid has mounted, the footer changes, but the rows stay divided as before.',
      'Change the `key` of the grid as well.',
    ],
    () => {
      const some = {
        rows: rowsUpTo(8),
        columns,
        pageSizeOptions: [5],
        initialState: startingAt(0),
      };
      const mode = show(<Grid />);
      mode.rerender(<Grid paginationMode="server" rowCount={40} />);
      expect(rangeShown()).toBe('1–5 of 40');
      expect(textsOf('id')).toHaveLength(5);
      mode.rerender(<Grid key="server" paginationMode="server" rowCount={40} />);
      expect(textsOf('id')).toHaveLength(25);
      mode.unmount();
      const { rerender } = show(<DataGridPro {...some} />);
      expect(textsOf('id')).toHaveLength(8);
      rerender(<DataGridPro {...some} pagination />);
      expect(rangeShown()).toBe('1–5 of 8');
      expect(textsOf('id')).toHaveLength(8);
      rerender(<DataGridPro key="pages" {...some} pagination />);
      expect(textsOf('id')).toHaveLength(5);
      rerender(<DataGridPro key="pages" {...some} />);
      expect(screen.queryByText(/ of 8$/)).toBeNull();
      expect(textsOf('id')).toHaveLength(5);
    },
  );

  proves(
    [
      "An option is a number, or an object such as `{ value: -1, label: 'All' }`.",
      'The value `-1` shows all rows.',
      'If there is only one option, the footer has no menu.',
    ],
    async () => {
      const single = show(<Grid pageSizeOptions={[5]} />);
      expect(menuOfSizes()).toBeNull();
      single.unmount();
      const all = show(<Grid rows={rowsUpTo(120)} pageSizeOptions={[5, -1]} />);
      await all.user.click(screen.getByRole('combobox', { name: /rows per page/i }));
      await all.user.click(screen.getByRole('option', { name: '-1' }));
      expect(textsOf('id')).toHaveLength(120);
      all.unmount();
      const { user } = show(<Grid pageSizeOptions={[5, { value: 10, label: 'Ten' }]} />);
      await user.click(screen.getByRole('combobox', { name: /rows per page/i }));
      const options = screen.getAllByRole('option');
      expect(options.map(({ textContent }) => textContent)).toEqual(['5', 'Ten']);
      await user.click(screen.getByRole('option', { name: 'Ten' }));
      expect(textsOf('id')).toHaveLength(10);
    },
  );

  proves(
    [
      'Pages are counted from 0.',
      'By default, a page has 100 rows and the options are `[25, 50, 100]`.',
    ],
    async () => {
      const { api, user } = showWithApi({
        rows: rowsUpTo(120),
        pageSizeOptions: undefined,
        initialState: undefined,
      });
      expect(gridPageSelector({ current: api() })).toBe(0);
      expect(textsOf('id')).toHaveLength(100);
      expect(textsOf('id')[0]).toBe('0');
      await user.click(screen.getByRole('combobox', { name: /rows per page/i }));
      const options = screen.getAllByRole('option');
      expect(options.map(({ textContent }) => textContent)).toEqual(['25', '50', '100']);
    },
  );

  proves(
    [
      "When the grid mounts, it doesn't correct a page beyond the last one.",
      'With rows in the browser, it then shows only the last row.',
      'With pages from a server, your rows appear, but the footer shows the range of the last page, such as “46–48 of 48”.',
      'In development, Strict Mode hides both.',
    ],
    () => {
      const beyond = { page: 9, pageSize: 5 };
      const { api, unmount } = showWithApi({ initialState: startingAt(9) });
      expect(gridPageSelector({ current: api() })).toBe(9);
      expect(textsOf('id')).toEqual(['24']);
      unmount();
      const changed = jest.fn();
      const inBrowser = show(<Grid paginationModel={beyond} onPaginationModelChange={changed} />);
      expect(textsOf('id')).toEqual(['24']);
      expect(changed).not.toHaveBeenCalled();
      inBrowser.unmount();
      for (const sent of [[], rowsUpTo(2)]) {
        const onServer = show(
          <Grid
            {...ofServer}
            rows={sent}
            rowCount={48}
            paginationModel={beyond}
            onPaginationModelChange={changed}
          />,
        );
        expect(textsOf('id')).toHaveLength(sent.length);
        expect(rangeShown()).toBe('46–48 of 48');
        expect(changed).not.toHaveBeenCalled();
        onServer.unmount();
      }
      show(
        <StrictMode>
          <Grid paginationModel={beyond} onPaginationModelChange={changed} />
        </StrictMode>,
      );
      expect(changed.mock.lastCall?.[0]).toEqual({ page: 4, pageSize: 5 });
    },
  );

  proves(
    [
      'The page size has to be one of the options.',
      'Otherwise the menu disappears, and the console shows a warning in development.',
      'If you set `pageSizeOptions={[5, 10]}`, also set a page size, because the default is 100.',
    ],
    () => {
      const { unmount } = show(<Grid />);
      expect(menuOfSizes()).toBeInTheDocument();
      unmount();
      show(<Grid initialState={undefined} />);
      expect(menuOfSizes()).toBeNull();
      expect(textsOf('id')).toHaveLength(25);
      expectConsole('warn', /page size `100` is not present in the `pageSizeOptions`/);
    },
  );
});

describe('the page in the URL', () => {
  proves(
    'If the page is too high, the grid goes to the last page when the total arrives, and calls your callback.',
    () => {
      for (const unknown of [0, -1]) {
        const changed = jest.fn();
        function Pages({ total, sent }: { total: number; sent: typeof rows }) {
          const [paginationModel, setPaginationModel] = useState({ page: 39, pageSize: 5 });
          return (
            <Grid
              {...ofServer}
              rows={sent}
              rowCount={total}
              paginationModel={paginationModel}
              onPaginationModelChange={(model) => {
                changed(model);
                setPaginationModel(model);
              }}
            />
          );
        }
        const { rerender, unmount } = show(<Pages total={unknown} sent={[]} />);
        expect(changed).not.toHaveBeenCalled();
        rerender(<Pages total={23} sent={[]} />);
        expect(changed.mock.calls.map(([model]) => model)).toEqual([{ page: 4, pageSize: 5 }]);
        unmount();
      }
    },
  );
});

describe('limits by plan', () => {
  proves(
    [
      '| Community | Always on | At most 100, or all with `-1` |',
      'In Community, a page size above 100 throws an error.',
    ],
    () => {
      expect(() => show(<Grid paginationModel={{ page: 0, pageSize: 101 }} />)).toThrow(
        '`pageSize` cannot exceed 100',
      );
      const { api } = showWithApi({ rows: rowsUpTo(120), pageSizeOptions: [5, -1] });
      act(() => api().setPageSize(-1));
      expect(textsOf('id')).toHaveLength(120);
    },
  );
});

describe('the page from code', () => {
  proves(
    [
      'When users sort or filter, the grid returns to the first page.',
      'If that changes the page, `onPaginationModelChange` fires.',
    ],
    async () => {
      const changed = jest.fn();
      const { api, user } = showWithApi({
        initialState: startingAt(2),
        onPaginationModelChange: changed,
      });
      await user.click(titleOf('Id'));
      expect(gridPageSelector({ current: api() })).toBe(0);
      expect(changed.mock.calls.map(([model]) => model)).toEqual([{ page: 0, pageSize: 5 }]);
      act(() => api().setQuickFilterValues(['odd']));
      expect(changed).toHaveBeenCalledTimes(1);
      act(() => api().setPage(1));
      expect(changed).toHaveBeenCalledTimes(2);
      act(() => api().setQuickFilterValues(['even']));
      expect(changed.mock.lastCall?.[0]).toEqual({ page: 0, pageSize: 5 });
    },
  );

  proves(
    [
      'When users change the page size, the grid keeps the page number if it can, so other rows appear.',
      'If the total is known, this `onPaginationModelChange` keeps the first row in view, also with `autoPageSize`:',
    ],
    async () => {
      for (const [isKept, startPage, size, range, back] of [
        [false, 2, '10', '21–25 of 25', '11–15 of 25'],
        [false, 4, '10', '21–25 of 25', '11–15 of 25'],
        [true, 3, '10', '11–20 of 25', '11–15 of 25'],
        [true, 4, 'All', '1–25 of 25', '1–5 of 25'],
      ] as const) {
        for (const source of [{}, { ...ofServer, rowCount: 25 }]) {
          const requests: GridPaginationModel[] = [];
          function Pages() {
            const [paginationModel, setPaginationModel] = useState({
              page: startPage as number,
              pageSize: 5,
            });
            useEffect(() => {
              requests.push(paginationModel);
            }, [paginationModel]);
            const keepFirstRow = (next: GridPaginationModel) =>
              setPaginationModel((current) => {
                if (next.pageSize === current.pageSize) {
                  return next;
                }
                const page = Math.floor((current.page * current.pageSize) / next.pageSize);
                return { ...next, page: Math.max(0, page) };
              });
            return (
              <Grid
                {...source}
                pageSizeOptions={[5, 10, { value: -1, label: 'All' }]}
                paginationModel={paginationModel}
                onPaginationModelChange={isKept ? keepFirstRow : setPaginationModel}
              />
            );
          }
          const { user, unmount } = show(<Pages />);
          const pick = async (name: string) => {
            await user.click(screen.getByRole('combobox', { name: /rows per page/i }));
            await user.click(screen.getByRole('option', { name }));
          };
          await pick(size);
          expect(rangeShown()).toBe(range);
          await pick('5');
          expect(rangeShown()).toBe(back);
          expect(requests).toHaveLength(3);
          expect(requests.every(({ page }) => page >= 0)).toBe(true);
          unmount();
        }
      }
    },
  );

  proves(
    [
      '| `setPage(page)` | Goes to a page, a whole number from 0. If the total is known and the number is too high, goes to the last page |',
      '| `setPageSize(size)` | Changes the rows per page. If the current page number is now too high, goes to the last page |',
      '| `setPaginationModel(model)` | Sets the page and the page size |',
    ],
    () => {
      const { api } = showWithApi();
      act(() => api().setPage(1));
      expect(textsOf('id')[0]).toBe('5');
      act(() => api().setPage(99));
      expect(textsOf('id')[0]).toBe('20');
      act(() => api().setPageSize(10));
      expect(rangeShown()).toBe('21–25 of 25');
      act(() => api().setPaginationModel({ page: 1, pageSize: 5 }));
      expect(rangeShown()).toBe('6–10 of 25');
      act(() => api().setPageSize(10));
      expect(rangeShown()).toBe('11–20 of 25');
    },
  );

  proves(
    [
      'If you pass the `rowCount` prop, `setRowCount()` calls `onRowCountChange`, and the total stays until you update the prop.',
      '`setPaginationMeta()` works in the same way with the `paginationMeta` prop and `onPaginationMetaChange`.',
    ],
    () => {
      const changed = jest.fn();
      const { api, rerender } = showWithApi({ ...ofServer, onRowCountChange: changed });
      changed.mockClear();
      act(() => api().setRowCount(19));
      expect(rangeShown()).toBe('1–5 of 20');
      expect(changed.mock.calls.map(([count]) => count)).toEqual([19]);
      rerender({ rowCount: 19 });
      expect(rangeShown()).toBe('1–5 of 19');

      const own = jest.fn();
      const other = showWithApi({
        ...ofServer,
        rowCount: -1,
        paginationMeta: { hasNextPage: true },
        onPaginationMetaChange: own,
      });
      own.mockClear();
      act(() => other.api().setPaginationMeta({ hasNextPage: false }));
      expect(own.mock.calls.map(([meta]) => meta)).toEqual([{ hasNextPage: false }]);
      expect(screen.getByText('1–5 of more than 5')).toBeInTheDocument();
    },
  );

  proves(
    [
      '| `setPaginationMeta(meta)` | Says whether another page follows if the [total is unknown](#load-pages-without-knowing-the-row-count) |',
    ],
    () => {
      const changed = jest.fn();
      const heard = jest.fn();
      const total = jest.fn();
      const { api } = showWithApi({
        ...ofServer,
        rowCount: -1,
        onPaginationMetaChange: changed,
        onRowCountChange: total,
      });
      act(() => {
        api().subscribeEvent('paginationMetaChange', heard);
      });
      act(() => api().setPaginationMeta({ hasNextPage: false }));
      expect(heard.mock.calls.map(([meta]) => meta)).toEqual([{ hasNextPage: false }]);
      expect(changed.mock.calls.map(([meta]) => meta)).toEqual([{ hasNextPage: false }]);
      expect(total.mock.lastCall?.[0]).toBe(5);
    },
  );

  proves(
    [
      'With this form, users go to the page that they type.',
      'If the number is too high, the grid goes to the last page:',
    ],
    async () => {
      const { apiRef } = createApiRef<GridApi>();
      const goToPage = (event: React.SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        apiRef.current?.setPage(Number(new FormData(event.currentTarget).get('page')) - 1);
      };
      const { user } = show(
        <div>
          <form onSubmit={goToPage}>
            <label>
              Go to page <input name="page" type="number" min={1} required />
            </label>
            <button type="submit">Go</button>
          </form>
          <Grid apiRef={apiRef} />
        </div>,
      );
      const input = screen.getByRole('spinbutton', { name: 'Go to page' });
      for (const [typed, range] of [
        ['3', '11–15 of 25'],
        ['0', '11–15 of 25'],
        ['99', '21–25 of 25'],
        ['1', '1–5 of 25'],
      ] as const) {
        await user.clear(input);
        await user.type(input, `${typed}{Enter}`);
        expect(rangeShown()).toBe(range);
      }
    },
  );

  proves(
    [
      'To go to the page of a certain row, find the index of the row and divide it by the page size:',
      'This code works for a flat list in the browser.',
    ],
    () => {
      const { api } = showWithApi({
        initialState: {
          ...startingAt(0),
          sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
        },
      });
      const place = gridFilteredSortedRowIdsSelector({ current: api() }).indexOf(3);
      act(() => api().setPage(Math.floor(place / 5)));
      expect(textsOf('id')).toContain('3');
      act(() => api().setPage(3));
      expect(textsOf('id')).not.toContain('3');
    },
  );

  proves(
    'To read the state, use the selectors `gridPageSelector`, `gridPageSizeSelector`, and `gridPageCountSelector`.',
    () => {
      const { api } = showWithApi({ initialState: startingAt(2) });
      const apiRef = { current: api() };
      expect(gridPageSelector(apiRef)).toBe(2);
      expect(gridPageSizeSelector(apiRef)).toBe(5);
      expect(gridPageCountSelector(apiRef)).toBe(5);
    },
  );
});

describe('the controls', () => {
  proves(
    "If the calculated size isn't one of the options, the footer has no menu of page sizes.",
    () => {
      const { api } = showWithApi({ autoPageSize: true, initialState: undefined });
      act(() => api().setPageSize(7));
      expect(menuOfSizes()).toBeNull();
      act(() => api().setPageSize(5));
      expect(menuOfSizes()).toBeInTheDocument();
    },
  );

  proves("Don't combine `autoPageSize` with `autoHeight`.", () => {
    show(<Grid autoPageSize autoHeight initialState={undefined} />);
    expectConsole('error', /cannot use both the `autoPageSize` and `autoHeight` props/);
  });

  proves('To build your own controls, replace the `pagination` slot.', () => {
    show(<Grid slots={{ pagination: () => <p>My pages</p> }} />);
    expect(document.querySelector('.MuiDataGrid-footerContainer')).toHaveTextContent(/^My pages$/);
  });

  proves(
    [
      "To adjust the built-in controls, pass props of Material UI's `TablePagination` in `slotProps.basePagination.material`.",
      'This Pro grid adds buttons for the first and the last page:',
    ],
    async () => {
      const { user } = show(<FirstAndLast />);
      await user.click(screen.getByRole('button', { name: 'Go to last page' }));
      expect(rangeShown()).toBe('33–34 of 34');
      await user.click(screen.getByRole('button', { name: 'Go to first page' }));
      expect(rangeShown()).toBe('1–4 of 34');
      await user.click(screen.getByRole('combobox', { name: /rows per page/i }));
      await user.click(screen.getByRole('option', { name: 'All' }));
      expect(textsOf('title')).toHaveLength(34);
    },
  );

  proves(
    [
      'Your component reads the page with selectors and calls `setPage()` of the API object.',
      'This demo requires a known total:',
    ],
    async () => {
      const unknown = showWithApi({ ...ofServer, rowCount: -1 });
      expect(gridPageCountSelector({ current: unknown.api() })).toBe(2);
      unknown.unmount();
      const { user } = show(<PageNumbers />);
      expect(textsOf('title')[0]).toMatch(/reel 9$/);
      await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
      expect(textsOf('title')[0]).toMatch(/reel 5$/);
    },
  );

  proves(
    [
      'To use another component library, replace the `basePagination` slot.',
      'Your component receives `page`, `rowsPerPage`, `count`, and callbacks such as `onPageChange` as props.',
    ],
    async () => {
      function Plain({
        page,
        count,
        rowsPerPage,
        onPageChange,
      }: {
        page: number;
        count: number;
        rowsPerPage: number;
        onPageChange: (event: null, page: number) => void;
      }) {
        return (
          <button type="button" onClick={() => onPageChange(null, page + 1)}>
            {[page, count, rowsPerPage].join()}
          </button>
        );
      }
      const slots = { basePagination: Plain } as DataGridProps['slots'];
      const { user } = show(<Grid slots={slots} />);
      await user.click(screen.getByRole('button', { name: '0,25,5' }));
      expect(textsOf('id')[0]).toBe('5');
    },
  );

  proves(
    [
      'To render the controls elsewhere on your page, hide the built-in ones with `hideFooterPagination`.',
      'The rows are still divided into pages.',
    ],
    () => {
      for (const props of [{ hideFooterPagination: true }, { slots: { pagination: null } }]) {
        const { unmount } = show(<Grid {...props} />);
        expect(document.querySelector('.MuiDataGrid-footerContainer')).toHaveTextContent(/^$/);
        expect(textsOf('id')).toHaveLength(5);
        unmount();
      }
    },
  );
});

describe('pages of a server', () => {
  proves(
    '| `setRowCount(count)` | Sets the total of a [data source](/x/react-data-grid/server-side-data/), for example after a deletion |',
    async () => {
      const { api } = showWithApi({
        rows: undefined,
        dataSource: { getRows: () => Promise.resolve({ rows: serverRows, rowCount: 20 }) },
      });
      await screen.findByText('1–5 of 20');
      act(() => api().setRowCount(19));
      expect(rangeShown()).toBe('1–5 of 19');
    },
  );

  proves(
    [
      'Expect two requests after a sort or a filter on a later page if you pass `sortModel` or `filterModel`.',
      'The grid returns to page 0 only after your new model has rendered, so an effect runs twice.',
      'To send one request, pass only the callbacks.',
    ],
    async () => {
      const requests: unknown[] = [];
      const { apiRef, api } = createApiRef<GridApi>();
      function Pages({ isControlled }: { isControlled: boolean }) {
        const [paginationModel, setPaginationModel] = useState({ page: 2, pageSize: 5 });
        const [sortModel, setSortModel] = useState<GridSortModel>([]);
        const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
        useEffect(() => {
          requests.push([
            paginationModel.page,
            sortModel[0]?.sort,
            filterModel.quickFilterValues?.join(),
          ]);
        }, [paginationModel, sortModel, filterModel]);
        return (
          <Grid
            {...ofServer}
            apiRef={apiRef}
            initialState={undefined}
            sortingMode="server"
            filterMode="server"
            paginationModel={paginationModel}
            onPaginationModelChange={setPaginationModel}
            onSortModelChange={setSortModel}
            onFilterModelChange={setFilterModel}
            {...(isControlled ? { sortModel, filterModel } : {})}
          />
        );
      }
      for (const isControlled of [true, false]) {
        for (const isFilter of [true, false]) {
          requests.length = 0;
          const { user, unmount } = show(<Pages isControlled={isControlled} />);
          if (isFilter) {
            act(() => api().setQuickFilterValues(['odd']));
          } else {
            await user.click(titleOf('Id'));
          }
          const asked = isFilter ? [undefined, 'odd'] : ['asc', undefined];
          expect(requests).toEqual([
            [2, undefined, undefined],
            ...(isControlled ? [[2, ...asked]] : []),
            [0, ...asked],
          ]);
          unmount();
        }
      }
    },
  );

  proves('Clear the rows, keep the total, and offer to try again, as the demo does.', async () => {
    const photo = { id: 1, title: 'Tram', photographer: 'Oduya', year: '1904' };
    const answers = createFakeServer((page: number) => ({
      rows: [{ ...photo, id: page }],
      total: 23,
      hasNextPage: true,
    }));
    jest.mocked(fetchPhotos).mockImplementation(({ page }) => answers.ask(page));
    const { user } = show(<ServerPagination />);
    await screen.findByText('1–5 of 23');
    answers.failNext();
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(textsOf('title')).toEqual([]);
    expect(rangeShown()).toBe('6–10 of 23');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(textsOf('title')).toEqual(['Tram']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(answers.requests).toEqual([0, 1, 1]);
  });

  proves(
    [
      'After a deletion, request the page again.',
      'If the page is now empty, the new total moves the grid to the last page.',
    ],
    async () => {
      let total = 11;
      const answers = createFakeServer((page: number) => ({
        rows: rowsUpTo(total).slice(page * 5, page * 5 + 5),
        total,
      }));
      function Pages() {
        const [paginationModel, setPaginationModel] = useState({ page: 2, pageSize: 5 });
        const [deletions, setDeletions] = useState(0);
        const [answer, setAnswer] = useState<{ rows: typeof rows; total: number }>();
        useEffect(() => {
          let isCurrent = true;
          answers.ask(paginationModel.page).then(
            (next) => isCurrent && setAnswer(next),
            () => undefined,
          );
          return () => {
            isCurrent = false;
          };
        }, [paginationModel, deletions]);
        return (
          <>
            <button
              type="button"
              onClick={() => {
                total -= 1;
                setDeletions((count) => count + 1);
              }}
            >
              Delete
            </button>
            <Grid
              paginationMode="server"
              rows={answer?.rows}
              rowCount={answer?.total ?? 0}
              paginationModel={paginationModel}
              onPaginationModelChange={setPaginationModel}
            />
          </>
        );
      }
      const { user } = show(<Pages />);
      await screen.findByText('11–11 of 11');
      await user.click(screen.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(textsOf('id')).toEqual(['5', '6', '7', '8', '9']));
      expect(rangeShown()).toBe('6–10 of 10');
      expect(answers.requests).toEqual([2, 2, 1]);
    },
  );

  proves(
    '**Next** becomes disabled on the last page and, while the total is unknown, whenever a page loads.',
    () => {
      const next = () => screen.getByRole('button', { name: 'Go to next page' });
      const unknown = { ...ofServer, rowCount: -1, paginationMeta: { hasNextPage: true } };
      const { rerender } = show(<Grid {...unknown} loading />);
      expect(rangeShown()).toBe('1–5 of more than 5');
      expect(next()).toBeDisabled();
      rerender(<Grid {...unknown} />);
      expect(next()).toBeEnabled();
      rerender(<Grid {...ofServer} loading />);
      expect(next()).toBeEnabled();
      rerender(<Grid key="last" {...ofServer} initialState={startingAt(3)} />);
      expect(next()).toBeDisabled();
    },
  );

  proves('If the count falls to 0 between two pages, the grid returns to the first page.', () => {
    const changed = jest.fn();
    const { rerender } = showWithApi({
      ...ofServer,
      paginationModel: { page: 2, pageSize: 5 },
      onPaginationModelChange: changed,
    });
    rerender({ rowCount: 15 });
    expect(changed).not.toHaveBeenCalled();
    rerender({ rowCount: 0 });
    expect(changed.mock.calls.map(([model]) => model)).toEqual([{ page: 0, pageSize: 5 }]);
  });

  proves('The browser only has the rows of one page.', async () => {
    const { api, user } = showWithApi(ofServer);
    await user.click(titleOf('Id'));
    await user.click(titleOf('Id'));
    expect(textsOf('id')).toEqual(['4', '3', '2', '1', '0']);
    act(() => api().setQuickFilterValues(['even']));
    expect(textsOf('id')).toEqual(['4', '2', '0']);
    expect(rangeShown()).toBe('1–5 of 20');
  });

  proves("Rows of other pages aren't in the grid.", () => {
    const { api, rerender } = showWithApi({ ...ofServer, checkboxSelection: true });
    act(() => api().selectRow(1));
    rerender({ rows: rowsUpTo(10).slice(5) });
    expect(api().getRow(1)).toBeNull();
    expect([...api().getSelectedRows().keys()]).toEqual([]);
  });

  proves(
    [
      'The footer then shows "1–5 of more than 5".',
      'The footer shows "around 20" until a page reaches that number.',
      'If you know an approximate total, also pass `estimatedRowCount`.',
    ],
    async () => {
      const unknown = {
        ...ofServer,
        rowCount: -1,
        paginationMeta: { hasNextPage: true },
      };
      const { unmount } = show(<Grid {...unknown} />);
      expect(rangeShown()).toBe('1–5 of more than 5');
      unmount();
      const { user } = show(
        <Grid {...unknown} estimatedRowCount={20} initialState={startingAt(2)} />,
      );
      expect(rangeShown()).toBe('11–15 of around 20');
      await user.click(screen.getByRole('button', { name: 'Go to next page' }));
      expect(rangeShown()).toBe('16–20 of more than 20');
    },
  );

  proves(
    [
      'When the last page arrives with `hasNextPage: false`, the grid calculates the total and calls `onRowCountChange`.',
      'Until you do, the **Next** button stays enabled.',
    ],
    () => {
      const changed = jest.fn();
      const unknown = { ...ofServer, rowCount: -1, onRowCountChange: changed };
      const { rerender } = showWithApi({
        ...unknown,
        initialState: startingAt(2),
        paginationMeta: { hasNextPage: true },
      });
      changed.mockClear();
      rerender({ rows: rowsUpTo(3), paginationMeta: { hasNextPage: false } });
      expect(changed.mock.lastCall?.[0]).toBe(13);
      const next = screen.getByRole('button', { name: 'Go to next page' });
      expect(next).toBeEnabled();
      rerender({ rowCount: 13 });
      expect(next).toBeDisabled();
      expect(rangeShown()).toBe('11–13 of 13');
    },
  );

  proves(
    [
      "If a URL asks for page 40, but there are only 12 pages, don't pass an empty page with `hasNextPage: false` to the grid.",
      'The grid would assume 39 full pages before the empty page.',
    ],
    () => {
      const changed = jest.fn();
      show(
        <Grid
          {...ofServer}
          rows={[]}
          rowCount={-1}
          paginationModel={{ page: 39, pageSize: 5 }}
          paginationMeta={{ hasNextPage: false }}
          onRowCountChange={changed}
        />,
      );
      expect(changed.mock.lastCall?.[0]).toBe(195);
    },
  );

  proves(
    [
      'If a filter changes the total, set `rowCount` back to `-1` only together with the new `paginationMeta`.',
      'Otherwise, the grid calculates a total from the old `hasNextPage: false`.',
    ],
    () => {
      const counted = jest.fn();
      const { rerender } = showWithApi({
        ...ofServer,
        rowCount: -1,
        onRowCountChange: counted,
        paginationMeta: { hasNextPage: false },
      });
      expect(counted.mock.lastCall?.[0]).toBe(5);
      rerender({ rowCount: 5 });
      // The new filter has more pages, which the old total hides.
      rerender({ rowCount: 5, paginationMeta: { hasNextPage: true } });
      expect(rangeShown()).toBe('1–5 of 5');
      counted.mockClear();
      rerender({ rowCount: -1, paginationMeta: { hasNextPage: true } });
      expect(rangeShown()).toBe('1–5 of more than 5');
      expect(counted.mock.calls.map(([count]) => count)).not.toContain(5);
      rerender({ rowCount: -1, rows: rowsUpTo(2), paginationMeta: { hasNextPage: false } });
      expect(counted.mock.lastCall?.[0]).toBe(2);
      // Before the response, the rows and the answer about the next page are those of the old filter.
      rerender({ rowCount: 2, rows: rowsUpTo(2), paginationMeta: { hasNextPage: false } });
      counted.mockClear();
      rerender({ rowCount: -1, rows: rowsUpTo(2), paginationMeta: { hasNextPage: false } });
      expect(counted.mock.lastCall?.[0]).toBe(2);
    },
  );

  proves(
    [
      'While the total is unknown, a new page size on a later page calls `onPaginationModelChange` twice: with the old page, and then with page 0.',
      'To send one request, return to page 0 in your callback, as the [code for cursors](#paginate-with-cursors) does.',
    ],
    async () => {
      for (const isReset of [false, true]) {
        const changed = jest.fn();
        const requests: unknown[] = [];
        function Pages() {
          const [paginationModel, setPaginationModel] = useState({ page: 2, pageSize: 5 });
          useEffect(() => {
            requests.push(paginationModel);
          }, [paginationModel]);
          return (
            <Grid
              {...ofServer}
              rowCount={-1}
              paginationMeta={{ hasNextPage: true }}
              paginationModel={paginationModel}
              onPaginationModelChange={(next) => {
                changed(next);
                setPaginationModel((current) =>
                  isReset && next.pageSize !== current.pageSize ? { ...next, page: 0 } : next,
                );
              }}
            />
          );
        }
        const { user, unmount } = show(<Pages />);
        await user.click(screen.getByRole('combobox', { name: /rows per page/i }));
        await user.click(screen.getByRole('option', { name: '10' }));
        expect(changed.mock.calls.map(([model]) => model)).toEqual([
          { page: 2, pageSize: 10 },
          ...(isReset ? [] : [{ page: 0, pageSize: 10 }]),
        ]);
        expect(requests).toEqual([
          { page: 2, pageSize: 5 },
          ...(isReset ? [] : [{ page: 2, pageSize: 10 }]),
          { page: 0, pageSize: 10 },
        ]);
        unmount();
      }
    },
  );

  proves('Go to the first page instead:', async () => {
    const total = 12;
    const requests: number[] = [];
    function Pages() {
      const [paginationModel, setPaginationModel] = useState({ page: 39, pageSize: 5 });
      const [rowCount, setRowCount] = useState(-1);
      const [answer, setAnswer] = useState<{ rows: typeof rows; hasNextPage: boolean }>();
      useEffect(() => {
        let isCurrent = true;
        const { page, pageSize } = paginationModel;
        requests.push(page);
        const end = (page + 1) * pageSize;
        const sent = rowsUpTo(total).slice(page * pageSize, end);
        Promise.resolve({ rows: sent, hasNextPage: end < total }).then((next) => {
          if (isCurrent && next.rows.length === 0 && paginationModel.page > 0) {
            setPaginationModel({ ...paginationModel, page: 0 });
          } else if (isCurrent) {
            setAnswer(next);
          }
        });
        return () => {
          isCurrent = false;
        };
      }, [paginationModel]);
      return (
        <Grid
          rows={answer?.rows}
          paginationMode="server"
          rowCount={rowCount}
          onRowCountChange={setRowCount}
          paginationMeta={{ hasNextPage: answer?.hasNextPage }}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
        />
      );
    }
    const { user } = show(<Pages />);
    await waitFor(() => expect(textsOf('id')).toEqual(['0', '1', '2', '3', '4']));
    expect(rangeShown()).toBe('1–5 of more than 5');
    expect(requests).toEqual([39, 0]);
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByText('11–12 of 12')).toBeInTheDocument();
  });
});

/** The page's code for cursors, with a button for a refused page. */
describe('pages with cursors', () => {
  interface Book {
    id: number;
    name: string;
  }

  interface CursorAnswer {
    model: GridPaginationModel;
    rows: readonly Book[];
    paginationMeta: GridPaginationMeta;
    failed?: boolean;
  }

  interface BookRequest {
    after: string | undefined;
    limit: number;
  }

  const createLibrary = () =>
    createFakeServer(({ after, limit }: BookRequest) => {
      const start = Number(after ?? 0);
      const end = start + limit;
      const nextCursor = end < rows.length ? String(end) : undefined;
      return { books: rows.slice(start, end), nextCursor };
    });
  let library = createLibrary();

  function useCursorPages(model: GridPaginationModel) {
    const { page, pageSize } = model;
    const cursors = useRef<(string | undefined)[]>([]);
    const [answer, setAnswer] = useState<CursorAnswer>();

    useEffect(() => {
      cursors.current = [];
    }, [pageSize]);

    useEffect(() => {
      let isCurrent = true;
      const answered = (next: Omit<CursorAnswer, 'model'>) =>
        isCurrent && setAnswer({ model, ...next });
      library.ask({ after: cursors.current[page], limit: pageSize }).then(
        ({ books, nextCursor }) => {
          if (isCurrent) {
            cursors.current[page + 1] = nextCursor;
          }
          answered({ rows: books, paginationMeta: { hasNextPage: nextCursor !== undefined } });
        },
        () => answered({ rows: [], paginationMeta: { hasNextPage: true }, failed: true }),
      );
      return () => {
        isCurrent = false;
      };
    }, [model, page, pageSize]);

    const hasCursor = (target: number) => target === 0 || cursors.current[target] !== undefined;
    return { ...answer, loading: answer?.model !== model, hasCursor };
  }

  function Books({ apiRef }: { apiRef?: DataGridProps['apiRef'] }) {
    const [rowCount, setRowCount] = useState(-1);
    const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 10 });
    const books = useCursorPages(paginationModel);

    const handleChange = (next: GridPaginationModel) => {
      if (next.pageSize !== paginationModel.pageSize) {
        setPaginationModel({ ...next, page: 0 });
      } else if (books.hasCursor(next.page)) {
        setPaginationModel(next);
      }
    };

    return (
      <>
        {books.failed && (
          <button type="button" onClick={() => setPaginationModel({ ...paginationModel })}>
            Try again
          </button>
        )}
        <DataGrid
          apiRef={apiRef}
          rows={books.rows}
          columns={columns}
          paginationMode="server"
          rowCount={rowCount}
          onRowCountChange={setRowCount}
          loading={books.loading}
          paginationMeta={books.paginationMeta}
          paginationModel={paginationModel}
          onPaginationModelChange={handleChange}
          pageSizeOptions={[5, 10]}
          disableColumnSorting
          disableColumnFilter
        />
      </>
    );
  }

  beforeEach(() => {
    library = createLibrary();
  });

  const next = () => screen.getByRole('button', { name: 'Go to next page' });

  async function showLastPage() {
    const { apiRef, api } = createApiRef<GridApi>();
    const { user } = show(<Books apiRef={apiRef} />);
    await waitFor(() => expect(next()).toBeEnabled());
    for (const id of ['10', '20']) {
      await user.click(next());
      await waitFor(() => expect(textsOf('id')[0]).toBe(id));
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    }
    expect(rangeShown()).toBe('21–25 of 25');
    return { api, user };
  }

  proves(
    [
      'If each response contains the cursor of the next page, remember the cursors, so that users can also go back.',
      'A cursor works only with the page size that you requested, so this code returns to page 0 when the size changes:',
      "A second click on **Next** can't skip a page, because `hasCursor()` refuses pages whose cursor hasn't arrived.",
    ],
    async () => {
      const { api, user } = await showLastPage();
      library.hold();
      await user.click(screen.getByRole('combobox', { name: /rows per page/i }));
      await user.click(screen.getByRole('option', { name: '5' }));
      expect(rangeShown()).toBe('1–5 of 25');
      // The total is known, so the button is enabled while page 0 loads.
      expect(next()).toBeEnabled();
      await user.click(next());
      act(() => api().setPage(3));
      expect(rangeShown()).toBe('1–5 of 25');
      expect(library.requests.slice(3)).toEqual([{ after: undefined, limit: 5 }]);
      library.release(3);
      await waitFor(() => expect(textsOf('id')).toEqual(['0', '1', '2', '3', '4']));
      await user.click(next());
      await user.click(next());
      expect(rangeShown()).toBe('6–10 of 25');
      library.release(4);
      await waitFor(() => expect(textsOf('id')).toEqual(['5', '6', '7', '8', '9']));
      expect(library.requests.slice(4)).toEqual([{ after: '5', limit: 5 }]);
      await user.click(screen.getByRole('button', { name: 'Go to previous page' }));
      library.release(5);
      await waitFor(() => expect(textsOf('id')).toEqual(['0', '1', '2', '3', '4']));
      await user.click(next());
      expect(library.requests.slice(6)).toEqual([{ after: '5', limit: 5 }]);
    },
  );

  proves(
    'If `books.failed` is true, offer to try again, as the demo with a total does: `setPaginationModel({ ...paginationModel })` requests the page again.',
    async () => {
      const { user } = show(<Books />);
      await waitFor(() => expect(textsOf('id')[0]).toBe('0'));
      await waitFor(() => expect(next()).toBeEnabled());
      library.failNext();
      await user.click(next());
      await screen.findByRole('button', { name: 'Try again' });
      expect(textsOf('id')).toEqual([]);
      // The cursor of the page after the refused one is unknown.
      await user.click(next());
      expect(rangeShown()).toBe('11–20 of more than 20');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(textsOf('id')[0]).toBe('10'));
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(library.requests.map(({ after }) => after)).toEqual([undefined, '10', '10']);
    },
  );
});

describe('accessibility and cost', () => {
  proves(
    'If you build your own controls, name the buttons and mark the current page, as the `Pagination` component of Material UI does.',
    () => {
      show(<PageNumbers />);
      const pages = within(screen.getByRole('navigation', { name: 'Pages of recordings' }));
      expect(pages.getByRole('button', { current: 'page' })).toHaveAccessibleName('page 3');
      expect(pages.getByRole('button', { name: 'Go to page 2' })).toBeInTheDocument();
    },
  );

  proves(
    [
      'The search of the browser finds only the rows of the current page.',
      'Offer the [quick filter](/x/react-data-grid/filtering/quick-filter/), which searches all rows.',
    ],
    () => {
      const { api } = showWithApi();
      expect(document.body).not.toHaveTextContent('even 24');
      act(() => api().setQuickFilterValues(['even 24']));
      expect(textsOf('name')).toEqual(['even 24']);
    },
  );

  proves(
    "Pages in the browser don't make sorting or filtering faster, because the grid still sorts and filters all rows.",
    () => {
      const sortComparator = jest.fn((one: number, other: number) => one - other);
      const looked = new Set<unknown>();
      const own: DataGridProps['columns'] = [
        {
          field: 'id',
          sortComparator: (one: number, other: number) => {
            looked.add(one).add(other);
            return sortComparator(one, other);
          },
          getApplyQuickFilterFn: () => (value) => {
            looked.add(value);
            return true;
          },
        },
      ];
      const { api } = showWithApi({ columns: own });
      act(() => api().setSortModel([{ field: 'id', sort: 'asc' }]));
      expect(looked.size).toBe(25);
      looked.clear();
      act(() => api().setQuickFilterValues(['2']));
      expect(looked.size).toBe(25);
    },
  );
});
exempt(
  'For long lists without pages, use `-1` or Pro: the grid [renders only the visible rows](/x/react-data-grid/virtualization/).',
  'Leads to the page that proves it, and says what pages are good for.',
);
