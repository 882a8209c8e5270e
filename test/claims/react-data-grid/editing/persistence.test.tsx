import { useState } from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  GridCellEditStopReasons,
  type GridColDef,
  type GridEventListener,
  GridRowEditStopReasons,
  type GridRowId,
  GridUpdateRowError,
  type GridUpdateRowParams,
  useGridApiRef,
} from '@mui/x-data-grid';
import ConfirmSave from '../../../../docs/x/react-data-grid/editing/persistence/ConfirmSave';
import KeepInState from '../../../../docs/x/react-data-grid/editing/persistence/KeepInState';
import OptimisticSave from '../../../../docs/x/react-data-grid/editing/persistence/OptimisticSave';
import {
  columns as meterColumns,
  type Meter,
  meters,
} from '../../../../docs/x/react-data-grid/editing/persistence/meters';
import RetrySave from '../../../../docs/x/react-data-grid/editing/persistence/RetrySave';
import {
  act,
  cellOf,
  createApiRef,
  createFakeServer,
  exempt,
  expectConsole,
  pause,
  proves,
  screen,
  show,
  textsOf,
  waitFor,
} from '../../harness';

interface Row {
  id: number;
  name: string;
  amount: number;
}

const rows: readonly Row[] = [
  { id: 1, name: 'Ada', amount: 10 },
  { id: 2, name: 'Bo', amount: 20 },
];

const columns: readonly GridColDef<Row>[] = [
  { field: 'name', headerName: 'Name', editable: true },
  { field: 'amount', headerName: 'Amount', type: 'number', editable: true },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

type User = ReturnType<typeof show>['user'];

const isOpen = (field: string, row = 0) =>
  cellOf(field, row).classList.contains('MuiDataGrid-cell--editing');

function inputIn(field: string, row = 0): HTMLInputElement {
  const input = cellOf(field, row).querySelector('input');
  if (!input) {
    throw new Error(`The cell ${field} ${row} isn't open.`);
  }
  return input;
}

/** Opens a cell, and writes into it. */
async function write(user: User, field: string, text: string, row = 0) {
  await user.dblClick(cellOf(field, row));
  await user.clear(inputIn(field, row));
  await user.keyboard(text);
}

/** A promise that settles when the claim says so. */
function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const closed = (field: string, row = 0) =>
  waitFor(() => expect(isOpen(field, row)).toBe(false), { timeout: 3000 });

describe('what comes and what goes', () => {
  proves(
    [
      'The grid keeps edits in its own copy of the rows.',
      'The grid calls this function when an edit ends, and shows the returned row.',
      "If only the grid has the change, it's lost as soon as the `rows` prop receives a new array.",
    ],
    async () => {
      const { user, unmount } = show(<KeepInState />);
      expect(screen.getByText('114 seedlings in the greenhouse')).toBeInTheDocument();
      await write(user, 'seedlings', '50{Enter}');
      expect(await screen.findByText('116 seedlings in the greenhouse')).toBeInTheDocument();
      unmount();
      const own = show(<Grid processRowUpdate={(row: Row) => ({ ...row, name: 'Zoe' })} />);
      await write(own.user, 'name', 'Ann{Enter}');
      await waitFor(() => expect(textsOf('name')[0]).toBe('Zoe'));
      expect(rows[0]?.name).toBe('Ada');
      own.rerender(<Grid rows={[...rows]} />);
      expect(textsOf('name')[0]).toBe('Ada');
    },
  );

  proves(
    [
      '| `newRow` | A copy of the row with the edited value. A `valueSetter` of the column has already run |',
      '| `params` | `{ rowId }`, the id of the row. Use it if your ids come from `getRowId` |',
    ],
    async () => {
      const processRowUpdate = jest.fn<object, [object, object, object]>((row) => row);
      const own = [{ key: 'k1', first: 'Ada' }];
      const { user } = show(
        <Grid
          rows={own}
          getRowId={({ key }: { key: string }) => key}
          columns={[
            {
              field: 'name',
              editable: true,
              valueGetter: (_value, row: { first: string }) => row.first,
              valueSetter: (first: string, row: object) => ({ ...row, first }),
            },
          ]}
          processRowUpdate={processRowUpdate}
        />,
      );
      await write(user, 'name', 'Zoe{Enter}');
      await closed('name');
      expect(processRowUpdate.mock.calls).toEqual([
        [{ key: 'k1', first: 'Zoe' }, { key: 'k1', first: 'Ada' }, { rowId: 'k1' }],
      ]);
      expect(processRowUpdate.mock.calls[0]?.[0]).not.toBe(own[0]);
      expect(processRowUpdate.mock.calls[0]?.[1]).toBe(own[0]);
    },
  );

  proves(
    [
      '| `oldRow` | In cell editing, the row of the grid when the edit ends, without the edited value. In row editing, the row as it was when the edit started |',
      'In cell editing, `newRow` is the fresh row with the value of the input.',
      "In row editing, `newRow` contains the values of all inputs, including those that users didn't change.",
      'Saving all of `newRow` would overwrite fresh values with old ones.',
      'The open cell keeps its value.',
      'The `rows` prop may change while a cell is open, for example if you poll a server.',
    ],
    async () => {
      const processRowUpdate = jest.fn<Row, [Row, Row]>((row) => row);
      const fresh = { id: 1, name: 'Ada', amount: 99 };
      for (const editMode of ['cell', 'row'] as const) {
        const own = { editMode, processRowUpdate };
        const { user, rerender, unmount } = show(<Grid {...own} />);
        await user.dblClick(cellOf('name', 0));
        rerender(<Grid {...own} rows={[fresh]} />);
        await user.keyboard('x{Enter}');
        await closed('name');
        unmount();
      }
      expect(processRowUpdate.mock.calls.map(([row, old]) => [row, old])).toEqual([
        [{ id: 1, name: 'Adax', amount: 99 }, fresh],
        [{ id: 1, name: 'Adax', amount: 10 }, rows[0]],
      ]);
    },
  );

  proves(
    [
      'In cell editing, remember it in `onCellEditStart`, because `oldRow` and `newRow` contain the fresh version.',
      'In row editing, take it from `oldRow`.',
      "Don't compare columns without an input: their values are fresh in `newRow`, and old in `oldRow`.",
    ],
    async () => {
      const processRowUpdate = jest.fn<Row, [Row, Row]>((row) => row);
      const versioned = (version: number) => [{ ...rows[0], version }];
      for (const editMode of ['cell', 'row'] as const) {
        const own = { editMode, processRowUpdate };
        const { user, rerender, unmount } = show(<Grid {...own} rows={versioned(1)} />);
        await user.dblClick(cellOf('name', 0));
        rerender(<Grid {...own} rows={versioned(2)} />);
        await user.keyboard('x{Enter}');
        await closed('name');
        unmount();
      }
      expect(processRowUpdate.mock.calls.map((call) => call.slice(0, 2))).toMatchObject([
        [
          { name: 'Adax', version: 2 },
          { name: 'Ada', version: 2 },
        ],
        [
          { name: 'Adax', version: 2 },
          { name: 'Ada', version: 1 },
        ],
      ]);
    },
  );

  proves(
    'If a poll changes the open cell, leaving the cell without typing overwrites the fresh value with the old one.',
    async () => {
      const processRowUpdate = jest.fn<Row, [Row, Row]>((row) => row);
      const { user, rerender } = show(<Grid processRowUpdate={processRowUpdate} />);
      await user.dblClick(cellOf('name', 0));
      rerender(
        <Grid processRowUpdate={processRowUpdate} rows={[{ id: 1, name: 'Eve', amount: 10 }]} />,
      );
      await user.keyboard('{Enter}');
      await closed('name');
      expect(processRowUpdate.mock.calls[0]?.slice(0, 2)).toMatchObject([
        { name: 'Ada' },
        { name: 'Eve' },
      ]);
      expect(textsOf('name')).toEqual(['Ada']);
    },
  );

  proves(
    [
      'If a row is removed while its save is pending, returning the row adds it to the grid again.',
      "Return `{ ...newRow, _action: 'delete' }` instead.",
    ],
    async () => {
      for (const deletes of [false, true]) {
        const save = createGate();
        const onProcessRowUpdateError = jest.fn();
        const own = {
          onProcessRowUpdateError,
          processRowUpdate: async (row: Row) => {
            await save.opened;
            return deletes ? { ...row, _action: 'delete' } : row;
          },
        };
        const { user, rerender, unmount } = show(<Grid {...own} />);
        await write(user, 'name', 'Zoe{Enter}');
        rerender(<Grid {...own} rows={rows.slice(1)} />);
        expect(textsOf('name')).toEqual(['Bo']);
        await act(async () => {
          save.open();
          await pause(30);
        });
        expect(textsOf('name')).toEqual(deletes ? ['Bo'] : ['Bo', 'Zoe']);
        expect(onProcessRowUpdateError).not.toHaveBeenCalled();
        // When the row comes back, its edit is over.
        rerender(<Grid {...own} rows={[...rows]} />);
        expect(textsOf('name')).toEqual(['Ada', 'Bo']);
        expect(isOpen('name', 0)).toBe(false);
        unmount();
      }
    },
  );

  proves(
    [
      'The grid calls `processRowUpdate` once per cell, or once per row with `editMode="row"`.',
      "If users cancel, or while a cell has an error, the grid doesn't call it.",
      'If users leave a cell without a change, the grid still calls it.',
    ],
    async () => {
      const processRowUpdate = jest.fn((row: Row) => row);
      const { user, unmount } = show(
        <Grid
          processRowUpdate={processRowUpdate}
          columns={[
            {
              field: 'name',
              editable: true,
              preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === 'bad' }),
            },
          ]}
        />,
      );
      await write(user, 'name', 'new{Escape}');
      await write(user, 'name', 'bad{Enter}');
      await waitFor(() => expect(inputIn('name')).toBeInvalid());
      await user.keyboard('{Enter}');
      await user.keyboard('{Escape}');
      expect(processRowUpdate).not.toHaveBeenCalled();
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('{Enter}');
      expect(processRowUpdate).toHaveBeenCalledTimes(1);
      await closed('name');
      await write(user, 'name', 'good');
      await act(() => pause(250));
      await user.keyboard('{Enter}');
      expect(processRowUpdate).toHaveBeenCalledTimes(2);
      unmount();

      processRowUpdate.mockClear();
      const row = show(<Grid editMode="row" processRowUpdate={processRowUpdate} />);
      await write(row.user, 'name', 'Zoe');
      await row.user.click(inputIn('amount'));
      await row.user.keyboard('5{Enter}');
      expect(processRowUpdate).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    [
      '| A row | Merges it into the visible row, and ends the edit |',
      '| `oldRow` | Ends the edit with the old values |',
      '| A promise | Keeps the cell open until the promise settles, then acts on the result as in the other lines |',
      '| An exception or a rejected promise | Keeps the cell open with the new value, and calls `onProcessRowUpdateError` |',
      '`onProcessRowUpdateError` receives only the error.',
    ],
    async () => {
      const onError = jest.fn<undefined, [Error]>();
      const after = async (processRowUpdate: (row: Row, old: Row) => unknown) => {
        onError.mockClear();
        const { user, unmount } = show(
          <Grid
            processRowUpdate={processRowUpdate as DataGridProps['processRowUpdate']}
            onProcessRowUpdateError={onError}
          />,
        );
        await write(user, 'name', 'Zoe{Enter}');
        await act(() => pause(30));
        const found = isOpen('name')
          ? `open: ${inputIn('name').value}`
          : [textsOf('name')[0], textsOf('amount')[0]];
        unmount();
        return found;
      };
      expect(await after(() => ({ id: 1, amount: 3 }))).toEqual(['Ada', '3']);
      expect(await after((_row, old) => old)).toEqual(['Ada', '10']);
      expect(await after(async (row) => ({ ...row, amount: 4 }))).toEqual(['Zoe', '4']);
      expect(await after(() => new Promise(() => {}))).toBe('open: Zoe');
      expect(onError).not.toHaveBeenCalled();
      const refuse = () => {
        throw new Error('No');
      };
      expect(await after(refuse)).toBe('open: Zoe');
      expect(onError.mock.calls).toEqual([[new Error('No')]]);
      expect(await after(async () => refuse())).toBe('open: Zoe');
      expect(onError.mock.calls).toEqual([[new Error('No')]]);
    },
  );

  proves(
    'If the function returns `undefined`, the edit fails, `onProcessRowUpdateError` fires, and the cell stays open.',
    async () => {
      const onError = jest.fn<undefined, [Error]>();
      const forgetful = (): Row => undefined as unknown as Row;
      const { user } = show(
        <Grid processRowUpdate={forgetful} onProcessRowUpdateError={onError} />,
      );
      await write(user, 'name', 'Zoe{Enter}');
      await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
      expect(onError.mock.calls[0]?.[0].message).toMatch(/undefined.*id/);
      expect(isOpen('name')).toBe(true);
    },
  );
});

describe('a server', () => {
  proves(
    'Merge into this row what only the server knows, such as a version or a computed total:',
    async () => {
      const { user } = show(<RetrySave />);
      await write(user, 'reading', '500{Enter}');
      await closed('reading');
      expect([textsOf('reading')[0], textsOf('version')[0]]).toEqual(['500', '2']);
    },
  );

  proves(
    [
      'The cell stays open with the refused value.',
      'After a refusal, the user can correct the value or try again.',
      'Clear the message when a retry succeeds, or when <kbd>Esc</kbd> cancels the edit.',
      'This click is outside the cell, so the grid saves again, now with success.',
      'In the cell, <kbd>Enter</kbd> retries too, and <kbd>Esc</kbd> cancels the edit.',
    ],
    async () => {
      const { user } = show(<RetrySave />);
      const connection = screen.getByRole('switch', { name: 'Connected to the server' });
      const refused = () =>
        screen.findByText(/was not saved: no connection/, {}, { timeout: 3000 });
      await user.click(connection);
      await write(user, 'reading', '500{Enter}');
      await refused();
      expect(inputIn('reading').value).toBe('500');
      await user.click(connection);
      await closed('reading');
      expect(textsOf('reading')[0]).toBe('500');

      await user.click(connection);
      await write(user, 'reading', '600{Enter}');
      await refused();
      await user.click(connection);
      await screen.findByText('Saving W-101…');
      await closed('reading');
      await user.click(connection);
      await write(user, 'reading', '700{Enter}');
      await refused();
      await user.keyboard('{Enter}');
      await screen.findByText('Saving W-101…');
      await refused();
      await user.keyboard('{Escape}');
      expect(textsOf('reading')[0]).toBe('600');
      expect(screen.queryByText(/was not saved/)).toBeNull();
    },
  );

  proves(
    [
      "While a save is pending, <kbd>Enter</kbd> doesn't start another save, and <kbd>Esc</kbd> doesn't stop the pending save.",
      'Users can still type in the input.',
      'A successful response replaces what they typed.',
      'After a refusal, their text stays.',
      'While the promise is pending, the cell stays open.',
      'The grid shows no progress while a save is pending.',
    ],
    async () => {
      const server = createFakeServer((row: Row) => row);
      server.hold();
      const { user } = show(<Grid processRowUpdate={server.ask} />);
      await write(user, 'name', 'Zoe{Enter}');
      await user.keyboard('{Enter}{Enter}{Escape}y');
      expect(inputIn('name').value).toBe('Zoey');
      expect(server.requests).toHaveLength(1);
      server.release(0);
      await closed('name');
      expect(textsOf('name')[0]).toBe('Zoe');
      expect(server.requests).toHaveLength(1);
      await write(user, 'name', 'Eve{Enter}');
      await user.keyboard('x');
      await act(async () => server.release(1, new Error('refused')));
      expectConsole('error', /processRowUpdate/);
      expect(inputIn('name').value).toBe('Evex');
    },
  );

  proves(
    [
      'Users can edit other cells while a save is pending, so two saves of one row may overlap.',
      'The second `newRow` still contains the old value of the first cell.',
      "The function receives the latest rows, so a late response doesn't restore an old array.",
    ],
    async () => {
      const server = createFakeServer((row: Row) => row);
      server.hold();
      const after = async (keepsOld: boolean) => {
        const start = server.requests.length;
        function App() {
          const [shown, setShown] = useState(rows);
          const replaced = (all: readonly Row[], one: Row) =>
            all.map((row) => (row.id === one.id ? one : row));
          return (
            <Grid
              rows={shown}
              processRowUpdate={async (row: Row) => {
                const saved = await server.ask(row);
                setShown(keepsOld ? replaced(shown, saved) : (all) => replaced(all, saved));
                return saved;
              }}
            />
          );
        }
        const { user, unmount } = show(<App />);
        await write(user, 'name', 'Zoe{Enter}', 0);
        await write(user, 'amount', '21{Enter}', 1);
        await act(async () => server.release(start + 1));
        await act(async () => server.release(start));
        await closed('name');
        const found = textsOf('amount')[1];
        unmount();
        return found;
      };
      expect(await after(false)).toBe('21');
      expect(await after(true)).toBe('20');

      const start = server.requests.length;
      const { user } = show(<Grid processRowUpdate={server.ask} />);
      await write(user, 'name', 'Zoe{Enter}');
      await write(user, 'amount', '11{Enter}');
      expect(server.requests.slice(start)).toEqual([
        { id: 1, name: 'Zoe', amount: 10 },
        { id: 1, name: 'Ada', amount: 11 },
      ]);
    },
  );

  proves(
    'If two responses contain the whole row and arrive in the wrong order, the older response restores an old value.',
    async () => {
      const after = async (merge: (row: Row, saved: Row, edited: Partial<Row>) => Row) => {
        const stored = { id: 1, name: 'Ada', amount: 10 };
        const answers: (() => void)[] = [];
        // The server applies each patch when it arrives, and answers with its whole row.
        const patch = (edited: Partial<Row>) => {
          const saved = { ...Object.assign(stored, edited) };
          return new Promise<Row>((resolve) => answers.push(() => resolve(saved)));
        };
        const { api, apiRef } = createApiRef<GridApi>();
        const processRowUpdate = async (newRow: Row, oldRow: Row) => {
          const edited =
            newRow.name === oldRow.name ? { amount: newRow.amount } : { name: newRow.name };
          const saved = await patch(edited);
          return merge(api().getRow(1) ?? newRow, saved, edited);
        };
        const { user, unmount } = show(
          <Grid apiRef={apiRef} processRowUpdate={processRowUpdate} />,
        );
        await write(user, 'name', 'Zoe{Enter}');
        await write(user, 'amount', '11{Enter}');
        await act(async () => answers[1]?.());
        await act(async () => answers[0]?.());
        await closed('name');
        const found = [textsOf('name')[0], textsOf('amount')[0]];
        unmount();
        return found;
      };
      expect(await after((_row, saved) => saved)).toEqual(['Zoe', '10']);
      expect(await after((row, _saved, edited) => ({ ...row, ...edited }))).toEqual(['Zoe', '11']);
    },
  );

  proves(
    [
      'If the server refused two cells, a click outside retries only the focused cell.',
      'To retry both from a button, call `stopCellEditMode({ id, field })` of the API object for each cell.',
    ],
    async () => {
      const { api, apiRef } = createApiRef<GridApi>();
      let isDown = true;
      const saved = jest.fn((row: Row) => row);
      const processRowUpdate = async (row: Row) => {
        if (isDown) {
          throw new Error('down');
        }
        return saved(row);
      };
      const { user } = show(
        <>
          <Grid
            apiRef={apiRef}
            processRowUpdate={processRowUpdate}
            onProcessRowUpdateError={() => undefined}
          />
          <button type="button">Elsewhere</button>
        </>,
      );
      await write(user, 'name', 'Zoe{Enter}', 0);
      await act(() => pause(20));
      await write(user, 'name', 'Eve', 1);
      await user.keyboard('{Enter}');
      await act(() => pause(20));
      expect([isOpen('name', 0), isOpen('name', 1)]).toEqual([true, true]);
      isDown = false;
      await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
      await closed('name', 1);
      expect([isOpen('name', 0), isOpen('name', 1)]).toEqual([true, false]);
      act(() => api().stopCellEditMode({ id: 1, field: 'name' }));
      await closed('name', 0);
      expect(saved).toHaveBeenCalledTimes(2);
      expect(textsOf('name')).toEqual(['Zoe', 'Eve']);
    },
  );

  proves(
    [
      'Without this prop, a failed save is silent in production.',
      "In development, the console shows a hint that doesn't contain the error.",
    ],
    async () => {
      const { env } = process;
      const fail = async () => {
        const { user, unmount } = show(
          <Grid
            processRowUpdate={async () => {
              throw new Error('Out of stock');
            }}
          />,
        );
        await write(user, 'name', 'Zoe{Enter}');
        await act(() => pause(20));
        await user.keyboard('{Enter}');
        await act(() => pause(20));
        unmount();
      };
      process.env = { ...env, NODE_ENV: 'production' };
      await fail();
      process.env = env;
      await fail();
      const messages = expectConsole('error', /processRowUpdate/);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.text).not.toMatch(/Out of stock/);
    },
  );
});

describe('asking, background, data source', () => {
  proves(
    [
      'If the server refuses a value, reject the promise with an error that says what to change, and show the error to the user.',
      'For checks that need no server, use `preProcessEditCellProps`.',
      'It marks the cell while users type, and prevents saving a cell with an error.',
    ],
    async () => {
      const processRowUpdate = jest.fn((row: Row) => row);
      const { user } = show(
        <Grid
          processRowUpdate={processRowUpdate}
          columns={[
            {
              field: 'name',
              editable: true,
              preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === 'bad' }),
            },
          ]}
        />,
      );
      await write(user, 'name', 'bad');
      await waitFor(() => expect(inputIn('name')).toBeInvalid());
      for (const keys of ['{Enter}', '{Tab}']) {
        await user.keyboard(keys);
      }
      await user.click(document.body);
      await act(() => pause(20));
      expect(processRowUpdate).not.toHaveBeenCalled();
      await user.clear(inputIn('name'));
      await user.type(inputIn('name'), 'good');
      await act(() => pause(250));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(processRowUpdate).toHaveBeenCalledTimes(1));
    },
  );

  proves(
    [
      'In the demo, a rate that changes by more than a fifth opens a dialog.',
      'Its buttons resolve the promise with the new row or the old row.',
      'Resolve the promise in each case, also if users close the dialog with <kbd>Esc</kbd>.',
    ],
    async () => {
      const { user } = show(<ConfirmSave />);
      const rate = () => textsOf('rate')[0];
      await write(user, 'rate', '95{Enter}');
      await closed('rate');
      expect(screen.queryByRole('dialog')).toBeNull();
      await write(user, 'rate', '200{Enter}');
      await user.click(await screen.findByRole('button', { name: 'Change to 200' }));
      await closed('rate');
      expect(rate()).toBe('200');
      await write(user, 'rate', '20{Enter}');
      await screen.findByRole('dialog');
      await user.keyboard('{Escape}');
      await closed('rate');
      expect(rate()).toBe('200');
    },
  );

  proves('If the promise never settles, the cell stays open.', async () => {
    const { user } = show(<Grid processRowUpdate={() => new Promise(() => {})} />);
    await write(user, 'name', 'Zoe{Enter}');
    await user.keyboard('{Escape}');
    await user.click(document.body);
    await act(() => pause(300));
    expect(isOpen('name')).toBe(true);
  });

  proves(
    [
      'To see a refusal, enter 12 hours.',
      'The value stays in the row, and the message below the grid offers another try.',
      'The server of the demo accepts up to 8 hours, so it refuses 12 again until users correct the value.',
      'While a request is pending, the demo keeps the newest version of the row and sends it after the response.',
      'So the responses for one row arrive in order.',
    ],
    async () => {
      const { user } = show(<OptimisticSave />);
      await write(user, 'hours', '12{Enter}');
      await closed('hours');
      await waitFor(() => expect(textsOf('status')[0]).toBe('Not saved'), { timeout: 3000 });
      expect(textsOf('hours')[0]).toBe('12');
      const retry = () => user.click(screen.getByRole('button', { name: /^Save Leila Farahani/ }));
      await retry();
      expect(textsOf('status')[0]).toBe('Saving…');
      await waitFor(() => expect(textsOf('status')[0]).toBe('Not saved'), { timeout: 3000 });
      expect(screen.getByText(/too long a shift.*: enter 8 or fewer/)).toBeInTheDocument();
      await retry();
      await write(user, 'hours', '5{Enter}');
      await closed('hours');
      await waitFor(() => expect(textsOf('status')[0]).toBe('Saved'), { timeout: 5000 });
      expect(textsOf('hours')[0]).toBe('5');
      expect(screen.queryByText(/too long a shift/)).toBeNull();
    },
  );

  proves(['Restoring it also undoes the second edit.'], async () => {
    const refusals: (() => void)[] = [];
    // Unlike the demo, this one doesn't keep a row closed until its answer arrives.
    function EditedAgain() {
      const [current, setCurrent] = useState(rows);
      const store = (row: Row) =>
        setCurrent((all) => all.map((other) => (other.id === row.id ? row : other)));
      const processRowUpdate = (newRow: Row, oldRow: Row) => {
        store(newRow);
        refusals.push(() => store(oldRow));
        return newRow;
      };
      return <Grid rows={current} processRowUpdate={processRowUpdate} />;
    }
    const { user } = show(<EditedAgain />);
    await write(user, 'amount', '12{Enter}');
    await closed('amount');
    await write(user, 'amount', '5{Enter}');
    await closed('amount');
    expect(textsOf('amount')[0]).toBe('5');
    act(() => refusals[0]?.());
    expect(textsOf('amount')[0]).toBe('10');
  });

  proves('Returning the row with the new id would add a second row.', async () => {
    const { user } = show(<Grid processRowUpdate={(row: Row) => ({ ...row, id: 77 })} />);
    await write(user, 'name', 'Zoe{Enter}');
    await waitFor(() => expect(textsOf('name')).toEqual(['Ada', 'Bo', 'Zoe']));
  });

  proves(
    [
      'It returns a promise of the stored row:',
      'In cell editing and in row editing, the grid calls `updateRow` instead of `processRowUpdate`.',
      "If the edit changes nothing, the grid doesn't call `updateRow`.",
      'If the promise resolves, the grid shows the returned row and clears the cache.',
      'If the promise rejects, the cell stays open, and `onDataSourceError` receives a `GridUpdateRowError`.',
      'Its `cause` is your error.',
    ],
    async () => {
      const processRowUpdate = jest.fn((row: Row) => row);
      const onDataSourceError = jest.fn();
      const cache = { get: jest.fn(), set: jest.fn(), clear: jest.fn() };
      const updateRow = jest.fn(async ({ updatedRow }: GridUpdateRowParams) => ({
        ...updatedRow,
        amount: 99,
      }));
      const { user, unmount } = show(
        <Grid
          rows={undefined}
          dataSource={{ getRows: async () => ({ rows: [...rows], rowCount: 2 }), updateRow }}
          dataSourceCache={cache}
          processRowUpdate={processRowUpdate}
          onDataSourceError={onDataSourceError}
        />,
      );
      await screen.findByText('Ada');
      cache.clear.mockClear();
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('{Enter}');
      await closed('name');
      expect(updateRow).not.toHaveBeenCalled();
      expect(cache.clear).not.toHaveBeenCalled();
      await write(user, 'name', 'Zoe{Enter}');
      await closed('name');
      expect(updateRow.mock.calls).toEqual([
        [
          {
            rowId: 1,
            updatedRow: { id: 1, name: 'Zoe', amount: 10 },
            previousRow: { id: 1, name: 'Ada', amount: 10 },
          },
        ],
      ]);
      expect(textsOf('amount')[0]).toBe('99');
      expect(cache.clear).toHaveBeenCalledTimes(1);
      const refusal = new Error('No');
      updateRow.mockRejectedValueOnce(refusal);
      await write(user, 'name', 'Eve{Enter}');
      await waitFor(() => expect(onDataSourceError).toHaveBeenCalledTimes(1));
      expect(onDataSourceError.mock.calls[0]?.[0]).toBeInstanceOf(GridUpdateRowError);
      expect(onDataSourceError.mock.calls[0]?.[0].cause).toBe(refusal);
      expect(isOpen('name')).toBe(true);
      unmount();
      const inRows = show(
        <Grid
          rows={undefined}
          editMode="row"
          dataSource={{ getRows: async () => ({ rows: [...rows], rowCount: 2 }), updateRow }}
          processRowUpdate={processRowUpdate}
        />,
      );
      await screen.findByText('Ada');
      await write(inRows.user, 'name', 'Max{Enter}');
      await waitFor(() => expect(textsOf('name')[0]).toBe('Max'));
      expect(processRowUpdate).not.toHaveBeenCalled();
    },
  );
});

class ConflictError extends Error {
  constructor(readonly stored: Meter) {
    super(`Someone else saved ${stored.reading} m³ for ${stored.id}.`);
  }
}

/** A server that refuses requests with an old version, and the requests that it received. */
function createVersionedServer() {
  const stored = new Map(meters.map((meter) => [meter.id, meter]));
  const storedOf = (id: string): Meter => {
    const meter = stored.get(id);
    if (!meter) {
      throw new Error(`There is no meter ${id}.`);
    }
    return meter;
  };
  const requests: Pick<Meter, 'id' | 'reading' | 'version'>[] = [];
  const save = async ({ id, reading, version }: Meter): Promise<Meter> => {
    requests.push({ id, reading, version });
    await pause(5);
    const current = storedOf(id);
    if (current.version !== version) {
      throw new ConflictError(current);
    }
    const saved = { ...current, reading, version: version + 1 };
    stored.set(id, saved);
    return saved;
  };
  /** Saves a reading in the name of someone else. */
  const saveElsewhere = (id: string, reading: number) => {
    const current = storedOf(id);
    stored.set(id, { ...current, reading, version: current.version + 1 });
  };
  return { requests, save, saveElsewhere };
}

interface ConflictGridProps {
  readonly server: ReturnType<typeof createVersionedServer>;
  readonly editMode?: 'cell' | 'row';
}

/** The code of the page about version conflicts, in both edit modes. */
function ConflictGrid({ server, editMode = 'cell' }: ConflictGridProps) {
  const apiRef = useGridApiRef();
  const [own, setRows] = useState(meters);
  const [conflicts, setConflicts] = useState<readonly ConflictError[]>([]);
  const settle = (id: GridRowId) =>
    setConflicts((current) => current.filter(({ stored }) => stored.id !== id));

  const processRowUpdate = async (newRow: Meter, oldRow: Meter) => {
    if (newRow.reading === oldRow.reading) {
      return oldRow;
    }
    const saved = await server.save(newRow);
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    return { ...newRow, ...saved };
  };
  const onProcessRowUpdateError = (error: Error) => {
    if (error instanceof ConflictError) {
      const { stored } = error;
      setConflicts((current) => [...current, error]);
      setRows((current) => current.map((row) => (row.id === stored.id ? stored : row)));
    }
  };
  const hasConflict = (id: GridRowId) => conflicts.some(({ stored }) => stored.id === id);
  const onCellEditStop: GridEventListener<'cellEditStop'> = ({ id, reason }, event) => {
    const { enterKeyDown, escapeKeyDown } = GridCellEditStopReasons;
    if (reason === enterKeyDown || reason === escapeKeyDown) {
      settle(id);
    } else if (hasConflict(id)) {
      event.defaultMuiPrevented = true;
    }
  };
  const onRowEditStop: GridEventListener<'rowEditStop'> = ({ id, reason }, event) => {
    const { enterKeyDown, escapeKeyDown } = GridRowEditStopReasons;
    if (reason === enterKeyDown || reason === escapeKeyDown) {
      settle(id);
    } else if (hasConflict(id)) {
      event.defaultMuiPrevented = true;
    }
  };
  const takeStored = (id: GridRowId) => {
    if (editMode === 'row') {
      apiRef.current?.stopRowEditMode({ id, ignoreModifications: true });
    } else {
      apiRef.current?.stopCellEditMode({ id, field: 'reading', ignoreModifications: true });
    }
    settle(id);
  };
  return (
    <>
      <DataGrid
        apiRef={apiRef}
        rows={own}
        columns={meterColumns}
        editMode={editMode}
        processRowUpdate={processRowUpdate}
        onProcessRowUpdateError={onProcessRowUpdateError}
        onCellEditStop={onCellEditStop}
        onRowEditStop={onRowEditStop}
      />
      {conflicts.map(({ message, stored }) => (
        <p key={stored.id}>
          {message}
          <button type="button" onClick={() => takeStored(stored.id)}>
            Use {stored.reading}
          </button>
        </p>
      ))}
    </>
  );
}

describe('a version conflict', () => {
  exempt(
    'If your server compares versions, it refuses the request, usually with the status 409.',
    "This is about the reader's server.",
  );

  const said = (text: string) => screen.findByText(text);
  const shown = () => [textsOf('reading')[0], textsOf('version')[0]];

  proves(
    [
      "This error rejects the promise, so the cell stays open with the user's value.",
      '| <kbd>Esc</kbd>, or your button | The cell closes and shows the stored value |',
      "| <kbd>Enter</kbd> | The grid sends the user's value again, now with the stored version |",
      '| A click outside, or <kbd>Tab</kbd> | The cell stays open, and no request is sent |',
      'Show the message of each conflict outside the grid, with a button that calls `takeStored(stored.id)`.',
      'With `editMode="row"`, do the same in `onRowEditStop`, with the reasons in `GridRowEditStopReasons` and `stopRowEditMode({ id, ignoreModifications: true })`.',
    ],
    async () => {
      for (const editMode of ['cell', 'row'] as const) {
        for (const choice of ['Escape', 'button', 'Enter'] as const) {
          const server = createVersionedServer();
          const { user, unmount } = show(<ConflictGrid server={server} editMode={editMode} />);
          server.saveElsewhere('W-101', 450);
          await write(user, 'reading', '500{Enter}');
          await said('Someone else saved 450 m³ for W-101.');
          expect(inputIn('reading').value).toBe('500');

          await user.click(document.body);
          await act(() => pause(30));
          await user.click(inputIn('reading'));
          await user.keyboard('{Tab}');
          await act(() => pause(30));
          expect(inputIn('reading').value).toBe('500');
          expect(server.requests).toHaveLength(1);

          if (choice === 'button') {
            await user.click(screen.getByRole('button', { name: 'Use 450' }));
          } else {
            await user.click(inputIn('reading'));
            await user.keyboard(`{${choice}}`);
          }
          await closed('reading');
          expect(screen.queryByText(/Someone else/)).toBeNull();
          expect(shown()).toEqual(choice === 'Enter' ? ['500', '3'] : ['450', '2']);
          expect(server.requests.slice(1)).toEqual(
            choice === 'Enter' ? [{ id: 'W-101', reading: 500, version: 2 }] : [],
          );

          // The next edit starts from the stored version.
          await write(user, 'reading', '600{Enter}');
          await closed('reading');
          expect(shown()).toEqual(['600', choice === 'Enter' ? '4' : '3']);
          unmount();
        }
      }
    },
  );

  test('settles two rows separately, and a second conflict of the same row', async () => {
    const server = createVersionedServer();
    const { user } = show(<ConflictGrid server={server} />);
    server.saveElsewhere('W-101', 450);
    server.saveElsewhere('W-102', 390);
    await write(user, 'reading', '500{Enter}');
    await said('Someone else saved 450 m³ for W-101.');
    await write(user, 'reading', '400{Enter}', 1);
    await said('Someone else saved 390 m³ for W-102.');
    server.saveElsewhere('W-101', 460);
    await user.click(inputIn('reading'));
    await user.keyboard('{Enter}');
    await said('Someone else saved 460 m³ for W-101.');
    expect([inputIn('reading').value, inputIn('reading', 1).value]).toEqual(['500', '400']);
    await user.click(screen.getByRole('button', { name: 'Use 390' }));
    await closed('reading', 1);
    expect(isOpen('reading')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Use 460' }));
    await closed('reading');
    expect(textsOf('reading').slice(0, 2)).toEqual(['460', '390']);
    expect(server.requests).toHaveLength(3);
  });
});

interface SaveTogetherProps {
  readonly putMeters: (changed: readonly Meter[]) => Promise<readonly Meter[]>;
  readonly isLocked?: boolean;
}

/** The code of the page about a button that saves all changes. */
function SaveTogether({ putMeters, isLocked = true }: SaveTogetherProps) {
  const [own, setRows] = useState(meters);
  const [changed, setChanged] = useState<readonly Meter[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const [message, setMessage] = useState('');

  const processRowUpdate = (newRow: Meter, oldRow: Meter) => {
    if (newRow.reading === oldRow.reading) {
      return oldRow;
    }
    setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
    setChanged((current) => [...current.filter(({ id }) => id !== newRow.id), newRow]);
    return newRow;
  };
  const saveAll = async () => {
    setIsSaving(true);
    try {
      const saved = await putMeters(changed);
      setRows((current) => current.map((row) => saved.find(({ id }) => id === row.id) ?? row));
      setChanged([]);
      setMessage('All saved.');
    } catch {
      setMessage('Nothing saved. Try again.');
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <>
      <DataGrid
        rows={own}
        columns={meterColumns}
        processRowUpdate={processRowUpdate}
        isCellEditable={() => !isLocked || !isSaving}
      />
      <Button disabled={changed.length === 0} loading={isSaving} onClick={saveAll}>
        Save {changed.length} changed
      </Button>
      <p>{message}</p>
    </>
  );
}

describe('a button that saves all changes', () => {
  const saveButton = (count: number) =>
    screen.getByRole('button', { name: `Save ${count} changed` });

  proves('If the request fails, `changed` keeps the rows for the next try.', async () => {
    const requests: (readonly Meter[])[] = [];
    const putMeters = async (changed: readonly Meter[]) => {
      requests.push(changed);
      if (requests.length === 1) {
        throw new Error('No');
      }
      return changed.map((row) => ({ ...row, version: row.version + 1 }));
    };
    const { user } = show(<SaveTogether putMeters={putMeters} />);
    expect(saveButton(0)).toBeDisabled();
    await write(user, 'reading', '500{Enter}');
    await closed('reading');
    await write(user, 'reading', '501{Enter}');
    await closed('reading');
    await write(user, 'reading', '400', 1);
    // The click outside the open cell adds its row to the request.
    await user.click(saveButton(1));
    await screen.findByText('Nothing saved. Try again.');
    expect(textsOf('reading')).toEqual(['501', '400', '905']);
    await user.click(saveButton(2));
    await screen.findByText('All saved.');
    expect(requests.map((request) => request.map(({ id, reading }) => [id, reading]))).toEqual([
      [
        ['W-101', 501],
        ['W-102', 400],
      ],
      [
        ['W-101', 501],
        ['W-102', 400],
      ],
    ]);
    expect(textsOf('version')).toEqual(['2', '2', '1']);
    expect(saveButton(0)).toBeDisabled();
  });

  proves(
    'Otherwise, users may edit a row during the request, and the response replaces their value.',
    async () => {
      for (const isLocked of [false, true]) {
        const gate = createGate();
        const putMeters = async (changed: readonly Meter[]) => {
          await gate.opened;
          return changed;
        };
        const { user, unmount } = show(<SaveTogether putMeters={putMeters} isLocked={isLocked} />);
        await write(user, 'reading', '500{Enter}');
        await closed('reading');
        await user.click(saveButton(1));
        await user.dblClick(cellOf('reading', 0));
        expect(isOpen('reading')).toBe(!isLocked);
        if (!isLocked) {
          await user.clear(inputIn('reading'));
          await user.keyboard('600{Enter}');
          await closed('reading');
          expect(textsOf('reading')[0]).toBe('600');
        }
        act(() => gate.open());
        await screen.findByText('All saved.');
        expect(textsOf('reading')[0]).toBe('500');
        unmount();
      }
    },
  );
});
