import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  GridRowModes,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import AddRecord from '../../../docs/x/react-data-grid/recipes-editing/AddRecord';
import BatchSave from '../../../docs/x/react-data-grid/recipes-editing/BatchSave';
import DatePickerColumn from '../../../docs/x/react-data-grid/recipes-editing/DatePickerColumn';
import EndAfterStart from '../../../docs/x/react-data-grid/recipes-editing/EndAfterStart';
import * as productServer from '../../../docs/x/react-data-grid/recipes-editing/products';
import SingleClickEdit from '../../../docs/x/react-data-grid/recipes-editing/SingleClickEdit';
import UndoEdits from '../../../docs/x/react-data-grid/recipes-editing/UndoEdits';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  fireEvent,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
} from '../harness';
import { type as typeSection } from '../pickers';

// The demo's server, watched.
jest.mock('../../../docs/x/react-data-grid/recipes-editing/products', () => {
  const real = jest.requireActual<typeof productServer>(
    '../../../docs/x/react-data-grid/recipes-editing/products',
  );
  return { ...real, saveProducts: jest.fn(real.saveProducts) };
});

interface Row {
  id: number | string;
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

function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  return { ...show(<Grid apiRef={apiRef} {...props} />), api };
}

type User = ReturnType<typeof show>['user'];

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

/** Opens a cell, replaces its text, and saves. */
async function edit(user: User, field: string, row: number, text: string) {
  await user.dblClick(cellOf(field, row));
  await user.clear(inputIn(field, row));
  await user.type(inputIn(field, row), `${text}{Enter}`);
  await waitFor(() => expect(isOpen(field, row)).toBe(false));
}

describe('a single click', () => {
  proves(
    'A click on another cell saves the first cell and starts to edit the second.',
    async () => {
      const { user } = show(<SingleClickEdit />);
      await user.click(cellOf('oral', 0));
      await user.clear(inputIn('oral', 0));
      await user.type(inputIn('oral', 0), '15');
      await user.click(cellOf('written', 1));
      await waitFor(() => expect(isOpen('oral', 0)).toBe(false));
      expect(isOpen('written', 1)).toBe(true);
      expect(textsOf('oral')[0]).toBe('15');
    },
  );

  proves(
    [
      'The check of `cellMode` ignores clicks into a cell that is already in edit mode.',
      'Without this check, `startCellEditMode()` throws an error.',
      '`disableRowSelectionOnClick` prevents the click from selecting the row.',
    ],
    async () => {
      const { user, unmount } = show(<SingleClickEdit />);
      await user.click(cellOf('oral', 0));
      await user.click(inputIn('oral', 0));
      expect(isOpen('oral', 0)).toBe(true);
      expect(document.querySelector('.Mui-selected')).toBeNull();
      unmount();
      const { api, user: other } = showWithApi();
      await other.click(cellOf('name', 0));
      expect(cellOf('name', 0).closest('[role="row"]')).toHaveClass('Mui-selected');
      act(() => api().startCellEditMode({ id: 1, field: 'name' }));
      expect(() => api().startCellEditMode({ id: 1, field: 'name' })).toThrow(
        /is not in view mode/,
      );
    },
  );

  proves(
    'The keyboard works as before: arrow keys move the focus, and <kbd>Enter</kbd> or a letter starts the edit.',
    async () => {
      const { user } = show(<SingleClickEdit />);
      await user.click(cellOf('student', 0));
      await user.keyboard('{ArrowRight}');
      expect(cellOf('oral', 0)).toHaveFocus();
      expect(isOpen('oral', 0)).toBe(false);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(isOpen('oral', 0)).toBe(true));
      await user.keyboard('{Escape}{ArrowDown}');
      expect(cellOf('oral', 1)).toHaveFocus();
      await user.keyboard('7');
      await waitFor(() => expect(isOpen('oral', 1)).toBe(true));
    },
  );
});

describe('a new row', () => {
  proves(
    [
      'The draft has an id that no stored row has.',
      'When the draft is saved, the row from the server replaces it.',
      '<kbd>Esc</kbd> removes the draft.',
    ],
    async () => {
      const { user } = show(<AddRecord />);
      await user.click(screen.getByRole('button', { name: 'Add a beekeeper' }));
      expect(textsOf('id')).toEqual(['new', 'K-1', 'K-2']);
      await waitFor(() => expect(inputIn('name')).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(textsOf('id')).toEqual(['K-1', 'K-2']));
      await user.click(screen.getByRole('button', { name: 'Add a beekeeper' }));
      await waitFor(() => expect(inputIn('name')).toHaveFocus());
      await user.keyboard('Mei Tanaka{Enter}');
      await waitFor(() => expect(textsOf('id')).toEqual(['K-3', 'K-1', 'K-2']), { timeout: 3000 });
      expect(textsOf('name')[0]).toBe('Mei Tanaka');
    },
  );

  proves('The grid then adds the draft before it starts the edit.', () => {
    const modes = { new: { mode: GridRowModes.Edit } } as const;
    const draft = { id: 'new', name: '', amount: 0 };
    const { rerender, unmount } = show(<Grid editMode="row" rowModesModel={{}} />);
    rerender(<Grid editMode="row" rows={[draft, ...rows]} rowModesModel={modes} />);
    expect([isOpen('name', 0), isOpen('name', 1)]).toEqual([true, false]);
    unmount();
    const late = show(<Grid editMode="row" rowModesModel={{}} />);
    expect(() => late.rerender(<Grid editMode="row" rowModesModel={modes} />)).toThrow(
      /No row with id #new/,
    );
  });

  proves(
    "The grid doesn't call `preProcessEditCellProps` before a field changes, so an untouched draft would pass.",
    async () => {
      const check = jest.fn(({ props }: GridPreProcessEditCellProps) => ({
        ...props,
        error: props.value === '',
      }));
      const checked = [{ ...columns[0], preProcessEditCellProps: check }, columns[1]];
      const { user } = show(
        <Grid
          editMode="row"
          rows={[{ id: 1, name: '', amount: 1 }]}
          columns={checked as GridColDef[]}
        />,
      );
      await user.dblClick(cellOf('amount', 0));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(isOpen('name')).toBe(false));
      expect(check).not.toHaveBeenCalled();
      await user.dblClick(cellOf('amount', 0));
      await user.type(inputIn('amount'), '5');
      await user.keyboard('{Enter}');
      await act(() => pause(30));
      expect(check).toHaveBeenCalled();
      expect(isOpen('name')).toBe(true);
    },
  );

  proves(
    [
      'Replace the draft in your rows **before** you return the stored row.',
      'Otherwise, the grid adds the returned row as another row.',
    ],
    async () => {
      const { user } = show(
        <Grid
          rows={[{ id: 'new', name: 'Draft', amount: 0 }]}
          processRowUpdate={(row: Row) => ({ ...row, id: 7 })}
        />,
      );
      await edit(user, 'name', 0, 'Stored');
      await waitFor(() => expect(textsOf('name')).toEqual(['Draft', 'Stored']));
    },
  );

  proves(
    [
      'Otherwise, the empty draft can be hidden or out of view.',
      'Clear the filter and the sorting before you add the draft.',
    ],
    () => {
      const draft = { id: 'new', name: '', amount: 0 };
      const { rerender } = show(
        <Grid rows={[draft, ...rows]} sortModel={[{ field: 'name', sort: 'desc' }]} />,
      );
      expect(textsOf('name')).toEqual(['Bo', 'Ada', '']);
      rerender(
        <Grid
          rows={[draft, ...rows]}
          sortModel={[]}
          filterModel={{ items: [{ field: 'amount', operator: '>', value: 5 }] }}
        />,
      );
      expect(textsOf('name')).toEqual(['Ada', 'Bo']);
      rerender(
        <Grid
          rows={[...rows, draft]}
          filterModel={{ items: [] }}
          paginationModel={{ page: 0, pageSize: 2 }}
          pageSizeOptions={[2]}
        />,
      );
      expect(textsOf('name')).toEqual(['Ada', 'Bo']);
    },
  );
});

describe('changes saved together', () => {
  const message = () => screen.getByRole('status');

  proves(
    [
      'In this demo, edits stay in the browser until users press "Save".',
      'The button then sends all changed rows in one request.',
      'Enter a price of 12 and save: the server refuses the request, and the changes remain.',
      'Changed rows are bold, and the message below the grid names them.',
      'Correct the price and save again.',
    ],
    async () => {
      const sent = jest.mocked(productServer.saveProducts);
      sent.mockClear();
      const { user } = show(<BatchSave />);
      await edit(user, 'price', 0, '12');
      await edit(user, 'price', 2, '3.5');
      expect(sent).not.toHaveBeenCalled();
      expect(message()).toHaveTextContent('Not saved yet: Rye bread, Plum cake');
      const weights = () =>
        textsOf('product').map(
          (_, row) =>
            getComputedStyle(cellOf('product', row).closest('[role="row"]') ?? document.body)
              .fontWeight,
        );
      expect(weights().map((weight) => /bold|700/.test(weight))).toEqual([
        true,
        false,
        true,
        false,
      ]);
      await user.click(screen.getByRole('button', { name: 'Save 2 changed' }));
      await waitFor(() => expect(message()).toHaveTextContent(/^Nothing saved: Rye bread/), {
        timeout: 3000,
      });
      expect(textsOf('price').map(Number)).toEqual([12, 0.9, 3.5, 2.4]);
      await edit(user, 'price', 0, '4.5');
      await user.click(screen.getByRole('button', { name: 'Save 2 changed' }));
      await waitFor(() => expect(message()).toHaveTextContent(/^All saved/), { timeout: 3000 });
      expect(textsOf('price').map(Number)).toEqual([4.5, 0.9, 3.5, 2.4]);
      expect(sent.mock.calls.map(([changed]) => changed.map(({ id }) => id))).toEqual([
        [1, 3],
        [1, 3],
      ]);
    },
  );

  proves(
    [
      '`stored` contains the rows of the server, and `rows` contains the rows that users see.',
      'A row that is the same object in both arrays is unchanged.',
      'If users restore the old values, the demo puts the stored object back.',
    ],
    async () => {
      const { user } = show(<BatchSave />);
      await edit(user, 'price', 0, '5');
      expect(screen.getByRole('button', { name: 'Save 1 changed' })).toBeEnabled();
      await edit(user, 'price', 0, '4.2');
      expect(screen.getByRole('button', { name: 'Save 0 changed' })).toBeDisabled();
      await edit(user, 'product', 1, 'Roll');
      await user.click(screen.getByRole('button', { name: 'Discard' }));
      expect(textsOf('product')[1]).toBe('Sourdough roll');
      expect(screen.getByRole('button', { name: 'Save 0 changed' })).toBeDisabled();
    },
  );
});

proves(
  [
    '`processRowUpdate` receives the old row as its second argument.',
    'To undo an edit, put the last old row back:',
    'In the demo, users undo with the button, or with <kbd>Ctrl</kbd>+<kbd>Z</kbd> in the grid:',
    "Handle the key only while `cellMode` is `'view'`.",
    'In edit mode, <kbd>Ctrl</kbd>+<kbd>Z</kbd> belongs to the input.',
  ],
  async () => {
    const { user, unmount } = show(<UndoEdits />);
    await edit(user, 'minutes', 1, '5');
    await edit(user, 'stop', 1, 'New market');
    await user.click(screen.getByRole('button', { name: 'Undo: back to Old market, 5 min' }));
    expect([textsOf('stop')[1], textsOf('minutes')[1]]).toEqual(['Old market', '5']);
    await user.dblClick(cellOf('stop', 0));
    await user.keyboard('{Control>}z{/Control}');
    expect(textsOf('minutes')[1]).toBe('5');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen('stop', 0)).toBe(false));
    await user.keyboard('{Control>}z{/Control}');
    expect(textsOf('minutes')[1]).toBe('4');
    expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
    unmount();
    const processRowUpdate = jest.fn((row: Row) => row);
    const other = show(<Grid processRowUpdate={processRowUpdate} />);
    await edit(other.user, 'name', 0, 'Al');
    expect(processRowUpdate.mock.calls[0]?.slice(0, 2)).toEqual([
      { id: 1, name: 'Al', amount: 10 },
      { id: 1, name: 'Ada', amount: 10 },
    ]);
  },
);

describe('dates', () => {
  proves('`date` columns use the date field of the browser.', async () => {
    const { user } = show(
      <Grid
        rows={[{ id: 1, day: new Date(2026, 2, 16) }]}
        columns={[{ field: 'day', type: 'date', editable: true }]}
      />,
    );
    await user.dblClick(cellOf('day', 0));
    expect([inputIn('day').type, inputIn('day').value]).toEqual(['date', '2026-03-16']);
  });

  proves(
    [
      'The row contains a `Date`, so that the column can sort and filter.',
      'The picker requires the date type of its adapter.',
      'While users type, the date is incomplete.',
      'The editor passes on dates without a validation error.',
      'If users delete a part of the date, the editor passes `null`, which empties the cell.',
    ],
    async () => {
      const { user } = show(<DatePickerColumn />);
      expect(textsOf('date')[0]).toBe('6/12/2026');
      await user.dblClick(cellOf('date', 0));
      typeSection('Day', '20');
      typeSection('Year', '20');
      fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Year' }), { key: 'Enter' });
      await waitFor(() => expect(isOpen('date')).toBe(false));
      expect(textsOf('date')[0]).toBe('6/20/2026');
      await user.dblClick(cellOf('date', 0));
      const month = screen.getByRole('spinbutton', { name: 'Month' });
      act(() => month.focus());
      fireEvent.keyDown(month, { key: 'Delete' });
      fireEvent.keyDown(month, { key: 'Enter' });
      await waitFor(() => expect(isOpen('date')).toBe(false));
      expect(textsOf('date')[0]).toBe('');
      await user.click(screen.getByRole('columnheader', { name: 'Date' }));
      expect(textsOf('date')).toEqual(['', '6/19/2026', '7/3/2026']);
    },
  );
});

describe('two fields', () => {
  proves(
    [
      'In row editing, `preProcessEditCellProps` receives the other fields of the row as `otherFieldsProps`.',
      'When a field changes, the grid calls this function of **each** field.',
      '`otherFieldsProps` contains editable cells only.',
    ],
    async () => {
      const check = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
      const other = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
      const { user } = show(
        <Grid
          editMode="row"
          columns={[
            { field: 'id' },
            { field: 'name', editable: true, preProcessEditCellProps: check },
            { field: 'amount', editable: true, preProcessEditCellProps: other },
          ]}
        />,
      );
      await user.dblClick(cellOf('name', 0));
      fireEvent.change(inputIn('amount'), { target: { value: '12' } });
      await waitFor(() => expect(check).toHaveBeenCalledTimes(1));
      expect(other).toHaveBeenCalledTimes(1);
      const [params] = check.mock.calls[0] ?? [];
      expect(Object.keys(params?.otherFieldsProps ?? {})).toEqual(['amount']);
      expect(params?.otherFieldsProps?.amount?.value).toBe('12');
      expect(params?.row).toEqual(rows[0]);
    },
  );

  proves(
    [
      'So a check on one column is enough, no matter which of the two dates users change:',
      'While `error` is `true`, the row stays in edit mode.',
    ],
    async () => {
      const { user, unmount } = show(<EndAfterStart />);
      await user.dblClick(cellOf('from', 0));
      fireEvent.change(inputIn('from'), { target: { value: '2026-06-01' } });
      expect(await screen.findByRole('tooltip')).toHaveTextContent('Must be after the first day');
      fireEvent.keyDown(inputIn('from'), { key: 'Enter' });
      await act(() => pause(30));
      expect(isOpen('from')).toBe(true);
      fireEvent.change(inputIn('until'), { target: { value: '2026-06-02' } });
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      fireEvent.keyDown(inputIn('from'), { key: 'Enter' });
      await waitFor(() => expect(isOpen('from')).toBe(false));
      expect(textsOf('from')[0]).toBe('6/1/2026');
      unmount();

      const day = { type: 'date', editable: true } as const;
      const other = show(
        <Grid
          editMode="row"
          rows={[{ id: 1, from: new Date(2026, 1, 2), until: new Date(2026, 4, 30) }]}
          columns={[
            { ...day, field: 'from' },
            {
              ...day,
              field: 'until',
              preProcessEditCellProps: ({ props, otherFieldsProps }) => {
                const from: Date | null | undefined = otherFieldsProps?.from?.value;
                return { ...props, error: !from || !props.value || from >= props.value };
              },
            },
          ]}
        />,
      );
      await other.user.dblClick(cellOf('from', 0));
      for (const [from, open] of [
        ['2026-05-30', true],
        ['', true],
        ['2026-05-29', false],
      ] as const) {
        fireEvent.change(inputIn('from'), { target: { value: from } });
        await act(() => pause(30));
        fireEvent.keyDown(inputIn('from'), { key: 'Enter' });
        await act(() => pause(30));
        expect([from, isOpen('from')]).toEqual([from, open]);
      }
    },
  );

  proves(
    [
      'If users empty the date field, the value is `null`.',
      'If users start the edit with <kbd>Delete</kbd>, the value can be `undefined`.',
    ],
    async () => {
      const seen: unknown[] = [];
      const { user } = show(
        <Grid
          editMode="row"
          rows={[{ id: 1, day: new Date(2026, 2, 16) }]}
          columns={[
            {
              field: 'day',
              type: 'date',
              editable: true,
              preProcessEditCellProps: ({ props }) => {
                seen.push(props.value);
                return props;
              },
            },
          ]}
        />,
      );
      await user.dblClick(cellOf('day', 0));
      fireEvent.change(inputIn('day'), { target: { value: '' } });
      await waitFor(() => expect(seen).toEqual([null]));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(isOpen('day')).toBe(false));
      await user.keyboard('{Delete}');
      await waitFor(() => expect(seen).toEqual([null, undefined]));
    },
  );
});

exempt(
  'The picker is a separate package, `@mui/x-date-pickers`.',
  'Advice, or about the browser, packages and people.',
);
