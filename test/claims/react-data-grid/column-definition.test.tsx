import { useState } from 'react';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridActionsCellItemProps,
  type GridSingleSelectColDef,
} from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import ColumnTypes from '../../../docs/x/react-data-grid/column-definition/ColumnTypes';
import CourseColumns from '../../../docs/x/react-data-grid/column-definition/CourseColumns';
import DerivedValues from '../../../docs/x/react-data-grid/column-definition/DerivedValues';
import RowActions from '../../../docs/x/react-data-grid/column-definition/RowActions';
import SelectOptions from '../../../docs/x/react-data-grid/column-definition/SelectOptions';
import StatusCells from '../../../docs/x/react-data-grid/column-definition/StatusCells';
import {
  act,
  cellOf,
  cellsOf,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  headerOf,
  openMenuOf,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
  within,
} from '../harness';

interface Row {
  id: number;
  name?: string | null;
  amount?: number | null;
}

const rows: readonly Row[] = [
  { id: 1, name: 'b', amount: 1234.5 },
  { id: 2, name: 'a', amount: 7 },
];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
];

function Grid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={columns} {...props} />;
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

/** One column `value` of a type, over rows with these values. */
function showValues(values: readonly unknown[], column: Partial<GridColDef>) {
  return showWithApi({
    rows: values.map((value, id) => ({ id, value })),
    columns: [{ field: 'value', headerName: 'Value', ...column }],
  });
}

/** A column of options. */
function choosing(
  valueOptions: GridSingleSelectColDef['valueOptions'],
  more: Partial<GridSingleSelectColDef> = {},
): Partial<GridColDef> {
  const column: Partial<GridSingleSelectColDef> = { type: 'singleSelect', valueOptions, ...more };
  return column;
}

const day = new Date(2026, 2, 16, 9, 30);

describe('properties', () => {
  proves('The `columns` prop is an array of objects, one for each column.', () => {
    show(<CourseColumns />);
    expect(
      screen.getAllByRole('columnheader').map((header) => header.getAttribute('data-field')),
    ).toEqual(['title', 'teacher', 'seats']);
  });

  proves(
    [
      'A column needs a `field`, which names the property of the row.',
      'All other properties are optional.',
      'Each `field` has to be unique.',
      "A `field` isn't a path, so `'client.name'` doesn't read a nested value.",
      'To show a nested value, or to show one value in two columns, choose any `field` and add a [`valueGetter`](#compute-and-format-values).',
    ],
    async () => {
      await expectTypeError(
        `import type { GridColDef } from '@mui/x-data-grid';
        export const column: GridColDef = { headerName: 'Name' };`,
        /field/,
      );
      const { unmount } = show(
        <DataGrid
          rows={[{ id: 1, client: { name: 'Sole' }, amount: 7 }]}
          columns={[
            { field: 'client.name' },
            { field: 'amount' },
            { field: 'any', valueGetter: (_, row) => row.client.name },
            { field: 'again', valueGetter: (_, row) => row.amount },
          ]}
        />,
      );
      expect(
        ['client.name', 'amount', 'any', 'again'].map((field) => textsOf(field).join()),
      ).toEqual(['', '7', 'Sole', '7']);
      unmount();
      show(<Grid columns={[{ field: 'name' }, { field: 'name', headerName: 'Twice' }]} />);
      expectConsole('error', /two children with the same key/);
    },
  );

  proves(
    [
      '| `headerName` | Text of the [header](/x/react-data-grid/column-header/) | the `field` |',
      '| `description` | Tooltip of the header | none |',
      '| `renderCell`, `renderHeader` | Content of cells and header | text |',
      '| `cellClassName`, `headerClassName` | A class name, or a function that returns a class name | none |',
    ],
    async () => {
      const { user } = show(
        <Grid
          columns={[
            { field: 'name' },
            {
              field: 'amount',
              headerName: 'Amount',
              description: 'In euros',
              cellClassName: 'cell-a',
              headerClassName: 'header-a',
            },
            {
              field: 'id',
              renderCell: ({ id }) => <b>row {id}</b>,
              renderHeader: () => <i>Key</i>,
              cellClassName: ({ id }) => `cell-${id}`,
              headerClassName: ({ field }) => `header-${field}`,
            },
          ]}
        />,
      );
      expect(titleOf('name')).toBeInTheDocument();
      await user.hover(titleOf('Amount'));
      expect(await screen.findByRole('tooltip')).toHaveTextContent('In euros');
      expect(cellOf('amount', 0)).toHaveClass('cell-a');
      expect(headerOf('Amount')).toHaveClass('header-a');
      expect(textsOf('id')).toEqual(['row 1', 'row 2']);
      expect(cellOf('id', 1)).toHaveClass('cell-2');
      const own = screen.getByText('Key').closest('[role="columnheader"]');
      expect(own).toHaveClass('header-id');
    },
  );

  proves(
    [
      '| `width`, `minWidth`, `maxWidth` | [Dimensions](/x/react-data-grid/column-dimensions/) in px | 100, 50, no limit |',
      "| `align`, `headerAlign` | `'left'`, `'center'`, or `'right'` | by type |",
      "| `display` | `'flex'` centers elements vertically in the cell | `'text'` |",
    ],
    () => {
      const { api, unmount } = showWithApi();
      expect(api().getColumn('name')).toMatchObject({
        width: 100,
        minWidth: 50,
        maxWidth: Infinity,
      });
      expect(api().getColumn('name').flex).toBeUndefined();
      expect(cellOf('name', 0)).not.toHaveClass('MuiDataGrid-cell--flex');
      expect(cellOf('name', 0)).toHaveClass('MuiDataGrid-cell--textLeft');
      expect(headerOf('Amount')).toHaveClass('MuiDataGrid-columnHeader--alignRight');
      unmount();
      show(
        <Grid
          columns={[
            { field: 'name', align: 'center', display: 'flex' },
            { field: 'amount', headerName: 'Amount', type: 'number', headerAlign: 'left' },
          ]}
        />,
      );
      expect(cellOf('name', 0)).toHaveClass('MuiDataGrid-cell--textCenter');
      expect(cellOf('name', 0)).toHaveClass('MuiDataGrid-cell--flex');
      expect(cellOf('amount', 0)).toHaveClass('MuiDataGrid-cell--textRight');
      expect(headerOf('Amount')).toHaveClass('MuiDataGrid-columnHeader--alignLeft');
    },
  );

  proves(
    [
      '| `sortable`, `filterable`, `hideable`, `resizable` | `false` turns the feature off for this column | `true` |',
      '| `disableColumnMenu`, `disableExport` | Removes the menu of the header, excludes the column from exports | `false` |',
    ],
    async () => {
      const on = showWithApi();
      const entries = await openMenuOf(on.user, 'Name');
      expect(entries).toEqual(
        expect.arrayContaining(['Sort by ASC', 'Filter', 'Hide column', 'Manage columns']),
      );
      expect(headerOf('Name').querySelector('[class*="columnSeparator--resizable"]')).toBeTruthy();
      expect(on.api().getDataAsCsv()).toMatch(/^Name,Amount/);
      on.unmount();

      const off = showWithApi({
        columns: [
          {
            field: 'name',
            headerName: 'Name',
            sortable: false,
            filterable: false,
            hideable: false,
            resizable: false,
            disableExport: true,
          },
          { field: 'amount', headerName: 'Amount', disableColumnMenu: true },
        ],
      });
      const left = await openMenuOf(off.user, 'Name');
      expect(left).toEqual(expect.arrayContaining(['Manage columns']));
      expect(left.join()).not.toMatch(/sort|filter|hide/i);
      expect(headerOf('Name').querySelector('[class*="columnSeparator--resizable"]')).toBeNull();
      expect(off.api().getDataAsCsv()).toMatch(/^Amount\r?\n/);
      expect(within(headerOf('Amount')).queryByLabelText(/column menu$/)).toBeNull();
    },
  );

  proves(
    '| `editable` | Lets users [edit](/x/react-data-grid/editing/) the cells | `false` |',
    async () => {
      const { user } = show(
        <Grid columns={[{ field: 'name', editable: true }, { field: 'amount' }]} />,
      );
      await user.dblClick(cellOf('amount', 0));
      expect(screen.queryByRole('textbox')).toBeNull();
      await user.dblClick(cellOf('name', 0));
      expect(screen.getByRole('textbox')).toHaveValue('b');
    },
  );

  proves(
    [
      'With `GridColDef<Course>`, TypeScript knows the type of `row`.',
      "TypeScript doesn't check `field` against the row, and doesn't know the type of `value`.",
      'Write the type of `value` yourself: `(value: number) => …`.',
    ],
    async () => {
      const column = (text: string) =>
        `import type { GridColDef } from '@mui/x-data-grid';
        interface Course { id: number; seats: number }
        export const column: GridColDef<Course> = ${text};`;
      await expectTypeError(
        column(`{ field: 'free', valueGetter: (_, row) => row.free }`),
        /TS2339.*free/,
      );
      await expectCompiles(column(`{ field: 'nope' }`));
      await expectTypeError(
        column(`{ field: 'seats', valueFormatter: (value) => value.toFixed() }`),
        /TS2339.*never/,
      );
      await expectCompiles(
        column(`{ field: 'seats', valueFormatter: (value: number) => value.toFixed() }`),
      );
    },
  );
});

describe('types', () => {
  /** What a filter of the column shows for its value. */
  function filterInputOf(values: readonly unknown[], column: Partial<GridColDef>) {
    const { api, unmount } = showValues(values, column);
    act(() => api().showFilterPanel('value'));
    const form = document.querySelector<HTMLElement>('.MuiDataGrid-filterForm');
    const input = form?.querySelector('[class*="filterFormValueInput"] input');
    const found = input?.getAttribute('type') ?? input?.tagName;
    unmount();
    return found;
  }

  /** The type of the field that a double click opens. */
  async function editInputOf(values: readonly unknown[], column: Partial<GridColDef>) {
    const { user, unmount } = showValues(values, { ...column, editable: true });
    await user.dblClick(cellOf('value', 0));
    const found = cellOf('value', 0).querySelector('input')?.getAttribute('type');
    unmount();
    return found;
  }

  proves(
    [
      "| `type` | How the grid compares, filters, edits, and aligns values | `'string'` |",
      '| `\'string\'` | `string` | Text operators such as "contains" |',
      "| `'number'` | `number` | Aligned right, formatted with `toLocaleString()`, numeric operators |",
      'The `type` sets the defaults for sorting, filtering, editing, and alignment.',
    ],
    async () => {
      const operatorsOf = (column: Partial<GridColDef>) => {
        const { api, unmount } = showValues([1234.5], column);
        const operators = api()
          .getColumn('value')
          .filterOperators?.map(({ value }) => value);
        unmount();
        return operators;
      };
      expect(operatorsOf({})).toContain('contains');
      expect(operatorsOf({ type: 'string' })).toEqual(operatorsOf({}));
      expect(operatorsOf({ type: 'number' })).toEqual(
        expect.arrayContaining(['=', '!=', '>', '>=', '<', '<=']),
      );
      expect(operatorsOf({ type: 'number' })).not.toContain('contains');
      expect(await editInputOf(['a'], {})).toBe('text');
      expect(await editInputOf([1], { type: 'number' })).toBe('number');
      showValues([1234.5], { type: 'number' });
      expect(textsOf('value')).toEqual([(1234.5).toLocaleString()]);
      expect(cellOf('value', 0)).toHaveClass('MuiDataGrid-cell--textRight');
      expect(headerOf('Value')).toHaveClass('MuiDataGrid-columnHeader--alignRight');
    },
  );

  proves(
    [
      "| `'date'` | `Date` | Formatted with `toLocaleDateString()`, date field for filter and editing |",
      "| `'dateTime'` | `Date` | Like `'date'`, with the time, formatted with `toLocaleString()` |",
    ],
    async () => {
      const { unmount } = showValues([day], { type: 'date' });
      expect(textsOf('value')).toEqual([day.toLocaleDateString()]);
      unmount();
      const other = showValues([day], { type: 'dateTime' });
      expect(textsOf('value')).toEqual([day.toLocaleString()]);
      other.unmount();
      expect(filterInputOf([day], { type: 'date' })).toBe('date');
      expect(filterInputOf([day], { type: 'dateTime' })).toBe('datetime-local');
      expect(await editInputOf([day], { type: 'date' })).toBe('date');
      expect(await editInputOf([day], { type: 'dateTime' })).toBe('datetime-local');
    },
  );

  proves(
    [
      "| `'boolean'` | `boolean` | A check mark or a cross, centered |",
      'To change the icons of the check mark, the cross, and the menu button, replace the slots `booleanCellTrueIcon`, `booleanCellFalseIcon`, and `moreActionsIcon`.',
    ],
    () => {
      const { unmount } = showValues([true, false], { type: 'boolean' });
      expect(cellsOf('value').map((cell) => cell.querySelector('svg')?.dataset.testid)).toEqual([
        'CheckIcon',
        'CloseIcon',
      ]);
      expect(cellOf('value', 0)).toHaveClass('MuiDataGrid-cell--textCenter');
      unmount();
      show(
        <Grid
          rows={[
            { id: 1, paid: true },
            { id: 2, paid: false },
          ]}
          columns={[
            { field: 'paid', type: 'boolean' },
            {
              field: 'do',
              type: 'actions',
              getActions: () => [<GridActionsCellItem key="a" label="Ask" showInMenu />],
            },
          ]}
          slots={{
            booleanCellTrueIcon: () => <i>yes</i>,
            booleanCellFalseIcon: () => <i>no</i>,
            moreActionsIcon: () => <i>more</i>,
          }}
        />,
      );
      expect(textsOf('paid')).toEqual(['yes', 'no']);
      expect(textsOf('do')).toEqual(['more', 'more']);
    },
  );

  proves(
    [
      "| `'singleSelect'` | one of `valueOptions` | A list for filter and editing, labels in the cells |",
      "| `'actions'` | none | Buttons and a menu from `getActions` |",
    ],
    async () => {
      const { user, unmount } = show(<ColumnTypes />);
      expect(textsOf('room')).toEqual(['Double', 'Single', 'Family']);
      await user.dblClick(cellOf('room', 0));
      const options = await screen.findAllByRole('option');
      expect(options.map(({ textContent }) => textContent)).toEqual(['Single', 'Double', 'Family']);
      unmount();
      const { api, user: other } = showValues(['S'], choosing(['S', 'M']));
      act(() => api().showFilterPanel('value'));
      await other.click(screen.getByRole('combobox', { name: 'Value' }));
      expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['S', 'M']),
      );
    },
  );

  proves(
    [
      'Columns of type `date` and `dateTime` accept `Date` objects.',
      'A string throws an error that names the row and the field.',
    ],
    () => {
      for (const type of ['date', 'dateTime'] as const) {
        const error = jest.spyOn(console, 'error').mockImplementation(() => {});
        expect(() => showValues(['2026-03-02'], { type })).toThrow(/Row ID: 0, field: "value"/);
        error.mockRestore();
        const { unmount } = showValues([null, undefined, new Date(Number.NaN)], { type });
        expect(textsOf('value')).toEqual(['', '', 'Invalid Date']);
        unmount();
      }
    },
  );

  proves(
    [
      'A `singleSelect` column needs `valueOptions`: an array of values, an array of `{ value, label }` objects, or a function that returns an array.',
      'If `valueOptions` is a function, it receives an object with the `row`.',
      'The filter calls the function without a row.',
      'If `row` is missing, return all options.',
    ],
    async () => {
      const valueOptions = jest.fn(({ row }: { row?: unknown }) =>
        row ? ['S', 'M'] : ['S', 'M', '38'],
      );
      const { api, user } = showValues(['S'], choosing(valueOptions, { editable: true }));
      expect(valueOptions.mock.calls.every(([{ row }]) => row !== undefined)).toBe(true);
      expect(valueOptions.mock.lastCall?.[0]).toMatchObject({ row: { id: 0, value: 'S' } });
      valueOptions.mockClear();
      act(() => api().showFilterPanel('value'));
      await user.click(screen.getByRole('combobox', { name: 'Value' }));
      expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['S', 'M', '38']),
      );
      expect(valueOptions.mock.calls.some(([{ row }]) => row === undefined)).toBe(true);
    },
  );

  proves(
    [
      'The row contains the value, not the option.',
      'If the options are objects and none of them has the value of the row, the cell is empty.',
      'The grid sorts by values, not by labels.',
    ],
    async () => {
      const options = [
        { value: 1, label: 'Z' },
        { value: 2, label: 'A' },
      ];
      const { api, user, unmount } = showValues([2, 1, 3], choosing(options, { editable: true }));
      expect(textsOf('value')).toEqual(['A', 'Z', '']);
      await user.dblClick(cellOf('value', 0));
      await user.click(await screen.findByRole('option', { name: 'Z' }));
      act(() => api().stopCellEditMode({ id: 0, field: 'value' }));
      await waitFor(() => expect(api().getRow(0)).toEqual({ id: 0, value: 1 }));
      act(() => api().sortColumn('value', 'desc'));
      expect(textsOf('value')).toEqual(['', 'Z', 'Z']);
      act(() => api().updateRows([{ id: 1, value: 2 }]));
      act(() => api().sortColumn('value', 'asc'));
      expect(textsOf('value')).toEqual(['Z', 'A', '']);
      unmount();
      // Plain values aren't compared with the options.
      showValues(['XXL'], choosing(['S', 'M']));
      expect(textsOf('value')).toEqual(['XXL']);
    },
  );

  proves(
    'If your options have another shape, set `getOptionValue` and `getOptionLabel`.',
    async () => {
      const { user } = show(<SelectOptions />);
      expect(textsOf('color')).toEqual(['Moss', 'Ink', 'Sand']);
      await openMenuOf(user, 'Color');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      await user.click(await screen.findByRole('combobox', { name: 'Value' }));
      const found = await screen.findAllByRole('option');
      expect(found.map(({ textContent }) => textContent?.trim())).toEqual([
        '',
        'Sand',
        'Moss',
        'Ink',
      ]);
      await user.keyboard('{Escape}{Escape}');
      await user.dblClick(cellOf('size', 1));
      expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
        '38',
        '39',
        '40',
        '41',
      ]);
    },
  );
});

describe('missing values', () => {
  proves(
    [
      'If the value of a row is `null`, the console shows errors when a user opens the editor.',
      "Return `''` for missing values from `valueGetter`.",
      "If a user leaves the editor without a choice, the grid saves `''`.",
      "Turn this `''` back into `null` in `valueSetter`.",
    ],
    async () => {
      const column = choosing(['S', 'M'], { editable: true });
      const { user, unmount } = showValues([null], column);
      await user.dblClick(cellOf('value', 0));
      await screen.findAllByRole('option');
      expectConsole('error', /`value` prop on `input` should not be null/);
      expectConsole('warn', /out-of-range value/);
      unmount();
      const valueGetter = (value: string | null) => value ?? '';
      const other = showValues([null], { ...column, valueGetter });
      expect(textsOf('value')).toEqual(['']);
      await other.user.dblClick(cellOf('value', 0));
      await screen.findAllByRole('option');
      act(() => other.api().stopCellEditMode({ id: 0, field: 'value' }));
      await waitFor(() => expect(other.api().getRow(0)).toEqual({ id: 0, value: '' }));
      await other.user.dblClick(cellOf('value', 0));
      await other.user.click(await screen.findByRole('option', { name: 'M' }));
      act(() => other.api().stopCellEditMode({ id: 0, field: 'value' }));
      await waitFor(() => expect(other.api().getRow(0)).toEqual({ id: 0, value: 'M' }));
    },
  );

  proves(
    [
      "| `'string'`, `'number'` | nothing | nothing | \"is empty\" finds the row |",
      "| `'date'`, `'dateTime'` | nothing | nothing | \"is empty\" finds the row |",
      '| `\'singleSelect\'` | nothing | nothing | "is not" finds the row |',
      '| `\'boolean\'` | a cross | "no" | "false" finds the row |',
    ],
    () => {
      for (const [type, operator, value] of [
        ['string', 'isEmpty'],
        ['number', 'isEmpty'],
        ['date', 'isEmpty'],
        ['dateTime', 'isEmpty'],
        ['singleSelect', 'not', 'S'],
        ['boolean', 'is', 'false'],
      ] as const) {
        const column = type === 'singleSelect' ? choosing(['S', 'M']) : { type };
        const { api, unmount } = showValues([null, undefined], column);
        const isBoolean = type === 'boolean';
        if (!isBoolean) {
          expect(textsOf('value')).toEqual(['', '']);
        }
        const icons = [...document.querySelectorAll('[data-testid="CloseIcon"]')];
        expect(icons).toHaveLength(isBoolean ? 2 : 0);
        const csv = api().getDataAsCsv({ includeHeaders: false });
        expect(csv.replaceAll(/\s/g, '')).toBe(isBoolean ? 'nono' : '');
        act(() => api().setFilterModel({ items: [{ field: 'value', operator, value }] }));
        expect(textsOf('value')).toHaveLength(2);
        unmount();
      }
    },
  );

  proves(
    'The value of "Unknown" must not be `\'\'`, because the filter uses `\'\'` for "no option"',
    () => {
      const found = (unknown: string) => {
        const column = choosing([
          { value: 'yes', label: 'Yes' },
          { value: unknown, label: 'Unknown' },
        ]);
        const valueGetter = (value: boolean | null) => (value === null ? unknown : 'yes');
        const { api, unmount } = showValues([true, null], { ...column, valueGetter });
        const item = { field: 'value', operator: 'is', value: unknown };
        act(() => api().setFilterModel({ items: [item] }));
        const texts = textsOf('value');
        unmount();
        return texts;
      };
      expect(found('unknown')).toEqual(['Unknown']);
      expect(found('')).toEqual(['Yes', 'Unknown']);
    },
  );
});

describe('actions', () => {
  const actions = (
    getActions: () => React.ReactElement<GridActionsCellItemProps>[],
  ): readonly GridColDef[] => [
    { field: 'name', headerName: 'Name' },
    { field: 'do', headerName: 'Do', type: 'actions', getActions },
  ];

  proves(
    [
      'An `actions` column needs `getActions`, which returns an array of `GridActionsCellItem` elements for a row.',
      'Each item needs an `icon` and a `label`.',
      'The label is the accessible name of the button, so name the row in it: "Delete R-2201", not "Delete".',
      'To move an item into a menu, set `showInMenu`.',
      "Items of the menu don't need an icon.",
    ],
    async () => {
      const item = (props: string) =>
        `import { GridActionsCellItem } from '@mui/x-data-grid';
        export const item = <GridActionsCellItem ${props} />;`;
      await expectTypeError(item('label="Delete"'), /icon|TS2322/);
      await expectTypeError(item('icon={<i />}'), /label|TS2322/);
      await expectCompiles(item('label="Delete" icon={<i />}'));
      await expectCompiles(item('label="Delete" showInMenu'));
      const { user } = show(<RowActions />);
      const subject = 'Invitation to the open day';
      const row = cellOf('actions', 1);
      const more = within(row).getByRole('menuitem', { name: 'more' });
      await user.click(more);
      await user.click(await screen.findByRole('menuitem', { name: `Duplicate ${subject}` }));
      expect(textsOf('subject')).toHaveLength(4);
      await user.click(within(row).getByRole('menuitem', { name: `Delete ${subject}` }));
      expect(textsOf('subject')).not.toContain(subject);
    },
  );

  proves("The column can't be sorted, filtered, or exported, and has no column menu.", async () => {
    const { apiRef, api } = createApiRef<GridApiPro>();
    const { user } = show(<Grid apiRef={apiRef} columns={actions(() => [])} />);
    await user.click(titleOf('Name'));
    await user.click(titleOf('Do'));
    expect(api().getSortModel()).toEqual([{ field: 'name', sort: 'asc' }]);
    expect(within(headerOf('Do')).queryByLabelText(/column menu$/)).toBeNull();
    expect(api().getDataAsCsv()).toMatch(/^Name\r?\n/);
    act(() => api().showFilterPanel('name'));
    await user.click(screen.getByRole('combobox', { name: 'Columns' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Name',
    ]);
  });

  proves("To open a link, pass `component: 'a'` and `href`.", async () => {
    const item = (props: string) =>
      `import { GridActionsCellItem } from '@mui/x-data-grid';
        export const item = <GridActionsCellItem label="Open" icon={<i />} ${props} />;`;
    await expectCompiles(item('component="a"'));
    await expectTypeError(item('component="a" href="#open"'), /href/);
    await expectCompiles(item(`component="a" {...{ href: '#open' }}`));
    const link = { component: 'a' as const, href: '#open' };
    const { user } = show(
      <Grid
        rows={rows.slice(0, 1)}
        columns={actions(() => [
          <GridActionsCellItem key="a" label="Open" icon={<i />} {...link} />,
          <GridActionsCellItem key="b" label="Print" showInMenu {...link} />,
        ])}
      />,
    );
    const isLink = (item: HTMLElement) => {
      expect(item.tagName).toBe('A');
      expect(item).toHaveAttribute('href', '#open');
    };
    isLink(screen.getByRole('menuitem', { name: 'Open' }));
    await user.click(screen.getByRole('menuitem', { name: 'more' }));
    isLink(await screen.findByRole('menuitem', { name: 'Print' }));
  });
});

describe('values and texts', () => {
  proves(
    [
      '`valueGetter` returns the value of a cell.',
      'Sorting and column filters use this value.',
      "`valueFormatter` returns the text of a cell, and doesn't change the value.",
      '| `valueGetter`, `valueFormatter` | The value of a cell, and the text that shows it | `row[field]`, by type |',
    ],
    () => {
      const { api, unmount } = showValues([10, 9], {
        type: 'number',
        valueGetter: (value: number) => -value,
        valueFormatter: (value: number) => `${value} m`,
      });
      expect(textsOf('value')).toEqual(['-10 m', '-9 m']);
      expect(api().getCellValue(0, 'value')).toBe(-10);
      act(() => api().sortColumn('value', 'desc'));
      expect(textsOf('value')).toEqual(['-9 m', '-10 m']);
      act(() => api().upsertFilterItem({ field: 'value', operator: '=', value: '-10' }));
      expect(textsOf('value')).toEqual(['-10 m']);
      unmount();
      show(<DerivedValues />);
      expect(textsOf('gross')).toEqual(['€1,487.50', '€499.20', '€2,628.00']);
      expect(textsOf('client')[0]).toBe('Studio Anker, Kiel');
    },
  );

  proves(
    [
      'Both functions receive `(value, row, column, apiRef)`.',
      'In `valueGetter`, `value` is `row[field]`.',
      'In `valueFormatter`, `value` is the result of `valueGetter`.',
      'Both functions are called for missing values too.',
      'If a value can be missing, check it as this code does.',
      'Without the check, `money.format(null)` returns "€0.00".',
    ],
    () => {
      const valueGetter = jest.fn<unknown, unknown[]>((value) => value ?? 'got');
      const valueFormatter = jest.fn<string, unknown[]>((value) => String(value));
      const row = { id: 1, value: 5 };
      const { api } = showWithApi({
        rows: [row, { id: 2, value: null }, { id: 3 }],
        columns: [{ field: 'value', valueGetter, valueFormatter }],
      });
      expect(textsOf('value')).toEqual(['5', 'got', 'got']);
      for (const [, , column, apiRef] of [
        ...valueGetter.mock.calls,
        ...valueFormatter.mock.calls,
      ]) {
        expect(column).toMatchObject({ field: 'value', width: 100 });
        expect((apiRef as { current: GridApiPro }).current.getRow(1)).toBe(api().getRow(1));
      }
      const calls = valueGetter.mock.calls.map((call) => call.slice(0, 2));
      expect(calls).toEqual(
        expect.arrayContaining([
          [5, row],
          [null, { id: 2, value: null }],
          [undefined, { id: 3 }],
        ]),
      );
      expect(valueFormatter.mock.calls.map(([value]) => value)).toEqual(
        expect.arrayContaining([5, 'got']),
      );
      const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
      expect(money.format(Number(null))).toBe('€0.00');
    },
  );

  proves(
    [
      'CSV export and copying use the formatted text.',
      'To export values, set [`ignoreValueFormatterDuringExport`](/x/react-data-grid/export/).',
      'The [quick filter](/x/react-data-grid/filtering/quick-filter/) searches the formatted text, except in `number` and `boolean` columns.',
    ],
    async () => {
      const props: Partial<DataGridProProps> = {
        rows: [
          { id: 1, code: 'x', size: 5, on: true },
          { id: 2, code: 'y', size: 6, on: false },
        ],
        columns: [
          { field: 'code', valueFormatter: (value: string) => `code ${value}` },
          { field: 'size', type: 'number', valueFormatter: (value: number) => `${value} m` },
          { field: 'on', type: 'boolean' },
        ],
        disableRowSelectionOnClick: true,
      };
      const copied = jest.fn();
      const { api, user, unmount } = showWithApi({ ...props, onClipboardCopy: copied });
      expect(api().getDataAsCsv({ includeHeaders: false })).toMatch(/^code x,5 m,/);
      await user.click(cellOf('code', 0));
      fireEvent.keyDown(cellOf('code', 0), { key: 'c', keyCode: 67, ctrlKey: true });
      expect(copied.mock.lastCall?.[0]).toBe('code x');
      const find = (text: string) => {
        act(() => api().setQuickFilterValues([text]));
        return textsOf('code');
      };
      expect(find('code x')).toEqual(['code x']);
      expect(find('6')).toEqual(['code y']);
      expect(find('6 m')).toEqual([]);
      expect(find('yes')).toEqual([]);
      unmount();

      const plain = showWithApi({
        ...props,
        onClipboardCopy: copied,
        ignoreValueFormatterDuringExport: true,
      });
      expect(plain.api().getDataAsCsv({ includeHeaders: false })).toMatch(/^x,5,/);
      await plain.user.click(cellOf('code', 0));
      fireEvent.keyDown(cellOf('code', 0), { key: 'c', keyCode: 67, ctrlKey: true });
      expect(copied.mock.lastCall?.[0]).toBe('x');
    },
  );

  proves(
    "If `valueGetter` returns formatted text such as `'€1,487.50'`, the column doesn't sort by number, and numeric filters stop working.",
    () => {
      const valueGetter = (value: number) => `€${value}`;
      const text = showValues([9, 10, 8], { valueGetter });
      act(() => text.api().sortColumn('value', 'asc'));
      expect(textsOf('value')).toEqual(['€10', '€8', '€9']);
      text.unmount();
      const { api } = showValues([9, 10, 8], { valueGetter, type: 'number' });
      act(() => api().sortColumn('value', 'asc'));
      expect(textsOf('value')).toEqual(['€9', '€10', '€8']);
      act(() => api().upsertFilterItem({ field: 'value', operator: '>', value: '1' }));
      expect(textsOf('value')).toEqual([]);
    },
  );

  proves(
    [
      '`renderCell` returns a React node.',
      '`renderCell` receives [the parameters of the cell](/x/react-data-grid/cells/#the-parameters-of-a-cell), such as `row`, `value`, and `formattedValue`.',
      "Exports, copying, and the quick filter don't see the content.",
      'They use the value and its formatted text.',
    ],
    async () => {
      const renderCell = jest.fn(({ row, value, formattedValue }) => (
        <b>
          drawn {row.id} {value} {formattedValue}
        </b>
      ));
      const onClipboardCopy = jest.fn();
      const { api, user } = showWithApi({
        rows: [{ id: 0, value: 1 }],
        columns: [{ field: 'value', valueFormatter: (value) => `text ${value}`, renderCell }],
        disableRowSelectionOnClick: true,
        onClipboardCopy,
      });
      expect(textsOf('value')).toEqual(['drawn 0 1 text 1']);
      await user.click(cellOf('value', 0));
      fireEvent.keyDown(cellOf('value', 0), { key: 'c', keyCode: 67, ctrlKey: true });
      expect(onClipboardCopy.mock.lastCall?.[0]).toBe('text 1');
      expect(api().getDataAsCsv({ includeHeaders: false })).toBe('text 1');
      act(() => api().setQuickFilterValues(['drawn']));
      expect(textsOf('value')).toEqual([]);
      act(() => api().setQuickFilterValues(['text']));
      expect(textsOf('value')).toHaveLength(1);
    },
  );

  proves('The demo also shows the status as text.', () => {
    show(<StatusCells />);
    expect(textsOf('status')).toEqual([
      'delivered',
      'in transit',
      'delayed',
      'in transit',
      'returned',
    ]);
  });
});

describe('stable columns', () => {
  const fieldsOf = () =>
    screen.getAllByRole('columnheader').map((header) => header.getAttribute('data-field'));

  proves(
    [
      'The grid compares the `columns` array by reference.',
      'With a new array, the grid returns to the widths and the order in that array, and users lose the widths and the order that they have set.',
      'Therefore define the array outside the component, or memoize it:',
      'Hidden and pinned columns stay.',
    ],
    () => {
      const { api, rerender } = showWithApi({
        columns: [...columns, { field: 'id' }, { field: 'other' }],
      });
      act(() => api().setColumnVisibility('id', false));
      act(() => api().setPinnedColumns({ left: ['other'] }));
      act(() => api().setColumnWidth('name', 240));
      act(() => api().setColumnIndex('name', 2));
      rerender({});
      expect(api().getColumn('name').width).toBe(240);
      expect(fieldsOf()).toEqual(['other', 'amount', 'name']);
      rerender({ columns: [...columns, { field: 'id' }, { field: 'other' }] });
      expect(api().getColumn('name').width).toBe(100);
      expect(fieldsOf()).toEqual(['other', 'name', 'amount']);
    },
  );

  proves('An array in the component body is a new array on each render.', async () => {
    const { apiRef, api } = createApiRef<GridApiPro>();
    function App() {
      const [count, setCount] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setCount(count + 1)}>
            Again
          </button>
          <Grid apiRef={apiRef} columns={[{ field: 'name' }]} />
        </>
      );
    }
    const { user } = show(<App />);
    act(() => api().setColumnWidth('name', 240));
    expect(api().getColumn('name').width).toBe(240);
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(api().getColumn('name').width).toBe(100);
  });

  proves(
    [
      'If the new definition has a `type`, properties that have a default, such as `width`, return to their default.',
      'If the new definition has no `type`, the grid creates a string column from the new definition alone.',
      'Properties such as `headerName` are lost.',
      '`getColumn(field)` returns the current definition, including the width that the user has set.',
    ],
    () => {
      const { api } = showWithApi({
        columns: [
          { field: 'name', headerName: 'Name', width: 80 },
          {
            field: 'amount',
            headerName: 'Amount',
            type: 'number',
            width: 80,
            renderCell: () => '#',
          },
        ],
      });
      act(() => api().setColumnWidth('amount', 240));
      expect(api().getColumn('amount')).toMatchObject({ headerName: 'Amount', width: 240 });
      act(() => api().updateColumns([{ field: 'amount', type: 'number', sortable: false }]));
      expect(api().getColumn('amount')).toMatchObject({ headerName: 'Amount', width: 100 });
      expect(textsOf('amount')).toEqual(['#', '#']);
      act(() => api().updateColumns([{ field: 'amount', sortable: false }]));
      expect(api().getColumn('amount')).toMatchObject({ type: 'string', sortable: false });
      expect(headerOf('amount')).toBeInTheDocument();
      expect(textsOf('amount')).toEqual(['1234.5', '7']);
      // The others stay as they were.
      expect(api().getColumn('name')).toMatchObject({ headerName: 'Name', width: 80 });
    },
  );

  proves(
    [
      'To remove such a property, change the `key` of the grid.',
      'Other properties, such as `renderCell`, stay, even if you pass `undefined` or a new `columns` array.',
    ],
    () => {
      const { api, rerender, unmount } = showWithApi({
        columns: [{ field: 'amount', type: 'number', renderCell: () => '#' }],
      });
      rerender({ columns: [{ field: 'amount', type: 'number' }] });
      expect(textsOf('amount')).toEqual(['#', '#']);
      const without = { field: 'amount', type: 'number', renderCell: undefined } as const;
      act(() => api().updateColumns([without]));
      expect(textsOf('amount')).toEqual(['#', '#']);
      rerender({ columns: [without] });
      expect(textsOf('amount')).toEqual(['#', '#']);
      unmount();
      show(<Grid columns={[without]} />);
      expect(textsOf('amount')).toEqual(['1,234.5', '7']);
      const other = showWithApi({ columns: [{ field: 'name', renderCell: () => '#' }] });
      other.rerender({ columns: [{ field: 'name' }] });
      expect(textsOf('name')).toEqual(['b', 'a']);
    },
  );

  proves(
    [
      'If you pass a new `field`, `updateColumns()` adds its column at the end.',
      'To remove a column, pass another `columns` array.',
      '`getAllColumns()` and `getVisibleColumns()` return the columns in their current order.',
    ],
    () => {
      const { api, rerender } = showWithApi();
      const fields = (list: readonly { field: string }[]) => list.map(({ field }) => field);
      act(() => api().updateColumns([{ field: 'id' }]));
      expect(fieldsOf()).toEqual(['name', 'amount', 'id']);
      act(() => api().updateColumns([]));
      act(() => api().setColumnIndex('id', 0));
      act(() => api().setColumnVisibility('name', false));
      expect(fields(api().getAllColumns())).toEqual(['id', 'name', 'amount']);
      expect(fields(api().getVisibleColumns())).toEqual(['id', 'amount']);
      rerender({ columns: [{ field: 'id' }] });
      expect(fields(api().getAllColumns())).toEqual(['id']);
    },
  );

  proves(
    [
      'The `columnsChange` event fires when columns or widths change.',
      "It doesn't fire when users hide or show a column.",
    ],
    () => {
      const { api, rerender } = showWithApi();
      const heard = jest.fn();
      act(() => {
        api().subscribeEvent('columnsChange', heard);
      });
      const timesOf = (change: () => void) => {
        heard.mockClear();
        act(change);
        return heard.mock.calls.length > 0;
      };
      expect(timesOf(() => api().updateColumns([{ field: 'id' }]))).toBe(true);
      expect(timesOf(() => api().setColumnWidth('name', 240))).toBe(true);
      expect(timesOf(() => api().setColumnIndex('name', 1))).toBe(true);
      expect(timesOf(() => api().setPinnedColumns({ left: ['name'] }))).toBe(true);
      expect(timesOf(() => api().setColumnVisibility('name', false))).toBe(false);
      expect(timesOf(() => rerender({ columns: [{ field: 'id' }] }))).toBe(true);
    },
  );
});

exempt(
  [
    'In the demo, the actions pass a function to `setRows`.',
    "The columns therefore don't depend on the current rows, and `columns` stays the same array.",
    'The [API page](/x/api/data-grid/grid-col-def/) lists all properties with their plans.',
  ],
  'Advice, and how the demo follows it.',
);
