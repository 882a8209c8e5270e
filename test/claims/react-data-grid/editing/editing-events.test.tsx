import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  GridCellModes,
  type GridColDef,
  GridRowEditStartReasons,
  GridRowEditStopReasons,
  GridRowModes,
} from '@mui/x-data-grid';
import ControlledModes from '../../../../docs/x/react-data-grid/editing/editing-events/ControlledModes';
import EditLog from '../../../../docs/x/react-data-grid/editing/editing-events/EditLog';
import PreventStart from '../../../../docs/x/react-data-grid/editing/editing-events/PreventStart';
import PreventStop from '../../../../docs/x/react-data-grid/editing/editing-events/PreventStop';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  expectCompiles,
  fireEvent,
  pause,
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
  { id: 3, name: 'Cy', amount: 30 },
];

const columns: readonly GridColDef<Row>[] = [
  { field: 'name', headerName: 'Name', editable: true },
  { field: 'amount', headerName: 'Amount', type: 'number', editable: true },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    ...shown,
    rerender: (more: Partial<DataGridProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

const isOpen = (field: string, row = 0) =>
  cellOf(field, row).classList.contains('MuiDataGrid-cell--editing');

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

const activeText = () => document.activeElement?.textContent;

/** Columns whose names are never right. */
const wrong: readonly GridColDef<Row>[] = [
  {
    field: 'name',
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: true }),
  },
  ...columns.slice(1),
];

describe('the calls', () => {
  proves(
    [
      'While a cell is edited, the grid makes these calls:',
      '`onCellEditStart`, before the cell enters edit mode.',
      '`onCellModesModelChange`, with the cell in mode `edit`.',
      '`preProcessEditCellProps` of the column, at each change.',
      '`onCellEditStop`, before the value is stored.',
      '`onCellModesModelChange`, with the cell in mode `view`.',
      '`processRowUpdate`, unless the edit is canceled.',
      '`onCellModesModelChange`, without the cell, after the row is stored.',
      'If the save fails, the cell is in mode `edit` again.',
    ],
    async () => {
      const calls: string[] = [];
      let fails = false;
      const { user } = show(
        <Grid
          columns={[
            {
              field: 'name',
              editable: true,
              preProcessEditCellProps: ({ props }) => {
                calls.push('check');
                return props;
              },
            },
          ]}
          onCellEditStart={({ reason }) => {
            calls.push(`start ${reason} ${isOpen('name')}`);
          }}
          onCellEditStop={({ reason }) => {
            calls.push(`stop ${reason} ${textsOf('name')[0]}`);
          }}
          onCellModesModelChange={(model) => {
            calls.push(JSON.stringify(model[1]?.name?.mode ?? model));
          }}
          processRowUpdate={async (row: Row) => {
            calls.push('save');
            if (fails) {
              throw new Error('No');
            }
            return row;
          }}
          onProcessRowUpdateError={() => {}}
        />,
      );
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x');
      await waitFor(() => expect(calls).toContain('check'));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(isOpen('name')).toBe(false));
      expect(calls).toEqual([
        'start cellDoubleClick false',
        '"edit"',
        'check',
        'stop enterKeyDown ',
        '"view"',
        'save',
        '{}',
      ]);
      expect(textsOf('name')[0]).toBe('Adax');
      fails = true;
      calls.length = 0;
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('{Enter}');
      await act(() => pause(20));
      expect(calls.slice(-3)).toEqual(['"view"', 'save', '"edit"']);
      await user.keyboard('{Escape}');
      expect(calls.at(-1)).toBe('{}');
      expect(calls.filter((call) => call === 'save')).toHaveLength(1);
    },
  );

  proves(
    [
      'To react to a stored value, use `processRowUpdate`.',
      "When `onCellEditStop` fires, the grid hasn't stored the value yet, and `params.row` is the row without the edit.",
    ],
    async () => {
      const stopped = jest.fn<undefined, [{ row: Row; value?: unknown }]>();
      const { user } = show(
        <Grid
          onCellEditStop={stopped}
          processRowUpdate={async () => {
            throw new Error('No');
          }}
          onProcessRowUpdateError={() => {}}
        />,
      );
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x{Enter}');
      await act(() => pause(20));
      expect(stopped).toHaveBeenCalledTimes(1);
      expect(stopped.mock.calls[0]?.[0].row).toEqual(rows[0]);
      expect(isOpen('name')).toBe(true);
    },
  );

  proves(
    [
      'With `editMode="row"`, the grid calls `onRowEditStart`, `onRowEditStop`, and `onRowModesModelChange` for the whole row.',
      'The parameters of a row also contain the `field` of the cell that has the focus.',
    ],
    async () => {
      const calls: unknown[] = [];
      const { user } = show(
        <Grid
          editMode="row"
          onRowEditStart={({ id, field, reason }) => {
            calls.push(['start', id, field, reason]);
          }}
          onRowEditStop={({ id, field, reason }) => {
            calls.push(['stop', id, field, reason]);
          }}
          onRowModesModelChange={(model) => {
            calls.push(model[1]?.mode);
          }}
          onCellEditStart={() => {
            calls.push('cell');
          }}
        />,
      );
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x');
      await user.click(inputIn('amount'));
      await user.keyboard('5{Enter}');
      expect(calls).toEqual([
        ['start', 1, 'name', 'cellDoubleClick'],
        'edit',
        ['stop', 1, 'amount', 'enterKeyDown'],
        'view',
        undefined,
      ]);
    },
  );

  proves(
    'Outside the component, subscribe to `cellEditStart`, `cellEditStop`, `rowEditStart`, `rowEditStop`, `cellModesModelChange`, and `rowModesModelChange` with `subscribeEvent()`.',
    async () => {
      const heardIn = async (editMode: 'cell' | 'row') => {
        const heard: string[] = [];
        const { api, user, unmount } = showWithApi({ editMode });
        for (const name of [
          'cellEditStart',
          'cellEditStop',
          'rowEditStart',
          'rowEditStop',
          'cellModesModelChange',
          'rowModesModelChange',
        ] as const) {
          api().subscribeEvent(name, () => {
            heard.push(name);
          });
        }
        await user.dblClick(cellOf('name', 0));
        await user.keyboard('{Enter}');
        unmount();
        return [...new Set(heard)].toSorted();
      };
      expect(await heardIn('cell')).toEqual([
        'cellEditStart',
        'cellEditStop',
        'cellModesModelChange',
      ]);
      expect(await heardIn('row')).toEqual(['rowEditStart', 'rowEditStop', 'rowModesModelChange']);
    },
  );

  proves('Edit a cell in this demo and read which calls follow:', async () => {
    const { user } = show(<EditLog />);
    await user.dblClick(cellOf('slices', 0));
    expect(screen.getByRole('status')).toHaveTextContent(
      'onCellEditStart: slices, cellDoubleClick',
    );
  });
});

describe('reasons', () => {
  proves(
    [
      '`params.reason` contains the action of the user.',
      '| `cellDoubleClick` | Double-click | the value |',
      '| `enterKeyDown` | <kbd>Enter</kbd> | the value |',
      '| `printableKeyDown` | A character, except the space | the character |',
      '| `deleteKeyDown` | <kbd>Delete</kbd> or <kbd>Backspace</kbd> | an empty value |',
    ],
    async () => {
      const start = jest.fn<undefined, [{ reason?: string }]>();
      const after = async (keys: string) => {
        start.mockClear();
        const { user, unmount } = show(<Grid onCellEditStart={start} />);
        if (keys === '') {
          await user.dblClick(cellOf('name', 0));
        } else {
          await user.click(cellOf('name', 0));
          await user.keyboard(keys);
        }
        const found = isOpen('name') ? inputIn('name').value : undefined;
        unmount();
        return [start.mock.calls[0]?.[0].reason, found];
      };
      const { cellDoubleClick, enterKeyDown, printableKeyDown, deleteKeyDown } =
        GridCellEditStartReasons;
      expect(await after('')).toEqual([cellDoubleClick, 'Ada']);
      expect(await after('{Enter}')).toEqual([enterKeyDown, 'Ada']);
      expect(await after('x')).toEqual([printableKeyDown, 'x']);
      expect(await after(' ')).toEqual([undefined, undefined]);
      expect(await after('{Delete}')).toEqual([deleteKeyDown, '']);
      expect(await after('{Backspace}')).toEqual([deleteKeyDown, '']);
    },
  );

  proves(
    [
      '| `enterKeyDown` | <kbd>Enter</kbd> | saved | down |',
      '| `tabKeyDown` | <kbd>Tab</kbd> | saved | to the next cell |',
      '| `shiftTabKeyDown` | <kbd>Shift</kbd>+<kbd>Tab</kbd> | saved | to the previous cell |',
      '| `cellFocusOut` | A click outside the cell | saved | to the clicked place |',
      '| `escapeKeyDown` | <kbd>Esc</kbd> | discarded | nowhere |',
    ],
    async () => {
      const stop = jest.fn<undefined, [{ reason?: string }]>();
      const after = async (keys: string) => {
        stop.mockClear();
        const { user, unmount } = show(<Grid onCellEditStop={stop} />);
        await user.dblClick(cellOf('amount', 0));
        await user.clear(inputIn('amount'));
        await user.keyboard(`77${keys}`);
        if (keys === '') {
          await user.click(cellOf('name', 2));
        }
        await waitFor(() => expect(isOpen('amount')).toBe(false));
        const found = [stop.mock.calls[0]?.[0].reason, textsOf('amount')[0], activeText()];
        unmount();
        return found;
      };
      const { enterKeyDown, tabKeyDown, shiftTabKeyDown, cellFocusOut, escapeKeyDown } =
        GridCellEditStopReasons;
      expect(await after('{Enter}')).toEqual([enterKeyDown, '77', '20']);
      expect(await after('{Shift>}{Tab}{/Shift}')).toEqual([shiftTabKeyDown, '77', 'Ada']);
      expect(await after('')).toEqual([cellFocusOut, '77', 'Cy']);
      expect(await after('{Escape}')).toEqual([escapeKeyDown, '10', '10']);
      const { user } = show(<Grid onCellEditStop={stop} />);
      stop.mockClear();
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x{Tab}');
      expect([stop.mock.calls[0]?.[0].reason, textsOf('name')[0], activeText()]).toEqual([
        tabKeyDown,
        'Adax',
        '10',
      ]);
    },
  );

  proves(
    [
      'For rows, use `GridRowEditStartReasons` and `GridRowEditStopReasons`.',
      'A click outside the row is `rowFocusOut`.',
      'A paste is `printableKeyDown`.',
      '<kbd>Tab</kbd> ends the edit in the last cell of the row, and <kbd>Shift</kbd>+<kbd>Tab</kbd> in the first cell.',
    ],
    async () => {
      const start = jest.fn<undefined, [{ reason?: string }]>();
      const stop = jest.fn<undefined, [{ reason?: string }]>();
      const { user } = show(<Grid editMode="row" onRowEditStart={start} onRowEditStop={stop} />);
      const lastStop = () => stop.mock.lastCall?.[0].reason;
      await user.click(cellOf('name', 0));
      pressPaste(cellOf('name', 0));
      expect(start.mock.lastCall?.[0].reason).toBe(GridRowEditStartReasons.printableKeyDown);
      await user.keyboard('{Tab}');
      expect(stop).not.toHaveBeenCalled();
      await user.keyboard('{Tab}');
      expect(lastStop()).toBe(GridRowEditStopReasons.tabKeyDown);
      await user.dblClick(cellOf('amount', 1));
      await user.keyboard('{Shift>}{Tab}{/Shift}');
      expect(stop).toHaveBeenCalledTimes(1);
      await user.keyboard('{Shift>}{Tab}{/Shift}');
      expect(lastStop()).toBe(GridRowEditStopReasons.shiftTabKeyDown);
      await user.dblClick(cellOf('amount', 1));
      await user.click(cellOf('amount', 2));
      await waitFor(() => expect(lastStop()).toBe(GridRowEditStopReasons.rowFocusOut));
    },
  );

  proves(
    'The types of `params` are `GridCellEditStartParams` and `GridCellEditStopParams`, or `GridRowEditStartParams` and `GridRowEditStopParams`.',
    async () => {
      await expectCompiles(
        `import type {
          DataGridProps, GridCellEditStartParams, GridCellEditStopParams,
          GridRowEditStartParams, GridRowEditStopParams,
        } from '@mui/x-data-grid';
        type First<K extends keyof DataGridProps> =
          Parameters<Extract<NonNullable<DataGridProps[K]>, (...args: never[]) => unknown>>[0];
        export const cellStart = (p: First<'onCellEditStart'>): GridCellEditStartParams => p;
        export const cellStop = (p: First<'onCellEditStop'>): GridCellEditStopParams => p;
        export const rowStart = (p: First<'onRowEditStart'>): GridRowEditStartParams => p;
        export const rowStop = (p: First<'onRowEditStop'>): GridRowEditStopParams => p;`,
      );
    },
  );
});

describe('preventing', () => {
  proves(
    [
      'This demo ignores keys that would overwrite the value.',
      '<kbd>Enter</kbd> and a double-click still start the edit:',
    ],
    async () => {
      const { user } = show(<PreventStart />);
      await user.click(cellOf('calibrated', 0));
      for (const keys of ['7', '{Delete}', '{Backspace}']) {
        await user.keyboard(keys);
        expect(isOpen('calibrated')).toBe(false);
      }
      pressPaste(cellOf('calibrated', 0));
      expect(isOpen('calibrated')).toBe(false);
      await user.keyboard('{Enter}');
      expect(isOpen('calibrated')).toBe(true);
      await user.keyboard('{Escape}');
      await user.dblClick(cellOf('calibrated', 1));
      expect(isOpen('calibrated', 1)).toBe(true);
    },
  );

  proves(
    [
      'If you lock a cell with `editable` or `isCellEditable`, `startCellEditMode()` throws an error for the cell.',
      "The cell doesn't have the class `MuiDataGrid-cell--editable`.",
    ],
    () => {
      const { api } = showWithApi({
        columns: [{ field: 'name' }, { field: 'amount', editable: true }],
        isCellEditable: ({ id }) => id === 1,
      });
      const editable = (field: string, row: number) =>
        cellOf(field, row).classList.contains('MuiDataGrid-cell--editable');
      expect([editable('name', 0), editable('amount', 0), editable('amount', 1)]).toEqual([
        false,
        true,
        false,
      ]);
      expect(() => api().startCellEditMode({ id: 1, field: 'name' })).toThrow(/not editable/);
      expect(() => api().startCellEditMode({ id: 2, field: 'amount' })).toThrow(/not editable/);
      act(() => api().startCellEditMode({ id: 1, field: 'amount' }));
      expect(isOpen('amount', 0)).toBe(true);
    },
  );

  proves(
    [
      'In this demo, a row stays in edit mode when users click outside the row or press <kbd>Tab</kbd> in its last field.',
      '<kbd>Enter</kbd> saves the row, and <kbd>Esc</kbd> discards the changes:',
      'Several cells or rows may then be in edit mode together.',
    ],
    async () => {
      const { user } = show(<PreventStop />);
      await user.dblClick(cellOf('town', 0));
      await user.keyboard('x{Tab}');
      await user.dblClick(cellOf('town', 1));
      await act(() => pause(20));
      expect([isOpen('town', 0), isOpen('town', 1)]).toEqual([true, true]);
      await user.keyboard('y{Enter}');
      expect(textsOf('town')[1]).toBe('Gdyniay');
      await user.click(inputIn('town', 0));
      await user.keyboard('{Escape}');
      expect(textsOf('town')[0]).toBe('Porto');
    },
  );

  proves(
    [
      "In cell editing, the grid doesn't call `onCellEditStop` while the field has an error, not even for <kbd>Esc</kbd>.",
      'Subscribers of `cellEditStop` are called.',
      'In row editing, the grid calls neither of them, except for <kbd>Esc</kbd>.',
    ],
    async () => {
      const stop = jest.fn();
      const heard = jest.fn();
      const cell = showWithApi({ columns: wrong, onCellEditStop: stop });
      cell.api().subscribeEvent('cellEditStop', heard);
      await cell.user.dblClick(cellOf('name', 0));
      await cell.user.keyboard('x{Enter}');
      await waitFor(() => expect(inputIn('name')).toBeInvalid());
      stop.mockClear();
      heard.mockClear();
      await cell.user.keyboard('{Enter}');
      await cell.user.keyboard('{Escape}');
      expect(isOpen('name')).toBe(false);
      expect(stop).not.toHaveBeenCalled();
      expect(heard).toHaveBeenCalledTimes(2);
      await cell.user.dblClick(cellOf('name', 0));
      await cell.user.keyboard('{Escape}');
      expect(stop).toHaveBeenCalledTimes(1);
      cell.unmount();

      stop.mockClear();
      heard.mockClear();
      const row = showWithApi({ columns: wrong, editMode: 'row', onRowEditStop: stop });
      row.api().subscribeEvent('rowEditStop', heard);
      await row.user.dblClick(cellOf('name', 0));
      await row.user.keyboard('x');
      await waitFor(() => expect(inputIn('name')).toBeInvalid());
      await row.user.keyboard('{Enter}');
      expect(stop).not.toHaveBeenCalled();
      expect(heard).not.toHaveBeenCalled();
      await row.user.keyboard('{Escape}');
      expect(stop).toHaveBeenCalledTimes(1);
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );
});

describe('modes and methods', () => {
  proves(
    [
      'Pass `cellModesModel` and `onCellModesModelChange`, or `rowModesModel` and `onRowModesModelChange` in row editing.',
      'In this demo, the second button is disabled until all articles are counted and no cell is in edit mode:',
    ],
    async () => {
      const { user, unmount } = show(<ControlledModes />);
      const next = screen.getByRole('button', { name: 'Count the next article' });
      const close = screen.getByRole('button', { name: 'Close the inventory' });
      for (const row of [1, 2]) {
        await user.click(next);
        expect(isOpen('counted', row)).toBe(true);
        expect(close).toBeDisabled();
        await user.keyboard('5{Enter}');
        await waitFor(() => expect(isOpen('counted', row)).toBe(false));
      }
      expect(close).toBeEnabled();
      await user.dblClick(cellOf('counted', 0));
      expect(close).toBeDisabled();
      unmount();
      show(<Grid editMode="row" rowModesModel={{ 2: { mode: GridRowModes.Edit } }} />);
      expect([isOpen('name', 0), isOpen('name', 1), isOpen('amount', 1)]).toEqual([
        false,
        true,
        true,
      ]);
    },
  );

  proves(
    [
      '| `deleteValue` | `Edit` | The edit starts with an empty value. In a row, the field of `fieldToFocus` is emptied |',
      '| `fieldToFocus` | `Edit` | In a row, the field that takes the focus |',
      '`GridCellModes.Edit` or `GridCellModes.View`. For rows, `GridRowModes` |',
    ],
    () => {
      const { unmount } = show(
        <Grid cellModesModel={{ 1: { name: { mode: GridCellModes.Edit, deleteValue: true } } }} />,
      );
      expect(inputIn('name').value).toBe('');
      unmount();
      show(
        <Grid
          editMode="row"
          rowModesModel={{
            1: { mode: GridRowModes.Edit, deleteValue: true, fieldToFocus: 'amount' },
          }}
        />,
      );
      expect([inputIn('name').value, inputIn('amount').value]).toEqual(['Ada', '']);
      expect(inputIn('amount')).toHaveFocus();
    },
  );

  proves(
    [
      '| `ignoreModifications` | `View` | The changes are discarded |',
      "| `cellToFocusAfter` | `View` | The cell that takes the focus: `'none'` (default), `'below'`, `'right'`, or `'left'`. For rows, with `field` |",
    ],
    async () => {
      const { api, user } = showWithApi();
      const at = { id: 2, field: 'amount' };
      const stop = async (options: object) => {
        await user.dblClick(cellOf('amount', 1));
        await user.clear(inputIn('amount', 1));
        await user.keyboard('5');
        act(() => api().stopCellEditMode({ ...at, ...options }));
        return [textsOf('amount')[1], activeText()];
      };
      expect((await stop({ ignoreModifications: true }))[0]).toBe('20');
      expect(await stop({ cellToFocusAfter: 'below' })).toEqual(['5', '30']);
      expect(await stop({ cellToFocusAfter: 'left' })).toEqual(['5', 'Bo']);
      expect((await stop({}))[1]).not.toBe('30');
      await user.dblClick(cellOf('name', 0));
      act(() => api().stopCellEditMode({ id: 1, field: 'name', cellToFocusAfter: 'right' }));
      expect(activeText()).toBe('10');
      const row = showWithApi({
        editMode: 'row',
        rows: rows.map((one) => ({ ...one, id: one.id + 10 })),
      });
      act(() => row.api().startRowEditMode({ id: 11 }));
      act(() => row.api().stopRowEditMode({ id: 11, field: 'amount', cellToFocusAfter: 'below' }));
      expect(activeText()).toBe('20');
    },
  );

  proves(
    [
      'To end an edit, set the mode to `View`.',
      'The grid removes the cell from the model when the value is stored.',
      'If a field has an error or the save fails, the grid sets the mode back to `Edit`.',
    ],
    async () => {
      const changed = jest.fn();
      const at = (mode: GridCellModes) => ({ cellModesModel: { 1: { name: { mode } } } });
      const processRowUpdate = jest.fn(async (row: Row) => row);
      const { rerender } = showWithApi({
        ...at(GridCellModes.Edit),
        onCellModesModelChange: changed,
        processRowUpdate,
        onProcessRowUpdateError: () => {},
      } as Partial<DataGridProps>);
      rerender(at(GridCellModes.View) as Partial<DataGridProps>);
      await waitFor(() => expect(changed.mock.lastCall?.[0]).toEqual({}));
      expect(processRowUpdate).toHaveBeenCalledTimes(1);
      processRowUpdate.mockRejectedValueOnce(new Error('No'));
      rerender(at(GridCellModes.Edit) as Partial<DataGridProps>);
      rerender(at(GridCellModes.View) as Partial<DataGridProps>);
      await waitFor(() =>
        expect(changed.mock.lastCall?.[0]).toEqual({ 1: { name: { mode: 'edit' } } }),
      );
    },
  );

  proves('A removed cell stays in edit mode, and a removed row is saved.', async () => {
    const processRowUpdate = jest.fn((row: Row) => row);
    const cell = showWithApi({
      cellModesModel: { 1: { name: { mode: GridCellModes.Edit } } },
      processRowUpdate,
    });
    cell.rerender({ cellModesModel: {} });
    await act(() => pause(20));
    expect(isOpen('name')).toBe(true);
    expect(processRowUpdate).not.toHaveBeenCalled();
    cell.unmount();
    const row = showWithApi({
      editMode: 'row',
      rowModesModel: { 1: { mode: GridRowModes.Edit } },
      processRowUpdate,
    });
    row.rerender({ rowModesModel: {} });
    await waitFor(() => expect(isOpen('name')).toBe(false));
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
  });

  proves(
    [
      '| `startCellEditMode({ id, field })`, `startRowEditMode({ id })` | Start an edit. They accept the options of the mode `Edit` |',
      '| `stopCellEditMode({ id, field })`, `stopRowEditMode({ id })` | End an edit. They accept the options of the mode `View` |',
      "| `getCellMode(id, field)`, `getRowMode(id)` | Return `'edit'` or `'view'` |",
      '| `isCellEditable(params)` | Returns whether users may edit the cell. `getCellParams()` returns these parameters |',
      'If the cell or row is already in the mode, the start and stop methods throw an error.',
      "If the cell isn't editable, `startCellEditMode()` throws an error too.",
    ],
    () => {
      const at = { id: 1, field: 'name' };
      const cell = showWithApi({ columns: [columns[0], { field: 'amount' }] as GridColDef[] });
      const can = (field: string) => cell.api().isCellEditable(cell.api().getCellParams(1, field));
      expect([can('name'), can('amount')]).toEqual([true, false]);
      expect(cell.api().getCellMode(1, 'name')).toBe('view');
      expect(() => cell.api().stopCellEditMode(at)).toThrow(/not in edit mode/);
      act(() => cell.api().startCellEditMode({ ...at, deleteValue: true }));
      expect(inputIn('name').value).toBe('');
      expect(cell.api().getCellMode(1, 'name')).toBe('edit');
      expect(() => cell.api().startCellEditMode(at)).toThrow(/not in view mode/);
      expect(() => cell.api().startCellEditMode({ id: 1, field: 'amount' })).toThrow(
        /not editable/,
      );
      cell.unmount();
      const { api } = showWithApi({ editMode: 'row' });
      expect(() => api().stopRowEditMode({ id: 1 })).toThrow(/not in edit mode/);
      act(() => api().startRowEditMode({ id: 1 }));
      expect(api().getRowMode(1)).toBe('edit');
      expect(() => api().startRowEditMode({ id: 1 })).toThrow(/not in view mode/);
    },
  );

  proves(
    "Methods and models don't fire the start and stop events, because these events report actions of users.",
    async () => {
      const called = jest.fn();
      const { api, rerender, user } = showWithApi({
        onCellEditStart: called,
        onCellEditStop: called,
      });
      act(() => api().startCellEditMode({ id: 1, field: 'name' }));
      act(() => api().stopCellEditMode({ id: 1, field: 'name' }));
      rerender({ cellModesModel: { 2: { name: { mode: GridCellModes.Edit } } } });
      expect(isOpen('name', 1)).toBe(true);
      rerender({ cellModesModel: { 2: { name: { mode: GridCellModes.View } } } });
      expect(called).not.toHaveBeenCalled();
      rerender({ cellModesModel: undefined });
      await user.dblClick(cellOf('name', 2));
      expect(called).toHaveBeenCalledTimes(1);
    },
  );
});
