import { useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridRowModelUpdate,
  gridRowTreeSelector,
} from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import BatchUpdate from '../../../docs/x/react-data-grid/row-updates/BatchUpdate';
import BidOnLot from '../../../docs/x/react-data-grid/row-updates/BidOnLot';
import RefreshFromServer from '../../../docs/x/react-data-grid/row-updates/RefreshFromServer';
import SwitchDay from '../../../docs/x/react-data-grid/row-updates/SwitchDay';
import ThrottledVotes from '../../../docs/x/react-data-grid/row-updates/ThrottledVotes';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  createFakeServer,
  exempt,
  expectCompiles,
  expectTypeError,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
} from '../harness';

interface Row {
  id: number;
  name: string;
  amount: number;
}

const rows: readonly Row[] = [
  { id: 1, name: 'b', amount: 2 },
  { id: 2, name: 'a', amount: 1 },
  { id: 3, name: 'c', amount: 3 },
];
const columns = [{ field: 'id' }, { field: 'name' }, { field: 'amount' }];

const sortedByName = { sorting: { sortModel: [{ field: 'name', sort: 'asc' as const }] } };

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

function ProGrid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={columns} {...props} />;
}

/** A Community grid whose API a claim calls. */
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

/** A Pro grid whose API a claim calls. */
function showPro(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(<ProGrid apiRef={apiRef} {...props} />);
  return {
    api,
    update: (...updates: GridRowModelUpdate[]) => act(() => api().updateRows(updates)),
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<ProGrid apiRef={apiRef} {...props} {...more} />),
  };
}

describe('state or API', () => {
  proves(
    [
      'If rows change often, such as prices or messages from a socket, update them in the grid with `updateRows()` of the [API object](/x/react-data-grid/api-object/).',
      'Each bid passes the id and the two properties that change.',
      'The other properties of the row stay.',
    ],
    async () => {
      const { user } = show(<BidOnLot />);
      await user.click(screen.getByRole('button', { name: 'Bid on the music' }));
      expect(textsOf('bid')).toEqual(['240', '380', '35', '90']);
      expect(textsOf('bidder')).toEqual(['Paddle 7', 'Paddle 31', 'You', 'Paddle 18']);
      expect(textsOf('item')[2]).toBe('Box of sheet music');
    },
  );

  proves(
    [
      '| Source of truth | Your state | The grid |',
      '| Rest of the page sees the rows | Yes | Only with `getRow()` or a selector |',
      "| Work for each change | The grid processes all rows, your page re-renders | The grid processes the changed rows, your page doesn't re-render |",
      'In both ways, the grid sorts and filters again:',
      'While a row exists, passes the filter, and stays on its page, its selection, its focus, and its cell in edit mode stay.',
      'If an update filters a row out, the grid deselects the row, unless users have selected all rows with the checkbox in the header.',
      'A deselected row stays deselected when it passes the filter again.',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const rendered = jest.fn();
      function Page() {
        const [own, setOwn] = useState(rows);
        rendered();
        return (
          <>
            <output>{own.map(({ name }) => name).join()}</output>
            <button
              type="button"
              onClick={() => setOwn([{ ...rows[0], name: 'z' } as Row, ...own.slice(1)])}
            >
              Change
            </button>
            <Grid
              apiRef={apiRef}
              rows={own}
              initialState={{
                ...sortedByName,
                filter: {
                  filterModel: { items: [{ field: 'name', operator: 'doesNotEqual', value: 'x' }] },
                },
              }}
            />
          </>
        );
      }
      const { user } = show(<Page />);
      const others = () => [2, 3].map((id) => gridRowTreeSelector({ current: api() })[id]);
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
      await user.click(cellOf('name', 0));
      act(() => api().updateRows([{ id: 2, name: 'aa' }]));
      expect(api().isRowSelected(2)).toBe(true);
      expect(cellOf('name', 0)).toHaveFocus();
      act(() => api().updateRows([{ id: 2, name: 'x' }]));
      act(() => api().updateRows([{ id: 2, name: 'a' }]));
      expect(textsOf('name')).toEqual(['a', 'b', 'c']);
      expect(api().isRowSelected(2)).toBe(false);

      let before = others();
      rendered.mockClear();
      act(() => api().updateRows([{ id: 1, name: 'd' }]));
      expect(textsOf('name')).toEqual(['a', 'c', 'd']);
      expect(screen.getByRole('status')).toHaveTextContent('b,a,c');
      expect(api().getRow(1)).toMatchObject({ name: 'd' });
      expect(rendered).not.toHaveBeenCalled();
      expect(others().every((node, index) => node === before[index])).toBe(true);
      act(() => api().updateRows([{ id: 1, name: 'x' }]));
      expect(textsOf('name')).toEqual(['a', 'c']);

      before = others();
      await user.click(screen.getByRole('button', { name: 'Change' }));
      expect(textsOf('name')).toEqual(['a', 'c', 'z']);
      expect(screen.getByRole('status')).toHaveTextContent('z,a,c');
      expect(rendered).toHaveBeenCalledTimes(1);
      expect(others().some((node, index) => node === before[index])).toBe(false);

      const all = createApiRef<GridApi>();
      show(
        <Grid
          apiRef={all.apiRef}
          checkboxSelection
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'name', operator: 'doesNotEqual', value: 'x' }] },
            },
          }}
        />,
      );
      act(() => all.api().setRowSelectionModel({ type: 'exclude', ids: new Set() }));
      act(() => all.api().updateRows([{ id: 2, name: 'x' }]));
      act(() => all.api().updateRows([{ id: 2, name: 'a' }]));
      expect(all.api().isRowSelected(2)).toBe(true);
    },
  );

  proves(
    [
      "Changes through the API don't reach your `rows`.",
      'If you pass a new `rows` array or another `rowCount`, the grid starts over from the prop, and the changes are lost without a message.',
    ],
    () => {
      const { api, rerender } = showWithApi({ paginationMode: 'server', rowCount: 3 });
      const change = () => {
        act(() => api().updateRows([{ id: 1, name: 'changed' }]));
        expect(textsOf('name')[0]).toBe('changed');
      };
      change();
      expect(rows[0]?.name).toBe('b');
      rerender({ loading: true });
      rerender({ density: 'compact' });
      expect(textsOf('name')[0]).toBe('changed');
      rerender({ rowCount: 4 });
      expect(textsOf('name')[0]).toBe('b');
      change();
      rerender({ rowCount: 4, rows: [...rows] });
      expect(textsOf('name')[0]).toBe('b');
    },
  );
});

describe('updates', () => {
  proves(
    [
      'An update (`GridRowModelUpdate`) is a partial row with an id:',
      '| With an id that exists | Merges the properties into the row. The merge is shallow: nested objects are replaced |',
      '| With a new id | Adds a row at the end, with the properties of the update |',
      "| With `_action: 'delete'` | Removes the row. If the id doesn't exist, the update is ignored |",
    ],
    async () => {
      const { api, update } = showPro({
        rows: [{ id: 1, name: 'b', place: { city: 'Oslo', zip: 1 } }, ...rows.slice(1)],
      });
      update({ id: 1, place: { city: 'Bergen' } });
      expect(api().getRow(1)).toEqual({ id: 1, name: 'b', place: { city: 'Bergen' } });
      update({ id: 9, name: 'n' });
      expect(api().getAllRowIds()).toEqual([1, 2, 3, 9]);
      expect(api().getRow(9)).toEqual({ id: 9, name: 'n' });
      update({ id: 2, _action: 'delete' }, { id: 77, _action: 'delete' });
      expect(textsOf('id')).toEqual(['1', '3', '9']);
      const typed = (update: string) => `
        import type { GridRowModelUpdate } from '@mui/x-data-grid';
        export const update: GridRowModelUpdate = ${update};`;
      await expectCompiles(typed(`{ id: 1, name: 'a' }`));
      await expectTypeError(typed(`{ id: 1, _action: 'add' }`), /TS2322/);
    },
  );

  proves('In Community, `updateRows()` accepts one update and throws an error for more.', () => {
    const { api } = showWithApi();
    expect(() => api().updateRows([{ id: 1 }, { id: 2 }])).toThrow(
      /cannot update several rows at once/,
    );
    act(() => api().updateRows([{ id: 1, name: 'z' }]));
    expect(textsOf('name')[0]).toBe('z');
  });

  proves('In this demo, one call changes two ships, removes one, and adds one:', async () => {
    const { user } = show(<BatchUpdate />);
    await user.click(screen.getByRole('button', { name: 'Apply noon report' }));
    expect(textsOf('ship')).toEqual(['Stella Baltica', 'Marta K', 'Hakata Star']);
    expect(textsOf('status')).toEqual(['Loading', 'Unloading', 'Arriving']);
  });

  proves(
    [
      'If one call contains several updates for one id, the grid merges them, and later properties win.',
      "If one of these updates has `_action: 'delete'`, the row is removed.",
      'If you pass `getRowId`, the grid uses it to read the id.',
      'An update without an id throws an error.',
      "An update can change a pinned row, but can't remove it.",
    ],
    () => {
      const { api, update, unmount } = showPro({
        pinnedRows: { bottom: [{ id: 'sum', name: 'Sum', amount: 6 }] },
      });
      update({ id: 1, name: 'x', amount: 8 }, { id: 1, name: 'y' });
      expect(api().getRow(1)).toEqual({ id: 1, name: 'y', amount: 8 });
      expect(() => api().updateRows([{ name: 'z' }])).toThrow(/unique `id` property/);
      update({ id: 'sum', amount: 12 });
      expect(textsOf('name')).toEqual(['y', 'a', 'c', 'Sum']);
      expect(textsOf('amount')[3]).toBe('12');
      update({ id: 'sum', _action: 'delete' });
      expect(textsOf('name')).toEqual(['y', 'a', 'c', 'Sum']);
      update({ id: 1, _action: 'delete' }, { id: 1, name: 'again' });
      expect(textsOf('id')).toEqual(['2', '3', 'sum']);
      update({ id: 3, name: 'again' }, { id: 3, _action: 'delete' });
      expect(textsOf('id')).toEqual(['2', 'sum']);
      unmount();
      const other = showPro({ getRowId: ({ name }) => name });
      other.update({ name: 'b', amount: 99 });
      expect(textsOf('amount')).toEqual(['99', '1', '3']);
      expect(() => other.api().updateRows([{ id: 1 }])).toThrow(/unique `id` property/);
    },
  );
});

describe('streams', () => {
  proves(
    [
      'Each call of `updateRows()` sorts, filters, and renders.',
      'The grid then collects the calls and applies them at most once per interval.',
      'By default, the interval is 0, and the grid applies each call immediately.',
      '`getRow()` and similar methods return what the grid shows, which can be one interval old.',
    ],
    () => {
      jest.useFakeTimers();
      try {
        const heard: string[] = [];
        const listen = (api: () => GridApiPro) =>
          act(() => {
            for (const name of ['rowsSet', 'sortedRowsSet', 'filteredRowsSet'] as const) {
              api().subscribeEvent(name, () => heard.push(name));
            }
          });
        const each = showPro();
        listen(each.api);
        for (const amount of [10, 11]) {
          heard.length = 0;
          each.update({ id: 1, amount });
          expect(new Set(heard)).toEqual(new Set(['rowsSet', 'sortedRowsSet', 'filteredRowsSet']));
          expect(textsOf('amount')[0]).toBe(String(amount));
        }
        each.unmount();

        const { api, update } = showPro({ throttleRowsMs: 1000 });
        listen(api);
        heard.length = 0;
        const sets = () => heard.filter((name) => name === 'rowsSet').length;
        for (let amount = 20; amount < 40; amount += 1) {
          update({ id: 1, amount });
          act(() => jest.advanceTimersByTime(50));
        }
        update({ id: 1, amount: 41 }, { id: 2, name: 'late' });
        expect(sets()).toBe(1);
        expect(api().getRow(1).amount).toBeLessThan(41);
        expect(Number(textsOf('amount')[0])).toBe(api().getRow(1).amount);
        act(() => jest.advanceTimersByTime(1000));
        expect(sets()).toBe(2);
        expect(api().getRow(1).amount).toBe(41);
        expect(textsOf('name')[1]).toBe('late');
      } finally {
        jest.useRealTimers();
      }
    },
  );

  proves('If updates arrive faster than users can read, set `throttleRowsMs`.', () => {
    const throttled: object = { throttleRowsMs: 60_000 };
    const { api } = showWithApi(throttled);
    act(() => api().updateRows([{ id: 1, name: 'now' }]));
    expect(textsOf('name')[0]).toBe('now');
  });

  proves(
    'In the demo, a ballot is opened every 40 ms, and the grid updates once per second.',
    () => {
      jest.useFakeTimers();
      try {
        show(<ThrottledVotes />);
        act(() => jest.advanceTimersByTime(1000));
        act(() => screen.getByRole('button', { name: 'Open the ballots' }).click());
        const votes = () => textsOf('votes').reduce((sum, text) => sum + Number(text), 0);
        const seen = new Set<number>();
        for (let ms = 0; ms < 6000; ms += 20) {
          act(() => jest.advanceTimersByTime(20));
          seen.add(votes());
        }
        expect(screen.getByText('120 of 120 opened')).toBeInTheDocument();
        expect(votes()).toBe(120);
        // Once a second, of 25 ballots each.
        expect([...seen].slice(1)).toEqual([25, 50, 75, 100, 120]);
      } finally {
        jest.useRealTimers();
      }
    },
  );

  proves(
    [
      'The grid may delay `setRows()` too.',
      'An update that comes before the delayed rows throws an error.',
      '**After `setRows()`, wait for one interval** before you call `updateRows()`.',
    ],
    () => {
      jest.useFakeTimers();
      try {
        const { api } = showPro({ throttleRowsMs: 1000 });
        act(() => api().setRows(rows.slice(1)));
        expect(api().getAllRowIds()).toEqual([1, 2, 3]);
        expect(() => api().updateRows([{ id: 2, name: 'z' }])).toThrow(
          /Unable to prepare a partial update/,
        );
        const heldBack = jest.fn(() => api().updateRows([{ id: 3, name: 'held back' }]));
        setTimeout(heldBack, 1000);
        act(() => jest.advanceTimersByTime(1000));
        expect(heldBack).toHaveReturnedTimes(1);
        expect(api().getAllRowIds()).toEqual([2, 3]);
        act(() => jest.advanceTimersByTime(1000));
        expect(textsOf('name')[1]).toBe('held back');
        act(() => api().updateRows([{ id: 2, name: 'z' }]));
        act(() => jest.advanceTimersByTime(1000));
        expect(textsOf('name')[0]).toBe('z');
      } finally {
        jest.useRealTimers();
      }
    },
  );
});

describe('a stream that removes', () => {
  proves(
    [
      "If one call removes a row and another call in the same interval adds it, the grid doesn't show the row.",
      "Later updates of the row don't show it either.",
    ],
    () => {
      jest.useFakeTimers();
      try {
        const idsAfter = (throttleRowsMs: number, ...calls: readonly GridRowModelUpdate[]) => {
          const { update, unmount } = showPro({ throttleRowsMs });
          for (const one of calls) {
            update(one);
          }
          act(() => jest.advanceTimersByTime(1000));
          update({ id: 2, name: 'later' });
          act(() => jest.advanceTimersByTime(1000));
          const result = textsOf('id');
          unmount();
          return result;
        };
        const removed = { id: 2, _action: 'delete' } as const;
        const back = { id: 2, name: 'back' };
        expect(idsAfter(1000, removed)).toEqual(['1', '3', '2']);
        expect(idsAfter(1000, back)).toEqual(['1', '2', '3']);
        expect(idsAfter(0, removed, back)).toEqual(['1', '3', '2']);
        expect(idsAfter(1000, removed, back)).toEqual(['1', '3']);
      } finally {
        jest.useRealTimers();
      }
    },
  );
});

describe('edits in a stream', () => {
  const editable = [{ field: 'name', editable: true }, { field: 'amount' }];

  proves(
    [
      'When an edit ends, the grid merges the result of `processRowUpdate` into the row.',
      'If you return the whole `newRow`, a slow save restores old values, such as prices that have changed meanwhile.',
    ],
    async () => {
      const amountAfter = async (result: (row: Row) => Partial<Row>) => {
        const server = createFakeServer((row: Row) => row);
        server.hold();
        const { api, user, unmount } = showWithApi({
          columns: editable,
          processRowUpdate: async (row: Row) => result(await server.ask(row)),
        });
        await user.dblClick(cellOf('name', 0));
        await user.keyboard('!{Enter}');
        act(() => api().updateRows([{ id: 1, amount: 222 }]));
        await act(async () => server.release(0));
        await waitFor(() => expect(textsOf('name')[0]).toBe('b!'));
        const found = textsOf('amount')[0];
        unmount();
        return found;
      };
      expect(await amountAfter((row) => row)).toBe('2');
      expect(await amountAfter(({ id, name }) => ({ id, name }))).toBe('222');
    },
  );

  proves(
    'If the row was removed during the save, returning it would add the row again, so the function throws an error.',
    async () => {
      const idsAfter = async (isChecked: boolean) => {
        const server = createFakeServer((row: Row) => row);
        server.hold();
        const { api, user, unmount } = showWithApi({
          columns: editable,
          processRowUpdate: async (row: Row) => {
            await server.ask(row);
            if (isChecked && !api().getRow(row.id)) {
              throw new Error('Removed.');
            }
            return { id: row.id, name: row.name };
          },
          onProcessRowUpdateError: () => undefined,
        });
        await user.dblClick(cellOf('name', 0));
        await user.keyboard('!{Enter}');
        act(() => api().updateRows([{ id: 1, _action: 'delete' }]));
        await act(async () => server.release(0));
        await act(() => pause(20));
        const found = api().getAllRowIds();
        unmount();
        return found;
      };
      expect(await idsAfter(false)).toContain(1);
      expect(await idsAfter(true)).toEqual([2, 3]);
    },
  );
});

describe('from a server', () => {
  proves(
    [
      'To refresh rows that you keep in state, merge the response into them, so that unchanged rows keep their object.',
    ],
    () => {
      const drawn = new Map<unknown, unknown>();
      const own: DataGridProps['columns'] = [
        {
          field: 'name',
          renderCell: ({ id, row }) => {
            drawn.set(id, row);
            return row.name;
          },
        },
      ];
      const { rerender } = showWithApi({ columns: own });
      drawn.clear();
      rerender({});
      expect([...drawn.keys()]).toEqual([]);
      rerender({ hideFooter: true });
      expect([...drawn.keys()].sort()).toEqual([1, 2, 3]);
      drawn.clear();
      rerender({
        hideFooter: true,
        rows: rows.map((row) => (row.id === 2 ? { ...row, name: 'z' } : row)),
      });
      expect([...drawn.keys()].sort()).toEqual([1, 2, 3]);
      expect(drawn.get(1)).toBe(rows[0]);
      expect(drawn.get(2)).toMatchObject({ name: 'z' });
    },
  );

  proves(
    'To let the grid fetch and cache the rows itself, use a [`dataSource`](/x/react-data-grid/server-side-data/).',
    async () => {
      const server = createFakeServer<number, { rows: Row[]; rowCount: number }>(() => ({
        rows: [...rows],
        rowCount: 10,
      }));
      const { api } = showWithApi({
        dataSource: { getRows: ({ start }) => server.ask(Number(start)) },
        pageSizeOptions: [3],
        initialState: { pagination: { paginationModel: { pageSize: 3 } } },
      });
      await waitFor(() => expect(textsOf('name')).toEqual(['b', 'a', 'c']));
      act(() => api().setPage(1));
      await act(() => pause(50));
      act(() => api().setPage(0));
      await act(() => pause(50));
      expect(server.requests).toEqual([0, 3]);
    },
  );

  proves(
    [
      'If the grid has rows, `loading` shows a thin progress bar above them, and users can continue reading.',
      'If the request fails, keep the rows and say that they are outdated.',
    ],
    async () => {
      const { user } = show(<RefreshFromServer />);
      const before = textsOf('free');
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      expect(screen.getByRole('progressbar')).toHaveClass('MuiLinearProgress-root');
      expect(textsOf('free')).toEqual(before);
      await waitFor(() => expect(textsOf('free')).not.toEqual(before), { timeout: 3000 });
      const after = textsOf('free');
      await user.click(screen.getByRole('switch', { name: 'Server is down' }));
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      expect(await screen.findByText(/numbers below are old/, {}, { timeout: 3000 })).toBeVisible();
      expect(textsOf('free')).toEqual(after);
    },
  );
});

describe('from code', () => {
  proves('To replace all rows without state, call `setRows()`.', async () => {
    const { user } = show(<SwitchDay />);
    await user.click(screen.getByRole('button', { name: 'Saturday' }));
    await waitFor(() => expect(textsOf('band')).toEqual(['Tin Orchard', 'Los Vecinos']), {
      timeout: 3000,
    });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  proves(
    [
      'To show the loading overlay meanwhile, call `setLoading(true)`.',
      'The next update of the rows ends the loading state.',
      '| `updateRows(updates)` | Changes, adds, and removes rows by id |',
      '| `setRows(rows)` | Replaces all rows |',
      '| `setLoading(loading)` | Shows or hides the loading overlay |',
    ],
    async () => {
      const isLoading = () => screen.queryByRole('progressbar') !== null;
      const { api, rerender } = showWithApi();
      act(() => api().setLoading(true));
      expect(isLoading()).toBe(true);
      act(() => api().setLoading(false));
      expect(isLoading()).toBe(false);
      act(() => api().setLoading(true));
      act(() => api().setRows(rows.slice(2)));
      expect(textsOf('name')).toEqual(['c']);
      expect(isLoading()).toBe(false);
      rerender({ loading: true });
      act(() => api().setLoading(false));
      act(() => api().updateRows([{ id: 4, name: 'd' }]));
      expect(isLoading()).toBe(true);
    },
  );

  proves(
    [
      '| `unstable_replaceRows(index, rows)` | Overwrites rows, beginning at a position in the unsorted order |',
      'In Community, it accepts one row.',
      'With tree data or row grouping, it throws an error.',
      '`unstable_replaceRows()` is made for lists that load in pieces, and may change in any release.',
    ],
    () => {
      const { api, unmount } = showPro({ initialState: sortedByName });
      act(() =>
        api().unstable_replaceRows(1, [
          { id: 8, name: 'x' },
          { id: 9, name: 'y' },
        ]),
      );
      expect(api().getAllRowIds()).toEqual([1, 8, 9]);
      expect(textsOf('name')).toEqual(['b', 'x', 'y']);
      unmount();
      const community = showWithApi();
      expect(() => community.api().unstable_replaceRows(0, [{ id: 8 }, { id: 9 }])).toThrow(
        /cannot replace rows/,
      );
      act(() => community.api().unstable_replaceRows(0, [{ id: 8, name: 'x' }]));
      expect(community.api().getAllRowIds()).toEqual([8, 2, 3]);
      const tree = showPro({
        treeData: true,
        rows: [
          { id: 1, path: ['a'] },
          { id: 2, path: ['a', 'b'] },
        ],
        getTreeDataPath: ({ path }) => path,
      });
      expect(() => tree.api().unstable_replaceRows(0, [{ id: 8 }])).toThrow(
        /not compatible with tree data and row grouping/,
      );
    },
  );
});

describe('accessibility', () => {
  proves("Screen readers don't announce a cell that changes.", () => {
    const { api } = showWithApi();
    act(() => api().updateRows([{ id: 1, name: 'new' }]));
    expect(textsOf('name')[0]).toBe('new');
    expect(
      cellOf('name', 0).closest('[aria-live], [role=status], [role=alert], [role=log], output'),
    ).toBeNull();
  });

  proves(
    'When the row with the focus is removed, the focus moves to the row at the same position.',
    async () => {
      const { api, user } = showWithApi();
      await user.click(cellOf('name', 1));
      act(() => api().updateRows([{ id: 2, _action: 'delete' }]));
      expect(cellOf('name', 1)).toHaveTextContent('c');
      expect(cellOf('name', 1)).toHaveFocus();
      act(() => api().updateRows([{ id: 3, _action: 'delete' }]));
      expect(cellOf('name', 0)).toHaveFocus();
    },
  );
});
exempt(
  [
    '| Use it for | Forms, lists, most pages | Prices, sensors, messages from a socket |',
    'If the grid is sorted by the property that changes, rows move, and users can hardly follow or click them.',
  ],
  'Advice.',
);
