import { useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridComparatorFn,
  gridFilteredSortedRowIdsSelector,
  type GridSortModel,
} from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import BasicSorting from '../../../docs/x/react-data-grid/sorting/BasicSorting';
import ClickSequence from '../../../docs/x/react-data-grid/sorting/ClickSequence';
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

describe('at the start', () => {
  proves(
    'Click a column header to sort by it, and click again to change the direction.',
    async () => {
      const { user } = show(<BasicSorting />);
      await user.click(titleOf('Peak'));
      expect(textsOf('name').slice(0, 2)).toEqual(['Ben Nevis', 'Etna']);
      await user.click(titleOf('Peak'));
      expect(textsOf('name').slice(0, 2)).toEqual(['Zugspitze', 'Triglav']);
    },
  );

  proves('It works without configuration for columns of every type but `actions`.', async () => {
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

  proves('People can also use the column menu.', async () => {
    const { user } = show(<Grid />);
    expect(await openMenuOf(user, 'Name')).toEqual(
      expect.arrayContaining(['Sort by ASC', 'Sort by DESC']),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Sort by DESC' }));
    expect(textsOf('name')).toEqual(['c', 'b', 'a']);
  });

  proves(
    'The demo above begins with the highest peak because of `initialState.sorting.sortModel`.',
    () => {
      show(<BasicSorting />);
      expect(textsOf('elevation').slice(0, 2)).toEqual(['3,715', '3,403']);
    },
  );

  proves(
    "A sort model is an array of `{ field, sort }` items, and `sort` is `'asc'`, `'desc'`, or `null` for an item that doesn't count; `undefined` is ascending.",
    async () => {
      const model = (item: string) =>
        `import type { GridSortModel } from '@mui/x-data-grid';
        export const model: GridSortModel = [${item}];`;
      await expectCompiles(model(`{ field: 'name', sort: 'asc' }`));
      await expectCompiles(model(`{ field: 'name', sort: 'desc' }`));
      await expectCompiles(model(`{ field: 'name', sort: null }`));
      await expectTypeError(model(`{ field: 'name', sort: 'up' }`), /TS2322/);
      await expectTypeError(model(`{ sort: 'asc' }`), /TS2741.*field/);
      const { unmount } = show(<Grid initialState={sortedBy({ field: 'name', sort: null })} />);
      expect(textsOf('name')).toEqual(['b', 'a', 'c']);
      unmount();
      show(<Grid initialState={sortedBy({ field: 'name', sort: undefined })} />);
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
    },
  );

  proves('`field` may name a hidden column; a field without a column is ignored.', () => {
    const { unmount } = show(
      <Grid
        initialState={{
          columns: { columnVisibilityModel: { name: false } },
          ...sortedBy({ field: 'name', sort: 'asc' }),
        }}
      />,
    );
    expect(textsOf('id')).toEqual(['2', '1', '3']);
    unmount();
    show(<Grid initialState={sortedBy({ field: 'gone', sort: 'desc' })} />);
    expect(textsOf('id')).toEqual(['1', '2', '3']);
  });

  proves('When a column is removed later, its item goes too.', () => {
    const onSortModelChange = jest.fn();
    const { api, rerender } = showWithApi({
      onSortModelChange,
      initialState: sortedBy({ field: 'amount', sort: 'asc' }, { field: 'name', sort: 'asc' }),
    });
    rerender({ columns: columns.slice(1) });
    expect(api().getSortModel()).toEqual([{ field: 'amount', sort: 'asc' }]);
    expect(onSortModelChange.mock.lastCall?.[0]).toEqual([{ field: 'amount', sort: 'asc' }]);
    rerender({ columns });
    expect(api().getSortModel()).toEqual([{ field: 'amount', sort: 'asc' }]);
  });

  proves('The grid reads `initialState` once; from then on people decide the order.', async () => {
    const { user, rerender } = show(
      <Grid initialState={sortedBy({ field: 'name', sort: 'asc' })} />,
    );
    rerender(<Grid initialState={sortedBy({ field: 'name', sort: 'desc' })} />);
    expect(textsOf('name')).toEqual(['a', 'b', 'c']);
    await user.click(titleOf('Name'));
    expect(textsOf('name')).toEqual(['c', 'b', 'a']);
  });

  proves('An empty model shows the order of `rows`.', () => {
    show(<Grid sortModel={[]} />);
    expect(textsOf('name')).toEqual(['b', 'a', 'c']);
  });

  proves('Rows that compare as equal keep that order too.', () => {
    const { unmount } = show(<Grid initialState={sortedBy({ field: 'amount', sort: 'asc' })} />);
    expect(textsOf('name')).toEqual(['a', 'c', 'b']);
    unmount();
    show(<Grid initialState={sortedBy({ field: 'amount', sort: 'desc' })} />);
    expect(textsOf('name')).toEqual(['b', 'a', 'c']);
  });
});

describe('comparisons', () => {
  proves(
    "| `string` (default), `singleSelect` | Strings in the order of the browser's language, other values as numbers |",
    () => {
      for (const type of ['string', 'singleSelect'] as const) {
        const words = ['b', 'Ä', 'C', 'a'];
        const locale = [...words].sort(new Intl.Collator().compare);
        expect(locale).not.toEqual([...words].sort());
        expect(ordersOf(words, { type })[0]).toEqual(locale);
        expect(ordersOf([10, 9, 100], { type })[0]).toEqual(['9', '10', '100']);
      }
      // The type is the default.
      expect(ordersOf(['b', 'Ä', 'C'], {})[0]).toEqual(['Ä', 'b', 'C']);
    },
  );

  proves('| `number`, `boolean` | As numbers |', () => {
    expect(ordersOf(['10', '9', 100], { type: 'number' })[0]).toEqual(['9', '10', '100']);
    expect(ordersOf([true, false, true], { type: 'boolean' })[0]).toEqual([
      'false',
      'true',
      'true',
    ]);
  });

  proves('| `date`, `dateTime` | As points in time |', () => {
    const dates = [new Date(2026, 9, 1), new Date(2026, 1, 1), new Date(2025, 11, 31)];
    for (const type of ['date', 'dateTime'] as const) {
      expect(ordersOf(dates, { type })[0]).toEqual([...dates].reverse().map(String));
    }
  });

  proves(
    'Missing values (`null` or `undefined`) come first in ascending order, and last in descending order.',
    () => {
      for (const type of ['string', 'number', 'boolean', 'singleSelect'] as const) {
        for (const missing of [null, undefined]) {
          const [up = [], down = []] = ordersOf([1, missing, 2], { type });
          expect(up[0]).toBe(String(missing));
          expect(down[2]).toBe(String(missing));
        }
      }
      const day = new Date(2026, 2, 16);
      for (const type of ['date', 'dateTime'] as const) {
        const [up = [], down = []] = ordersOf([day, null], { type });
        expect([up[0], down[1]]).toEqual(['null', 'null']);
      }
    },
  );

  proves(
    [
      'The grid compares what `valueGetter` returns, not what `valueFormatter` prints.',
      'A column that shows `3,715 m` still sorts as a number, as long as you format in `valueFormatter`.',
    ],
    () => {
      const column: Partial<GridColDef> = {
        type: 'number',
        valueGetter: (value: number) => -value,
        valueFormatter: (value: number) => `${value} m`,
      };
      expect(ordersOf([900, 3715, 1345], column)[0]).toEqual(['3715', '1345', '900']);
      show(
        <Grid
          columns={[
            {
              field: 'amount',
              type: 'number',
              valueFormatter: (value: number) => `${value.toLocaleString('en')} m`,
            },
          ]}
          rows={[3715, 900].map((amount, id) => ({ id, amount }))}
          initialState={sortedBy({ field: 'amount', sort: 'asc' })}
        />,
      );
      expect(textsOf('amount')).toEqual(['900 m', '3,715 m']);
    },
  );

  proves('A `singleSelect` column sorts by value, even when its options show labels.', () => {
    const column: Partial<GridColDef> = {
      type: 'singleSelect',
      valueOptions: [
        { value: 1, label: 'Z' },
        { value: 2, label: 'A' },
      ],
    };
    expect(ordersOf([2, 1], column)[0]).toEqual(['1', '2']);
  });

  proves('Digits inside strings are characters: "10" comes before "9".', () => {
    expect(ordersOf(['9', '10'], {})[0]).toEqual(['10', '9']);
  });

  proves(
    [
      'It gets two values and returns a negative number, zero, or a positive number, as for ascending order.',
      'The grid reverses it for descending order.',
    ],
    () => {
      const byLength: GridComparatorFn<string> = (one, other) => one.length - other.length;
      expect(ordersOf(['aaa', 'c', 'bb'], { sortComparator: byLength })).toEqual([
        ['c', 'bb', 'aaa'],
        ['aaa', 'bb', 'c'],
      ]);
    },
  );

  proves('It gets the direction, returns the comparison, and wins over `sortComparator`.', () => {
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
    // The grid doesn't reverse what it returns.
    expect(orders).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    expect(sortComparator).not.toHaveBeenCalled();
  });

  proves(
    'Below, severities follow their own order, versions count digits as numbers, and tickets without an assignee stay at the bottom both ways.',
    async () => {
      const { user } = show(<CustomComparator />);
      expect(textsOf('severity')).toEqual(['critical', 'high', 'medium', 'medium', 'low']);
      await user.click(titleOf('Version'));
      expect(textsOf('version')).toEqual(['1.12.4', '2.2.0', '2.9.1', '2.10.0', '2.10.2']);
      await user.click(titleOf('Assignee'));
      expect(textsOf('assignee')).toEqual(['Abena', 'Noor', 'Sven', '', '']);
      await user.click(titleOf('Assignee'));
      expect(textsOf('assignee')).toEqual(['Sven', 'Noor', 'Abena', '', '']);
    },
  );

  proves('Your comparison gets missing values as they are:', () => {
    const seen = new Set<unknown>();
    ordersOf([null, undefined, 1], {
      sortComparator: (one, other) => {
        seen.add(one).add(other);
        return 0;
      },
    });
    expect(seen).toEqual(new Set([null, undefined, 1]));
  });

  proves(
    [
      'The third and fourth arguments hold the `id`, `field`, `value`, `rowNode`, and `api` of each cell.',
      'With `api.getRow(id)` you can break a tie by another field.',
    ],
    () => {
      const sortComparator: GridComparatorFn = (one, other, cell, otherCell) => {
        for (const [value, params] of [
          [one, cell],
          [other, otherCell],
        ] as const) {
          expect(Object.keys(params).sort()).toEqual(['api', 'field', 'id', 'rowNode', 'value']);
          expect(params).toMatchObject({ field: 'amount', value });
          expect(params.rowNode.id).toBe(params.id);
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

  proves(
    'If `valueGetter` returns a plain object or an invalid `Date`, the built-in comparison turns it into `NaN`: the header shows an arrow, and the rows stay as they were.',
    () => {
      const unit: Partial<GridColDef> = {
        valueGetter: (value: number) => ({ value }),
        valueFormatter: () => '',
      };
      for (const type of ['string', 'number'] as const) {
        expect(ordersOf([2, 3, 1], { ...unit, type })).toEqual([
          ['2', '3', '1'],
          ['2', '3', '1'],
        ]);
      }
      const days = [2026, Number.NaN, 2025].map((year) => new Date(year, 0, 1));
      const unsorted = days.map(String);
      expect(ordersOf(days, { type: 'date' })).toEqual([unsorted, unsorted]);
      expect(ordersOf([days[0], days[2]], { type: 'date' })[0]).toEqual([unsorted[2], unsorted[0]]);
      show(
        <Grid
          columns={[{ field: 'amount', headerName: 'Amount', ...unit }]}
          initialState={sortedBy({ field: 'amount', sort: 'asc' })}
        />,
      );
      expect(directionOf('Amount')).toBe('ascending');
    },
  );
});

describe('several columns', () => {
  proves(
    'Sorting by more than one column needs [Pro](/x/introduction/licensing/#pro-plan).',
    async () => {
      const onSortModelChange = jest.fn();
      const { user } = show(<Grid onSortModelChange={onSortModelChange} />);
      await user.click(titleOf('Amount'));
      await user.keyboard('{Shift>}');
      await user.click(titleOf('Name'));
      await user.keyboard('{/Shift}');
      expect(onSortModelChange.mock.lastCall?.[0]).toEqual([{ field: 'name', sort: 'asc' }]);
    },
  );

  proves(
    "People hold <kbd>Shift</kbd>, <kbd>Ctrl</kbd>, or <kbd>⌘</kbd> while they click further headers; with the keyboard, it's <kbd>Shift</kbd>+<kbd>Enter</kbd>.",
    async () => {
      for (const key of ['Shift', 'Control', 'Meta']) {
        const { user, unmount } = show(<ProGrid />);
        await user.click(titleOf('Amount'));
        await user.keyboard(`{${key}>}`);
        await user.click(titleOf('Name'));
        await user.keyboard(`{/${key}}`);
        expect([directionOf('Amount'), directionOf('Name')]).toEqual(['ascending', 'ascending']);
        unmount();
      }
      const { user } = show(<ProGrid />);
      await user.click(titleOf('Amount'));
      act(() => headerOf('Name').focus());
      await user.keyboard('{Shift>}{Enter}{/Shift}');
      expect([directionOf('Amount'), directionOf('Name')]).toEqual(['ascending', 'ascending']);
    },
  );

  proves(
    [
      'With `multipleColumnsSortingMode="always"` (default `\'withModifierKey\'`), as below, every click on a header adds to the order, and no key is needed.',
      'The entries of the column menu sort by that column alone.',
      'Small numbers in the headers show which column counts first.',
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
      const other = show(<ProGrid />);
      await other.user.click(titleOf('Amount'));
      await other.user.click(titleOf('Name'));
      expect([directionOf('Amount'), directionOf('Name')]).toEqual(['none', 'ascending']);
    },
  );

  proves(
    'The Community grid keeps the first item of a longer model and logs an error in development.',
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

  proves('In Pro, `disableMultipleColumnsSorting` goes back to one column.', async () => {
    const { user } = show(<ProGrid disableMultipleColumnsSorting />);
    await user.click(titleOf('Amount'));
    await user.keyboard('{Shift>}');
    await user.click(titleOf('Name'));
    expect([directionOf('Amount'), directionOf('Name')]).toEqual(['none', 'ascending']);
  });
});

describe('the sequence of clicks', () => {
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

  proves(
    [
      'The `sortingOrder` prop sets what successive clicks do.',
      "The default is `['asc', 'desc', null]`, where `null` means the order of `rows`.",
    ],
    async () => {
      expect(await directionsAfterClicks(<Grid />, 4)).toEqual([
        'ascending',
        'descending',
        'none',
        'ascending',
      ]);
      expect(await directionsAfterClicks(<Grid sortingOrder={['desc', 'asc']} />, 3)).toEqual([
        'descending',
        'ascending',
        'descending',
      ]);
      const { user } = show(<Grid />);
      for (let click = 0; click < 3; click += 1) {
        await user.click(titleOf('Name'));
      }
      expect(textsOf('name')).toEqual(['b', 'a', 'c']);
    },
  );

  proves('`sortingOrder` on a column wins over the prop.', async () => {
    const { user } = show(<ClickSequence />);
    await user.click(titleOf('Player'));
    expect(directionOf('Player')).toBe('ascending');
  });

  proves(
    'The column menu offers the directions of the sequence only, without the one that holds now.',
    async () => {
      const entriesOf = async (grid: React.ReactElement) => {
        const { user, unmount } = show(grid);
        const entries = await openMenuOf(user, 'Name');
        unmount();
        return entries.filter((entry) => /sort/i.test(entry));
      };
      const up = sortedBy({ field: 'name', sort: 'asc' });
      expect(await entriesOf(<Grid />)).toEqual(['Sort by ASC', 'Sort by DESC']);
      expect(await entriesOf(<Grid initialState={up} />)).toEqual(['Sort by DESC', 'Unsort']);
      const both = { sortingOrder: ['desc', 'asc'] } as const;
      expect(await entriesOf(<Grid {...both} initialState={up} />)).toEqual(['Sort by DESC']);
    },
  );

  proves(
    [
      '`sortable: false` on a column turns off its header click and menu entries.',
      'A sort model can still name the column.',
    ],
    async () => {
      const fixed: readonly GridColDef[] = [{ field: 'name', headerName: 'Name', sortable: false }];
      const { user } = show(
        <Grid columns={fixed} initialState={sortedBy({ field: 'name', sort: 'desc' })} />,
      );
      expect(textsOf('name')).toEqual(['c', 'b', 'a']);
      await user.click(titleOf('Name'));
      expect(textsOf('name')).toEqual(['c', 'b', 'a']);
      expect((await openMenuOf(user, 'Name')).join()).not.toMatch(/sort/i);
    },
  );

  proves('`disableColumnSorting` on the grid does the same for all columns.', async () => {
    const { user } = show(
      <Grid disableColumnSorting initialState={sortedBy({ field: 'name', sort: 'desc' })} />,
    );
    await user.click(titleOf('Name'));
    await user.click(titleOf('Amount'));
    expect(textsOf('name')).toEqual(['c', 'b', 'a']);
    expect((await openMenuOf(user, 'Amount')).join()).not.toMatch(/sort/i);
  });
});

describe('from code', () => {
  proves(
    'one that is written in the JSX is new on each render, and the grid sorts all rows again.',
    async () => {
      const sortComparator = jest.fn((one: string, other: string) => one.localeCompare(other));
      const own: readonly GridColDef[] = [{ field: 'name', sortComparator }];
      const inline = () => <Grid columns={own} sortModel={[{ field: 'name', sort: 'asc' }]} />;
      const { rerender } = show(inline());
      const before = sortComparator.mock.calls.length;
      rerender(inline());
      expect(sortComparator.mock.calls.length).toBeGreaterThan(before);
      const kept: GridSortModel = [{ field: 'name', sort: 'asc' }];
      rerender(<Grid columns={own} sortModel={kept} />);
      const after = sortComparator.mock.calls.length;
      rerender(<Grid columns={own} sortModel={kept} />);
      expect(sortComparator).toHaveBeenCalledTimes(after);
    },
  );

  proves(
    [
      'Sorts one column. Without a direction it takes the next one of the sequence; `null` takes the column out.',
      '`true` as last argument keeps the other columns (Pro)',
    ],
    async () => {
      const { api } = showWithApi();
      const model = () => api().getSortModel();
      act(() => api().sortColumn('name', 'desc'));
      expect(model()).toEqual([{ field: 'name', sort: 'desc' }]);
      act(() => api().sortColumn('amount'));
      expect(model()).toEqual([{ field: 'amount', sort: 'asc' }]);
      act(() => api().sortColumn('amount'));
      expect(model()).toEqual([{ field: 'amount', sort: 'desc' }]);
      act(() => api().sortColumn('name', 'asc', true));
      expect(model()).toEqual([
        { field: 'amount', sort: 'desc' },
        { field: 'name', sort: 'asc' },
      ]);
      act(() => api().sortColumn('amount', null, true));
      expect(model()).toEqual([{ field: 'name', sort: 'asc' }]);
      act(() => api().sortColumn('name', null));
      expect(model()).toEqual([]);
    },
  );

  proves(
    [
      '| `setSortModel(model)`, `getSortModel()` | Replaces and reads the whole model |',
      "| All rows, or their ids, in the current order, generated group rows included. Filters and pages don't count: [selectors](/x/react-data-grid/filtering/#read-the-rows-that-are-left) give the rows that pass",
      '| The id at a position of that order |',
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
      '| `applySorting()` | Sorts again by the current model |',
      'It does **not** when only a comparison changes: if yours depends on state, call `applySorting()` after the change.',
    ],
    () => {
      const by = (sign: number): readonly GridColDef[] => [
        { field: 'name', sortComparator: (a: string, b: string) => sign * a.localeCompare(b) },
      ];
      const { api, rerender } = showWithApi({
        initialState: sortedBy({ field: 'name', sort: 'asc' }),
        columns: by(1),
      });
      rerender({ columns: by(-1) });
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
      act(() => api().applySorting());
      expect(textsOf('name')).toEqual(['c', 'b', 'a']);
    },
  );

  proves(
    'The grid sorts again by itself when rows change, so an edited row moves to its place.',
    async () => {
      function App() {
        const [shown, setShown] = useState(rows);
        return (
          <>
            <button type="button" onClick={() => setShown([...shown, { id: 4, name: 'aa' }])}>
              Add
            </button>
            <Grid
              rows={shown}
              columns={[{ field: 'name', editable: true }]}
              initialState={sortedBy({ field: 'name', sort: 'asc' })}
            />
          </>
        );
      }
      const { user } = show(<App />);
      await user.click(screen.getByRole('button', { name: 'Add' }));
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
      'The grid then shows the rows in the order you pass them.',
      "Comparators aren't called in this mode.",
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

describe('icons, accessibility and speed', () => {
  const Up = () => <i data-testid="up" />;
  const Down = () => <i data-testid="down" />;
  const slots = { columnSortedAscendingIcon: Up, columnSortedDescendingIcon: Down };

  proves(
    [
      'The slots `columnSortedAscendingIcon` and `columnSortedDescendingIcon` draw the arrows; the faint arrow under the pointer is the one of the next direction.',
      'Icons of your own only decorate, and need no name.',
    ],
    async () => {
      const { user } = show(<Grid slots={slots} />);
      const iconsOf = (name: string) =>
        within(headerOf(name))
          .queryAllByTestId(/up|down/)
          .map(({ dataset }) => dataset.testid);
      expect(iconsOf('Name')).toEqual(['up']);
      await user.click(titleOf('Name'));
      expect(iconsOf('Name')).toEqual(['up']);
      await user.click(titleOf('Name'));
      expect(iconsOf('Name')).toEqual(['down']);
      expect(within(headerOf('Name')).getByRole('button', { name: 'Sort' })).toContainElement(
        screen.getByTestId('down'),
      );
    },
  );

  proves(
    '`hideSortIcons: true` on a column leaves them out: its header still sorts, but nothing shows how.',
    async () => {
      const { user } = show(<SortIcons />);
      await user.click(titleOf('Symbol'));
      expect(textsOf('id')).toEqual(['HLO', 'NWD', 'TRM']);
      expect(headerOf('Symbol').querySelector('svg[class*="rending"]')).toBeNull();
      expect(within(headerOf('Symbol')).queryByRole('button', { name: 'Sort' })).toBeNull();
    },
  );

  proves('The `columnHeaderSortIcon` slot replaces the whole button.', () => {
    show(<Grid slots={{ ...slots, columnHeaderSortIcon: () => <i data-testid="own" /> }} />);
    expect(within(headerOf('Name')).getByTestId('own')).toBeInTheDocument();
    expect(within(headerOf('Name')).queryByRole('button', { name: 'Sort' })).toBeNull();
    expect(screen.queryByTestId('up')).toBeNull();
  });

  proves('A sorted header carries `aria-sort`', () => {
    show(<Grid initialState={sortedBy({ field: 'name', sort: 'desc' })} />);
    expect(directionOf('Name')).toBe('descending');
    expect(directionOf('Amount')).toBe('none');
  });

  proves(
    [
      'Sorting calls `valueGetter` once for each row and sorted column, and the comparison many times.',
      'All rows are sorted in one go',
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
  [
    'handle `null` if the column can have it.',
    'Keep the array in state or outside of the component:',
  ],
  'Leads on, or is advice that follows from what is proved beside it.',
);
exempt(
  'so screen readers announce the direction.',
  'What a screen reader says is outside of the packages.',
);
exempt(
  "and the page doesn't answer meanwhile; when people notice, sort on the server.",
  'A script that runs keeps any page from answering.',
);
