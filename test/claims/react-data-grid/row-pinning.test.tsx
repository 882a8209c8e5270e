import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  GRID_CHECKBOX_SELECTION_FIELD,
} from '@mui/x-data-grid-pro';
import { DataGridPremium, type GridApiPremium } from '@mui/x-data-grid-premium';
import FilteredTotal from '../../../docs/x/react-data-grid/row-pinning/FilteredTotal';
import PinByAction from '../../../docs/x/react-data-grid/row-pinning/PinByAction';
import PinnedFirstAndLast from '../../../docs/x/react-data-grid/row-pinning/PinnedFirstAndLast';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
  within,
} from '../harness';

interface Row {
  id: string;
  amount: number;
}

const rows: readonly Row[] = [
  { id: 'b', amount: 2 },
  { id: 'a', amount: 1 },
  { id: 'c', amount: 3 },
];
const columns = [
  { field: 'id', headerName: 'Id' },
  { field: 'amount', editable: true },
];
const pinnedRows = {
  top: [
    { id: 't2', amount: 20 },
    { id: 't1', amount: 10 },
  ],
  bottom: [{ id: 'z', amount: 90 }],
};

/** A Pro grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const all = { apiRef, rows, columns, pinnedRows, ...props };
  const shown = show(<DataGridPro {...all} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<DataGridPro {...all} {...more} />),
  };
}

const pinned = (section: 'top' | 'bottom') =>
  [...document.querySelectorAll<HTMLElement>(`.MuiDataGrid-pinnedRows--${section} [data-id]`)].map(
    ({ dataset }) => dataset.id,
  );

proves(
  [
    'Pinned rows stay visible at the top or the bottom of the grid while users scroll, for example a total.',
    'To style pinned rows, use the classes `pinnedRows--top` and `pinnedRows--bottom`.',
    'Row pinning requires [Pro](/x/introduction/licensing/#pro-plan).',
    'The rows have the same shape as in the `rows` prop.',
  ],
  () => {
    const { unmount } = show(<PinnedFirstAndLast />);
    expect(pinned('top')).toEqual(['Plan']);
    expect(pinned('bottom')).toEqual(['Last year']);
    unmount();
    const own: object = { pinnedRows };
    show(<DataGrid rows={rows} columns={columns} {...own} />);
    expect(textsOf('id')).toEqual(['b', 'a', 'c']);
  },
);

proves(
  'Keep the object outside the component, in `useMemo`, or in state: a new object makes the grid build its rows again.',
  () => {
    const { api, rerender } = showWithApi();
    const heard = jest.fn();
    act(() => {
      api().subscribeEvent('rowsSet', heard);
    });
    rerender({ pinnedRows });
    expect(heard).not.toHaveBeenCalled();
    rerender({ pinnedRows: { ...pinnedRows } });
    expect(heard).toHaveBeenCalled();
  },
);

describe('what they take part in', () => {
  proves('| Sorting and filtering | Stay visible, in the order of your array |', async () => {
    const { api, user } = showWithApi();
    await user.click(titleOf('Id'));
    expect(textsOf('id')).toEqual(['t2', 't1', 'a', 'b', 'c', 'z']);
    act(() => api().setFilterModel({ items: [{ field: 'id', operator: 'equals', value: 'c' }] }));
    expect(textsOf('id')).toEqual(['t2', 't1', 'c', 'z']);
  });

  proves('| Pagination | Are on each page, in addition to its rows |', () => {
    const { api } = showWithApi({
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    });
    expect(textsOf('id')).toEqual(['t2', 't1', 'b', 'a', 'z']);
    expect(screen.getByText('1–2 of 3')).toBeInTheDocument();
    act(() => api().setPage(1));
    expect(textsOf('id')).toEqual(['t2', 't1', 'c', 'z']);
  });

  proves("| Row selection | Can't be selected, and have no checkbox |", async () => {
    const { api, user } = showWithApi({ checkboxSelection: true });
    await user.click(cellOf('id', 0));
    act(() => api().selectRow('z'));
    expect(api().getSelectedRows().size).toBe(0);
    const boxes = (rowIndex: number) =>
      within(cellOf(GRID_CHECKBOX_SELECTION_FIELD, rowIndex)).queryAllByRole('checkbox').length;
    expect([0, 2, 5].map(boxes)).toEqual([0, 1, 0]);
    await user.click(cellOf('id', 2));
    expect([...api().getSelectedRows().keys()]).toEqual(['b']);
  });

  proves('| Editing, `getRowHeight`, `getRowClassName` | Behave like other rows |', async () => {
    const { api, user } = showWithApi({
      getRowHeight: ({ id }) => (id === 'z' ? 90 : null),
      getRowClassName: ({ id }) => `of-${id}`,
    });
    await user.dblClick(cellOf('amount', 0));
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '77{Enter}');
    await waitFor(() => expect(textsOf('amount')[0]).toBe('77'));
    expect(api().getRow('t2').amount).toBe('77');
    const bottom = cellOf('id', 5).parentElement;
    expect(bottom).toHaveClass('of-z');
    expect(bottom).toHaveStyle({ minHeight: '90px' });
  });

  proves(
    "| [Reordering](/x/react-data-grid/row-ordering/) | Have no handle, and rows can't be dropped on them |",
    () => {
      showWithApi({ rowReordering: true });
      const handles = (rowIndex: number) =>
        cellOf('__reorder__', rowIndex).querySelectorAll('.MuiDataGrid-rowReorderCell').length;
      expect([0, 2, 5].map(handles)).toEqual([0, 1, 0]);
    },
  );

  proves(
    '| [Detail panels](/x/react-data-grid/master-detail/) | Have none, and the button is disabled |',
    async () => {
      const { user } = showWithApi({
        getDetailPanelContent: ({ id }) => <p>{`Panel of ${id}`}</p>,
      });
      const buttonOf = (rowIndex: number) =>
        within(cellOf('__detail_panel_toggle__', rowIndex)).getByRole<HTMLButtonElement>('button');
      expect([0, 2, 5].map((index) => buttonOf(index).disabled)).toEqual([true, false, true]);
      await user.click(buttonOf(2));
      expect(screen.getByText('Panel of b')).toBeInTheDocument();
    },
  );

  proves('| CSV, Excel, and print | Come first (`top`) and last (`bottom`) |', async () => {
    const { apiRef, api } = createApiRef<GridApiPremium>();
    show(<DataGridPremium {...{ apiRef, rows, columns, pinnedRows }} />);
    expect(api().getDataAsCsv()).toBe('Id,amount\r\nt2,20\r\nt1,10\r\nb,2\r\na,1\r\nc,3\r\nz,90');
    const sheet = (await api().getDataAsExcel())?.worksheets[0];
    expect(sheet?.getColumn(1).values.slice(1)).toEqual(['Id', 't2', 't1', 'b', 'a', 'c', 'z']);
  });

  proves('To change a pinned row, call `updateRows()` with its id.', () => {
    const { api } = showWithApi();
    act(() => api().updateRows([{ id: 't1', amount: 11 }]));
    expect(textsOf('amount')).toEqual(['20', '11', '2', '1', '3', '90']);
  });
});

describe('by people and from code', () => {
  proves(
    [
      'If a row is in `rows` and in `pinnedRows`, the grid shows only the pinned row.',
      "When you unpin the row, it doesn't return until the `rows` prop receives a new array.",
    ],
    async () => {
      const { rerender, unmount } = showWithApi({ pinnedRows: { top: [rows[1] as Row] } });
      expect(textsOf('id')).toEqual(['a', 'b', 'c']);
      rerender({ pinnedRows: { top: [] } });
      expect(textsOf('id')).toEqual(['b', 'c']);
      rerender({ pinnedRows: { top: [] }, rows: [...rows] });
      expect(textsOf('id')).toEqual(['b', 'a', 'c']);
      unmount();
      const { user } = show(<PinByAction />);
      expect(textsOf('island')).toEqual(['Vis', 'Brač', 'Hvar', 'Lastovo', 'Šolta']);
      await user.click(screen.getByRole('menuitem', { name: 'Unpin the ferry to Vis' }));
      await user.click(screen.getByRole('menuitem', { name: 'Pin the ferry to Šolta' }));
      expect(textsOf('island')).toEqual(['Šolta', 'Brač', 'Hvar', 'Vis', 'Lastovo']);
    },
  );

  proves(
    [
      'In a pinned row, a cell can calculate its value.',
      "For a pinned row, `rowNode.type` is `'pinnedRow'`.",
      'Render a component there, and read the rows that pass the filter with a selector:',
      'In the demo, open the search in the toolbar and type a town:',
    ],
    async () => {
      const { user } = show(<FilteredTotal />);
      expect(textsOf('euro').at(-1)).toBe('€565.00');
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'Essen');
      await waitFor(() => expect(textsOf('euro').at(-1)).toBe('€420.00'));
    },
  );

  proves(
    "If the total comes from your server or doesn't follow the filter, put the value into `pinnedRows`.",
    () => {
      const { api } = showWithApi();
      act(() => api().setFilterModel({ items: [{ field: 'id', operator: 'equals', value: 'c' }] }));
      expect(textsOf('amount')).toEqual(['20', '10', '3', '90']);
    },
  );

  proves(
    [
      '`unstable_setPinnedRows({ top, bottom })` of the [API object](/x/react-data-grid/api-object/) replaces the pinned rows.',
      'Without an argument, the method removes them.',
      'Prefer the `pinnedRows` prop: its next new object overrides the call, and the method may change in any release.',
    ],
    () => {
      const { api, rerender } = showWithApi();
      act(() => api().unstable_setPinnedRows({ top: [{ id: 'x' }], bottom: [] }));
      expect(textsOf('id')).toEqual(['x', 'b', 'a', 'c']);
      rerender({ pinnedRows });
      expect(textsOf('id')).toEqual(['x', 'b', 'a', 'c']);
      act(() => api().unstable_setPinnedRows());
      expect(textsOf('id')).toEqual(['b', 'a', 'c']);
      rerender({ pinnedRows: { ...pinnedRows } });
      expect(textsOf('id')).toEqual(['t2', 't1', 'b', 'a', 'c', 'z']);
    },
  );
});

describe('accessibility', () => {
  proves(
    [
      'The arrow keys move through pinned rows like through other rows, starting at the top.',
      'No role tells screen readers that a row is a total, so name the row in its first cell, as the first demo does.',
    ],
    async () => {
      const { user } = showWithApi();
      await user.click(cellOf('id', 0));
      const passed = [];
      for (let step = 0; step < 6; step += 1) {
        passed.push(document.activeElement?.textContent);
        await user.keyboard('{ArrowDown}');
      }
      expect(passed).toEqual(['t2', 't1', 'b', 'a', 'c', 'z']);
      const bottom = cellOf('id', 5).parentElement;
      expect(bottom).toHaveAttribute('role', 'row');
      expect(bottom?.closest('.MuiDataGrid-pinnedRows--bottom')).toHaveAttribute(
        'role',
        'presentation',
      );
    },
  );
});
