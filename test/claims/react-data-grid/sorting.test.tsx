import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridComparatorFn,
  gridFilteredSortedRowIdsSelector,
  type GridSortDirection,
  type GridSortModel,
} from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import BasicSorting from '../../../docs/x/react-data-grid/sorting/BasicSorting';
import ControlledSorting from '../../../docs/x/react-data-grid/sorting/ControlledSorting';
import CustomComparator from '../../../docs/x/react-data-grid/sorting/CustomComparator';
import MultiSorting from '../../../docs/x/react-data-grid/sorting/MultiSorting';
import SortIcons from '../../../docs/x/react-data-grid/sorting/SortIcons';
import {
  act,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  headerOf,
  openMenuOf,
  screen,
  show,
  textsOf,
  titleOf,
  within,
} from '../harness';

interface Row {
  id: number;
  name?: string | null;
  amount?: number | null;
}

const rows: readonly Row[] = [
  { id: 1, name: 'b', amount: 2 },
  { id: 2, name: 'a', amount: 1 },
  { id: 3, name: 'c', amount: 1 },
];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
  { field: 'id', headerName: 'Id' },
];

const sortedBy = (...sortModel: GridSortModel) => ({ sorting: { sortModel } });

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

function ProGrid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={columns} {...props} />;
}

/** What the cells of the one column `value` show, ascending and descending. */
function ordersOf(
  values: readonly unknown[],
  column: Partial<GridColDef>,
): readonly (readonly string[])[] {
  return (['asc', 'desc'] as const).map((sort) => {
    const { unmount } = show(
      <DataGrid
        rows={values.map((value, id) => ({ id, value }))}
        columns={[{ field: 'value', ...column }, { field: 'id' }]}
        initialState={sortedBy({ field: 'value', sort })}
      />,
    );
    const texts = textsOf('id').map((id) => String(values[Number(id)]));
    unmount();
    return texts;
  });
}

/** `none` for a column that could be sorted and isn't. */
function directionOf(name: string): string | null {
  return headerOf(name).getAttribute('aria-sort');
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(<ProGrid apiRef={apiRef} {...props} />);
  return {
    api,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<ProGrid apiRef={apiRef} {...props} {...more} />),
  };
}

/** Clicks the header "Name" and tells the direction after each click. */
async function directionsAfterClicks(grid: React.ReactElement, count: number) {
  const { user, unmount } = show(grid);
  const found: (string | null)[] = [];
  for (let click = 0; click < count; click += 1) {
    await user.click(titleOf('Name'));
    found.push(directionOf('Name'));
  }
  unmount();
  return found;
}

const byName = (sort: GridSortDirection | undefined) => sortedBy({ field: 'name', sort });

describe('initial order', () => {
  proves(
    'Sorting is on by default: users click a column header to sort by this column, and click again to change the direction.',
    async () => {
      const { user } = show(<BasicSorting />);
      expect(textsOf('elevation').slice(0, 2)).toEqual(['3,715', '3,403']);
      await user.click(titleOf('Peak'));
      expect(textsOf('name').slice(0, 2)).toEqual(['Ben Nevis', 'Etna']);
      await user.click(titleOf('Peak'));
      expect(textsOf('name').slice(0, 2)).toEqual(['Zugspitze', 'Triglav']);
    },
  );

  proves('Columns of every type except `actions` can be sorted.', async () => {
    const types = [
      'string',
      'number',
      'boolean',
      'date',
      'dateTime',
      'singleSelect',
      'actions',
    ] as const;
    const { user } = show(
      <DataGrid
        rows={[{ id: 1 }]}
        columns={types.map((type): GridColDef =>
          type === 'actions'
            ? { field: type, headerName: type, type, getActions: () => [] }
            : { field: type, headerName: type, type },
        )}
      />,
    );
    for (const type of types) {
      await user.click(titleOf(type));
      expect(directionOf(type)).toBe(type === 'actions' ? 'none' : 'ascending');
    }
  });

  proves(
    [
      "A sort model is an array of `{ field, sort }` items. `sort` is `'asc'` or `'desc'`",
      'If `sort` is `null`, the item has no effect. If `sort` is `undefined`, the grid sorts in ascending order.',
      'With an empty model, the grid shows the order of the `rows` prop.',
    ],
    async () => {
      const model = (item: string) =>
        `import type { GridSortModel } from '@mui/x-data-grid';
        export const model: GridSortModel = [${item}];`;
      await expectCompiles(model(`{ field: 'name', sort: 'asc' }, { field: 'id', sort: null }`));
      await expectTypeError(model(`{ field: 'name', sort: 'up' }`), /TS2322/);
      await expectTypeError(model(`{ sort: 'asc' }`), /TS2741.*field/);
      for (const [state, names] of [
        [byName('asc'), 'abc'],
        [byName('desc'), 'cba'],
        [byName(null), 'bac'],
        [byName(undefined), 'abc'],
        [sortedBy(), 'bac'],
      ] as const) {
        const { unmount } = show(<Grid initialState={state} />);
        expect(textsOf('name').join('')).toBe(names);
        unmount();
      }
    },
  );

  proves(
    [
      '`field` may name a hidden column',
      'If `field` names no column, the grid ignores the item. If the column is removed later, the grid removes the item from the model.',
    ],
    () => {
      const { unmount } = show(
        <Grid
          initialState={{
            columns: { columnVisibilityModel: { name: false } },
            ...byName('asc'),
          }}
        />,
      );
      expect(textsOf('id')).toEqual(['2', '1', '3']);
      unmount();
      show(<Grid initialState={sortedBy({ field: 'gone', sort: 'desc' })} />).unmount();
      const { api, rerender } = showWithApi({
        initialState: sortedBy({ field: 'amount', sort: 'asc' }, { field: 'name', sort: 'asc' }),
      });
      rerender({ columns: columns.slice(1) });
      rerender({ columns });
      expect(api().getSortModel()).toEqual([{ field: 'amount', sort: 'asc' }]);
    },
  );

  proves(
    'The grid reads `initialState` when it mounts. After that, users decide the order.',
    async () => {
      const { user, rerender } = show(<Grid initialState={byName('asc')} />);
      rerender(<Grid initialState={byName('desc')} />);
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
      await user.click(titleOf('Name'));
      expect(textsOf('name')).toEqual(['c', 'b', 'a']);
    },
  );

  proves('If two rows compare as equal, they keep the order of the `rows` prop.', () => {
    for (const [sort, names] of [
      ['asc', 'acb'],
      ['desc', 'bac'],
    ] as const) {
      const { unmount } = show(<Grid initialState={sortedBy({ field: 'amount', sort })} />);
      expect(textsOf('name').join('')).toBe(names);
      unmount();
    }
  });
});

describe('comparisons', () => {
  proves(
    [
      "| `string` (default), `singleSelect` | Alphabetical, in the order of the browser's language. Values that are numbers are compared as numbers |",
      'In a `string` column, the text "10" comes before "9", because text is compared character by character.',
    ],
    () => {
      for (const column of [{ type: 'string' }, { type: 'singleSelect' }, {}] as const) {
        const words = ['b', 'Ä', 'C', 'a'];
        const locale = [...words].sort(new Intl.Collator().compare);
        expect(locale).not.toEqual([...words].sort());
        expect(ordersOf(words, column)[0]).toEqual(locale);
        expect(ordersOf(['9', '10'], column)[0]).toEqual(['10', '9']);
      }
    },
  );

  proves(
    [
      '| `number`, `boolean` | Numerical: `false` comes before `true` |',
      '| `date`, `dateTime` | Chronological |',
    ],
    () => {
      expect(ordersOf(['10', '9', 100], { type: 'number' })[0]).toEqual(['9', '10', '100']);
      expect(ordersOf([true, false], { type: 'boolean' })[0]).toEqual(['false', 'true']);
      const dates = [new Date(2026, 9, 1), new Date(2026, 1, 1), new Date(2025, 11, 31)];
      for (const type of ['date', 'dateTime'] as const) {
        expect(ordersOf(dates, { type })[0]).toEqual([...dates].reverse().map(String));
      }
    },
  );

  proves(
    'Missing values (`null` or `undefined`) come first in ascending order and last in descending order.',
    () => {
      const day = new Date(2026, 2, 16);
      for (const [type, value] of [
        ['string', 'a'],
        ['number', 1],
        ['boolean', true],
        ['singleSelect', 1],
        ['date', day],
        ['dateTime', day],
      ] as const) {
        for (const missing of [null, undefined]) {
          const [up, down] = ordersOf([value, missing, value], { type });
          expect([type, up?.[0], down?.[2]]).toEqual([type, String(missing), String(missing)]);
        }
      }
    },
  );

  proves(
    [
      'The grid compares the values that `valueGetter` returns, not the text that `valueFormatter` returns. A number column that shows `3,715 m` still sorts as numbers.',
      'A `singleSelect` column sorts by the value of its options, not by their labels.',
    ],
    () => {
      const meters: Partial<GridColDef> = {
        type: 'number',
        valueFormatter: (value: number) => `${value.toLocaleString('en')} m`,
      };
      expect(ordersOf([3715, 900], meters)[0]).toEqual(['900', '3715']);
      const negated = { ...meters, valueGetter: (value: number) => -value };
      expect(ordersOf([900, 3715, 1345], negated)[0]).toEqual(['3715', '1345', '900']);
      const options: Partial<GridColDef> = {
        type: 'singleSelect',
        valueOptions: [
          { value: 1, label: 'Z' },
          { value: 2, label: 'A' },
        ],
      };
      expect(ordersOf([2, 1], options)[0]).toEqual(['1', '2']);
    },
  );

  proves(
    "If `valueGetter` returns an object or an invalid `Date`, the built-in comparisons can't order the rows. The header shows an arrow, but the order of the rows is unreliable.",
    () => {
      const unit: Partial<GridColDef> = {
        valueGetter: (value: number) => ({ value }),
        valueFormatter: () => '',
      };
      for (const type of ['string', 'number'] as const) {
        expect(ordersOf([2, 3, 1], { ...unit, type })[0]).toEqual(['2', '3', '1']);
      }
      const days = [2026, Number.NaN, 2025].map((year) => new Date(year, 0, 1));
      expect(ordersOf(days, { type: 'date' })[0]).toEqual(days.map(String));
      show(
        <Grid
          columns={[{ field: 'amount', headerName: 'Amount', ...unit }]}
          initialState={sortedBy({ field: 'amount', sort: 'asc' })}
        />,
      );
      expect(directionOf('Amount')).toBe('ascending');
    },
  );

  proves(
    [
      'If a column needs its own order, such as priorities or version numbers, pass a `sortComparator`.',
      'This function receives two values and returns a negative number, zero, or a positive number, like the callback of `Array.prototype.sort()`.',
      'The grid reverses the result for descending order.',
      'Your comparison also receives missing values, so handle `null` if the column can contain it.',
    ],
    () => {
      const byLength: GridComparatorFn<string> = (one, other) => one.length - other.length;
      expect(ordersOf(['aaa', 'c', 'bb'], { sortComparator: byLength })).toEqual([
        ['c', 'bb', 'aaa'],
        ['aaa', 'bb', 'c'],
      ]);
      const seen = new Set<unknown>();
      ordersOf([null, undefined, 1], {
        sortComparator: (one, other) => {
          seen.add(one).add(other);
          return 0;
        },
      });
      expect(seen).toEqual(new Set([null, undefined, 1]));
    },
  );

  proves(
    [
      'It receives the direction and returns the comparison.',
      "The grid doesn't reverse the result.",
      'If a column has both functions, `getSortComparator` overrides `sortComparator`.',
    ],
    () => {
      const directions: unknown[] = [];
      const sortComparator = jest.fn(() => 0);
      const orders = ordersOf(['b', 'a', 'c'], {
        sortComparator,
        getSortComparator: (direction) => {
          directions.push(direction);
          return (one: string, other: string) => one.localeCompare(other);
        },
      });
      expect([...new Set(directions)]).toEqual(['asc', 'desc']);
      expect(orders).toEqual([
        ['a', 'b', 'c'],
        ['a', 'b', 'c'],
      ]);
      expect(sortComparator).not.toHaveBeenCalled();
    },
  );

  proves('In this demo, tickets without an assignee stay at the bottom:', async () => {
    const { user } = show(<CustomComparator />);
    expect(textsOf('severity')).toEqual(['critical', 'high', 'medium', 'medium', 'low']);
    await user.click(titleOf('Version'));
    expect(textsOf('version')).toEqual(['1.12.4', '2.2.0', '2.9.1', '2.10.0', '2.10.2']);
    await user.click(titleOf('Assignee'));
    expect(textsOf('assignee')).toEqual(['Abena', 'Noor', 'Sven', '', '']);
    await user.click(titleOf('Assignee'));
    expect(textsOf('assignee')).toEqual(['Sven', 'Noor', 'Abena', '', '']);
  });

  proves(
    'The third and fourth arguments describe the two cells: `id`, `field`, `value`, `rowNode`, and `api`. To break a tie by another field, read the rows with `api.getRow(id)`.',
    () => {
      const sortComparator: GridComparatorFn = (one, other, cell, otherCell) => {
        for (const [value, params] of [
          [one, cell],
          [other, otherCell],
        ] as const) {
          expect(Object.keys(params).sort()).toEqual(['api', 'field', 'id', 'rowNode', 'value']);
          expect(params).toMatchObject({ field: 'amount', value });
        }
        const nameOf = ({ api, id }: typeof cell) => String(api.getRow(id).name);
        return one - other || nameOf(otherCell).localeCompare(nameOf(cell));
      };
      show(
        <Grid
          columns={[{ field: 'amount', sortComparator }, { field: 'name' }]}
          initialState={sortedBy({ field: 'amount', sort: 'asc' })}
        />,
      );
      expect(textsOf('name')).toEqual(['c', 'a', 'b']);
    },
  );

  proves(
    'The built-in comparisons are exported as `gridStringOrNumberComparator`, `gridNumberComparator`, and `gridDateComparator`.',
    () =>
      expectCompiles(`
        import { gridStringOrNumberComparator, gridNumberComparator, gridDateComparator, type GridComparatorFn } from '@mui/x-data-grid';
        export const all: readonly GridComparatorFn[] = [gridStringOrNumberComparator, gridNumberComparator, gridDateComparator];`),
  );
});

describe('several columns', () => {
  /** Sorts by the amount, then by the name while a key is down. */
  async function sortByBoth(grid: React.ReactElement, key = 'Shift') {
    const { user, unmount } = show(grid);
    await user.click(titleOf('Amount'));
    await user.keyboard(`{${key}>}`);
    await user.click(titleOf('Name'));
    await user.keyboard(`{/${key}}`);
    const directions = [directionOf('Amount'), directionOf('Name')];
    unmount();
    return directions;
  }

  const both = ['ascending', 'ascending'];
  const onlyName = ['none', 'ascending'];

  proves(
    [
      'Users can sort by several columns.',
      'To add more columns, users hold <kbd>Shift</kbd>, <kbd>Ctrl</kbd>, or <kbd>⌘</kbd> and click their headers.',
      'With the keyboard, they press <kbd>Shift</kbd>+<kbd>Enter</kbd>.',
      'The Community grid sorts by one column.',
      'To allow one sorted column in the whole grid, set `disableMultipleColumnsSorting`.',
    ],
    async () => {
      for (const key of ['Shift', 'Control', 'Meta']) {
        expect(await sortByBoth(<ProGrid />, key)).toEqual(both);
        expect(await sortByBoth(<Grid />, key)).toEqual(onlyName);
        expect(await sortByBoth(<ProGrid disableMultipleColumnsSorting />, key)).toEqual(onlyName);
      }
      const { user } = show(<ProGrid />);
      await user.click(titleOf('Amount'));
      act(() => headerOf('Name').focus());
      await user.keyboard('{Shift>}{Enter}{/Shift}');
      expect([directionOf('Amount'), directionOf('Name')]).toEqual(both);
    },
  );

  proves(
    [
      'Small numbers in the headers show which column comes first.',
      'To sort by several columns without a modifier key, set `multipleColumnsSortingMode="always"`:',
      'The column menu sorts by a single column in either mode.',
    ],
    async () => {
      const { user, unmount } = show(<MultiSorting />);
      expect(textsOf('runner').slice(0, 2)).toEqual(['Luca Ferri', 'Marta Kovács']);
      await user.click(titleOf('Age group'));
      expect(['Club', 'Minutes', 'Age group'].map((name) => headerOf(name).textContent)).toEqual([
        'Club1',
        'Minutes2',
        'Age group3',
      ]);
      await openMenuOf(user, 'Runner');
      await user.click(screen.getByRole('menuitem', { name: 'Sort by ASC' }));
      expect(['Runner', 'Club', 'Minutes', 'Age group'].map(directionOf)).toEqual([
        'ascending',
        'none',
        'none',
        'none',
      ]);
      unmount();
      const other = show(<ProGrid initialState={sortedBy({ field: 'amount', sort: 'asc' })} />);
      await openMenuOf(other.user, 'Name');
      await other.user.click(screen.getByRole('menuitem', { name: 'Sort by ASC' }));
      expect([directionOf('Amount'), directionOf('Name')]).toEqual(onlyName);
    },
  );

  proves(
    'If the sort model has several items, the grid uses the first item and logs an error in development.',
    () => {
      show(
        <Grid
          sortModel={[
            { field: 'amount', sort: 'asc' },
            { field: 'name', sort: 'desc' },
          ]}
        />,
      );
      expect([directionOf('Amount'), directionOf('Name')]).toEqual(['ascending', 'none']);
      expect(textsOf('name')).toEqual(['a', 'c', 'b']);
      expectConsole('error', /sortModel/);
    },
  );
});

describe('the sequence of clicks', () => {
  /** A grid whose name column has more settings. */
  const withColumn = (column: Partial<GridColDef>, props: Partial<DataGridProps> = {}) => (
    <Grid columns={[{ field: 'name', headerName: 'Name', ...column }]} {...props} />
  );

  proves(
    [
      "Each click on a header moves to the next value of `sortingOrder`. The default is `['asc', 'desc', null]`, where `null` is the order of the `rows` prop.",
      "| start with the largest value | `sortingOrder={['desc', 'asc', null]}` on the grid |",
      "| remove the unsorted state | `sortingOrder={['asc', 'desc']}` on the grid |",
      '| use another sequence for one column | `sortingOrder` on the column |',
    ],
    async () => {
      for (const [grid, sequence] of [
        [<Grid />, ['ascending', 'descending', 'none', 'ascending']],
        [
          <Grid sortingOrder={['desc', 'asc', null]} />,
          ['descending', 'ascending', 'none', 'descending'],
        ],
        [<Grid sortingOrder={['asc', 'desc']} />, ['ascending', 'descending', 'ascending']],
        [
          withColumn({ sortingOrder: ['desc', 'asc'] }, { sortingOrder: ['asc', null] }),
          ['descending', 'ascending', 'descending'],
        ],
      ] as const) {
        expect(await directionsAfterClicks(grid, sequence.length)).toEqual(sequence);
      }
      const { user } = show(<Grid />);
      for (let click = 0; click < 3; click += 1) {
        await user.click(titleOf('Name'));
      }
      expect(textsOf('name')).toEqual(['b', 'a', 'c']);
    },
  );

  proves(
    [
      'Users can also sort from the column menu',
      'The column menu offers the directions of the sequence, except the current direction.',
    ],
    async () => {
      const entriesOf = async (grid: React.ReactElement) => {
        const { user, unmount } = show(grid);
        const entries = await openMenuOf(user, 'Name');
        unmount();
        return entries.filter((entry) => /sort/i.test(entry));
      };
      const up = byName('asc');
      expect(await entriesOf(<Grid />)).toEqual(['Sort by ASC', 'Sort by DESC']);
      expect(await entriesOf(<Grid initialState={up} />)).toEqual(['Sort by DESC', 'Unsort']);
      const both = { sortingOrder: ['desc', 'asc'] } as const;
      expect(await entriesOf(<Grid {...both} initialState={up} />)).toEqual(['Sort by DESC']);
      const { user } = show(<Grid />);
      await openMenuOf(user, 'Name');
      await user.click(screen.getByRole('menuitem', { name: 'Sort by DESC' }));
      expect(textsOf('name')).toEqual(['c', 'b', 'a']);
    },
  );

  proves(
    [
      '| turn off sorting by users for one column | `sortable: false` on the column |',
      '| turn off sorting by users for all columns | `disableColumnSorting` on the grid |',
      'A sort model can still sort a column that has `sortable: false`.',
    ],
    async () => {
      const initialState = byName('desc');
      for (const grid of [
        withColumn({ sortable: false }, { initialState }),
        <Grid disableColumnSorting initialState={initialState} />,
      ]) {
        const { user, unmount } = show(grid);
        await user.click(titleOf('Name'));
        expect(textsOf('name')).toEqual(['c', 'b', 'a']);
        expect((await openMenuOf(user, 'Name')).join()).not.toMatch(/sort/i);
        unmount();
      }
    },
  );
});

describe('a controlled model', () => {
  proves(
    'If something outside the grid sets the order, such as buttons or the URL, keep the sort model in your state.',
    async () => {
      const { user } = show(<ControlledSorting />);
      await user.click(screen.getByRole('button', { name: 'Newest' }));
      expect(directionOf('Year')).toBe('descending');
      await user.click(titleOf('Film'));
      expect(screen.getByRole('status')).toHaveTextContent('{"field":"title","sort":"asc"}');
    },
  );

  proves(
    'If you write the array in JSX, it is a new array on each render, and the grid sorts all rows again.',
    () => {
      const sortComparator = jest.fn((one: string, other: string) => one.localeCompare(other));
      const own: readonly GridColDef[] = [{ field: 'name', sortComparator }];
      const kept: GridSortModel = [{ field: 'name', sort: 'asc' }];
      const { rerender } = show(<Grid columns={own} sortModel={kept} />);
      const before = sortComparator.mock.calls.length;
      rerender(<Grid columns={own} sortModel={kept} />);
      expect(sortComparator).toHaveBeenCalledTimes(before);
      rerender(<Grid columns={own} sortModel={[...kept]} />);
      expect(sortComparator.mock.calls.length).toBeGreaterThan(before);
    },
  );
});

describe('from code', () => {
  proves(
    [
      '`sortColumn(field, direction, allowMultipleSorting)` Sorts by one column. Without a direction, uses the next direction of the sequence. With `null`, clears the sort model',
      'In Pro, pass `true` as the third argument of `sortColumn()` to keep the other sorted columns.',
    ],
    () => {
      const { api } = showWithApi();
      const up = (field: string) => ({ field, sort: 'asc' }) as const;
      const down = (field: string) => ({ field, sort: 'desc' }) as const;
      const calls: readonly (readonly [Parameters<GridApiPro['sortColumn']>, GridSortModel])[] = [
        [['name', 'desc'], [down('name')]],
        [['amount'], [up('amount')]],
        [['amount'], [down('amount')]],
        [
          ['name', 'asc', true],
          [down('amount'), up('name')],
        ],
        [['amount', null, true], [up('name')]],
        [['name', null], []],
      ];
      for (const [args, model] of calls) {
        act(() => api().sortColumn(...args));
        expect(api().getSortModel()).toEqual(model);
      }
    },
  );

  proves(
    [
      '| `setSortModel(model)`, `getSortModel()` | Replaces or returns the sort model |',
      '| Returns all rows or ids in the current order, including rows that a filter hides and generated group rows |',
      '`getRowIdFromRowIndex(index)` Returns the id at a position in the current order',
    ],
    () => {
      const { api } = showWithApi({
        pagination: true,
        initialState: {
          pagination: { paginationModel: { pageSize: 1 } },
          filter: { filterModel: { items: [{ field: 'name', operator: 'equals', value: 'a' }] } },
        },
        pageSizeOptions: [1],
      });
      act(() => api().setSortModel([{ field: 'name', sort: 'desc' }]));
      expect(api().getSortModel()).toEqual([{ field: 'name', sort: 'desc' }]);
      expect(textsOf('name')).toEqual(['a']);
      expect(
        api()
          .getSortedRows()
          .map(({ name }) => String(name)),
      ).toEqual(['c', 'b', 'a']);
      expect(api().getSortedRowIds()).toEqual([3, 1, 2]);
      expect([0, 1, 2].map((index) => api().getRowIdFromRowIndex(index))).toEqual([3, 1, 2]);
      expect(gridFilteredSortedRowIdsSelector({ current: api() })).toEqual([2]);
      const tree = showWithApi({
        treeData: true,
        getTreeDataPath: ({ path }) => path,
        rows: [{ id: 1, path: ['a', 'b'] }],
      });
      expect(tree.api().getSortedRowIds()).toEqual(['auto-generated-row-null/a', 1]);
      expect(tree.api().getSortedRows()).toHaveLength(2);
    },
  );

  proves(
    [
      '| `applySorting()` | Sorts again with the current model |',
      'If a comparison depends on your state, call `applySorting()` after the state changes.',
    ],
    () => {
      const by = (sign: number): readonly GridColDef[] => [
        { field: 'name', sortComparator: (a: string, b: string) => sign * a.localeCompare(b) },
      ];
      const { api, rerender } = showWithApi({ initialState: byName('asc'), columns: by(1) });
      rerender({ columns: by(-1) });
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
      act(() => api().applySorting());
      expect(textsOf('name')).toEqual(['c', 'b', 'a']);
    },
  );

  proves(
    'The grid sorts again when rows change, so an edited row moves to its new position.',
    async () => {
      const own = {
        columns: [{ field: 'name', editable: true }],
        initialState: byName('asc'),
      };
      const { user, rerender } = show(<Grid {...own} />);
      rerender(<Grid {...own} rows={[...rows, { id: 4, name: 'aa' }]} />);
      expect(textsOf('name')).toEqual(['a', 'aa', 'b', 'c']);
      await user.dblClick(screen.getByRole('gridcell', { name: 'a' }));
      await user.clear(screen.getByRole('textbox'));
      await user.keyboard('z{Enter}');
      expect(await screen.findByRole('gridcell', { name: 'z' })).toBeVisible();
      expect(textsOf('name')).toEqual(['aa', 'b', 'c', 'z']);
    },
  );

  proves(
    [
      'Set `sortingMode="server"`, send the sort model with each request, and pass the rows in the order of the response.',
      'With `sortingMode="server"`, the grid doesn\'t call your comparisons.',
    ],
    () => {
      const sortComparator = jest.fn(() => 0);
      show(
        <Grid
          sortingMode="server"
          columns={[{ field: 'name', sortComparator }]}
          sortModel={[{ field: 'name', sort: 'asc' }]}
        />,
      );
      expect(textsOf('name')).toEqual(['b', 'a', 'c']);
      expect(sortComparator).not.toHaveBeenCalled();
    },
  );
});

describe('icons, performance and accessibility', () => {
  const slots = {
    columnSortedAscendingIcon: () => <i data-testid="up" />,
    columnSortedDescendingIcon: () => <i data-testid="down" />,
  };

  proves(
    [
      'To draw your own arrows, replace the slots `columnSortedAscendingIcon` and `columnSortedDescendingIcon`.',
      'When a user points at an unsorted header, the grid shows the icon of the next direction.',
      'Custom icons are decorative and need no accessible name.',
      'The grid sets `aria-sort` on the sorted header',
    ],
    async () => {
      const { user } = show(<Grid slots={slots} />);
      const stateOf = (name: string) => [
        directionOf(name),
        ...within(headerOf(name))
          .queryAllByTestId(/up|down/)
          .map(({ dataset }) => dataset.testid),
      ];
      expect(stateOf('Name')).toEqual(['none', 'up']);
      await user.click(titleOf('Name'));
      expect(stateOf('Name')).toEqual(['ascending', 'up']);
      await user.click(titleOf('Name'));
      expect(stateOf('Name')).toEqual(['descending', 'down']);
      expect(within(headerOf('Name')).getByRole('button', { name: 'Sort' })).toContainElement(
        screen.getByTestId('down'),
      );
    },
  );

  proves(
    [
      'To hide the icons of one column, set `hideSortIcons: true`.',
      'The header still sorts.',
      'To replace the whole button, use the `columnHeaderSortIcon` slot.',
    ],
    async () => {
      const { user, unmount } = show(<SortIcons />);
      await user.click(titleOf('Symbol'));
      expect(textsOf('id')).toEqual(['HLO', 'NWD', 'TRM']);
      expect(headerOf('Symbol').querySelector('svg[class*="rending"]')).toBeNull();
      expect(within(headerOf('Symbol')).queryByRole('button', { name: 'Sort' })).toBeNull();
      unmount();
      show(<Grid slots={{ ...slots, columnHeaderSortIcon: () => <i data-testid="own" /> }} />);
      expect(within(headerOf('Name')).getByTestId('own')).toBeInTheDocument();
      expect(within(headerOf('Name')).queryByRole('button', { name: 'Sort' })).toBeNull();
      expect(screen.queryByTestId('up')).toBeNull();
    },
  );

  proves(
    [
      'The grid calls `valueGetter` once per row for a sorted column, and calls the comparison many times.',
      "The grid sorts all rows in one step, and the page can't respond until the sorting is done.",
    ],
    () => {
      const valueGetter = jest.fn((value: number) => value);
      const sortComparator = jest.fn((one: number, other: number) => one - other);
      const { api } = showWithApi({
        rows: Array.from({ length: 50 }, (_, id) => ({ id, name: (id * 7) % 50 })),
        columns: [{ field: 'id' }, { field: 'name', valueGetter, sortComparator }],
        initialState: { columns: { columnVisibilityModel: { name: false } } },
      });
      valueGetter.mockClear();
      act(() => {
        api().setSortModel([{ field: 'name', sort: 'asc' }]);
        expect(
          api()
            .getSortedRows()
            .map(({ name }) => Number(name)),
        ).toEqual(Array.from({ length: 50 }, (_, index) => index));
      });
      expect(valueGetter).toHaveBeenCalledTimes(50);
      expect(sortComparator.mock.calls.length).toBeGreaterThan(50);
    },
  );
});

exempt(
  'so screen readers announce the direction.',
  'What a screen reader says is outside of the packages.',
);
