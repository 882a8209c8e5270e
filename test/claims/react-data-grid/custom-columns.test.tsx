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
      'A column definition is an object.',
      'Put the common properties into a separate object, spread this object into each column, and add what differs:',
      '`GridColTypeDef` is the type of a definition without `field`.',
      'Use `satisfies` instead of a type annotation, so that the object fits into columns for rows of any type.',
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
      'The built-in type provides the sort order, the filter operators, the editor, and the alignment.',
      'Your properties override those defaults.',
      "| Lists, objects, and others | `'custom'`, which starts with the defaults of a text column |",
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
    'To reuse single properties of a built-in type, import `GRID_STRING_COL_DEF`, `GRID_NUMERIC_COL_DEF`, `GRID_DATE_COL_DEF`, or another definition.',
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
      'To edit, double-click the stars or press <kbd>Enter</kbd> on their cell. Change the stars, then press <kbd>Enter</kbd>.',
      'The value is a number, so sorting, filters, and exports need no additional code.',
      'If `hasFocus` is `true`, the [editor](/x/react-data-grid/editing/custom-edit-component/) focuses the stars.',
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

  proves(
    'The parameter type `keyof Row & string` lets TypeScript check the field name.',
    async () => {
      const code = (field: string) => `
      import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
      function column<Row extends GridValidRowModel>(field: keyof Row & string): GridColDef<Row, number> {
        return { field };
      }
      interface Job { id: number; rating: number }
      export const made = column<Job>('${field}');`;
      await expectCompiles(code('rating'));
      await expectTypeError(code('stars'), /TS2345/);
    },
  );
});

describe('lists and objects', () => {
  proves(
    [
      "The grid can't compare, search, or export lists and objects without your help.",
      'If you leave a property out, the grid converts the value to a string.',
      'For an object, this text is `[object Object]`.',
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
      '| Sort order | `sortComparator` | The fewest tags first |',
      '| Operators of the filter panel | `filterOperators` | "has tag" |',
      '| Quick filter of the toolbar | `getApplyQuickFilterFn` | Tags that contain the text |',
      '| Content of the cell | `renderCell` | Chips |',
      '| Editor | `renderEditCell` | Not editable |',
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
    'The assistant sends these examples with each prompt to show what values look like.',
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
      'With `checkboxSelection`, the grid adds a checkbox column at the start.',
      'To move or change this column, add `GRID_CHECKBOX_SELECTION_COL_DEF` to your columns:',
      'Without the `checkboxSelection` prop, the grid removes the column.',
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
    [
      '| Toggles of detail panels | `GRID_DETAIL_PANEL_TOGGLE_COL_DEF` <Plan needs="pro" /> |',
      '| Handles to reorder rows | `GRID_REORDER_COL_DEF` <Plan needs="pro" /> |',
      '| Trees and row groups | The `groupingColDef` prop <Plan needs="pro" /> |',
      'You can replace other columns of the grid too:',
    ],
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
    [
      'The grid calls `renderCell` for each cell that scrolls into view.',
      'It calls the function again when the row, the column, or the focus of the cell changes.',
    ],
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
    "| Prices, ratings, shares | `'number'` |",
    "| A status from a list | `'singleSelect'` |",
    'The `polyline` in the demo adds no package to your bundle.',
  ],
  'Advice on what to choose.',
);
