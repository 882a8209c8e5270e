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
import { act, cellOf, proves, createApiRef, headerOf, screen, show, textsOf } from '../harness';

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
      'A cell shows the value of its column for its row.',
      '`getCellClassName` gives it a class by that value; below, water that is too warm is bold and red.',
      'What a cell shows is up to the column.',
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
      'The function gets the parameters of a cell and returns a class name.',
      '`cellClassName` of a column does the same for that column; if both are set, a cell gets both.',
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
    '`showCellVerticalBorder` draws lines between the cells, and `showColumnVerticalBorder` between the headers.',
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
      '`valueGetter`, `valueFormatter` and `renderCell` are part of the [column definition](/x/react-data-grid/column-definition/#render-custom-cell-content).',
      '| `id`, `field` | Which cell it is |',
      '| `row`, `rowNode` | Your row, and its place in the tree of rows |',
      '| `colDef` | The column, with its defaults |',
      '| `value`, `formattedValue` | What `valueGetter` and `valueFormatter` returned |',
      "| `cellMode`, `isEditable` | `'view'` or `'edit'`, and whether people may edit it |",
      '| `hasFocus`, `tabIndex` | Whether it has the focus, and 0 for the one cell that <kbd>Tab</kbd> reaches |',
      '| `api` | The API object |',
      'Outside of a callback, `getCellParams(id, field)` of the [API object](/x/react-data-grid/api-object/) returns it.',
      "`getCellValue(id, field)` returns the value alone, and `getCellElement(id, field)` the element in the page, or `null` if the cell isn't drawn at the moment.",
      "The first two throw for an id that doesn't exist.",
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
      'A cell with plain text has that text as its `title`, so a mouse shows it all.',
      "A keyboard or a finger doesn't, and a cell with `renderCell` has no `title`.",
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
      '`onCellClick`, `onCellDoubleClick` and `onCellKeyDown` get the parameters of the cell and the event of the browser.',
      'Set `event.defaultMuiPrevented = true` to leave out what the grid would do, such as starting to edit.',
      'A click on a cell fires `cellClick` first, then `rowClick`.',
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

  proves('Move to a number of trays and press <kbd>+</kbd> or <kbd>-</kbd>:', async () => {
    const { user } = show(<CellKeys />);
    await user.click(cellOf('trays', 1));
    await user.keyboard('++-');
    expect(textsOf('trays')).toEqual(['12', '8', '0']);
  });

  proves(
    [
      "Take keys that the grid doesn't need.",
      'Arrows, <kbd>Home</kbd>, <kbd>End</kbd>, <kbd>Page Up</kbd>, <kbd>Page Down</kbd> and <kbd>Space</kbd> move and select, <kbd>Tab</kbd> leaves the cells; in an editable column, <kbd>Enter</kbd>, <kbd>Delete</kbd>, <kbd>Backspace</kbd> and every key that types a character start to edit.',
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
    'There are more events without a prop: `cellMouseDown`, `cellMouseUp`, `cellMouseOver` and `cellKeyUp`.',
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
      '`setCellFocus(id, field)` puts the focus on a cell, and `setColumnHeaderFocus(field)` on a header.',
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
      'When people leave the grid with <kbd>Tab</kbd>, it remembers its cell; a click elsewhere makes it forget.',
      'As long as it remembers, `setCellFocus()` for that same cell does nothing; `getCellElement(id, field)?.focus()` brings it back.',
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
      'When the cell gets the focus, the grid passes it on to the first element in it that has `tabIndex={0}`.',
      'Keys that are pressed in the control reach the grid as well.',
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
      '`slotProps.cell` adds props to all cells, such as `data-` attributes or `onMouseEnter`.',
      'The `slots.cell` component draws the whole cell, its border and its roles included.',
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
