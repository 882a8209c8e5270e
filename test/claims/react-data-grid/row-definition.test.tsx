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
      'The Data Grid reads the cells of a row from the properties that the columns name in `field`, and it recognizes the row by its `id`.',
      'A row may hold more than the columns show: nested objects, arrays, flags.',
      'A field that is missing shows as an empty cell, or as the cross of `false` in a `boolean` column.',
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
    'A column picks what it needs with `field`, or computes it with `valueGetter`, as the _Free docks_ column does above.',
    () => {
      show(<BasicRows />);
      expect(textsOf('bikes')).toEqual(['9', '16', '3', '0', '27']);
      expect(textsOf('free')).toEqual(['15', '0', '29', '20', '21']);
    },
  );

  proves(
    "The grid compares by reference: a row that you change in place isn't sorted or filtered again, and its cells keep the old value until something else draws them.",
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

  proves('In development it freezes the `rows` array, and `push()` throws.', () => {
    const own = [...rows];
    show(<Grid rows={own} />);
    expect(() => own.push({ id: 4, name: 'd' })).toThrow(TypeError);
    expect(Object.isFrozen(own[0])).toBe(false);
  });
});

describe('ids', () => {
  proves(
    'Every row needs an id that is a string or a number, is unique in the whole data set, and stays with the same record.',
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
    'When a row is removed, the indexes after it shift, and a selected or edited row silently becomes another record.',
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

  proves('A row without an id makes the grid throw.', () => {
    for (const missing of [{ name: 'a' }, { id: null, name: 'a' }]) {
      expect(() => show(<Grid rows={[missing]} />)).toThrow(
        /requires all rows to have a unique `id` property/,
      );
    }
  });

  proves(
    [
      'Two rows with the same id both show the values of the last one, and React warns about duplicate keys.',
      'The number 1 and the text "1" are the same id in this sense, so keep to one type.',
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

  proves("Reuse the row objects that haven't changed, as `checkInAll` does.", async () => {
    const { user } = show(<RowsFromState />);
    await user.click(screen.getByRole('button', { name: 'Add next' }));
    expect(textsOf('name')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Check in all' }));
    expect(textsOf('checkedIn').length).toBe(4);
    expect(document.querySelectorAll('[data-value="true"]')).toHaveLength(4);
  });

  proves(
    [
      'For frequent small changes, such as a price or a sensor reading, call `updateRows()` of the [API object](/x/react-data-grid/api-object/).',
      "It takes a partial row: a known id is merged into its row, a new id adds a row, and `_action: 'delete'` removes one.",
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
      'With `getRowId`, the partial row holds your own id property instead of `id`.',
      'The Community grid takes one row per call and throws for more.',
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
      '| `getRow(id)` | One row, or `null` |',
      '| `getRowModels()` | A `Map` from id to row, of all rows, in the order of the `rows` prop |',
      '| `getAllRowIds()` | Their ids |',
      '| `getRowsCount()` | How many there are.',
      'None of them knows sorting or filters except the last two; for these, use a [selector](/x/react-data-grid/state/), as the demo does.',
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

  proves("On a server it's `rowCount`, if that is more", () => {
    const { api, rerender } = showWithApi({ paginationMode: 'server', rowCount: 50 });
    expect(api().getRowsCount()).toBe(50);
    rerender({ rowCount: 2 });
    expect(api().getRowsCount()).toBe(3);
  });

  proves(
    '| `getRowParams(id)` | The object that row callbacks get: `id`, `row` and `columns`. Throws for an unknown id |',
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
      '| `getRowIndexRelativeToVisibleRows(id)` | The place of a row on the page, from 0, or `undefined` for other rows |',
      "| `getRowElement(id)` | The element in the page, or `null` if the row isn't drawn at the moment |",
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
    '`gridRowIdSelector(apiRef, row)` gives the id of a row object; the `getRowId()` method of the same purpose is deprecated.',
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
      'When `rows` is a new array, the grid rebuilds its row tree, then filters and sorts again.',
      'An array literal or a `.map()` in the component body is new at each render, even if nothing changed.',
      'A new `columns` array rebuilds the columns.',
      'A new `getRowId` filters again, but the ids change with the next `rows` array only.',
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

proves("Each is `'skeleton'`, `'linear-progress'`, or `'circular-progress'`.", async () => {
  const props = (variant: string) => `
      import type { GridLoadingOverlayProps } from '@mui/x-data-grid';
      export const props: GridLoadingOverlayProps = { variant: '${variant}', noRowsVariant: '${variant}' };`;
  for (const variant of ['skeleton', 'linear-progress', 'circular-progress']) {
    await expectCompiles(props(variant));
  }
  await expectTypeError(props('bar'), /TS2322/);
});

proves(
  "Convert what comes as text but isn't, such as a date, once when it arrives, or in `valueGetter`: a `date` column throws for text.",
  () => {
    const day: GridColDef = { field: 'day', type: 'date' };
    const own = [{ id: 1, day: '2026-03-16' }];
    expect(() => show(<Grid rows={own} columns={[day]} />)).toThrow(
      /`date` column type only accepts `Date` objects/,
    );
    show(
      <Grid rows={own} columns={[{ ...day, valueGetter: (value: string) => new Date(value) }]} />,
    );
    expect(textsOf('day')).toEqual([new Date('2026-03-16').toLocaleDateString()]);
  },
);

exempt(
  'This is the default way: the state stays the only truth, and the rest of your page can read it.',
  'Advice: state of React is read by whoever holds it.',
);
