import { useLayoutEffect, useRef, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
  renderEditBooleanCell,
  renderEditDateCell,
  renderEditInputCell,
  renderEditSingleSelectCell,
  useGridApiContext,
} from '@mui/x-data-grid';
import LinkedFields from '../../../../docs/x/react-data-grid/editing/custom-edit-component/LinkedFields';
import LongNotes from '../../../../docs/x/react-data-grid/editing/custom-edit-component/LongNotes';
import SaveOnChoice from '../../../../docs/x/react-data-grid/editing/custom-edit-component/SaveOnChoice';
import SearchableSelect from '../../../../docs/x/react-data-grid/editing/custom-edit-component/SearchableSelect';
import SliderEdit from '../../../../docs/x/react-data-grid/editing/custom-edit-component/SliderEdit';
import TunedInputs from '../../../../docs/x/react-data-grid/editing/custom-edit-component/TunedInputs';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  expectConsole,
  fireEvent,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
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

function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  return { api, ...show(<Grid apiRef={apiRef} {...props} />) };
}

/** The two columns, the names with something of their own. */
const withName = (more: Partial<GridColDef>): GridColDef[] => [
  { field: 'name', editable: true, ...more } as GridColDef,
  columns[1] as GridColDef,
];

const isOpen = (field: string, row = 0) =>
  cellOf(field, row).classList.contains('MuiDataGrid-cell--editing');

function inputIn(field: string, row = 0): HTMLInputElement {
  const input = cellOf(field, row).querySelector('input');
  if (!input) {
    throw new Error(`The cell ${field} ${row} isn't open.`);
  }
  return input;
}

const activeText = () => document.activeElement?.textContent;

describe('an input of your own', () => {
  proves(
    [
      'It shows `value` and passes each new value to `setEditCellValue()` of the API object.',
      'The grid saves or cancels the edit.',
      'To try the demo, double-click a brightness, or press <kbd>Enter</kbd> on a cell, and move the slider with the arrow keys.',
      "The slider of the demo then shows the stored brightness, and the column's `valueSetter` keeps it.",
    ],
    async () => {
      const { user } = show(<SliderEdit />);
      await user.dblClick(cellOf('brightness', 0));
      await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
      expect(textsOf('brightness')[0]).toBe('82');
      await user.click(cellOf('brightness', 1));
      await user.keyboard('{Enter}{ArrowLeft}{Enter}');
      expect(textsOf('brightness')[1]).toBe('74');
      await user.click(cellOf('brightness', 2));
      await user.keyboard('{Delete}');
      expect(screen.getByRole('slider', { name: 'Brightness of Backdrop' })).toHaveValue('30');
      await user.keyboard('{Enter}');
      expect(textsOf('brightness')[2]).toBe('30');
    },
  );

  proves(
    [
      '| `GridEditInputCell` | `string`, `number` | `debounceMs` (200 ms), `onValueChange`, `slotProps` for the input |',
      '`onValueChange(event, newValue)` is called at each change.',
      '`GridEditInputCell` passes text to it, also in number columns.',
      "While `debounceMs` runs, the grid doesn't call `preProcessEditCellProps`.",
    ],
    async () => {
      const onValueChange = jest.fn<undefined, [unknown, unknown]>();
      const check = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
      const waited = async (debounceMs: number | undefined) => {
        check.mockClear();
        const { user, unmount } = show(
          <Grid
            columns={[
              {
                ...(columns[1] as GridColDef),
                preProcessEditCellProps: check,
                renderEditCell: (params) => (
                  <GridEditInputCell
                    {...params}
                    {...(debounceMs === undefined ? {} : { debounceMs })}
                    onValueChange={onValueChange}
                    slotProps={{
                      root: { slotProps: { htmlInput: { 'aria-label': 'Amount here' } } },
                    }}
                  />
                ),
              },
            ]}
          />,
        );
        await user.dblClick(cellOf('amount', 0));
        expect(screen.getByLabelText('Amount here')).toBe(inputIn('amount'));
        const start = performance.now();
        fireEvent.change(inputIn('amount'), { target: { value: '105' } });
        expect(onValueChange.mock.lastCall?.[1]).toBe('105');
        await waitFor(() => expect(check).toHaveBeenCalledTimes(1), { interval: 5 });
        const ms = performance.now() - start;
        unmount();
        return ms;
      };
      expect(await waited(undefined)).toBeGreaterThan(195);
      expect(await waited(600)).toBeGreaterThan(595);
    },
  );

  proves(
    [
      '| `GridEditDateCell` | `date`, `dateTime` | `onValueChange`, `slotProps` for the input |',
      '| `GridEditBooleanCell` | `boolean` | `onValueChange` |',
    ],
    async () => {
      const changed = jest.fn<undefined, [unknown, unknown]>();
      const { user } = show(
        <Grid
          rows={[{ id: 1, day: new Date(2026, 2, 1), done: false }]}
          columns={[
            {
              field: 'day',
              type: 'date',
              editable: true,
              renderEditCell: (params) => (
                <GridEditDateCell
                  {...params}
                  onValueChange={changed}
                  slotProps={{ root: { slotProps: { htmlInput: { 'aria-label': 'A day' } } } }}
                />
              ),
            },
            {
              field: 'done',
              type: 'boolean',
              editable: true,
              renderEditCell: (params) => (
                <GridEditBooleanCell {...params} onValueChange={changed} />
              ),
            },
          ]}
        />,
      );
      await user.dblClick(cellOf('day', 0));
      expect(inputIn('day')).toHaveAccessibleName('A day');
      fireEvent.change(inputIn('day'), { target: { value: '2026-03-05' } });
      expect(changed.mock.lastCall?.[1]).toEqual(new Date(2026, 2, 5));
      await user.dblClick(cellOf('done', 0));
      await user.click(inputIn('done'));
      expect(changed.mock.lastCall?.[1]).toBe(true);
    },
  );

  proves(
    '| `GridEditSingleSelectCell` | `singleSelect` | `onValueChange`, and `initialOpen`, which is `true` in cell editing by default |',
    async () => {
      const changed = jest.fn<undefined, [unknown, unknown]>();
      const options = async (editMode: 'cell' | 'row', initialOpen?: boolean) => {
        const { user, unmount } = show(
          <Grid
            editMode={editMode}
            columns={[
              {
                field: 'name',
                type: 'singleSelect',
                valueOptions: ['Ada', 'Bo'],
                editable: true,
                renderEditCell: (params) => (
                  <GridEditSingleSelectCell
                    {...params}
                    {...(initialOpen === undefined ? {} : { initialOpen })}
                    onValueChange={changed}
                  />
                ),
              },
            ]}
          />,
        );
        await user.dblClick(cellOf('name', 0));
        const count = screen.queryAllByRole('option').length;
        if (count > 0) {
          await user.click(screen.getByRole('option', { name: 'Bo' }));
          expect(changed.mock.lastCall?.[1]).toBe('Bo');
        }
        unmount();
        return count;
      };
      expect(await options('cell')).toBe(2);
      expect(await options('row')).toBe(0);
      expect(await options('cell', false)).toBe(0);
      expect(await options('row', true)).toBe(2);
    },
  );

  proves(
    [
      'Attributes such as a maximum length or a last date guide users, but users can still save other values.',
      'To refuse a value, validate it.',
      'If the user presses <kbd>Enter</kbd> before `debounceMs` has passed, the grid saves the whole text.',
    ],
    async () => {
      const { user, unmount } = show(<TunedInputs />);
      await user.dblClick(cellOf('sender', 0));
      expect(inputIn('sender')).toHaveAttribute('maxlength', '16');
      await user.dblClick(cellOf('arrives', 0));
      expect(inputIn('arrives')).toHaveAttribute('max', '2026-05-31');
      fireEvent.change(inputIn('arrives'), { target: { value: '2026-07-01' } });
      await user.keyboard('{Enter}');
      expect(textsOf('arrives')[0]).toBe('7/1/2026');
      unmount();
      const slow = show(
        <Grid
          columns={withName({
            renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={9999} />,
          })}
        />,
      );
      await slow.user.dblClick(cellOf('name', 0));
      await slow.user.keyboard('xyz{Enter}');
      expect(textsOf('name')[0]).toBe('Adaxyz');
    },
  );

  proves(
    [
      'The column types use the functions `renderEditInputCell`, `renderEditDateCell`, `renderEditSingleSelectCell`, and `renderEditBooleanCell`.',
    ],
    () => {
      const types = ['string', 'number', 'date', 'dateTime', 'singleSelect', 'boolean'] as const;
      const { api } = showWithApi({ columns: types.map((type) => ({ field: type, type })) });
      expect(types.map((type) => api().getColumn(type).renderEditCell)).toEqual([
        renderEditInputCell,
        renderEditInputCell,
        renderEditDateCell,
        renderEditDateCell,
        renderEditSingleSelectCell,
        renderEditBooleanCell,
      ]);
    },
  );
});

describe('what it receives', () => {
  proves(
    [
      '| `value` | The current value of the edit |',
      '| `row` | The row **with** the current value. In row editing, with the values of all cells in edit mode |',
      '| `hasFocus` | `true` if this cell should take the focus |',
      'To read the edited row outside the component, call `getRowWithUpdatedValues(id, field)`.',
      'In row editing, it ignores `field`.',
    ],
    async () => {
      for (const editMode of ['cell', 'row'] as const) {
        const got: GridRenderEditCellParams[] = [];
        const { api, user, unmount } = showWithApi({
          editMode,
          columns: withName({
            renderEditCell: (params) => {
              got.push(params);
              return <GridEditInputCell {...params} debounceMs={0} />;
            },
          }),
        });
        await user.dblClick(cellOf('name', 0));
        expect(got.at(-1)).toMatchObject({ value: 'Ada', row: rows[0], hasFocus: true });
        let amount = 10;
        if (editMode === 'row') {
          amount = 105;
          await user.click(inputIn('amount'));
          await user.keyboard('5');
          await act(() => pause(250));
        }
        fireEvent.change(inputIn('name'), { target: { value: 'Zoe' } });
        expect(got.at(-1)).toMatchObject({
          value: 'Zoe',
          row: { id: 1, name: 'Zoe', amount },
          hasFocus: editMode === 'cell',
        });
        expect(api().getRow(1)).toEqual(rows[0]);
        expect(api().getRowWithUpdatedValues(1, 'name')).toEqual({ id: 1, name: 'Zoe', amount });
        expect(api().getRowWithUpdatedValues(1, 'none')).toEqual(
          editMode === 'row' ? { id: 1, name: 'Zoe', amount } : rows[0],
        );
        unmount();
      }
    },
  );

  proves(
    [
      '| `error` | `true` if `preProcessEditCellProps` refused the value |',
      '| `isProcessingProps` | `true` while `preProcessEditCellProps` checks the value |',
      '| others | Further properties that `preProcessEditCellProps` returned, such as a message |',
    ],
    async () => {
      const got: unknown[] = [];
      let answer: (message: string) => void = () => {};
      const { user } = show(
        <Grid
          columns={withName({
            preProcessEditCellProps: async ({ props }) => {
              const message = await new Promise<string>((resolve) => {
                answer = resolve;
              });
              return { ...props, error: message !== '', message };
            },
            renderEditCell: (params) => {
              const { error, isProcessingProps, message }: Record<string, unknown> = params;
              got.push([error, isProcessingProps, message]);
              return <GridEditInputCell {...params} debounceMs={0} />;
            },
          })}
        />,
      );
      await user.dblClick(cellOf('name', 0));
      await user.keyboard('x');
      expect(got.at(-1)).toEqual([false, true, undefined]);
      await act(async () => answer('Taken'));
      expect(got.at(-1)).toEqual([true, false, 'Taken']);
    },
  );

  proves(
    [
      'If the user starts the edit with a letter, the browser inserts the letter into the focused element.',
      'If `hasFocus` is `true`, focus the input in a layout effect.',
    ],
    async () => {
      const valueWith = async (takesFocus: boolean) => {
        function Input({ id, field, value, hasFocus }: GridRenderEditCellParams) {
          const apiRef = useGridApiContext();
          const ref = useRef<HTMLInputElement>(null);
          useLayoutEffect(() => {
            if (hasFocus && takesFocus) {
              ref.current?.focus();
            }
          }, [hasFocus]);
          return (
            <input
              ref={ref}
              aria-label="own"
              value={value ?? ''}
              onChange={(event) =>
                apiRef.current.setEditCellValue({ id, field, value: event.target.value })
              }
            />
          );
        }
        const { user, unmount } = show(
          <Grid columns={withName({ renderEditCell: (params) => <Input {...params} /> })} />,
        );
        await user.click(cellOf('name', 0));
        await user.keyboard('x');
        const { value } = inputIn('name');
        unmount();
        return value;
      };
      expect(await valueWith(true)).toBe('x');
      expect(await valueWith(false)).toBe('');
    },
  );

  proves(
    [
      'If the user starts the edit with a letter, <kbd>Delete</kbd>, or <kbd>Backspace</kbd>, the value is empty.',
      "| `string` | `''` |",
      '| `number`, `date`, `dateTime` | `undefined` |',
      '| `singleSelect` | `null` |',
      '| `boolean` | `false` |',
    ],
    async () => {
      const types = ['string', 'number', 'date', 'dateTime', 'singleSelect', 'boolean'] as const;
      const first: unknown[][] = [];
      for (const key of ['x', '{Delete}', '{Backspace}']) {
        const values: unknown[] = [];
        for (const type of types) {
          const got: unknown[] = [];
          const { user, unmount } = show(
            <Grid
              rows={[{ id: 1, value: type.startsWith('date') ? new Date(2026, 2, 1) : 1 }]}
              columns={[
                {
                  field: 'value',
                  type,
                  valueOptions: [1],
                  editable: true,
                  renderEditCell: ({ value }) => {
                    got.push(value);
                    return <input aria-label="own" />;
                  },
                } as GridColDef,
              ]}
            />,
          );
          await user.click(cellOf('value', 0));
          await user.keyboard(key);
          values.push(got[0]);
          unmount();
        }
        first.push(values);
      }
      const empty = ['', undefined, undefined, undefined, null, false];
      expect(first).toEqual([empty, empty, empty]);
    },
  );

  proves(
    [
      "The column header doesn't name an input inside a cell.",
      'The built-in inputs have no name either.',
    ],
    async () => {
      const { user, unmount } = show(<Grid />);
      await user.dblClick(cellOf('name', 0));
      expect(inputIn('name')).toHaveAccessibleName('');
      unmount();
      const demo = show(<TunedInputs />);
      await demo.user.dblClick(cellOf('sender', 0));
      expect(inputIn('sender')).toHaveAccessibleName('Sender');
    },
  );
});

describe('saving and keys', () => {
  const select = (more: Partial<GridColDef> = {}): GridColDef[] => [
    {
      field: 'name',
      type: 'singleSelect',
      valueOptions: ['Ada', 'Bo', 'Cy'],
      editable: true,
      ...more,
    } as GridColDef,
  ];

  proves(
    [
      'If a user clicks an option of a `singleSelect` cell, the list closes and the cell stays in edit mode.',
      'With <kbd>Enter</kbd>, the grid chooses the option and saves.',
    ],
    async () => {
      const { user } = show(<Grid columns={select()} />);
      const choose = async (name: string) => {
        await user.dblClick(cellOf('name', 0));
        await user.click(screen.getByRole('option', { name, selected: false }));
        await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
        await act(() => pause(20));
        expect(isOpen('name')).toBe(true);
      };
      await choose('Cy');
      await user.keyboard('{Enter}');
      expect(isOpen('name')).toBe(false);
      expect(textsOf('name')[0]).toBe('Cy');
      await choose('Bo');
      await user.click(document.body);
      expect(isOpen('name')).toBe(false);
      await user.dblClick(cellOf('name', 0));
      await user.click(screen.getByRole('option', { selected: true }));
      await act(() => pause(400));
      expect(screen.getAllByRole('option')).toHaveLength(3);
      await user.keyboard('{Escape}');
      await user.dblClick(cellOf('name', 1));
      await user.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(isOpen('name', 1)).toBe(false));
      expect(textsOf('name')[1]).toBe('Cy');
    },
  );

  proves(
    [
      'Wait for the promise of `setEditCellValue()`.',
      'It resolves to `true` if the value is valid.',
      'because `stopCellEditMode()` throws an error if the cell is no longer in edit mode.',
      'To save after a click too, end the edit yourself:',
    ],
    async () => {
      const { user, unmount } = show(<SaveOnChoice />);
      await user.dblClick(cellOf('shirt', 0));
      await user.click(screen.getByRole('option', { name: 'XL' }));
      await waitFor(() => expect(isOpen('shirt')).toBe(false));
      expect(textsOf('shirt')[0]).toBe('XL');
      await waitFor(() => expect(activeText()).toBe('S'));
      unmount();

      const { api } = showWithApi({
        columns: select({
          preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === 'Bo' }),
        }),
      });
      const at = { id: 1, field: 'name' };
      act(() => api().startCellEditMode(at));
      await act(async () => {
        expect(await api().setEditCellValue({ ...at, value: 'Bo' })).toBe(false);
        expect(await api().setEditCellValue({ ...at, value: 'Cy' })).toBe(true);
      });
      act(() => api().stopCellEditMode(at));
      expect(api().getCellMode(1, 'name')).toBe('view');
      expect(() => api().stopCellEditMode(at)).toThrow(/not in edit mode/);
    },
  );

  proves(
    [
      "| `cellToFocusAfter` | Moves the focus to the cell `'below'`, `'right'`, or `'left'`. By default, the focus stays |",
      '| `ignoreModifications: true` | Cancels the edit |',
    ],
    async () => {
      const { api, user } = showWithApi();
      const focusAfter = async (field: string, options: object) => {
        await user.dblClick(cellOf(field, 0));
        fireEvent.change(inputIn(field), { target: { value: '7' } });
        act(() => api().stopCellEditMode({ id: 1, field, ...options }));
        await act(() => pause());
        return [activeText(), cellOf(field, 0).textContent];
      };
      expect(await focusAfter('name', { cellToFocusAfter: 'below' })).toEqual(['Bo', '7']);
      expect(await focusAfter('name', { cellToFocusAfter: 'right' })).toEqual(['10', '7']);
      expect(await focusAfter('amount', { cellToFocusAfter: 'left' })).toEqual(['7', '7']);
      expect(await focusAfter('amount', {})).toEqual(['7', '7']);
      expect(document.activeElement).toBe(cellOf('amount', 0));
      await user.dblClick(cellOf('name', 1));
      fireEvent.change(inputIn('name', 1), { target: { value: '7' } });
      act(() => api().stopCellEditMode({ id: 2, field: 'name', ignoreModifications: true }));
      expect(textsOf('name')[1]).toBe('Bo');
    },
  );

  proves(
    [
      'A cell in edit mode saves with <kbd>Enter</kbd> and <kbd>Tab</kbd>, and cancels with <kbd>Esc</kbd>.',
      'If your component needs one of these keys, stop the propagation of the event in its `onKeyDown`.',
      'In this demo, <kbd>Shift</kbd>+<kbd>Enter</kbd> starts a new line, and <kbd>Enter</kbd> saves:',
      "The arrow keys don't move the focus to another cell while a cell is in edit mode.",
      'To show an editor that is larger than the cell, use a `Popper`, as the demo with long notes does.',
    ],
    async () => {
      const { user } = show(<LongNotes />);
      const notes = (patient: string) =>
        screen.getByRole('textbox', { name: `Notes on ${patient}` });
      await user.dblClick(cellOf('notes', 1));
      expect(notes('Bruno, dog')).toHaveFocus();
      expect(cellOf('notes', 1)).not.toContainElement(notes('Bruno, dog'));
      await user.keyboard('{ArrowUp}{ArrowLeft}{Home}');
      expect(notes('Bruno, dog')).toHaveFocus();
      await user.clear(notes('Bruno, dog'));
      await user.keyboard('a{Shift>}{Enter}{/Shift}b');
      expect(notes('Bruno, dog')).toHaveValue('a\nb');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(isOpen('notes', 1)).toBe(false));
      expect(textsOf('notes')[1]).toBe('a\nb');
      await user.dblClick(cellOf('notes', 1));
      await user.keyboard('c{Escape}');
      expect(textsOf('notes')[1]).toBe('a\nb');
      await user.dblClick(cellOf('notes', 1));
      await user.keyboard('d{Tab}');
      expect(textsOf('notes')[1]).toBe('a\nbd');
    },
  );

  proves(
    [
      'A popup of Material UI belongs to the cell, although it is rendered at the end of the document.',
      "Clicks inside the popup don't end the edit, and the cell receives its keys.",
      'In this demo, users search for the shelf of a book with an `Autocomplete`:',
      '<kbd>Enter</kbd> chooses the highlighted shelf and saves.',
      '<kbd>Esc</kbd> closes the list, and a second <kbd>Esc</kbd> cancels the edit.',
    ],
    async () => {
      const { user } = show(<SearchableSelect />);
      await user.dblClick(cellOf('shelf', 0));
      await user.clear(screen.getByRole('combobox', { name: /^Shelf of/ }));
      await user.keyboard('poe{Enter}');
      await waitFor(() => expect(isOpen('shelf')).toBe(false));
      expect(textsOf('shelf')[0]).toBe('Poetry');
      await user.dblClick(cellOf('shelf', 1));
      await user.clear(screen.getByRole('combobox'));
      await user.click(screen.getByRole('option', { name: 'Music' }));
      await act(() => pause(20));
      expect(isOpen('shelf', 1)).toBe(true);
      await user.clear(screen.getByRole('combobox'));
      await user.keyboard('m');
      expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('option')).toBeNull();
      expect(isOpen('shelf', 1)).toBe(true);
      await user.keyboard('{Escape}');
      expect(isOpen('shelf', 1)).toBe(false);
      expect(textsOf('shelf')[1]).toBe('Cooking');
    },
  );

  proves("If a popup doesn't use React portals, a click inside it ends the edit.", async () => {
    const popup = document.createElement('div');
    const { user, unmount } = show(<Grid />);
    document.body.append(popup);
    await user.dblClick(cellOf('name', 0));
    await user.click(popup);
    expect(isOpen('name')).toBe(false);
    unmount();
    const kept = show(
      <Grid
        onCellEditStop={({ reason }, event) => {
          if (reason === 'cellFocusOut') {
            event.defaultMuiPrevented = true;
          }
        }}
      />,
    );
    await kept.user.dblClick(cellOf('name', 0));
    await kept.user.click(popup);
    expect(isOpen('name')).toBe(true);
  });
});

describe('linked fields and cost', () => {
  proves(
    [
      'In row editing, a component can call `setEditCellValue()` for another field of its row.',
      'If users choose another country in this demo, the city is cleared, because its options depend on the country:',
      'By setting the city, the demo also updates the options of the city.',
    ],
    async () => {
      const { user } = show(<LinkedFields />);
      await user.dblClick(cellOf('country', 0));
      const selectIn = (field: string) => within(cellOf(field, 0)).getByRole('combobox');
      expect(selectIn('city')).toHaveTextContent('Cusco');
      await user.click(selectIn('country'));
      await user.click(screen.getByRole('option', { name: 'Kenya' }));
      await waitFor(() => expect(selectIn('city')).not.toHaveTextContent('Cusco'));
      await user.click(selectIn('city'));
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Mombasa',
        'Nairobi',
      ]);
    },
  );

  proves('A cell in edit mode re-renders when its own value is set.', async () => {
    const drawn = jest.fn<null, []>(() => null);
    const { api } = showWithApi({
      editMode: 'row',
      columns: withName({ renderEditCell: drawn }),
    });
    act(() => api().startRowEditMode({ id: 1 }));
    drawn.mockClear();
    await act(async () => {
      await api().setEditCellValue({ id: 1, field: 'amount', value: 7 });
    });
    expect(drawn).not.toHaveBeenCalled();
    await act(async () => {
      await api().setEditCellValue({ id: 1, field: 'name', value: 'Zoe' });
    });
    expect(drawn).toHaveBeenCalled();
  });

  proves(
    [
      'In cell editing, the other field is not in edit mode.',
      "For such a cell, `setEditCellValue()` does nothing, and its promise doesn't settle.",
    ],
    async () => {
      const settled = jest.fn();
      const { api } = showWithApi();
      act(() => api().startCellEditMode({ id: 1, field: 'name' }));
      void Promise.resolve(api().setEditCellValue({ id: 1, field: 'amount', value: 7 })).finally(
        settled,
      );
      await act(() => pause(50));
      expect(settled).not.toHaveBeenCalled();
      expect(textsOf('amount')[0]).toBe('10');
      await act(async () => {
        await api().setEditCellValue({ id: 1, field: 'name', value: 'Zoe' });
      });
      expect(inputIn('name').value).toBe('Zoe');
    },
  );

  proves(
    [
      'Each call of `setEditCellValue()` re-renders the cell and validates its value.',
      'In row editing, it validates all cells of the row.',
    ],
    async () => {
      const drawn = jest.fn<null, []>(() => null);
      const check = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
      const other = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
      const { api } = showWithApi({
        editMode: 'row',
        columns: [
          { field: 'name', editable: true, renderEditCell: drawn, preProcessEditCellProps: check },
          { field: 'amount', editable: true, preProcessEditCellProps: other },
        ],
      });
      act(() => api().startRowEditMode({ id: 1 }));
      for (const value of ['a', 'b']) {
        drawn.mockClear();
        await act(async () => {
          await api().setEditCellValue({ id: 1, field: 'name', value });
        });
        expect(drawn).toHaveBeenCalled();
      }
      expect(check).toHaveBeenCalledTimes(2);
      expect(other).toHaveBeenCalledTimes(2);
    },
  );

  proves(
    [
      'If you define it inside `renderEditCell`, it loses its state and the focus at each change.',
      "Hooks in `renderEditCell` itself aren't allowed.",
    ],
    async () => {
      const { api, user, unmount } = showWithApi({
        columns: withName({
          renderEditCell: ({ id, field }) => {
            function Inner() {
              const [typed, setTyped] = useState('');
              return (
                <input
                  aria-label="inner"
                  value={typed}
                  onChange={(event) => {
                    setTyped(event.target.value);
                    void api().setEditCellValue({ id, field, value: event.target.value });
                  }}
                />
              );
            }
            return <Inner />;
          },
        }),
      });
      await user.dblClick(cellOf('name', 0));
      await user.click(inputIn('name'));
      await user.keyboard('a');
      expect(inputIn('name')).not.toHaveFocus();
      expect(inputIn('name').value).toBe('');
      unmount();

      const withHook = withName({
        // eslint-disable-next-line react-hooks/rules-of-hooks -- what the page warns of
        renderEditCell: () => useState('Hook')[0],
      });
      const hook = show(<Grid columns={withHook} />);
      await expect(hook.user.dblClick(cellOf('name', 0))).rejects.toThrow(/hooks/);
      expectConsole('error', /change in the order of Hooks/);
    },
  );
});
