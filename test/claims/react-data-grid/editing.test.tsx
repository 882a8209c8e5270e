import { useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  GridCellModes,
  type GridColDef,
  GridEditInputCell,
  type GridPreProcessEditCellProps,
  GridRowModes,
  type GridRowModesModel,
  type GridUpdateRowParams,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import CellEditing from '../../../docs/x/react-data-grid/editing/CellEditing';
import ParseAndSet from '../../../docs/x/react-data-grid/editing/ParseAndSet';
import RowEditing from '../../../docs/x/react-data-grid/editing/RowEditing';
import SaveEdits from '../../../docs/x/react-data-grid/editing/SaveEdits';
import SaveRows from '../../../docs/x/react-data-grid/editing/SaveRows';
import ValidateCell from '../../../docs/x/react-data-grid/editing/ValidateCell';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  createFakeServer,
  expectCompiles,
  expectConsole,
  fireEvent,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../harness';

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

const isOpen = (field: string, row = 0) =>
  cellOf(field, row).classList.contains('MuiDataGrid-cell--editing');

/** The input of an open cell. */
function inputIn(field: string, row = 0): HTMLInputElement {
  const input = cellOf(field, row).querySelector('input');
  if (!input) {
    throw new Error(`The cell ${field} ${row} isn't open.`);
  }
  return input;
}

/** Ctrl+V; the grid asks for the code of the key, which user-event gives otherwise. */
function pressPaste(cell: HTMLElement) {
  fireEvent.keyDown(cell, { key: 'v', keyCode: 86, ctrlKey: true });
}

/** Columns with a check of the name. */
const checkedBy = (
  preProcessEditCellProps: GridColDef<Row>['preProcessEditCellProps'],
): readonly GridColDef<Row>[] => [{ field: 'name', editable: true, preProcessEditCellProps }];

describe('start and stop', () => {
  proves(
    [
      'The `type` of a column selects its input: text, number, date, select, or checkbox.',
      'With editing, users change values directly in the grid.',
    ],
    async () => {
      const { user } = show(<CellEditing />);
      const typeOf = async (field: string) => {
        await user.dblClick(cellOf(field, 1));
        return inputIn(field, 1).type;
      };
      expect(await typeOf('task')).toBe('text');
      expect(await typeOf('hours')).toBe('number');
      expect(await typeOf('due')).toBe('date');
      expect(await typeOf('done')).toBe('checkbox');
      await user.dblClick(cellOf('room', 1));
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Kitchen',
        'Hall',
        'Study',
      ]);
    },
  );

  proves(
    [
      '| Start | <kbd>Enter</kbd>, <kbd>Delete</kbd>, <kbd>Backspace</kbd>, or any character | Double-click the cell |',
      'If users start with a character, <kbd>Delete</kbd>, or <kbd>Backspace</kbd>, the grid empties the cell first.',
    ],
    async () => {
      const valueAfter = async (keys: string) => {
        const { user, unmount } = show(<Grid />);
        await user.click(cellOf('name', 0));
        expect(isOpen('name')).toBe(false);
        await user.keyboard(keys);
        const { value } = inputIn('name');
        unmount();
        return value;
      };
      expect(await valueAfter('{Enter}')).toBe('Ada');
      expect(await valueAfter('{Delete}')).toBe('');
      expect(await valueAfter('{Backspace}')).toBe('');
      expect(await valueAfter('x')).toBe('x');
      const { user } = show(<Grid />);
      await user.dblClick(cellOf('name', 0));
      expect(inputIn('name').value).toBe('Ada');
    },
  );

  proves('In Premium, it pastes without opening the cell.', async () => {
    const { user } = show(<DataGridPremium rows={rows} columns={columns} />);
    await user.click(cellOf('name', 0));
    pressPaste(cellOf('name', 0));
    expect(isOpen('name')).toBe(false);
    await user.dblClick(cellOf('name', 1));
    expect(isOpen('name', 1)).toBe(true);
  });

  proves(
    ['| Save | <kbd>Enter</kbd> or <kbd>Tab</kbd> | Click outside |', '| Cancel | <kbd>Esc</kbd>'],
    async () => {
      const ways: readonly [keys: string, shown: string][] = [
        ['{Enter}', 'Zoe'],
        ['{Tab}', 'Zoe'],
        ['', 'Zoe'],
        ['{Escape}', 'Ada'],
      ];
      for (const [keys, shown] of ways) {
        const { user, unmount } = show(<Grid />);
        await user.dblClick(cellOf('name', 0));
        await user.clear(inputIn('name'));
        await user.keyboard(`Zoe${keys}`);
        if (keys === '') {
          await user.click(document.body);
        }
        await waitFor(() => expect(isOpen('name')).toBe(false));
        expect(textsOf('name')).toEqual([shown, 'Bo']);
        unmount();
      }
    },
  );

  proves(
    [
      'In row editing, <kbd>Tab</kbd> moves between the open cells, and saves from the last one, unless an `actions` column follows.',
    ],
    async () => {
      const { user, unmount } = show(<Grid editMode="row" />);
      await user.dblClick(cellOf('name', 0));
      await user.clear(inputIn('name'));
      await user.keyboard('Zoe{Tab}');
      expect(isOpen('name')).toBe(true);
      expect(inputIn('amount')).toHaveFocus();
      await user.keyboard('{Tab}');
      await waitFor(() => expect(isOpen('name')).toBe(false));
      expect(textsOf('name')[0]).toBe('Zoe');
      unmount();

      const withActions = show(
        <Grid
          editMode="row"
          columns={[...columns, { field: 'do', type: 'actions', getActions: () => [] }]}
        />,
      );
      await withActions.user.dblClick(cellOf('amount', 0));
      await withActions.user.keyboard('{Tab}');
      await act(() => pause(50));
      expect(isOpen('amount')).toBe(true);
      await withActions.user.keyboard('{Tab}');
      await act(() => pause(50));
      expect(isOpen('amount')).toBe(true);
    },
  );

  proves(
    'A cell is editable if this function returns `true` and its column has `editable: true`:',
    async () => {
      const isCellEditable = jest.fn<boolean, [{ id: unknown }]>(({ id }) => id === 2);
      const { user } = show(
        <Grid
          columns={[columns[0] as GridColDef, { field: 'amount' }]}
          isCellEditable={isCellEditable}
        />,
      );
      await user.dblClick(cellOf('name', 0));
      expect(isOpen('name', 0)).toBe(false);
      await user.dblClick(cellOf('amount', 1));
      expect(isOpen('amount', 1)).toBe(false);
      await user.dblClick(cellOf('name', 1));
      expect(isOpen('name', 1)).toBe(true);
    },
  );
});

describe('saving', () => {
  proves(
    'By default, edits exist only in the grid, and are lost when the `rows` prop changes.',
    async () => {
      const { user, rerender } = show(<Grid />);
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x{Enter}');
      expect(textsOf('name')[0]).toBe('Adax');
      rerender(<Grid />);
      expect(textsOf('name')[0]).toBe('Adax');
      rerender(<Grid rows={[...rows]} />);
      expect(textsOf('name')[0]).toBe('Ada');
      expect(rows[0]?.name).toBe('Ada');
    },
  );

  proves(
    [
      'This function receives the new row and the old row.',
      'It returns the row that the grid stores, or a promise of that row.',
      'because `processRowUpdate` is called even if nothing changed.',
      'In this case, return the old row without a request.',
    ],
    async () => {
      const processRowUpdate = jest.fn<Row, [Row, Row]>((row) => ({ ...row, amount: 99 }));
      const { user, unmount } = show(<Grid processRowUpdate={processRowUpdate} />);
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x{Enter}');
      await waitFor(() => expect(textsOf('amount')[0]).toBe('99'));
      expect(processRowUpdate.mock.calls[0]?.slice(0, 2)).toEqual([
        { id: 1, name: 'Adax', amount: 10 },
        { id: 1, name: 'Ada', amount: 10 },
      ]);
      await user.dblClick(cellOf('name', 1));
      await user.keyboard('{Enter}');
      expect(processRowUpdate).toHaveBeenCalledTimes(2);
      expect(processRowUpdate.mock.calls[1]?.[0]).toEqual(rows[1]);
      unmount();

      const asIs = show(<Grid processRowUpdate={(_row: Row, old: Row) => old} />);
      await asIs.user.dblClick(cellOf('name', 0));
      await asIs.user.keyboard('{Enter}');
      await waitFor(() => expect(isOpen('name')).toBe(false));
      expect(textsOf('name')[0]).toBe('Ada');
      asIs.unmount();

      const later = show(<Grid processRowUpdate={async (row: Row) => ({ ...row, amount: 7 })} />);
      await later.user.dblClick(cellOf('name', 0));
      await later.user.keyboard('{Enter}');
      await waitFor(() => expect(textsOf('amount')[0]).toBe('7'));
    },
  );

  proves(
    [
      'With a `dataSource` that has `updateRow`, the grid calls `updateRow` instead of `processRowUpdate`, unless nothing changed.',
      'Its errors go to `onDataSourceError`.',
    ],
    async () => {
      const processRowUpdate = jest.fn((row: Row) => row);
      const onDataSourceError = jest.fn();
      const onProcessRowUpdateError = jest.fn();
      const updateRow = jest.fn(async ({ updatedRow }: GridUpdateRowParams) => updatedRow);
      const dataSource: DataGridProps['dataSource'] = {
        getRows: async () => ({ rows: [...rows], rowCount: 2 }),
        updateRow,
      };
      const { user } = show(
        <Grid
          rows={undefined}
          dataSource={dataSource}
          processRowUpdate={processRowUpdate}
          onDataSourceError={onDataSourceError}
          onProcessRowUpdateError={onProcessRowUpdateError}
        />,
      );
      await screen.findByText('Ada');
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(isOpen('name')).toBe(false));
      expect(updateRow).not.toHaveBeenCalled();
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x{Enter}');
      await waitFor(() => expect(isOpen('name')).toBe(false));
      expect(updateRow).toHaveBeenCalledTimes(1);
      expect(processRowUpdate).not.toHaveBeenCalled();
      updateRow.mockRejectedValueOnce(new Error('Out of stock'));
      await user.dblClick(cellOf('name', 1));
      await user.keyboard('x{Enter}');
      await waitFor(() => expect(onDataSourceError).toHaveBeenCalledTimes(1));
      expect(onProcessRowUpdateError).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      'Until the promise settles, the cell stays open, and <kbd>Esc</kbd> has no effect.',
      '`cellModesModel` and `rowModesModel` already say `view`.',
      'If the save succeeds, text that users typed meanwhile is lost.',
    ],
    async () => {
      const server = createFakeServer((row: Row) => row);
      server.hold();
      const onModes = jest.fn();
      const { user, unmount } = show(
        <Grid processRowUpdate={server.ask} onCellModesModelChange={onModes} />,
      );
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x{Enter}');
      expect(server.requests).toHaveLength(1);
      expect(onModes.mock.lastCall?.[0]).toMatchObject({ 1: { name: { mode: 'view' } } });
      await user.keyboard('y{Escape}');
      await act(() => pause(250));
      expect(isOpen('name')).toBe(true);
      expect(inputIn('name').value).toBe('Adaxy');
      server.release(0);
      await waitFor(() => expect(isOpen('name')).toBe(false));
      expect(textsOf('name')[0]).toBe('Adax');
      expect(server.requests).toHaveLength(1);
      unmount();

      const row = show(
        <Grid editMode="row" processRowUpdate={server.ask} onRowModesModelChange={onModes} />,
      );
      await row.user.dblClick(cellOf('name', 0));
      await row.user.keyboard('y{Enter}{Escape}');
      expect(server.requests).toHaveLength(2);
      expect(onModes.mock.lastCall?.[0]).toMatchObject({ 1: { mode: 'view' } });
      expect(inputIn('name').value).toBe('Aday');
      await act(async () => server.release(1));
    },
  );

  proves(
    'If your code sets a row to edit mode while its save is pending, the inputs show the old values again.',
    async () => {
      const server = createFakeServer((row: Row) => row);
      server.hold();
      function App() {
        const [modes, setModes] = useState<GridRowModesModel>({});
        return (
          <>
            <button type="button" onClick={() => setModes({ 1: { mode: GridRowModes.Edit } })}>
              Edit
            </button>
            <Grid
              editMode="row"
              rowModesModel={modes}
              onRowModesModelChange={setModes}
              processRowUpdate={server.ask}
              onProcessRowUpdateError={() => {}}
            />
          </>
        );
      }
      const { user } = show(<App />);
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x{Enter}');
      await waitFor(() => expect(server.requests).toHaveLength(1));
      expect(inputIn('name').value).toBe('Adax');
      await user.click(screen.getByRole('button', { name: 'Edit' }));
      await waitFor(() => expect(inputIn('name').value).toBe('Ada'));
      await act(async () => server.release(0, new Error('Refused')));
      expect(inputIn('name').value).toBe('Ada');
    },
  );

  proves(
    [
      'To see a refusal in this demo, set a desk to 3.01: the inputs keep the new values, and the desk shows the message.',
      '`rowInputs.tsx` shows the message while the input has this value, and the messages of checks.',
    ],
    async () => {
      const { user } = show(<SaveRows />);
      await user.click(screen.getByRole('menuitem', { name: 'Edit Idris Cole' }));
      await user.type(inputIn('name'), '!');
      await user.clear(inputIn('desk'));
      await user.type(inputIn('desk'), '3.01');
      await user.click(screen.getByRole('menuitem', { name: 'Save Idris Cole' }));
      const message = await screen.findByText('The third floor is closed.');
      expect(cellOf('desk', 0)).toContainElement(inputIn('desk'));
      expect(inputIn('desk')).toBeInvalid();
      expect(inputIn('desk').value).toBe('3.01');
      expect(inputIn('name').value).toBe('Idris Cole!');
      await user.type(inputIn('desk'), '1');
      await waitFor(() => expect(inputIn('desk')).toBeValid());
      await waitFor(() => expect(message).not.toBeInTheDocument());
      await user.clear(inputIn('name'));
      expect(await screen.findByText('Required')).toBeInTheDocument();
    },
  );

  proves(
    [
      'To see a refused save, type 25 as a price.',
      'The promise rejects, the cell stays open, and `onProcessRowUpdateError` receives the error.',
    ],
    async () => {
      const { user } = show(<SaveEdits />);
      const enter = async (price: string) => {
        await user.clear(inputIn('price'));
        await user.keyboard(`${price}{Enter}`);
      };
      await user.dblClick(cellOf('price', 0));
      await enter('25');
      expect(await screen.findByText(/allows at most 20 euros/)).toBeInTheDocument();
      expect(inputIn('price').value).toBe('25');
      await enter('12');
      expect(await screen.findByText('Lentil soup saved.')).toBeInTheDocument();
      expect(textsOf('price')[0]).toBe('12');
      await user.dblClick(cellOf('price', 0));
      await enter('30');
      await screen.findByText(/allows at most 20 euros/);
      await user.keyboard('{Escape}');
      expect(textsOf('price')[0]).toBe('12');
    },
  );

  proves('Otherwise the old values return when the prop changes.', async () => {
    const { user, rerender } = show(<Grid processRowUpdate={(row: Row) => row} />);
    await user.dblClick(cellOf('name', 0));
    await user.keyboard('x{Enter}');
    await waitFor(() => expect(textsOf('name')[0]).toBe('Adax'));
    rerender(<Grid rows={rows.filter(({ id }) => id === 1)} />);
    expect(textsOf('name')).toEqual(['Ada']);
  });

  proves('Without it, a failed save is silent in production.', async () => {
    const server = createFakeServer((row: Row) => row);
    server.failNext(new Error('Out of stock'));
    server.failNext(new Error('Out of stock'));
    const { user } = show(<Grid processRowUpdate={server.ask} />);
    await user.dblClick(cellOf('name', 0));
    await user.keyboard('x{Enter}');
    await act(() => pause(20));
    await user.keyboard('{Enter}');
    await act(() => pause(20));
    expect(server.requests).toHaveLength(2);
    const messages = expectConsole('error', /`onProcessRowUpdateError` is missing/);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).not.toMatch(/Out of stock/);
    await user.keyboard('{Escape}');
  });
});

describe('validation', () => {
  proves(
    [
      'The grid calls this function when the value of an open cell changes.',
      "In cell editing, the check isn't called if a cell opens and closes without a change, unless users opened it with a character, <kbd>Delete</kbd>, or <kbd>Backspace</kbd>.",
    ],
    async () => {
      const check = jest.fn(async ({ props }: GridPreProcessEditCellProps) => ({
        ...props,
        value: 'another',
      }));
      const { user } = show(<Grid columns={checkedBy(check)} />);
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('{Enter}');
      expect(isOpen('name')).toBe(false);
      expect(check).not.toHaveBeenCalled();
      for (const key of ['{Delete}', '{Backspace}', 'y']) {
        check.mockClear();
        await user.click(cellOf('name', 0));
        await user.keyboard(key);
        expect(check.mock.calls[0]?.[0].props.value).toBe('');
        await user.keyboard('{Escape}');
      }
      check.mockClear();
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x');
      await waitFor(() => expect(check).toHaveBeenCalledTimes(1));
      await user.keyboard('y');
      await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
      await act(() => pause());
      expect(inputIn('name').value).toBe('Adaxy');
      await user.keyboard('{Enter}');
      expect(textsOf('name')[0]).toBe('Adaxy');
    },
  );

  proves(
    [
      'Return the props of the edit component, with `error: true` to mark the input and to prevent saving.',
      'To explain the error, also return a message, and show it in a custom edit component that `renderEditCell` returns.',
    ],
    async () => {
      const { user } = show(<ValidateCell />);
      await user.dblClick(cellOf('length', 0));
      await user.clear(inputIn('length'));
      await user.keyboard('999');
      expect(await screen.findByText('Enter 50 to 600 centimeters')).toBeInTheDocument();
      expect(inputIn('length')).toBeInvalid();
      await user.keyboard('{Enter}');
      await user.click(document.body);
      expect(isOpen('length')).toBe(true);
      await user.clear(inputIn('length'));
      await user.type(inputIn('length'), '400');
      await waitFor(() => expect(inputIn('length')).toBeValid());
      await user.keyboard('{Enter}');
      expect(textsOf('length')[0]).toBe('400');
      await user.dblClick(cellOf('length', 0));
      await user.keyboard('9');
      await waitFor(() => expect(inputIn('length')).toBeInvalid());
      await user.keyboard('{Escape}');
      expect(textsOf('length')[0]).toBe('400');
    },
  );

  proves(
    [
      "While the check runs, <kbd>Enter</kbd> doesn't save, and the cell stays open.",
      'The last response to arrive wins, even if it belongs to an older value.',
      'After the first response, <kbd>Enter</kbd> can save, even while later responses are pending.',
      'If a server has to check the value, do it in `processRowUpdate`.',
      "In `preProcessEditCellProps`, responses of an asynchronous check aren't kept in order.",
    ],
    async () => {
      const server = createFakeServer((name: string) => name === 'Adax');
      server.hold();
      const { user } = show(
        <Grid
          columns={checkedBy(async ({ props }) => ({
            ...props,
            error: await server.ask(String(props.value)),
          }))}
        />,
      );
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x');
      await waitFor(() => expect(server.requests).toEqual(['Adax']));
      await user.keyboard('{Enter}');
      expect(isOpen('name')).toBe(true);
      await user.keyboard('y');
      await waitFor(() => expect(server.requests).toEqual(['Adax', 'Adaxy']));
      await act(async () => server.release(1));
      expect(inputIn('name')).toBeValid();
      await act(async () => server.release(0));
      expect(inputIn('name')).toBeInvalid();
      expect(inputIn('name').value).toBe('Adaxy');

      await user.keyboard('z');
      await waitFor(() => expect(server.requests).toHaveLength(3));
      await user.keyboard('q');
      await waitFor(() => expect(server.requests).toHaveLength(4));
      await act(async () => server.release(2));
      await user.keyboard('{Enter}');
      expect(isOpen('name')).toBe(false);
      expect(textsOf('name')[0]).toBe('Adaxyzq');
      await act(async () => server.release(3));
    },
  );

  proves('To avoid both, use an input with `debounceMs={0}`.', async () => {
    const closesWith = async (debounceMs: number) => {
      const { user, unmount } = show(
        <Grid
          columns={checkedBy(({ props }) => props).map((column) => ({
            ...column,
            renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={debounceMs} />,
          }))}
        />,
      );
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x');
      await act(() => pause());
      await user.keyboard('{Enter}');
      await act(() => pause(20));
      const text = isOpen('name') ? undefined : textsOf('name')[0];
      unmount();
      return text;
    };
    expect(await closesWith(0)).toBe('Adax');
    expect(await closesWith(200)).toBeUndefined();
  });

  proves(
    [
      'In row editing, the check also receives the values of the other open cells, to compare two fields.',
      'In row editing, the validation of each open cell of the row runs.',
    ],
    async () => {
      const check = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
      const other = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
      const { user } = show(
        <Grid
          editMode="row"
          columns={[
            { field: 'name', editable: true, preProcessEditCellProps: check },
            { field: 'amount', editable: true, preProcessEditCellProps: other },
          ]}
        />,
      );
      await user.dblClick(cellOf('name', 0));
      await user.type(inputIn('amount'), '5');
      await waitFor(() => expect(other).toHaveBeenCalledTimes(1));
      expect(check).toHaveBeenCalledTimes(1);
      expect(check.mock.calls[0]?.[0].otherFieldsProps?.amount?.value).toBe('105');
    },
  );

  proves(
    'Read them as `otherFieldsProps?.from?.value`: when users open the row with a character, <kbd>Delete</kbd>, <kbd>Backspace</kbd>, or <kbd>Ctrl</kbd>+<kbd>V</kbd>, `otherFieldsProps` is `undefined`, and an error in the check crashes the grid.',
    async () => {
      const check = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
      const grid = (preProcess: typeof check) => (
        <Grid
          editMode="row"
          columns={[{ field: 'amount', editable: true }, ...checkedBy(preProcess)]}
        />
      );
      for (const keys of ['x', '{Delete}', '{Backspace}', 'paste']) {
        check.mockClear();
        const { user, unmount } = show(grid(check));
        await user.click(cellOf('amount', 0));
        if (keys === 'paste') {
          pressPaste(cellOf('amount', 0));
        } else {
          await user.keyboard(keys);
        }
        expect(check).toHaveBeenCalled();
        expect(check.mock.calls[0]?.[0].otherFieldsProps).toBeUndefined();
        unmount();
      }
      const broken = jest.fn(({ props, otherFieldsProps }: GridPreProcessEditCellProps) => {
        if (otherFieldsProps === undefined) {
          throw new TypeError('No other fields');
        }
        return props;
      });
      const { user } = show(grid(broken));
      await user.click(cellOf('amount', 0));
      await expect(user.keyboard('x')).rejects.toThrow('No other fields');
      expect(screen.queryByRole('grid')).toBeNull();
    },
  );

  proves(
    [
      'In row editing, a late response can restore an old value in another cell.',
      "If you set `rowModesModel` to view mode while a check runs, the row isn't saved and stays open, although the model says `view`.",
    ],
    async () => {
      const server = createFakeServer((value: unknown) => value === undefined);
      server.hold();
      function App() {
        const [modes, setModes] = useState<GridRowModesModel>({ 1: { mode: GridRowModes.Edit } });
        return (
          <>
            <button type="button" onClick={() => setModes({ 1: { mode: GridRowModes.View } })}>
              Save
            </button>
            <output>{modes[1]?.mode}</output>
            <Grid
              editMode="row"
              rowModesModel={modes}
              onRowModesModelChange={setModes}
              onRowEditStop={(_params, event) => {
                event.defaultMuiPrevented = true;
              }}
              columns={[
                columns[1] as GridColDef,
                ...checkedBy(async ({ props }) => ({
                  ...props,
                  error: await server.ask(props.value),
                })),
              ]}
            />
          </>
        );
      }
      const { user } = show(<App />);
      await user.type(inputIn('amount'), '5');
      await waitFor(() => expect(server.requests).toEqual(['Ada']));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await act(() => pause(20));
      expect(screen.getByRole('status')).toHaveTextContent(GridRowModes.View);
      expect(isOpen('name')).toBe(true);
      await user.type(inputIn('name'), 'x');
      await waitFor(() => expect(server.requests).toEqual(['Ada', 'Adax']));
      await act(async () => server.release(1));
      expect(inputIn('name').value).toBe('Adax');
      await act(async () => server.release(0));
      await waitFor(() => expect(inputIn('name').value).toBe('Ada'));
      expect(isOpen('name')).toBe(true);
    },
  );
});

describe('values between the row and the input', () => {
  proves(
    [
      '`valueGetter` returns the initial value of the input.',
      '`valueParser` converts the text that users type.',
      '`valueSetter` writes the value into a new row.',
      'The demo splits the full name into two properties, and converts seats to capital letters.',
    ],
    async () => {
      const { user } = show(<ParseAndSet />);
      await user.dblClick(cellOf('fullName', 0));
      expect(inputIn('fullName').value).toBe('Nadia Petrova');
      await user.clear(inputIn('fullName'));
      await user.keyboard('Ana de Souza{Enter}');
      expect(textsOf('fullName')[0]).toBe('Ana de Souza');
      expect(textsOf('lastName')[0]).toBe('de Souza');
      await user.dblClick(cellOf('seat', 0));
      await user.clear(inputIn('seat'));
      await user.keyboard('9f{Enter}');
      expect(textsOf('seat')[0]).toBe('9F');
    },
  );

  proves(
    [
      'Columns of type `number` have a parser.',
      "A column needs a `valueSetter` if its `field` isn't a property of the row.",
    ],
    async () => {
      const processRowUpdate = jest.fn((row: Row) => row);
      const { user } = show(
        <Grid
          columns={[
            columns[1] as GridColDef,
            { field: 'double', editable: true, valueGetter: (_value, row: Row) => row.amount * 2 },
          ]}
          processRowUpdate={processRowUpdate}
        />,
      );
      await user.dblClick(cellOf('amount', 0));
      await user.clear(inputIn('amount'));
      await user.keyboard('105{Enter}');
      expect(processRowUpdate.mock.lastCall?.[0]).toEqual({ id: 1, name: 'Ada', amount: 105 });
      await waitFor(() => expect(isOpen('amount')).toBe(false));
      await user.dblClick(cellOf('double', 1));
      await user.clear(inputIn('double', 1));
      await user.keyboard('405{Enter}');
      expect(processRowUpdate.mock.lastCall?.[0]).toEqual({ ...rows[1], double: '405' });
      await waitFor(() => expect(textsOf('double')[1]).toBe('40'));
    },
  );

  proves(
    "In cell editing, if the function changes the row in place, `processRowUpdate` receives the same object twice, and <kbd>Esc</kbd> can't restore the old value after a refused save.",
    async () => {
      const server = createFakeServer((row: Row) => row);
      const processRowUpdate = jest.fn<Promise<Row>, [Row, Row]>((row) => server.ask(row));
      const nameAfterEscape = async (valueSetter: GridColDef<Row>['valueSetter']) => {
        server.failNext();
        const { user, unmount } = show(
          <Grid
            rows={rows.map((row) => ({ ...row }))}
            columns={[{ field: 'name', editable: true, valueSetter }]}
            processRowUpdate={processRowUpdate}
            onProcessRowUpdateError={() => {}}
          />,
        );
        await user.dblClick(cellOf('name', 0));
        await user.keyboard('x{Enter}');
        await act(() => pause(20));
        await user.keyboard('{Escape}');
        const [text] = textsOf('name');
        unmount();
        return text;
      };
      expect(await nameAfterEscape((name, row) => ({ ...row, name }))).toBe('Ada');
      expect(processRowUpdate.mock.calls[0]?.[0]).not.toBe(processRowUpdate.mock.calls[0]?.[1]);
      expect(await nameAfterEscape((name, row) => Object.assign(row, { name }))).toBe('Adax');
      expect(processRowUpdate.mock.calls[1]?.[0]).toBe(processRowUpdate.mock.calls[1]?.[1]);
    },
  );
});

describe('rows', () => {
  proves(
    'With `editMode="row"`, all editable cells of a row open together, and `processRowUpdate` is called once.',
    async () => {
      const processRowUpdate = jest.fn((row: Row) => row);
      const { user } = show(<Grid editMode="row" processRowUpdate={processRowUpdate} />);
      await user.dblClick(cellOf('name', 0));
      expect([isOpen('name', 0), isOpen('amount', 0), isOpen('name', 1)]).toEqual([
        true,
        true,
        false,
      ]);
      await user.keyboard('x');
      await user.type(inputIn('amount'), '5{Enter}');
      await waitFor(() => expect(isOpen('name')).toBe(false));
      expect(processRowUpdate.mock.calls.map(([row]) => row)).toEqual([
        { id: 1, name: 'Adax', amount: 105 },
      ]);
    },
  );

  proves(
    [
      'To add buttons, control `rowModesModel` and change the mode of a row:',
      "| open the row | `{ mode: GridRowModes.Edit, fieldToFocus: 'name' }` |",
      '| save | `{ mode: GridRowModes.View }` |',
      '| discard changes | `{ mode: GridRowModes.View, ignoreModifications: true }` |',
      'The keys of the model are row ids.',
    ],
    async () => {
      for (const name of ['', '-pro', '-premium']) {
        await expectCompiles(
          `import { GridRowModes } from '@mui/x-data-grid${name}';
          export const mode: 'edit' = GridRowModes.Edit;`,
        );
      }
      const { user } = show(<RowEditing />);
      const press = (name: string) => user.click(screen.getByRole('menuitem', { name }));
      await press('Edit Idris Cole');
      expect(inputIn('name')).toHaveFocus();
      await user.keyboard('x');
      await press('Save Idris Cole');
      await waitFor(() => expect(textsOf('name')[0]).toBe('Idris Colex'));
      await press('Edit Idris Colex');
      await user.keyboard('y');
      await press('Cancel changes to Idris Colex');
      expect(textsOf('name')[0]).toBe('Idris Colex');
    },
  );

  proves(
    [
      'By default, leaving the row saves it.',
      'To keep the row open, the demo sets `event.defaultMuiPrevented = true` in `onRowEditStop`.',
    ],
    async () => {
      const { user, unmount } = show(<Grid editMode="row" />);
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x');
      await user.click(cellOf('name', 1));
      await waitFor(() => expect(textsOf('name')[0]).toBe('Adax'));
      unmount();
      const demo = show(<RowEditing />);
      await demo.user.dblClick(cellOf('name', 0));
      await demo.user.click(cellOf('name', 1));
      await act(() => pause(20));
      expect(isOpen('name')).toBe(true);
      await demo.user.type(inputIn('name'), 'x{Enter}');
      await waitFor(() => expect(textsOf('name')[0]).toBe('Idris Colex'));
    },
  );

  proves(
    'For cell editing, use `cellModesModel`, `GridCellModes`, and `onCellEditStop` in the same way.',
    async () => {
      const onCellEditStop = jest.fn<undefined, [{ reason?: string }]>();
      const { user } = show(
        <Grid
          cellModesModel={{ 1: { name: { mode: GridCellModes.Edit } } }}
          onCellEditStop={onCellEditStop}
        />,
      );
      expect(isOpen('name')).toBe(true);
      await user.click(inputIn('name'));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(onCellEditStop).toHaveBeenCalled());
      expect(onCellEditStop.mock.calls[0]?.[0].reason).toBe('enterKeyDown');
    },
  );
});

describe('accessibility and speed', () => {
  proves(
    [
      'When a cell opens, it receives the focus.',
      'When the cell closes, <kbd>Enter</kbd> moves the focus to the cell below, and <kbd>Tab</kbd> moves it to the next cell.',
      'After <kbd>Esc</kbd>, the focus stays on the cell.',
    ],
    async () => {
      const focusAfter = async (key: string) => {
        const { user, unmount } = show(<Grid />);
        await user.dblClick(cellOf('name', 0));
        expect(inputIn('name')).toHaveFocus();
        await user.keyboard(key);
        await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'));
        const text = document.activeElement?.textContent;
        unmount();
        return text;
      };
      expect(await focusAfter('{Enter}')).toBe('Bo');
      expect(await focusAfter('{Tab}')).toBe('10');
      expect(await focusAfter('{Escape}')).toBe('Ada');
    },
  );

  proves(
    [
      'The built-in inputs have no accessible name.',
      "If the column isn't obvious, give them a name.",
    ],
    async () => {
      const { user } = show(<CellEditing />);
      for (const field of ['task', 'hours', 'due', 'done']) {
        await user.dblClick(cellOf(field, 1));
        expect(inputIn(field, 1)).toHaveAccessibleName('');
      }
      await user.dblClick(cellOf('room', 1));
      await user.keyboard('{Escape}');
      expect(within(cellOf('room', 1)).queryByRole('combobox', { name: /room/i })).toBeNull();
    },
  );

  proves(
    [
      'Inputs for text and numbers report their value 200 ms after the last key, or when the cell is saved.',
      'Then the cell re-renders and its validation runs.',
    ],
    async () => {
      const check = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
      const { apiRef, api } = createApiRef<GridApi>();
      const { user, unmount } = show(
        <Grid
          apiRef={apiRef}
          columns={[
            ...checkedBy(check),
            { ...(columns[1] as GridColDef), preProcessEditCellProps: check },
          ]}
        />,
      );
      const valueOf = (field: string) => api().state.editRows[1]?.[field]?.value;
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x');
      const start = performance.now();
      expect(valueOf('name')).toBe('Ada');
      await waitFor(() => expect(valueOf('name')).toBe('Adax'), { interval: 5 });
      expect(performance.now() - start).toBeGreaterThan(150);
      expect(check).toHaveBeenCalledTimes(1);
      await user.keyboard('{Tab}7');
      expect(valueOf('amount')).toBeUndefined();
      await waitFor(() => expect(valueOf('amount')).toBe(7));
      unmount();
      const bare = show(<Grid />);
      for (const key of ['{Enter}', '{Tab}']) {
        await bare.user.dblClick(cellOf('name', 0));
        await bare.user.keyboard(`z${key}`);
      }
      expect(textsOf('name')[0]).toBe('Adazz');
      await bare.user.dblClick(cellOf('name', 0));
      await bare.user.keyboard('q');
      await bare.user.click(document.body);
      await waitFor(() => expect(textsOf('name')[0]).toBe('Adazzq'));
    },
  );
});
