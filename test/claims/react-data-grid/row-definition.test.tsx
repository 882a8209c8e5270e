import { readFileSync } from 'node:fs';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  gridRowIdSelector,
} from '@mui/x-data-grid';
import BasicRows from '../../../docs/x/react-data-grid/row-definition/BasicRows';
import CustomRowId from '../../../docs/x/react-data-grid/row-definition/CustomRowId';
import ReadRows from '../../../docs/x/react-data-grid/row-definition/ReadRows';
import RowsFromState from '../../../docs/x/react-data-grid/row-definition/RowsFromState';
import UpdateRowsApi from '../../../docs/x/react-data-grid/row-definition/UpdateRowsApi';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
} from '../harness';

interface Row {
  id: number;
  name: string;
}

const rows: readonly Row[] = ['b', 'a', 'c'].map((name, index) => ({ id: index + 1, name }));
const columns = [{ field: 'id' }, { field: 'name', headerName: 'Name' }];

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

describe('shape', () => {
  proves(
    [
      'A row is a plain object.',
      'The grid reads the cells of a row from the properties that the columns name in `field`, and identifies the row by its `id`.',
      'A row can contain more than the columns show, such as nested objects and arrays.',
      'If a row lacks a property, its cell is empty.',
      'In a `boolean` column, the cell shows the cross of `false`.',
    ],
    () => {
      const { api } = showWithApi({
        rows: [
          { id: 7, name: 'b', more: { nested: true }, list: [1], flag: false },
          { id: 8 },
          { id: 9, name: null },
        ],
        columns: [{ field: 'name' }, { field: 'flag', type: 'boolean' }],
      });
      expect(textsOf('name')).toEqual(['b', '', '']);
      // The same cross as for `false`.
      const icons = [...document.querySelectorAll('[data-field="flag"] svg[data-value]')];
      expect(icons.map((icon) => icon.getAttribute('data-value'))).toEqual(Array(3).fill('false'));
      expect(api().getRow(7)).toMatchObject({ name: 'b', more: { nested: true }, list: [1] });
    },
  );

  proves(
    'A column selects a property with `field`, or computes a value with `valueGetter`, like the _Free docks_ column above.',
    () => {
      show(<BasicRows />);
      expect(textsOf('bikes')).toEqual(['9', '16', '3', '0', '27']);
      expect(textsOf('free')).toEqual(['15', '0', '29', '20', '21']);
    },
  );

  proves(
    [
      'The grid compares rows by reference.',
      "If you change an object in place, the grid doesn't sort or filter the row again, and the cell shows the old value until it re-renders.",
    ],
    () => {
      const own = rows.map((row) => ({ ...row }));
      const { rerender } = showWithApi({
        rows: own,
        initialState: { sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } },
      });
      const [first] = own;
      if (first) {
        first.name = 'z';
      }
      rerender({ rows: own });
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
      rerender({ rows: own, density: 'compact' });
      expect(textsOf('name')).toEqual(['a', 'z', 'c']);
      rerender({ rows: [...own] });
      expect(textsOf('name')).toEqual(['a', 'c', 'z']);
    },
  );

  proves(
    'In development, the grid freezes the `rows` array, so `rows.push()` throws an error.',
    () => {
      const own = [...rows];
      show(<Grid rows={own} />);
      expect(() => own.push({ id: 4, name: 'd' })).toThrow(TypeError);
      expect(Object.isFrozen(own[0])).toBe(false);
    },
  );
});

describe('ids', () => {
  proves(
    [
      'Each row needs an id that is a string or a number, is unique among all rows, and stays with the same record.',
      'Selection, editing, and focus depend on the id.',
      'By default, the grid reads the `id` property.',
    ],
    async () => {
      const grid = (id: string) => `
        import { DataGrid } from '@mui/x-data-grid';
        export const grid = <DataGrid rows={[]} columns={[]} getRowId={() => ${id}} />;`;
      await expectCompiles(grid('1'));
      await expectCompiles(grid(`'a'`));
      await expectTypeError(grid('true'), /TS2322/);
      show(<CustomRowId />);
      expect(cellOf('title', 0).parentElement).toHaveAttribute('data-id', '978-0-00-000101-4');
    },
  );

  proves(
    'When a row is removed, the indexes of the rows after it change, and a selected or edited row silently becomes another record.',
    () => {
      const names = ['first', 'second', 'third'];
      const byIndex = (list: readonly string[]) => list.map((name, id) => ({ id, name }));
      const { api, rerender } = showWithApi({ rows: byIndex(names) });
      act(() => api().selectRow(1));
      expect([...api().getSelectedRows().values()]).toEqual([{ id: 1, name: 'second' }]);
      rerender({ rows: byIndex(names.slice(1)) });
      expect([...api().getSelectedRows().values()]).toEqual([{ id: 1, name: 'third' }]);
    },
  );

  proves('A row without an id throws an error.', () => {
    for (const missing of [{ name: 'a' }, { id: null, name: 'a' }]) {
      expect(() => show(<Grid rows={[missing]} />)).toThrow(
        /requires all rows to have a unique `id` property/,
      );
    }
  });

  proves(
    [
      'If two rows have the same id, both show the values of the last one, and React warns about duplicate keys.',
      "The number `1` and the string `'1'` are the same id here, so use one type.",
    ],
    () => {
      for (const [one, other] of [
        [1, 1],
        [1, '1'],
      ] as const) {
        const { unmount } = show(
          <Grid
            rows={[
              { id: one, name: 'a' },
              { id: other, name: 'b' },
            ]}
          />,
        );
        expect(textsOf('name')).toEqual(['b', 'b']);
        unmount();
      }
      expect(expectConsole('error', /two children with the same key/).length).toBeGreaterThan(1);
    },
  );
});

describe('changes', () => {
  proves('the sort order, and the selection of rows that still exist.', async () => {
    const { api, rerender, user } = showWithApi();
    await user.click(titleOf('Name'));
    act(() => api().selectRow(2));
    rerender({ rows: [...rows.slice(1), { id: 4, name: 'aa' }] });
    expect(textsOf('name')).toEqual(['a', 'aa', 'c']);
    expect([...api().getSelectedRows().keys()]).toEqual([2]);
    rerender({ rows: rows.slice(2) });
    expect(api().getSelectedRows().size).toBe(0);
  });

  proves('Reuse the objects of unchanged rows, as `checkInAll` does.', async () => {
    const { user } = show(<RowsFromState />);
    await user.click(screen.getByRole('button', { name: 'Add next' }));
    expect(textsOf('name')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Check in all' }));
    expect(textsOf('checkedIn').length).toBe(4);
    expect(document.querySelectorAll('[data-value="true"]')).toHaveLength(4);
  });

  proves(
    [
      'For frequent small changes, such as prices or sensor readings, call `updateRows()` of the [API object](/x/react-data-grid/api-object/).',
      'If the id exists, the grid merges the properties into the row.',
      'If the id is new, the grid adds a row.',
      "If the object contains `_action: 'delete'`, the grid removes the row.",
    ],
    async () => {
      const { user } = show(<UpdateRowsApi />);
      await user.click(screen.getByRole('button', { name: 'Read cellar' }));
      expect(textsOf('readings')[0]).toBe('2');
      expect(textsOf('room')[0]).toBe('Cheese cellar');
      await user.click(screen.getByRole('button', { name: 'Add smokehouse' }));
      expect(textsOf('room')[4]).toBe('Smokehouse');
      await user.click(screen.getByRole('button', { name: 'Remove bakery' }));
      expect(textsOf('id')).toEqual(['T-01', 'T-02', 'T-04', 'T-05']);
    },
  );

  proves(
    [
      'If you pass `getRowId`, the partial row contains your own key instead of `id`.',
      'In Community, `updateRows()` accepts one row per call and throws an error for more.',
    ],
    () => {
      const books = [
        { isbn: 'A', name: 'a' },
        { isbn: 'B', name: 'b' },
      ];
      const { api } = showWithApi({ rows: books, getRowId: (book) => book.isbn });
      act(() => api().updateRows([{ isbn: 'B', name: 'c' }]));
      act(() => api().updateRows([{ isbn: 'A', _action: 'delete' }]));
      expect(textsOf('name')).toEqual(['c']);
      expect(() => api().updateRows([{ id: 'B', name: 'd' }])).toThrow(/unique `id`/);
      expect(() =>
        api().updateRows([
          { isbn: 'B', name: 'd' },
          { isbn: 'C', name: 'e' },
        ]),
      ).toThrow(/several rows at once/);
      expect(textsOf('name')).toEqual(['c']);
    },
  );
});

describe('reading', () => {
  const sortedAndFiltered: Partial<DataGridProps> = {
    initialState: {
      sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
      filter: { filterModel: { items: [{ field: 'name', operator: 'doesNotEqual', value: 'c' }] } },
    },
  };

  proves(
    [
      '| `getRow(id)` | A row, or `null` |',
      '| `getRowModels()` | A `Map` from id to row with all rows, in the order of the `rows` prop |',
      '| `getAllRowIds()` | The ids of all rows |',
      '| `getRowsCount()` | The number of rows, or',
      'The first five methods ignore sorting and filters.',
    ],
    async () => {
      const { api } = showWithApi(sortedAndFiltered);
      expect(textsOf('name')).toEqual(['a', 'b']);
      expect(api().getRow(3)).toBe(rows[2]);
      expect(api().getRow(4)).toBeNull();
      expect([...api().getRowModels()]).toEqual(rows.map((row) => [row.id, row]));
      expect(api().getAllRowIds()).toEqual([1, 2, 3]);
      expect(api().getRowsCount()).toBe(3);
      const { user } = show(<ReadRows />);
      await user.click(screen.getByRole('button', { name: 'Search' }));
      await user.type(screen.getByRole('searchbox'), 'tiles');
      await waitFor(() => expect(textsOf('goods')).toHaveLength(3));
      await user.click(screen.getByRole('button', { name: 'Weigh' }));
      expect(screen.getByText('2355 kg shown, 2675 kg in 4 rows')).toBeInTheDocument();
    },
  );

  proves('`rowCount` on a server if that is higher', () => {
    const { api, rerender } = showWithApi({ paginationMode: 'server', rowCount: 50 });
    expect(api().getRowsCount()).toBe(50);
    rerender({ rowCount: 2 });
    expect(api().getRowsCount()).toBe(3);
  });

  proves(
    '| `getRowParams(id)` | The argument of row callbacks: `id`, `row`, and `columns`. Throws an error for an unknown id |',
    async () => {
      const onRowClick = jest.fn();
      const { api, user } = showWithApi({ onRowClick });
      await user.click(cellOf('name', 0));
      const params = api().getRowParams(1);
      expect(Object.keys(params).sort()).toEqual(['columns', 'id', 'row']);
      expect(onRowClick.mock.calls[0]?.[0]).toEqual(params);
      expect(() => api().getRowParams(9)).toThrow(/No row with id #9 found/);
    },
  );

  proves(
    [
      "| `getRowIndexRelativeToVisibleRows(id)` | The position of a row on the page, counted from 0, or `undefined` if the row isn't there |",
      "| `getRowElement(id)` | The DOM element, or `null` if the row isn't rendered |",
    ],
    () => {
      const { api } = showWithApi({
        ...sortedAndFiltered,
        pageSizeOptions: [1],
        paginationModel: { page: 1, pageSize: 1 },
      });
      expect([1, 2, 3].map((id) => api().getRowIndexRelativeToVisibleRows(id))).toEqual([
        0,
        undefined,
        undefined,
      ]);
      expect(api().getRowElement(1)).toBe(cellOf('name', 0).parentElement);
      expect(api().getRowElement(2)).toBeNull();
    },
  );

  proves(
    [
      'To get the id of a row object, use `gridRowIdSelector(apiRef, row)`.',
      'The `getRowId()` method of the API object is deprecated.',
    ],
    () => {
      const { api } = showWithApi({
        rows: [{ key: 'x', name: 'a' }],
        getRowId: ({ key }) => key,
      });
      expect(gridRowIdSelector({ current: api() }, { key: 'y' })).toBe('y');
      expect(api().getRowId({ key: 'y' })).toBe('y');
      const types = readFileSync(
        'node_modules/@mui/x-data-grid/models/api/gridRowApi.d.ts',
        'utf8',
      );
      expect(types).toMatch(/@deprecated Use `gridRowIdSelector` instead\.\s+\*\/\s+getRowId:/);
    },
  );
});

describe('references', () => {
  proves(
    [
      'When `rows` is a new array, the grid builds its row tree again, then filters and sorts.',
      'If you write an array literal or call `.map()` in the component body, the array is new on each render.',
      'A new `columns` array makes the grid build its columns again.',
      'If `getRowId` changes, the grid filters again.',
      'The ids change with the next `rows` array.',
      "These changes exist in the grid, not in your state, so don't mix both ways in one grid.",
    ],
    () => {
      const { api, rerender } = showWithApi();
      const heard: string[] = [];
      act(() => {
        for (const name of [
          'rowsSet',
          'sortedRowsSet',
          'filteredRowsSet',
          'columnsChange',
        ] as const) {
          api().subscribeEvent(name, () => heard.push(name));
        }
      });
      const heardAfter = (props: Partial<DataGridProps>) => {
        heard.length = 0;
        rerender(props);
        return [...new Set(heard)].sort();
      };
      const all = ['filteredRowsSet', 'rowsSet', 'sortedRowsSet'];
      const node = () => api().getRowNode(1);
      const before = node();
      expect(heardAfter({})).toEqual([]);
      expect(node()).toBe(before);
      const own = [...rows];
      expect(heardAfter({ rows: own })).toEqual(all);
      expect(node()).not.toBe(before);
      expect(heardAfter({ rows: own.map((row) => row) })).toEqual(all);
      rerender({});
      expect(heardAfter({ columns: [...columns] })).toEqual(['columnsChange']);
      rerender({});
      const getRowId = (row: Row) => row.name;
      expect(heardAfter({ getRowId })).toEqual(['filteredRowsSet']);
      expect(api().getAllRowIds()).toEqual([1, 2, 3]);
      rerender({ getRowId, rows: [...rows] });
      expect(api().getAllRowIds()).toEqual(['b', 'a', 'c']);
    },
  );
});

proves("Both accept `'skeleton'`, `'linear-progress'`, or `'circular-progress'`.", async () => {
  const props = (variant: string) => `
      import type { GridLoadingOverlayProps } from '@mui/x-data-grid';
      export const props: GridLoadingOverlayProps = { variant: '${variant}', noRowsVariant: '${variant}' };`;
  for (const variant of ['skeleton', 'linear-progress', 'circular-progress']) {
    await expectCompiles(props(variant));
  }
  await expectTypeError(props('bar'), /TS2322/);
});

proves('A `date` column throws an error if its value is a string.', () => {
  const day: GridColDef = { field: 'day', type: 'date' };
  const own = [{ id: 1, day: '2026-03-16' }];
  expect(() => show(<Grid rows={own} columns={[day]} />)).toThrow(
    /`date` column type only accepts `Date` objects/,
  );
  show(<Grid rows={own} columns={[{ ...day, valueGetter: (value: string) => new Date(value) }]} />);
  expect(textsOf('day')).toEqual([new Date('2026-03-16').toLocaleDateString()]);
});
exempt(
  'This is the usual way: your state is the source of truth, and the rest of the page can read it.',
  'Advice, and where React state lives.',
);
