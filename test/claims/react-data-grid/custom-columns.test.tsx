import {
  DataGrid,
  type DataGridProps,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_DATE_COL_DEF,
  GRID_NUMERIC_COL_DEF,
  GRID_STRING_COL_DEF,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { DataGridPremium, type GridApiPremium } from '@mui/x-data-grid-premium';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_REORDER_COL_DEF,
} from '@mui/x-data-grid-pro';
import CheckboxColumn from '../../../docs/x/react-data-grid/custom-columns/CheckboxColumn';
import MoneyColumn from '../../../docs/x/react-data-grid/custom-columns/MoneyColumn';
import RatingColumn from '../../../docs/x/react-data-grid/custom-columns/RatingColumn';
import TagsColumn from '../../../docs/x/react-data-grid/custom-columns/TagsColumn';
import { ratingColumn } from '../../../docs/x/react-data-grid/custom-columns/rating';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
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
  name: string;
  stars: number;
}

const rows: readonly Row[] = [
  { id: 1, name: 'b', stars: 5 },
  { id: 2, name: 'a', stars: 3 },
];

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(
    <DataGrid apiRef={apiRef} rows={rows} columns={[{ field: 'name' }]} {...props} />,
  );
  return { api, user: shown.user, unmount: shown.unmount };
}

const headers = () => screen.getAllByRole('columnheader').map(({ dataset }) => dataset.field ?? '');

describe('shared definitions', () => {
  proves(
    [
      'A column definition is an object, so what several columns have in common is an object, too. Spread it, then add what differs.',
      '`GridColTypeDef` is a definition without `field`.',
      'With `satisfies`, rather than a type in front, the object keeps what it says and fits into the columns of any row.',
    ],
    async () => {
      show(<MoneyColumn />);
      expect(textsOf('price')).toEqual(['€48.50', '€22.00', '€35.00', 'on request']);
      expect(textsOf('members')).toEqual(['€38.80', '€17.60', '€28.00', 'on request']);
      const body = `{ type: 'number', valueFormatter: (value: number | null) => String(value) }`;
      const use = `
        interface Job { id: number; price: number | null }
        export const columns: readonly GridColDef<Job>[] = [{ ...money, field: 'price' }];
        export const type: 'number' = money.type;`;
      const head = `import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';`;
      await expectCompiles(
        `${head} const money = ${body} satisfies GridColTypeDef<number | null, string>; ${use}`,
      );
      await expectTypeError(
        `${head} const money: GridColTypeDef<number | null, string> = ${body}; ${use}`,
        /TS2322/,
      );
      await expectTypeError(
        `${head} export const money: GridColTypeDef = { field: 'price' };`,
        /field/,
      );
    },
  );

  proves(
    [
      'Set `type` to the built-in [type](/x/react-data-grid/column-definition/#column-types) that is closest: it brings comparison, filter operators, editor, and alignment, and the rest of your object overrides it.',
      "`'custom'` for what has nothing in common with any of them.",
      'It starts with the defaults of a string column.',
    ],
    () => {
      const { api } = showWithApi({
        columns: [
          { field: 'stars', type: 'number', align: 'left' },
          { field: 'name', type: 'custom' },
        ],
      });
      const { type: ownType, ...numeric } = GRID_NUMERIC_COL_DEF;
      expect(ownType).toBe('number');
      expect(api().getColumn('stars')).toMatchObject({ ...numeric, align: 'left' });
      const { type, ...string } = GRID_STRING_COL_DEF;
      expect(type).toBe('string');
      expect(api().getColumn('name')).toMatchObject({ ...string, type: 'custom' });
    },
  );

  proves(
    'The definitions of the built-in ones are exported, such as `GRID_STRING_COL_DEF`, `GRID_NUMERIC_COL_DEF`, and `GRID_DATE_COL_DEF`, for taking single properties from them.',
    () => {
      const { filterOperators, sortComparator } = GRID_NUMERIC_COL_DEF;
      const { api } = showWithApi({
        columns: [{ field: 'name', type: 'custom', filterOperators, sortComparator }],
      });
      expect(
        api()
          .getColumn('name')
          .filterOperators?.map(({ value }) => value),
      ).toContain('>=');
      expect(GRID_DATE_COL_DEF.filterOperators?.map(({ value }) => value)).toContain('onOrBefore');
    },
  );
});

describe('ratings', () => {
  proves(
    [
      'Double-click the stars, or press <kbd>Enter</kbd> on them, change them, and press <kbd>Enter</kbd>.',
      'The value is a number: sorting, filters, and exports need nothing more.',
      'The editor takes the focus when `hasFocus` says so, or the arrow keys have no effect on it.',
    ],
    async () => {
      const { user, unmount } = show(<RatingColumn />);
      await user.dblClick(cellOf('rating', 1));
      await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'));
      await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
      await waitFor(() =>
        expect(within(cellOf('rating', 1)).getByRole('img')).toHaveAccessibleName('2 Stars'),
      );
      await user.click(cellOf('rating', 0));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'));
      unmount();
      const { api } = showWithApi({
        columns: [ratingColumn<Row>('stars', { headerName: 'Stars' })],
      });
      act(() => api().setSortModel([{ field: 'stars', sort: 'asc' }]));
      expect(api().getDataAsCsv()).toBe('Stars\r\n3\r\n5');
      act(() => api().upsertFilterItem({ field: 'stars', operator: '>', value: '4' }));
      expect(api().getDataAsCsv()).toBe('Stars\r\n5');
    },
  );

  proves('`keyof Row & string` lets TypeScript check the field.', async () => {
    const code = (field: string) => `
      import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
      function column<Row extends GridValidRowModel>(field: keyof Row & string): GridColDef<Row, number> {
        return { field };
      }
      interface Job { id: number; rating: number }
      export const made = column<Job>('${field}');`;
    await expectCompiles(code('rating'));
    await expectTypeError(code('stars'), /TS2345/);
  });
});

describe('lists and objects', () => {
  proves(
    [
      "Lists and objects need more, because the grid can't compare, search, or print them by itself.",
      'Leave one out, and it goes on with the value as a string: an object then reads `[object Object]`.',
    ],
    () => {
      const { api } = showWithApi({
        rows: [
          { id: 1, value: { city: 'Kiel' } },
          { id: 2, value: { city: 'Bari' } },
        ],
        columns: [{ field: 'value' }],
      });
      expect(api().getDataAsCsv()).toBe('value\r\n[object Object]\r\n[object Object]');
      expectConsole('warn', /the CSV export might not display the value correctly/);
      act(() => api().setSortModel([{ field: 'value', sort: 'asc' }]));
      expect(api().getSortedRowIds()).toEqual([1, 2]);
      act(() => api().setQuickFilterValues(['Kiel']));
      expect(textsOf('value')).toEqual([]);
      act(() => api().setQuickFilterValues(['object']));
      expect(textsOf('value')).toHaveLength(2);
    },
  );

  proves(
    [
      '| Text for CSV, clipboard, and print | `valueFormatter` | Joined with commas |',
      '| What comes first | `sortComparator` | The fewest tags |',
      '| Entries of the filter panel | `filterOperators` | "has tag" |',
      '| What the quick filter of the toolbar finds | `getApplyQuickFilterFn` | Tags that contain the text |',
      '| What people see | `renderCell` | Chips |',
      '| What people edit | `renderEditCell` | Not editable |',
    ],
    async () => {
      const { user } = show(<TagsColumn />);
      const names = () => textsOf('name');
      expect(cellOf('tags', 1).querySelectorAll('.MuiChip-root')).toHaveLength(2);
      await user.click(cellOf('tags', 1));
      fireEvent.keyDown(cellOf('tags', 1), { key: 'c', keyCode: 67, ctrlKey: true });
      expect(await navigator.clipboard.readText()).toContain('while you wait, front or rear');
      await user.dblClick(cellOf('tags', 1));
      expect(within(cellOf('tags', 1)).queryByRole('textbox')).toBeNull();
      await user.click(titleOf('Tags'));
      expect(names()[0]).toBe('Frame welded');
      const search = screen.getByRole('searchbox');
      fireEvent.change(search, { target: { value: 'WAIT' } });
      await waitFor(() => expect(names()).toHaveLength(2));
      fireEvent.change(search, { target: { value: '' } });
      await waitFor(() => expect(names()).toHaveLength(4));
      await openMenuOf(user, 'Tags');
      await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
      expect(await screen.findByRole('combobox', { name: 'Operator' })).toHaveTextContent(
        'has tag',
      );
    },
  );

  proves(
    'With the [AI assistant](/x/react-data-grid/ai-assistant/) (Premium), the `examples` of a column tell it what values look like.',
    async () => {
      const { apiRef, api } = createApiRef<GridApiPremium>();
      const onPrompt = jest.fn<Promise<never>, [string, string]>(() =>
        Promise.reject(new Error('No answer')),
      );
      show(
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={[{ field: 'name', examples: ['one', 'two'] }]}
          aiAssistant
          onPrompt={onPrompt}
        />,
      );
      await act(async () => {
        await api().aiAssistant.processPrompt('Sort');
      });
      expect(JSON.parse(onPrompt.mock.calls[0]?.[1] ?? '[]')).toMatchObject([
        { field: 'name', examples: ['one', 'two'] },
      ]);
    },
  );
});

describe('columns of the grid', () => {
  proves(
    [
      'With `checkboxSelection`, the grid adds a column of its own at the start.',
      'Put `GRID_CHECKBOX_SELECTION_COL_DEF` into your columns instead, and it stays where you put it, with your changes:',
      'Without `checkboxSelection` the column is taken out.',
    ],
    () => {
      const { unmount } = showWithApi({ checkboxSelection: true });
      expect(headers()).toEqual(['__check__', 'name']);
      unmount();
      const demo = show(<CheckboxColumn />);
      expect(headers()).toEqual(['name', 'price', '__check__']);
      expect(screen.getAllByRole('columnheader').at(-1)?.style.width).toBe('80px');
      demo.unmount();
      showWithApi({ columns: [{ field: 'name' }, GRID_CHECKBOX_SELECTION_COL_DEF] });
      expect(headers()).toEqual(['name']);
    },
  );

  proves(
    "In the same way, Pro has `GRID_DETAIL_PANEL_TOGGLE_COL_DEF`, `GRID_REORDER_COL_DEF`, and for Premium's groups there is `groupingColDef`.",
    () => {
      const own: readonly GridColDef[] = [
        { field: 'name' },
        { ...GRID_REORDER_COL_DEF, width: 81 },
        { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 82 },
      ];
      const { unmount } = show(
        <DataGridPro rows={rows} columns={own} rowReordering getDetailPanelContent={() => null} />,
      );
      expect(headers()).toEqual(own.map(({ field }) => field));
      const widths = screen.getAllByRole('columnheader').map(({ style }) => style.width);
      expect(widths).toEqual(['100px', '81px', '82px']);
      unmount();
      show(
        <DataGridPremium
          rows={rows}
          columns={[{ field: 'name' }]}
          initialState={{ rowGrouping: { model: ['name'] } }}
          groupingColDef={{ headerName: 'My groups', width: 222 }}
        />,
      );
      expect(screen.getByRole('columnheader', { name: 'My groups' }).style.width).toBe('222px');
    },
  );

  proves(
    'A `renderCell` runs for each cell that comes into view, and again when the row, the column, or the focus of the cell changes.',
    () => {
      const renderCell = jest.fn(({ value }: { value?: string }) => value);
      const columns: readonly GridColDef[] = [{ field: 'name', renderCell }, { field: 'stars' }];
      const { api } = showWithApi({ columns });
      const callsAfter = (change?: () => void) => {
        if (change) {
          renderCell.mockClear();
          act(change);
        }
        return [...new Set(renderCell.mock.calls.map(([{ value }]) => value))];
      };
      expect(callsAfter()).toEqual(['b', 'a']);
      expect(callsAfter(() => api().selectRow(1))).toEqual([]);
      expect(callsAfter(() => api().setColumnWidth('stars', 200))).toEqual([]);
      expect(callsAfter(() => api().updateRows([{ id: 1, stars: 4 }]))).toEqual(['b']);
      expect(callsAfter(() => api().setColumnWidth('name', 200))).toEqual(['b', 'a']);
      expect(callsAfter(() => api().setCellFocus(2, 'stars'))).toEqual([]);
      expect(callsAfter(() => api().setCellFocus(2, 'name'))).toEqual(['a']);
    },
  );
});

exempt(
  [
    "`'number'` for money, ratings, and shares; `'singleSelect'` for states;",
    "Draw simple elements, make formatters once, and don't load anything in a cell.",
    'For text alone, `valueFormatter` is faster than any component.',
    'For axes, tooltips, and areas use the spark line chart of the charts package.',
    'It brings the charts into your bundle; a `polyline` like this one costs nothing.',
  ],
  'Advice on what to choose.',
);
