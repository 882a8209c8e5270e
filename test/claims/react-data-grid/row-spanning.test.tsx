import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import SameValueSpans from '../../../docs/x/react-data-grid/row-spanning/SameValueSpans';
import SpanWithinOrder from '../../../docs/x/react-data-grid/row-spanning/SpanWithinOrder';
import WeekPlan from '../../../docs/x/react-data-grid/row-spanning/WeekPlan';
import {
  act,
  cellOf,
  cellsOf,
  proves,
  createApiRef,
  fireEvent,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
} from '../harness';

/** The cells of a column that are there, each with the number of its rows: `Monday 3`. */
function spansOf(field: string): readonly string[] {
  return cellsOf(field).map(
    (cell) => `${cell.textContent} ${cell.getAttribute('aria-rowspan') ?? ''}`,
  );
}

const rowsOf = (...values: readonly unknown[]) => values.map((value, id) => ({ id, value }));

/** How many rows each cell of a column with these values has. */
function spans(values: readonly unknown[], column: Partial<GridColDef> = {}): string {
  const { unmount } = show(
    <DataGrid
      rows={rowsOf(...values)}
      columns={[{ field: 'value', ...column } as GridColDef]}
      rowSpanning
    />,
  );
  const numbers = cellsOf('value').map((cell) => cell.getAttribute('aria-rowspan'));
  unmount();
  return numbers.join();
}

function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(
    <DataGrid
      apiRef={apiRef}
      rows={rowsOf('a', 'a', 'b')}
      columns={[{ field: 'value', headerName: 'Value', editable: true }, { field: 'id' }]}
      rowSpanning
      {...props}
    />,
  );
  return { api, user: shown.user, unmount: shown.unmount };
}

describe('what is merged', () => {
  proves(
    [
      'With the `rowSpanning` prop, cells of neighboring rows with equal values are merged into one cell, for example in a schedule.',
      'Row spanning is part of all plans.',
    ],
    () => {
      for (const Plan of [DataGrid, DataGridPro, DataGridPremium]) {
        const props = { rows: rowsOf('a', 'a', 'b'), columns: [{ field: 'value' }] };
        const { unmount, rerender } = show(<Plan {...props} />);
        expect(spansOf('value')).toEqual(['a 1', 'a 1', 'b 1']);
        rerender(<Plan {...props} rowSpanning />);
        expect(spansOf('value')).toEqual(['a 2', 'b 1']);
        unmount();
      }
    },
  );

  proves(
    [
      'The grid merges rows that are next to each other on the screen.',
      'After sorting, filtering, a page change, or an update, the grid merges again.',
      'For example, if you sort the demo by nurse, the days are no longer merged.',
    ],
    async () => {
      const { user, unmount } = show(<SameValueSpans />);
      expect(spansOf('day')).toEqual(['Monday 3', 'Tuesday 2']);
      await user.click(titleOf('Nurse'));
      expect(spansOf('day')).toEqual(['Monday 1', 'Tuesday 1', 'Monday 2', 'Tuesday 1']);
      unmount();
      const { api } = showWithApi({
        rows: rowsOf('a', 'a', 'b', 'b'),
        pageSizeOptions: [3],
        initialState: { pagination: { paginationModel: { pageSize: 3 } } },
      });
      expect(spansOf('value')).toEqual(['a 2', 'b 1']);
      act(() => api().updateRows([{ id: 1, value: 'b' }]));
      expect(spansOf('value')).toEqual(['a 1', 'b 2']);
      act(() =>
        api().setFilterModel({ items: [{ field: 'value', operator: 'equals', value: 'b' }] }),
      );
      expect(spansOf('value')).toEqual(['b 3']);
      act(() => api().setFilterModel({ items: [] }));
      act(() => api().setPage(1));
      expect(spansOf('value')).toEqual(['b 1']);
    },
  );

  proves(
    [
      'Two cells are merged if their values are equal by `===`.',
      'The value is the result of `valueGetter`, or the property of the row.',
      '`valueFormatter` and `renderCell` have no effect.',
      '| `null`, `undefined` | No |',
      '| Empty strings | Yes |',
      '| Objects and dates | Only if they are the same object |',
      '| Strings, numbers, booleans | If equal, even if they are equal by chance |',
    ],
    () => {
      expect(spans([1, 1, '1'])).toBe('2,1');
      expect(spans([1, 2, 3], { valueGetter: (value: number) => value > 1 })).toBe('1,2');
      expect(spans([1, 2], { valueFormatter: () => 'same' })).toBe('1,1');
      expect(spans([1, 2], { renderCell: () => 'same' })).toBe('1,1');
      expect(spans([null, null])).toBe('1,1');
      expect(spans([undefined, undefined])).toBe('1,1');
      expect(spans(['', ''])).toBe('2');
      const day = new Date(2026, 2, 16);
      expect(spans([day, day, new Date(day)], { type: 'date' })).toBe('2,1');
      expect(spans([true, true, false, false], { type: 'boolean' })).toBe('2,2');
      expect(spans([7, 7], { type: 'number' })).toBe('2');
    },
  );

  proves('| Columns of checkboxes, actions, row handles, and detail panels | No |', () => {
    show(
      <DataGridPro
        rows={rowsOf('a', 'a')}
        columns={[{ field: 'value' }, { field: 'actions', type: 'actions', getActions: () => [] }]}
        rowSpanning
        checkboxSelection
        rowReordering
        getDetailPanelContent={() => null}
      />,
    );
    expect(cellsOf('value')).toHaveLength(1);
    for (const field of ['__check__', '__reorder__', '__detail_panel_toggle__', 'actions']) {
      expect([field, cellsOf(field).length]).toEqual([field, 2]);
    }
  });
});

proves(
  [
    'If no neighboring values are equal anymore, the grid keeps the last merged cells, which then cover other values.',
    'To remove the merged cells, give the grid another `key`.',
  ],
  () => {
    const { api } = showWithApi();
    expect(spansOf('value')).toEqual(['a 2', 'b 1']);
    act(() => api().updateRows([{ id: 1, value: 'x' }]));
    expect(api().getRow(1)).toEqual({ id: 1, value: 'x' });
    expect(spansOf('value')).toEqual(['a 2', 'b 1']);
  },
);

describe('choosing', () => {
  proves(
    [
      'To compare another value than the cell shows, return that value from `rowSpanValueGetter` on the column.',
      "The function receives the same arguments as `valueGetter`, and doesn't affect sorting or filtering.",
      '| turn off merging | `null` |',
      '| merge equal dates | the time as a number, rounded to days or hours |',
    ],
    async () => {
      const valueGetter = jest.fn((value: unknown) => value);
      const rowSpanValueGetter = jest.fn<string, [unknown]>(() => 'same');
      const { user, unmount } = showWithApi({
        rows: rowsOf('b', 'a'),
        columns: [
          { field: 'value', headerName: 'Value', valueGetter, rowSpanValueGetter },
          { field: 'id' },
        ],
      });
      expect(spansOf('value')).toEqual(['b 2']);
      const shape = ([value, row, column, apiRef]: readonly unknown[]) => [
        value,
        row,
        (column as GridColDef).field,
        Object.keys(apiRef as object),
      ];
      expect(shape(rowSpanValueGetter.mock.calls[0] ?? [])).toEqual(
        shape(valueGetter.mock.calls[0] ?? []),
      );
      await user.click(titleOf('Value'));
      expect(spansOf('value')).toEqual(['a 2']);
      expect(textsOf('id')).toEqual(['1', '0']);
      unmount();

      expect(spans([1, 1], { rowSpanValueGetter: () => null })).toBe('1,1');
      const days = [9, 10].map((hour) => new Date(2026, 2, 16, hour));
      expect(spans(days, { type: 'dateTime' })).toBe('1,1');
      const byDay = (value: Date) => new Date(value).setHours(0, 0, 0, 0);
      expect(spans(days, { type: 'dateTime', rowSpanValueGetter: byDay })).toBe('2');
      const inOrder = (value: Date, { id }: { id: number }) => `${id < 2} ${value}`;
      const sameDay = [1, 2, 3].map(() => new Date(2026, 2, 16));
      expect(spans(sameDay, { type: 'date', rowSpanValueGetter: inOrder })).toBe('2,1');
      const byTime = (value: Date) => value.getTime();
      expect(
        spans([...days.slice(1), new Date(2026, 2, 16, 10)], {
          type: 'dateTime',
          rowSpanValueGetter: byTime,
        }),
      ).toBe('2');
    },
  );

  proves('| merge only within a group | a value that contains the group |', () => {
    show(<SpanWithinOrder />);
    expect(cellsOf('shippedOn').map((cell) => cell.getAttribute('aria-rowspan'))).toEqual([
      '2',
      '1',
      '2',
    ]);
    expect(cellsOf('pieces')).toHaveLength(5);
  });

  proves(
    [
      'In a schedule, rows are hours and columns are days.',
      'If a course takes several hours, repeat its name in each hour.',
    ],
    () => {
      show(<WeekPlan />);
      expect(spansOf('mon')).toEqual(['Pottery 3', ' 1', 'Chess 1']);
      expect(spansOf('tue')).toEqual([' 1', 'Spanish 3', ' 1']);
    },
  );
});

describe('what it belongs to', () => {
  proves(
    [
      'A merged cell belongs to its first row.',
      'In the other rows, the cell is empty.',
      '**Clicks and selection** apply to the first row.',
    ],
    async () => {
      const onCellClick = jest.fn();
      const { user, api } = showWithApi({ onCellClick });
      expect(textsOf('value')).toEqual(['a', 'b']);
      await user.click(cellOf('value', 0));
      expect(onCellClick.mock.lastCall?.[0]).toMatchObject({ id: 0, field: 'value' });
      expect([0, 1].map((id) => api().isRowSelected(id))).toEqual([true, false]);
      const box = cellOf('id', 1).parentElement?.querySelector('[data-colindex="0"]');
      expect(box).toHaveTextContent(/^$/);
      expect(box).toHaveAttribute('role', 'presentation');
    },
  );

  proves(
    ['**Editing** changes only the first row.', 'Then the values differ, and the cell is split.'],
    async () => {
      const { user } = showWithApi({ rows: rowsOf('a', 'a', 'b', 'b') });
      await user.dblClick(cellOf('value', 0));
      await user.clear(screen.getByRole('textbox'));
      await user.type(screen.getByRole('textbox'), 'z{Enter}');
      await waitFor(() => expect(textsOf('value')[0]).toBe('z'));
      expect(spansOf('value')).toEqual(['z 1', 'a 1', 'b 2']);
    },
  );

  proves('**Exports and the clipboard** contain the value of each row.', () => {
    const onClipboardCopy = jest.fn();
    const { api } = showWithApi({ onClipboardCopy, checkboxSelection: true });
    expect(api().getDataAsCsv()).toBe('Value,id\r\na,0\r\na,1\r\nb,2');
    act(() => api().setRowSelectionModel({ type: 'exclude', ids: new Set() }));
    fireEvent.keyDown(cellOf('value', 0), { key: 'c', keyCode: 67, ctrlKey: true });
    expect(onClipboardCopy.mock.calls[0]?.[0]).toBe('a\t0\r\na\t1\r\nb\t2');
  });
});

describe('keyboard and cost', () => {
  proves(
    [
      'Arrow keys skip the hidden cells.',
      'The merged cell has `aria-rowspan`, so screen readers know its size.',
    ],
    async () => {
      const { user } = showWithApi();
      const focused = () => {
        const cell = document.activeElement as HTMLElement;
        return [cell.dataset.field, cell.parentElement?.dataset.id];
      };
      expect(cellOf('value', 0)).toHaveAttribute('aria-rowspan', '2');
      await user.click(cellOf('value', 0));
      await user.keyboard('{ArrowDown}');
      expect(focused()).toEqual(['value', '2']);
      await user.keyboard('{ArrowUp}');
      expect(focused()).toEqual(['value', '0']);
      await user.click(cellOf('id', 1));
      await user.keyboard('{ArrowLeft}');
      expect(focused()).toEqual(['value', '0']);
      await user.keyboard('{ArrowRight}');
      expect(focused()).toEqual(['id', '0']);
    },
  );

  proves('After each change of rows, sorting, or filters, the grid compares again.', () => {
    const asked: unknown[] = [];
    const column: GridColDef = {
      field: 'value',
      rowSpanValueGetter: (value) => {
        asked.push(value);
        return value;
      },
    };
    const many = rowsOf(...Array.from({ length: 20 }, (_, index) => index));
    const { apiRef, api } = createApiRef<GridApiPro>();
    const shown = () => textsOf('value').map(Number);
    show(<DataGridPro apiRef={apiRef} rows={many} columns={[column]} rowSpanning />);
    expect(new Set(asked).size).toBe(20);
    asked.length = 0;
    act(() => api().setSortModel([{ field: 'value', sort: 'desc' }]));
    expect(new Set(asked).size).toBe(20);
    asked.length = 0;
    act(() => api().setQuickFilterValues(['1']));
    expect(new Set(asked)).toEqual(new Set(shown()));
    asked.length = 0;
    act(() => api().updateRows([{ id: 1, value: 500 }]));
    expect(new Set(asked)).toEqual(new Set(shown()));
  });
});
