import { DataGridPremium } from '@mui/x-data-grid-premium';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import InvoiceTotals from '../../../docs/x/react-data-grid/column-spanning/InvoiceTotals';
import MenuSections from '../../../docs/x/react-data-grid/column-spanning/MenuSections';
import RadioWeek from '../../../docs/x/react-data-grid/column-spanning/RadioWeek';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  headerOf,
  openMenuOf,
  screen,
  show,
  textsOf,
  titleOf,
} from '../harness';

const rows = [
  { id: 1, a: 'A1', b: 'B1', c: 'C1', d: 'D1' },
  { id: 2, a: 'A2', b: 'B2', c: 'C2', d: 'D2' },
];

/** Columns a to d, of which some have a span. */
function spanning(spans: Record<string, GridColDef['colSpan']>): readonly GridColDef[] {
  return ['a', 'b', 'c', 'd'].map((field) => ({
    field,
    editable: true,
    ...(field in spans && { colSpan: spans[field] }),
  }));
}

function Grid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={spanning({})} hideFooter {...props} />;
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return { api, user: shown.user, unmount: shown.unmount };
}

/** The fields of the rendered cells of a row, each with its span: `a:2 c:1`. */
function cellsOfRow(id: number | string): string {
  return [...document.querySelectorAll<HTMLElement>(`[data-id="${id}"] [role="gridcell"]`)]
    .filter(({ dataset }) => dataset.field !== undefined)
    .map((cell) => `${cell.dataset.field}:${cell.getAttribute('aria-colspan')}`)
    .join(' ');
}

describe('the number of columns', () => {
  proves(
    [
      'With `colSpan`, a cell covers several columns, for example for a heading or a total in a row.',
      '`colSpan` is a number, or a function that receives `(value, row, column, apiRef)` and returns a number.',
      '`value` is the result of `valueGetter`.',
      'A cell with `colSpan` has `aria-colspan`.',
    ],
    () => {
      const { unmount } = show(<Grid columns={spanning({ a: 2 })} />);
      expect([cellsOfRow(1), cellsOfRow(2)]).toEqual(['a:2 c:1 d:1', 'a:2 c:1 d:1']);
      unmount();
      const colSpan = jest.fn<number, unknown[]>((value) => (value === 'got A2' ? 3 : 1));
      const { api } = showWithApi({
        columns: [
          { field: 'a', valueGetter: (value) => `got ${value}`, colSpan },
          ...spanning({}).slice(1),
        ],
      });
      expect([cellsOfRow(1), cellsOfRow(2)]).toEqual(['a:1 b:1 c:1 d:1', 'a:3 d:1']);
      const [value, row, column, apiRef] = colSpan.mock.calls[0] ?? [];
      expect([value, row]).toEqual(['got A1', rows[0]]);
      expect(column).toMatchObject({ field: 'a', width: 100 });
      expect((apiRef as { current: GridApiPro }).current.getRow(1)).toBe(api().getRow(1));
    },
  );

  proves('With `undefined`, 0, or 1, the cell covers only its own column', () => {
    for (const span of [undefined, 0, 1]) {
      for (const colSpan of [span, () => span]) {
        const { unmount } = show(<Grid columns={spanning({ a: colSpan })} />);
        expect(cellsOfRow(1)).toBe('a:1 b:1 c:1 d:1');
        unmount();
      }
    }
  });

  proves(
    [
      "The grid doesn't render the covered cells, and ignores their `colSpan`.",
      'Sorting, filtering, and CSV exports still use the values of covered cells.',
      '| Sorting and filtering | Use the value of each cell, including covered cells |',
      '| CSV export | Contains all values, including the values of covered cells |',
      'A cell expands toward the end of the row: to the right, or to the left in right-to-left layouts.',
    ],
    () => {
      const { api } = showWithApi({ columns: spanning({ a: 2, b: 3 }) });
      expect(cellsOfRow(1)).toBe('a:2 c:1 d:1');
      act(() => api().setSortModel([{ field: 'b', sort: 'desc' }]));
      expect(textsOf('a')).toEqual(['A2', 'A1']);
      expect(api().getDataAsCsv({ includeHeaders: false })).toBe('A2,B2,C2,D2\r\nA1,B1,C1,D1');
      act(() => api().setFilterModel({ items: [{ field: 'b', operator: 'equals', value: 'B1' }] }));
      expect(textsOf('a')).toEqual(['A1']);
    },
  );

  proves(
    [
      'To keep the values of covered cells out of a CSV file, return `undefined` for these cells from `valueGetter`.',
      "Sorting and filters then don't find these values either.",
    ],
    () => {
      const own = spanning({ a: 2 }).map((column) =>
        column.field === 'b' ? { ...column, valueGetter: () => undefined } : column,
      );
      const { api } = showWithApi({ columns: own });
      expect(api().getDataAsCsv({ includeHeaders: false })).toBe('A1,,C1,D1\r\nA2,,C2,D2');
      act(() => api().setSortModel([{ field: 'b', sort: 'desc' }]));
      expect(textsOf('a')).toEqual(['A1', 'A2']);
      act(() =>
        api().setFilterModel({ items: [{ field: 'b', operator: 'contains', value: 'B' }] }),
      );
      expect(textsOf('a')).toEqual([]);
    },
  );

  proves('In the demo, each day returns the number of days that have the same program.', () => {
    show(<RadioWeek />);
    expect(cellsOfRow(6)).toBe('time:1 Mon:5');
    expect(cellsOfRow(8)).toBe('time:1 Mon:2 Wed:1 Thu:2');
    expect(cellsOfRow(10)).toBe('time:1 Mon:1 Tue:3 Fri:1');
  });

  proves(
    "The grid calls a `colSpan` function for each rendered cell that isn't covered, whenever the row renders.",
    () => {
      const covered = jest.fn(() => 1);
      const free = jest.fn(() => 1);
      const props = { columns: spanning({ a: 2, b: covered, c: free }) };
      const { rerender } = show(<Grid {...props} />);
      expect(covered).not.toHaveBeenCalled();
      const before = free.mock.calls.length;
      expect(before).toBeGreaterThanOrEqual(rows.length);
      rerender(<Grid {...props} rows={[...rows]} />);
      expect(free.mock.calls.length).toBeGreaterThanOrEqual(before + rows.length);
      expect(covered).not.toHaveBeenCalled();
    },
  );
});

describe('rows of totals and headings', () => {
  proves(
    'The demo turns sorting and filtering off, because the totals need to stay in place.',
    async () => {
      const { user } = show(<InvoiceTotals />);
      expect([cellsOfRow(1), cellsOfRow(5)]).toEqual([
        'item:1 hours:1 rate:1 amount:1',
        'item:3 amount:1',
      ]);
      await user.click(titleOf('Amount'));
      expect(headerOf('Amount')).toHaveAttribute('aria-sort', 'none');
      await user.click(headerOf('Amount').querySelector('[aria-haspopup="menu"]') ?? document.body);
      expect(screen.queryByRole('menuitem', { name: /sort|filter/i })).toBeNull();
    },
  );

  proves(
    [
      'The first column has `hideable: false`.',
      'If users could hide this column, the headings would disappear too.',
      'Or calculate `colSpan` from `apiRef.current.getVisibleColumns()`, as the demo above does.',
      'To cover the whole row, return the number of visible columns, so that the heading adapts when users hide columns.',
    ],
    async () => {
      const { user } = show(<MenuSections />);
      expect([cellsOfRow(1), cellsOfRow(2)]).toEqual([
        'name:4',
        'name:1 price:1 kcal:1 allergens:1',
      ]);
      expect(await openMenuOf(user, 'Dish')).not.toContain('Hide column');
      await user.keyboard('{Escape}');
      await openMenuOf(user, 'kcal');
      await user.click(screen.getByRole('menuitem', { name: 'Hide column' }));
      expect(cellsOfRow(1)).toBe('name:3');
    },
  );

  proves(
    [
      'If other columns come before the heading, such as checkboxes, subtract them:',
      '`colSpan` counts visible columns.',
    ],
    () => {
      const colSpan: GridColDef['colSpan'] = (value, row, { field }, { current: api }) =>
        row.id === 1 ? api.getVisibleColumns().length - api.getColumnIndex(field) : 1;
      const { api } = showWithApi({
        checkboxSelection: true,
        columns: spanning({ b: colSpan }),
        initialState: { columns: { columnVisibilityModel: { c: false } } },
      });
      expect(cellsOfRow(1)).toBe('__check__:1 a:1 b:2');
      act(() => api().setColumnVisibility('a', false));
      expect(cellsOfRow(1)).toBe('__check__:1 b:2');
      act(() => api().setColumnVisibility('c', true));
      expect(cellsOfRow(1)).toBe('__check__:1 b:3');
      expect(cellsOfRow(2)).toBe('__check__:1 b:1 c:1 d:1');
    },
  );

  proves(
    [
      'On the screen, the cell ends with the row.',
      'But `aria-colspan` and the merged cell in Excel use the number that you return.',
      '| Excel export (Premium) | Merges the cells, drops the covered values, and merges across the edge of pinned columns |',
      "Don't return a number that is higher than the number of columns, such as 100.",
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApiPro>();
      show(
        <DataGridPremium
          apiRef={apiRef as never}
          rows={rows.slice(0, 1)}
          columns={spanning({ b: 100 })}
          initialState={{ pinnedColumns: { left: ['a', 'b'] } }}
        />,
      );
      expect(cellsOfRow(1)).toBe('a:1 b:100 c:1 d:1');
      expect(cellOf('b', 0).style.getPropertyValue('--width')).toBe('100px');
      const workbook = await (
        api() as unknown as { getDataAsExcel: () => Promise<ExcelWorkbook> }
      ).getDataAsExcel();
      const [sheet] = workbook.worksheets;
      expect(sheet?.model.merges).toEqual(['B2:CW2']);
      expect(sheet?.getCell('B2').value).toBe('B1');
      expect(sheet?.getCell('C2').value).toBe('B1');
    },
  );
});

/** What is read of a workbook of ExcelJS. */
interface ExcelWorkbook {
  worksheets: readonly {
    model: { merges: readonly string[] };
    getCell: (address: string) => { value: unknown };
  }[];
}

describe('with other features', () => {
  proves(
    [
      'With `colSpan: 2`, a cell covers its neighbor.',
      "If users hide that neighbor, the cell covers the column after the neighbor, and users don't see the value of that column.",
    ],
    () => {
      const { api } = showWithApi({ columns: spanning({ a: 2 }) });
      expect(textsOf('c')).toEqual(['C1', 'C2']);
      act(() => api().setColumnVisibility('b', false));
      expect(cellsOfRow(1)).toBe('a:2 d:1');
      expect(textsOf('c')).toEqual([]);
    },
  );

  proves(
    "Set `disableReorder` on these columns, so that users can't [drag](/x/react-data-grid/column-ordering/) another column between them.",
    () => {
      const { unmount } = show(<Grid />);
      const draggable = () => headerOf('a').firstElementChild?.getAttribute('draggable');
      expect(draggable()).toBe('true');
      unmount();
      show(
        <Grid
          columns={spanning({ a: 2 }).map((column) => ({ ...column, disableReorder: true }))}
        />,
      );
      expect(draggable()).toBe('false');
    },
  );

  proves(
    '| [Pinned columns](/x/react-data-grid/column-pinning/) | A cell ends at the edge of the pinned columns |',
    () => {
      show(
        <Grid
          columns={spanning({ a: 100 })}
          initialState={{ pinnedColumns: { left: ['a', 'b'] } }}
        />,
      );
      expect(cellsOfRow(1)).toBe('a:100 c:1 d:1');
      expect(cellOf('a', 0).style.getPropertyValue('--width')).toBe('200px');
    },
  );

  proves('| Editing | Users can edit the cell, but not the covered cells |', async () => {
    const { api, user, unmount } = showWithApi({ columns: spanning({ a: 2 }) });
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    await user.dblClick(cellOf('a', 0));
    expect(screen.getByRole('textbox')).toHaveValue('A1');
    await user.keyboard('{Control>}a{/Control}new{Tab}');
    expect(api().getRow(1)).toMatchObject({ a: 'new', b: 'B1' });
    // Tab goes on to the next cell that shows.
    expect(document.activeElement).toHaveAttribute('data-field', 'c');
    unmount();
    show(<Grid rowSpanning rows={rows.map((row) => ({ ...row, a: 'same' }))} />);
    expect(textsOf('a').filter((text) => text === 'same')).toHaveLength(1);
  });

  proves(
    [
      'The arrow keys move between rendered cells.',
      'If users press <kbd>↓</kbd> above a covered cell, the focus moves to the cell that covers it.',
    ],
    async () => {
      const { user } = show(
        <Grid columns={spanning({ a: (value) => (value === 'A2' ? 3 : 1) })} />,
      );
      await user.click(cellOf('b', 0));
      const press = async (key: string) => {
        await user.keyboard(`{${key}}`);
        return document.activeElement?.textContent;
      };
      expect(await press('ArrowDown')).toBe('A2');
      expect(await press('ArrowRight')).toBe('D2');
      expect(await press('ArrowLeft')).toBe('A2');
    },
  );
});
