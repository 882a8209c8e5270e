import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  GridCell,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import CellClasses from '../../../docs/x/react-data-grid/cells/CellClasses';
import CellKeys from '../../../docs/x/react-data-grid/cells/CellKeys';
import HoveredColumn from '../../../docs/x/react-data-grid/cells/HoveredColumn';
import NextGap from '../../../docs/x/react-data-grid/cells/NextGap';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  headerOf,
  screen,
  show,
  textsOf,
} from '../harness';

interface Row {
  id: number;
  name: string;
  amount: number;
}

const rows: readonly Row[] = [
  { id: 1, name: 'a', amount: 5 },
  { id: 2, name: 'b', amount: 8 },
];

const columns: readonly GridColDef<Row>[] = [
  { field: 'name', headerName: 'Name' },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    editable: true,
    valueGetter: (_value, row) => row.amount * 2,
    valueFormatter: (value: number) => `${value} kg`,
  },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns as GridColDef[]} {...props} />;
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return { api, user: shown.user, unmount: shown.unmount };
}

describe('looks', () => {
  proves(
    [
      'A cell shows the value of its column for one row.',
      'To style cells by their value, return a class name from `getCellClassName`.',
      'In the demo, water that is too warm is bold and red.',
      'This page is about styling cells, clicks and keys, the focus, and controls in a cell.',
    ],
    () => {
      const { unmount } = show(<Grid />);
      expect(textsOf('name')).toEqual(['a', 'b']);
      expect(textsOf('amount')).toEqual(['10 kg', '16 kg']);
      unmount();
      show(<CellClasses />);
      const warm = [...document.querySelectorAll('.too-warm')];
      expect(warm.map(({ textContent }) => textContent)).toEqual(['32.1', '28.6']);
      expect(warm[0]).toHaveStyle({ fontWeight: '700' });
    },
  );

  proves(
    [
      'For one column, use `cellClassName` of the column.',
      'If both are set, a cell gets both classes.',
    ],
    () => {
      const seen: GridCellParams[] = [];
      show(
        <Grid
          columns={[{ ...columns[0], field: 'name', cellClassName: ({ value }) => `own-${value}` }]}
          getCellClassName={(params) => {
            seen.push(params);
            return `all-${params.field}`;
          }}
        />,
      );
      expect(cellOf('name', 1)).toHaveClass('own-b', 'all-name');
      expect(seen[0]).toMatchObject({ id: 1, field: 'name', value: 'a', row: rows[0] });
    },
  );

  proves(
    [
      'To draw lines between cells, set `showCellVerticalBorder`.',
      'For lines between headers, set `showColumnVerticalBorder`.',
    ],
    () => {
      const lines = () => ({
        cells: document.querySelectorAll('.MuiDataGrid-cell--withRightBorder').length,
        headers: document.querySelectorAll('.MuiDataGrid-columnHeader--withRightBorder').length,
      });
      const { rerender } = show(<Grid />);
      expect(lines()).toEqual({ cells: 0, headers: 0 });
      rerender(<Grid showCellVerticalBorder />);
      expect(lines()).toEqual({ cells: 2, headers: 0 });
      rerender(<Grid showColumnVerticalBorder />);
      expect(lines()).toEqual({ cells: 0, headers: 1 });
    },
  );
});

describe('parameters', () => {
  proves(
    [
      'To change what a cell contains, use `valueGetter`, `valueFormatter`, and `renderCell` of the [column definition](/x/react-data-grid/column-definition/#render-custom-cell-content).',
      'Callbacks, events, and `renderCell` receive the same object, `GridCellParams`:',
      '| `id`, `field` | Which cell it is |',
      '| `row`, `rowNode` | Your row, and its place in the tree of rows |',
      '| `colDef` | The column, with its defaults |',
      '| `value`, `formattedValue` | The results of `valueGetter` and `valueFormatter` |',
      "| `cellMode`, `isEditable` | `'view'` or `'edit'`, and whether users may edit the cell |",
      '| `hasFocus`, `tabIndex` | Whether the cell has the focus, and 0 if <kbd>Tab</kbd> reaches it |',
      '| `api` | The API object |',
      '| `getCellParams(id, field)` | The parameters. Throws an error for an unknown id |',
      '| `getCellValue(id, field)` | The value. Throws an error for an unknown id |',
      "| `getCellElement(id, field)` | The DOM element, or `null` if it isn't rendered |",
    ],
    async () => {
      const { api, user } = showWithApi();
      const params = () => api().getCellParams(1, 'amount');
      expect(params()).toMatchObject({
        id: 1,
        field: 'amount',
        row: rows[0],
        rowNode: { id: 1, depth: 0, type: 'leaf' },
        colDef: { field: 'amount', type: 'number', align: 'right' },
        value: 10,
        formattedValue: '10 kg',
        cellMode: 'view',
        isEditable: true,
        hasFocus: false,
        tabIndex: -1,
      });
      expect(typeof params().api.getRow).toBe('function');
      await user.click(cellOf('amount', 0));
      expect(params()).toMatchObject({ hasFocus: true, tabIndex: 0 });
      expect(api().getCellParams(1, 'name')).toMatchObject({ isEditable: false, tabIndex: -1 });
      act(() => api().startCellEditMode({ id: 1, field: 'amount' }));
      expect(params().cellMode).toBe('edit');
      expect(api().getCellValue(1, 'amount')).toBe(10);
      expect(api().getCellElement(1, 'amount')).toBe(cellOf('amount', 0));
      expect(api().getCellElement(9, 'amount')).toBeNull();
      expect(() => api().getCellParams(9, 'amount')).toThrow(/No row with id #9/);
      expect(() => api().getCellValue(9, 'amount')).toThrow(/No row with id #9/);
    },
  );
});

describe('text', () => {
  proves(
    [
      'A cell with plain text has that text as its `title`, so users with a mouse can read all of it.',
      "The keyboard and touch don't show a `title`, and cells with `renderCell` have none.",
    ],
    () => {
      show(
        <Grid
          columns={[
            columns[1] as GridColDef,
            { field: 'name', renderCell: ({ value }) => <b>{value}</b> },
          ]}
        />,
      );
      expect(cellOf('amount', 0)).toHaveAttribute('title', '10 kg');
      expect(cellOf('name', 0)).not.toHaveAttribute('title');
    },
  );
});

describe('clicks and keys', () => {
  proves(
    [
      '`onCellClick`, `onCellDoubleClick`, and `onCellKeyDown` receive the parameters of the cell and the event of the browser.',
      'To prevent the default action of the grid, such as editing, set `event.defaultMuiPrevented = true`.',
      'On a click, `cellClick` fires before `rowClick`.',
    ],
    async () => {
      const heard: unknown[] = [];
      const listen =
        (name: string) =>
        (
          { id, field, value }: GridCellParams,
          event: React.SyntheticEvent & { defaultMuiPrevented?: boolean },
        ) => {
          heard.push([name, id, field, value, event.type]);
          event.defaultMuiPrevented = name !== 'click';
        };
      const { user } = showWithApi({
        onCellClick: listen('click'),
        onCellDoubleClick: listen('double'),
        onCellKeyDown: listen('key'),
        onRowClick: ({ id }) => heard.push(['row', id]),
      });
      await user.click(cellOf('amount', 0));
      expect(heard).toEqual([
        ['click', 1, 'amount', 10, 'click'],
        ['row', 1],
      ]);
      heard.length = 0;
      await user.keyboard('{Enter}');
      await user.dblClick(cellOf('amount', 0));
      expect(heard).toEqual(
        expect.arrayContaining([
          ['key', 1, 'amount', 10, 'keydown'],
          ['double', 1, 'amount', 10, 'dblclick'],
        ]),
      );
      expect(screen.queryByRole('spinbutton')).toBeNull();
    },
  );

  proves(
    'In the demo, move to a cell with trays and press <kbd>+</kbd> or <kbd>-</kbd>:',
    async () => {
      const { user } = show(<CellKeys />);
      await user.click(cellOf('trays', 1));
      await user.keyboard('++-');
      expect(textsOf('trays')).toEqual(['12', '8', '0']);
    },
  );

  proves(
    [
      "Choose keys that the grid doesn't use:",
      '| Arrows, <kbd>Home</kbd>, <kbd>End</kbd>, <kbd>Page Up</kbd>, <kbd>Page Down</kbd>, <kbd>Space</kbd> | Moving and selecting |',
      '| <kbd>Tab</kbd> | Leaving the cells |',
      '| <kbd>Enter</kbd>, <kbd>Delete</kbd>, <kbd>Backspace</kbd>, and characters, in editable columns | [Editing](/x/react-data-grid/editing/) |',
    ],
    async () => {
      const { api, user } = showWithApi();
      const focused = () => {
        const cell = document.activeElement?.closest<HTMLElement>('[role="gridcell"]');
        return [cell?.parentElement?.dataset.id, cell?.dataset.field];
      };
      await user.click(cellOf('name', 0));
      for (const [key, expected] of [
        ['{ArrowRight}', ['1', 'amount']],
        ['{ArrowDown}', ['2', 'amount']],
        ['{Home}', ['2', 'name']],
        ['{End}', ['2', 'amount']],
        ['{ArrowUp}', ['1', 'amount']],
        ['{ArrowLeft}', ['1', 'name']],
        ['{ArrowRight}', ['1', 'amount']],
      ] as const) {
        await user.keyboard(key);
        expect([key, ...focused()]).toEqual([key, ...expected]);
      }
      expect(api().isRowSelected(1)).toBe(true);
      await user.keyboard('{Shift>} {/Shift}');
      expect(api().isRowSelected(1)).toBe(false);
      for (const key of ['{Enter}', '{Delete}', '{Backspace}', '7', 'x', '+']) {
        await user.keyboard(key);
        expect([key, api().getCellMode(1, 'amount')]).toEqual([key, 'edit']);
        await user.keyboard('{Escape}');
        expect(api().getCellMode(1, 'amount')).toBe('view');
      }
      await user.keyboard(' ');
      expect(api().getCellMode(1, 'amount')).toBe('view');
      await user.click(cellOf('name', 0));
      await user.keyboard('x');
      expect(api().getCellMode(1, 'name')).toBe('view');
      await user.keyboard('{Tab}');
      expect(focused()).toEqual([undefined, undefined]);
    },
  );

  proves(
    'Other events have no prop: `cellMouseDown`, `cellMouseUp`, `cellMouseOver`, and `cellKeyUp`.',
    async () => {
      const { api, user, unmount } = showWithApi();
      const heard: string[] = [];
      act(() => {
        for (const name of [
          'cellMouseDown',
          'cellMouseUp',
          'cellMouseOver',
          'cellKeyUp',
        ] as const) {
          api().subscribeEvent(name, ({ field }) => heard.push(`${name} ${field}`));
        }
      });
      await user.click(cellOf('name', 0));
      await user.keyboard('{ArrowDown}');
      expect([...new Set(heard)]).toEqual([
        'cellMouseOver name',
        'cellMouseDown name',
        'cellMouseUp name',
        'cellKeyUp name',
      ]);
      unmount();
      const hovered = show(<HoveredColumn />);
      await hovered.user.hover(cellOf('Turin', 0));
      const background = (field: string) => getComputedStyle(cellOf(field, 2)).backgroundColor;
      expect(background('Turin')).not.toBe(background('Oslo'));
    },
  );
});

describe('focus', () => {
  proves(
    [
      'To focus a cell from code, call `setCellFocus(id, field)`.',
      'To focus a header, call `setColumnHeaderFocus(field)`.',
    ],
    async () => {
      const { api, unmount } = showWithApi();
      act(() => api().setCellFocus(2, 'amount'));
      expect(cellOf('amount', 1)).toHaveFocus();
      act(() => api().setColumnHeaderFocus('name'));
      expect(headerOf('Name')).toHaveFocus();
      unmount();
      const { user } = show(<NextGap />);
      await user.click(screen.getByRole('button', { name: 'Next key without a holder' }));
      expect(cellOf('holder', 1)).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Next key without a holder' }));
      expect(cellOf('holder', 3)).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Door header' }));
      expect(headerOf('Door')).toHaveFocus();
    },
  );

  proves(
    [
      'When users leave the grid with <kbd>Tab</kbd>, the grid remembers the cell.',
      'While it does, `setCellFocus()` has no effect for the same cell.',
      'Call `getCellElement(id, field)?.focus()` instead.',
      'After a click outside the grid, the grid no longer remembers the cell.',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const { user } = show(
        <>
          <button type="button">Before</button>
          <Grid apiRef={apiRef} />
        </>,
      );
      const button = screen.getByRole('button', { name: 'Before' });
      await user.click(cellOf('name', 1));
      act(() => button.focus());
      expect(api().getCellParams(2, 'name').hasFocus).toBe(true);
      act(() => api().setCellFocus(2, 'name'));
      expect(button).toHaveFocus();
      act(() => api().getCellElement(2, 'name')?.focus());
      expect(cellOf('name', 1)).toHaveFocus();
      await user.click(button);
      expect(api().getCellParams(2, 'name').hasFocus).toBe(false);
      act(() => api().setCellFocus(2, 'name'));
      expect(cellOf('name', 1)).toHaveFocus();
    },
  );

  proves(
    [
      'When the cell receives the focus, the grid moves the focus to the first element in the cell with `tabIndex={0}`.',
      'The grid also receives the keys that users press in the control.',
    ],
    async () => {
      const onCellKeyDown = jest.fn();
      const { user } = showWithApi({
        onCellKeyDown,
        columns: [
          {
            field: 'name',
            renderCell: ({ tabIndex }) => (
              <>
                <button type="button" tabIndex={-1}>
                  Never
                </button>
                <button type="button" tabIndex={tabIndex}>
                  First
                </button>
                <button type="button" tabIndex={tabIndex}>
                  Second
                </button>
              </>
            ),
          },
          {
            field: 'amount',
            renderCell: ({ tabIndex }) => (
              <input tabIndex={tabIndex} onKeyDown={(event) => event.stopPropagation()} />
            ),
          },
        ],
      });
      act(() => headerOf('name').focus());
      await user.keyboard('{ArrowDown}');
      expect(screen.getAllByRole('button', { name: 'First' })[0]).toHaveFocus();
      await user.keyboard('k');
      expect(onCellKeyDown).toHaveBeenCalledTimes(1);
      await user.keyboard('{ArrowRight}');
      expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
      onCellKeyDown.mockClear();
      await user.keyboard('{ArrowLeft}k');
      expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
      expect(onCellKeyDown).not.toHaveBeenCalled();
    },
  );
});

describe('slots', () => {
  proves(
    [
      'To add props to all cells, such as `data-` attributes or `onMouseEnter`, pass `slotProps.cell`.',
      'To replace the element, use the `cell` slot.',
    ],
    async () => {
      const onMouseEnter = jest.fn();
      const slotProps = { cell: { 'data-test': 'x', onMouseEnter } } as DataGridProps['slotProps'];
      const { user, unmount } = show(<Grid slotProps={slotProps} />);
      expect(document.querySelectorAll('[role="gridcell"][data-test="x"]')).toHaveLength(4);
      await user.hover(cellOf('name', 0));
      expect(onMouseEnter).toHaveBeenCalledTimes(1);
      unmount();
      const plain = show(<Grid slots={{ cell: () => <i>cell</i> }} />);
      expect(screen.getAllByText('cell')).toHaveLength(4);
      expect(screen.queryAllByRole('gridcell')).toEqual([]);
      plain.unmount();
      function Wrapped(props: React.ComponentProps<typeof GridCell>) {
        return <GridCell {...props} data-wrapped="" />;
      }
      const slots = { cell: Wrapped } as DataGridProps['slots'];
      show(<Grid slots={slots} />);
      expect(document.querySelectorAll('[role="gridcell"][data-wrapped]')).toHaveLength(4);
    },
  );
});
exempt(
  'For several buttons, use a column of [type `actions`](/x/react-data-grid/column-definition/#buttons-in-a-row-the-actions-column): users move between its buttons with the arrow keys.',
  'The page on column definition proves it.',
);
