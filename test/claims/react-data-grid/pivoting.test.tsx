import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  type GridApiPremium,
  type GridColDef,
  type GridPivotModel,
  GridSidebarValue,
} from '@mui/x-data-grid-premium';
import FerryPivot from '../../../docs/x/react-data-grid/pivoting/FerryPivot';
import OpenPanel from '../../../docs/x/react-data-grid/pivoting/OpenPanel';
import {
  act,
  proves,
  createApiRef,
  expectCompiles,
  expectTypeError,
  fireEvent,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  within,
} from '../harness';

interface Row {
  id: number;
  route: string;
  kind: string | null;
  soldOn: Date | null;
  n: number;
}

const rows: readonly Row[] = [
  { id: 1, route: 'Oslo', kind: 'Foot', soldOn: new Date(2025, 10, 14), n: 3 },
  { id: 2, route: 'Oslo', kind: 'Car', soldOn: new Date(2026, 1, 3), n: 4 },
  { id: 3, route: 'Cork', kind: 'Car', soldOn: null, n: 0 },
  { id: 4, route: 'Oslo', kind: null, soldOn: new Date(2026, 1, 3), n: 5 },
];

const columns: readonly GridColDef[] = [
  { field: 'id', headerName: 'Id' },
  { field: 'route', headerName: 'Route', editable: true },
  { field: 'kind', headerName: 'Kind' },
  { field: 'soldOn', headerName: 'Sold on', type: 'date' },
  { field: 'n', headerName: 'Number', type: 'number', width: 77 },
];

const byKind: GridPivotModel = {
  rows: [{ field: 'route' }],
  columns: [{ field: 'kind' }],
  values: [{ field: 'n', aggFunc: 'sum' }],
};

const settle = () => act(() => pause(30));

/** A pivot table with its API. It has settled when this resolves. */
async function showPivot(model = byKind, props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const element = (next: Partial<DataGridPremiumProps> = {}) => (
    <DataGridPremium
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={{ pivoting: { enabled: true, model } }}
      {...props}
      {...next}
    />
  );
  const shown = show(element());
  await settle();
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (next: Partial<DataGridPremiumProps>) => shown.rerender(element(next)),
    /** The columns of the table, without those of the rows. */
    fields: () =>
      api()
        .getAllColumns()
        .map(({ field }) => field)
        .filter((field) => field.includes('>->')),
  };
}

describe('the table', () => {
  proves(
    [
      'Pivoting turns rows into a table of totals.',
      'The values of one field become rows, and the values of another field become columns.',
      'Each cell shows a total, such as a sum, of the rows that belong to both.',
      '`rows` and `columns` contain the fields from the outermost level to the innermost.',
      '`values` contains each field with the name of an [aggregation function](/x/react-data-grid/aggregation/#built-in-functions).',
      'The field of a generated column contains its path, such as `Car>->revenue`.',
    ],
    async () => {
      show(<FerryPivot />);
      await settle();
      expect(textsOf(GROUP).slice(0, 3)).toEqual([
        'Kiel–Oslo (4)',
        'Bari–Patras (2)',
        'Cork–Roscoff (2)',
      ]);
      expect(textsOf('Car>->revenue')).toEqual(['€16,660', '€5,280', '€6,630', '€28,570']);
    },
  );

  proves(
    [
      'The `rows` and `columns` props of the grid stay the same.',
      'When pivoting is turned off, the grid shows them again.',
    ],
    async () => {
      const { api, fields } = await showPivot();
      expect(fields()).toHaveLength(3);
      expect(rows[0]).toEqual({
        id: 1,
        route: 'Oslo',
        kind: 'Foot',
        soldOn: rows[0]?.soldOn,
        n: 3,
      });
      act(() => api().setPivotActive(false));
      await settle();
      expect(fields()).toEqual([]);
      expect(textsOf('id')).toEqual(['1', '2', '3', '4']);
      expect(textsOf(GROUP)).toEqual([]);
    },
  );

  proves(
    [
      '| `hidden: true` on an item of the model | The field stays in its list, and the table leaves it out |',
      'The model can still contain the column',
    ],
    async () => {
      const { fields, unmount } = await showPivot({
        ...byKind,
        values: [
          { field: 'n', aggFunc: 'sum' },
          { field: 'id', aggFunc: 'size', hidden: true },
        ],
      });
      expect(fields().filter((field) => field.endsWith('id'))).toEqual([]);
      unmount();
      const own = await showPivot(byKind, {
        columns: columns.map((column) => ({ ...column, pivotable: false })),
      });
      expect(own.fields()).toHaveLength(3);
    },
  );

  proves(
    [
      "To sort column groups, set `sort` to `'asc'` or `'desc'` on an item of `columns` in the model.",
      'Without `sort`, the groups appear in the order of their first rows.',
      'Rows without a value have the group "(No value)".',
    ],
    async () => {
      for (const [sort, expected] of [
        [undefined, ['Foot', 'Car', '(No value)']],
        ['asc', ['(No value)', 'Car', 'Foot']],
        ['desc', ['Foot', 'Car', '(No value)']],
      ] as const) {
        const { fields, unmount } = await showPivot({
          ...byKind,
          columns: [{ field: 'kind', sort }],
        });
        expect(fields()).toEqual(expected.map((kind) => `${kind}>->n`));
        unmount();
      }
    },
  );

  proves(
    [
      'The grid compares dates as text that begins with the weekday.',
      'Date columns are sorted by weekday',
      'With a time, it creates a column for each moment.',
    ],
    async () => {
      // A Monday, the Friday after it, and the same Monday at noon.
      const days = [new Date(2026, 0, 5), new Date(2026, 0, 9), new Date(2026, 0, 5, 12)];
      const ownRows = days.map((soldOn, id) => ({ ...rows[0], id, soldOn }));
      const model: GridPivotModel = { ...byKind, columns: [{ field: 'soldOn', sort: 'asc' }] };
      const { fields } = await showPivot(model, { rows: ownRows });
      expect(fields().map((field) => field.slice(0, 18))).toEqual([
        'Fri Jan 09 2026 00',
        'Mon Jan 05 2026 00',
        'Mon Jan 05 2026 12',
      ]);
    },
  );

  proves(
    'If the only field of `columns` is unknown, the table shows no totals and no message.',
    async () => {
      const { fields } = await showPivot({ ...byKind, columns: [{ field: 'gone' }] });
      expect(fields()).toEqual([]);
      expect(textsOf(GROUP)).toEqual(['Oslo (3)', 'Cork (1)']);
      expect(screen.queryAllByRole('columnheader')).toHaveLength(1);
    },
  );

  proves(
    '| `disablePivoting` on the grid | The panel and its buttons are removed, and the model is ignored |',
    async () => {
      const { fields, unmount } = await showPivot(byKind, { showToolbar: true });
      expect(screen.getByRole('button', { name: 'Pivot' })).toBeInTheDocument();
      expect(fields()).toHaveLength(3);
      unmount();
      const off = await showPivot(byKind, { showToolbar: true, disablePivoting: true });
      expect(screen.queryByRole('button', { name: 'Pivot' })).toBeNull();
      expect(off.fields()).toEqual([]);
      act(() => off.api().showSidebar(GridSidebarValue.Pivot));
      expect(screen.queryByRole('switch')).toBeNull();
    },
  );

  proves(
    'From code, call `showSidebar(GridSidebarValue.Pivot)` or `hideSidebar()` of the [API object](/x/react-data-grid/api-object/).',
    async () => {
      const { api } = await showPivot();
      expect(screen.queryByText('Pivot')).toBeNull();
      act(() => api().showSidebar(GridSidebarValue.Pivot));
      await settle();
      expect(screen.getByText('Pivot')).toBeInTheDocument();
      act(() => api().hideSidebar());
      await settle();
      expect(screen.queryByText('Pivot')).toBeNull();
    },
  );
});

describe('the model', () => {
  proves(
    [
      'Call `setPivotModel(model)` or `setPivotActive(active)` of the API object.',
      'Both also accept a function that receives the current value.',
      'The `pivotModelChange` and `pivotModeChange` events report changes.',
      'To restore the last view without controlling the model, pass the saved model as initial state:',
    ],
    async () => {
      const { api, fields } = await showPivot();
      const heard: unknown[] = [];
      act(() => {
        api().subscribeEvent('pivotModeChange', (active) => heard.push(active));
        api().subscribeEvent('pivotModelChange', ({ columns: { length } }) => heard.push(length));
      });
      act(() => api().setPivotModel((model) => ({ ...model, columns: [] })));
      act(() => api().setPivotModel(byKind));
      act(() => api().setPivotActive((active) => !active));
      await settle();
      expect(fields()).toEqual([]);
      act(() => api().setPivotActive(true));
      await settle();
      expect(fields()).toHaveLength(3);
      expect(heard).toEqual([0, 1, false, true]);
    },
  );

  proves(
    "`exportState()` doesn't contain the pivot model, so save the model yourself.",
    async () => {
      const { api } = await showPivot();
      expect(JSON.stringify(api().exportState())).not.toContain('aggFunc');
      expect(api().exportState()).not.toHaveProperty('pivoting');
      expect(JSON.stringify(api().state.pivoting.model)).toContain('aggFunc');
    },
  );
});

describe('derived columns', () => {
  proves(
    [
      'A field with dates creates a column for each day.',
      'For the field `soldOn`, their fields are `soldOn-year` and `soldOn-quarter`.',
      'The prebuilt columns for the year and the quarter treat a date that is `null` as 1970.',
      'Missing dates count as 1970',
    ],
    async () => {
      const { fields, unmount } = await showPivot({ ...byKind, columns: [{ field: 'soldOn' }] });
      expect(fields()).toHaveLength(3);
      unmount();
      for (const [field, expected] of [
        ['soldOn-year', ['2025>->n', '2026>->n', '1970>->n']],
        ['soldOn-quarter', ['Q4>->n', 'Q1>->n']],
      ] as const) {
        const derived = await showPivot({ ...byKind, columns: [{ field }] });
        expect(derived.fields()).toEqual(expected);
        derived.unmount();
      }
    },
  );

  proves(
    [
      'They replace the year and the quarter.',
      'The grid calls the function for each column with `(column, getLocaleText)`.',
      'It returns column definitions, or `undefined` for none.',
      'To turn derived columns off, pass `null`.',
    ],
    async () => {
      const asked = jest.fn((...[column]: [GridColDef, unknown]): GridColDef[] | undefined =>
        column.field === 'soldOn'
          ? [{ field: 'own', valueGetter: (_value, row: Row) => (row.soldOn ? 'known' : 'none') }]
          : undefined,
      );
      const { fields, unmount } = await showPivot(
        { ...byKind, columns: [{ field: 'own' }] },
        { getPivotDerivedColumns: asked },
      );
      expect(fields()).toEqual(['known>->n', 'none>->n']);
      expect(new Set(asked.mock.calls.map(([{ field }]) => field))).toEqual(
        new Set(columns.map(({ field }) => field)),
      );
      expect(asked.mock.calls[0]?.[1]).toBeInstanceOf(Function);
      unmount();
      const off = await showPivot(
        { ...byKind, columns: [{ field: 'soldOn-year' }] },
        { getPivotDerivedColumns: null },
      );
      expect(off.fields()).toEqual([]);
    },
  );
});

describe('looks and limits', () => {
  proves(
    [
      'If the model has no fields in `columns`, the values stay in your own columns, with their type, alignment, and filter.',
      "`pivotingColDef` doesn't apply to these columns.",
    ],
    async () => {
      const { api } = await showPivot(
        { ...byKind, columns: [] },
        { pivotingColDef: { headerName: 'Own', align: 'left' } },
      );
      expect(textsOf('n')).toEqual(['12', '', '12']);
      expect(api().getColumn('n')).toMatchObject({
        headerName: 'Number',
        type: 'number',
        align: 'right',
        filterable: true,
      });
      await act(async () => {
        api().setFilterModel({ items: [{ field: 'n', operator: '>', value: '3' }] });
        await pause(30);
      });
      expect(textsOf('n')).toEqual(['9', '9']);
    },
  );

  proves(
    [
      'By default, the generated columns inherit `headerName`, the widths, `valueFormatter`, `renderCell`, and `display` from the column of the value.',
      "They **don't** inherit the type, so numbers are aligned left.",
      'Generated columns have no filters, and [header filters](/x/react-data-grid/filtering/header-filters/) are off',
      '| Editing | Off |',
      "Users can't hide or move them.",
      "It is an object, or a function that receives the value's field and the path of column groups:",
    ],
    async () => {
      const { api, unmount } = await showPivot();
      const column = api().getColumn('Car>->n');
      expect(column).toMatchObject({
        headerName: 'Number',
        width: 77,
        filterable: false,
        editable: false,
        hideable: false,
        disableReorder: true,
      });
      expect(column.type).toBe('string');
      expect(column.align).not.toBe('right');
      expect(api().getColumn('route').editable).toBe(false);
      unmount();
      const seen: unknown[] = [];
      const own = await showPivot(byKind, {
        pivotingColDef: (field, path) => {
          seen.push([field, path]);
          return { headerName: 'Own', align: 'right' };
        },
      });
      expect(seen).toContainEqual(['n', ['Car']]);
      expect(own.api().getColumn('Car>->n')).toMatchObject({ headerName: 'Own', align: 'right' });
    },
  );

  proves(
    [
      'The number of columns is the product of the values in each level and the fields in `values`.',
      'A field with 300 different values creates 300 columns.',
    ],
    async () => {
      const many = Array.from({ length: 40 }, (_, id) => ({
        id,
        route: `r${id}`,
        kind: id % 2 ? 'a' : 'b',
        n: id,
      }));
      const model: GridPivotModel = {
        rows: [{ field: 'n' }],
        columns: [{ field: 'route' }],
        values: [{ field: 'n', aggFunc: 'sum' }],
      };
      const { fields, unmount } = await showPivot(model, { rows: many });
      expect(fields()).toHaveLength(40);
      unmount();
      const two = await showPivot(
        {
          ...model,
          columns: [{ field: 'kind' }, { field: 'soldOn-year' }],
          values: [...model.values, { field: 'id', aggFunc: 'size' }],
        },
        {
          rows: [2025, 2026, 2027].flatMap((year) =>
            ['a', 'b'].map((kind) => ({
              id: `${year}${kind}`,
              kind,
              soldOn: new Date(year, 1, 1),
            })),
          ),
        },
      );
      expect(two.fields()).toHaveLength(2 * 3 * 2);
    },
  );

  proves(
    'To change the first column, set [`groupingColDef`](/x/react-data-grid/row-grouping/#configure-the-grouping-column).',
    async () => {
      const { api } = await showPivot(byKind, { groupingColDef: { headerName: 'Own', width: 66 } });
      expect(api().getVisibleColumns()[0]).toMatchObject({
        field: GROUP,
        headerName: 'Own',
        width: 66,
      });
    },
  );

  proves(
    [
      'If the model has no fields in `rows`, the table is empty.',
      'To explain the first step, pass the slot `emptyPivotOverlay`:',
    ],
    async () => {
      await showPivot(
        { ...byKind, rows: [] },
        { slots: { emptyPivotOverlay: () => <p>Choose</p> } },
      );
      expect(screen.getByText('Choose')).toBeInTheDocument();
      expect(textsOf(GROUP)).toEqual([]);
    },
  );

  proves(
    [
      'Filters on your columns decide which rows are included.',
      '| Totals of 0 | The cell is empty, except in the last row |',
    ],
    async () => {
      const { unmount } = await showPivot();
      expect(textsOf('Car>->n')).toEqual(['4', '', '4']);
      unmount();
      await showPivot(byKind, {
        initialState: {
          pivoting: { enabled: true, model: byKind },
          filter: { filterModel: { items: [{ field: 'n', operator: '<', value: 4 }] } },
        },
      });
      expect(textsOf('Foot>->n')).toEqual(['3', '', '3']);
      expect(textsOf('Car>->n')).toEqual(['', '', '0']);
    },
  );

  proves(
    [
      "Users can't open groups of the innermost level with the mouse, because your rows are below them.",
      'With `-1`, the grid shows your rows too.',
    ],
    async () => {
      const { unmount } = await showPivot();
      expect(screen.queryByRole('button', { name: 'see children' })).toBeNull();
      unmount();
      const two = await showPivot({
        ...byKind,
        rows: [{ field: 'route' }, { field: 'soldOn-year' }],
      });
      const [first] = screen.getAllByRole('button', { name: 'see children' });
      await two.user.click(first as HTMLElement);
      expect(textsOf(GROUP).length).toBeGreaterThan(3);
      expect(
        screen
          .getAllByRole('row')
          .filter((row) => row.getAttribute('aria-level') === '2')
          .filter((row) => within(row).queryByRole('button', { name: /children/ })),
      ).toEqual([]);
      two.unmount();
      await showPivot(byKind, { defaultGroupingExpansionDepth: -1 });
      expect(textsOf(GROUP).filter(Boolean)).toHaveLength(2);
      expect(textsOf(GROUP).length).toBeGreaterThanOrEqual(6);
    },
  );

  proves(
    '| Sorting | Sorting by a generated column sorts the rows of the table by their totals |',
    async () => {
      const { api } = await showPivot();
      const orders: string[][] = [];
      for (const sort of ['asc', 'desc'] as const) {
        act(() => api().setSortModel([{ field: 'Car>->n', sort }]));
        await settle();
        orders.push(textsOf(GROUP).filter(Boolean));
      }
      expect(orders).toEqual([
        ['Cork (1)', 'Oslo (3)'],
        ['Oslo (3)', 'Cork (1)'],
      ]);
    },
  );

  proves(
    'When pivoting ends, your columns have their old widths, order, and visibility',
    async () => {
      const { api } = await showPivot(byKind, {
        initialState: {
          pivoting: { enabled: false, model: byKind },
          columns: { columnVisibilityModel: { kind: false } },
        },
      });
      act(() => {
        api().setColumnWidth('route', 131);
        api().setColumnIndex('soldOn', 0);
      });
      const seen = () =>
        api()
          .getVisibleColumns()
          .map(({ field, width }) => [field, width]);
      const before = seen();
      act(() => api().setPivotActive(true));
      await settle();
      expect(seen()).not.toEqual(before);
      act(() => api().setPivotActive(false));
      await settle();
      expect(seen()).toEqual(before);
    },
  );

  proves('The selection is cleared when pivoting is turned on or off', async () => {
    const { api } = await showPivot(byKind, {
      initialState: { pivoting: { enabled: false, model: byKind } },
    });
    for (const active of [true, false]) {
      act(() => api().selectRow(active ? 1 : 'auto-generated-row-route/Oslo'));
      expect(api().getSelectedRows().size).toBeGreaterThan(0);
      act(() => api().setPivotActive(active));
      await settle();
      expect(api().getSelectedRows().size).toBe(0);
    }
  });

  proves('The file also contains your rows, below their groups', async () => {
    const { api } = await showPivot();
    const lines = api().getDataAsCsv({ includeHeaders: false }).split('\r\n');
    expect(lines.length).toBeGreaterThanOrEqual(2 + rows.length);
  });
});

/** The field in one of the panel's lists, or among those that are in none. */
function fieldIn(list: 'rows' | 'columns' | 'values' | null, name: string): HTMLElement {
  const fields = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-pivotPanelField')];
  const found = fields.find(
    (one) =>
      one.closest<HTMLElement>('[data-section]')?.dataset.section === (list ?? undefined) &&
      one.textContent?.includes(name),
  );
  const isFree = (one: HTMLElement) => !one.closest('[data-section]');
  const free = fields.find((one) => isFree(one) && one.textContent?.includes(name));
  const field = list === null ? free : found;
  if (!field) {
    throw new Error(`No field ${name} in ${list}: ${fields.map((one) => one.textContent).join()}`);
  }
  return field;
}

/** Drags a field of the panel onto another, whose list it joins. */
function dragField(from: HTMLElement, to: HTMLElement) {
  const kept = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, data: string) => kept.set(type, data),
    getData: (type: string) => kept.get(type),
  };
  fireEvent.dragStart(from, { dataTransfer });
  fireEvent.dragEnter(to, { dataTransfer });
  fireEvent.dragOver(to, { dataTransfer });
  fireEvent.drop(to, { dataTransfer });
  fireEvent.dragEnd(from, { dataTransfer });
}

describe('the panel', () => {
  proves('Pivoting requires [Premium](/x/introduction/licensing/#premium-plan).', () =>
    expectTypeError(
      `import { DataGridPro } from '@mui/x-data-grid-pro';
      export const grid = <DataGridPro columns={[]} pivotActive />;`,
      /TS2322.*pivotActive/,
    ),
  );

  proves(
    [
      'With `showToolbar`, a button in the toolbar opens the pivot panel.',
      '"Manage pivot" in the column menu opens the panel too.',
    ],
    async () => {
      const off = { initialState: undefined };
      const { user, unmount } = await showPivot(byKind, off);
      expect(screen.queryByRole('button', { name: 'Pivot' })).toBeNull();
      expect(await openMenuOf(user, 'Route')).toContain('Manage pivot');
      await user.click(screen.getByRole('menuitem', { name: 'Manage pivot' }));
      await settle();
      expect(screen.getByRole('switch', { name: 'Pivot' })).not.toBeChecked();
      unmount();
      const withToolbar = await showPivot(byKind, { ...off, showToolbar: true });
      expect(screen.queryByRole('switch')).toBeNull();
      await withToolbar.user.click(screen.getByRole('button', { name: 'Pivot' }));
      await settle();
      expect(screen.getByRole('switch', { name: 'Pivot' })).toBeInTheDocument();
    },
  );

  proves(
    [
      'drag fields between the three lists, or move a field with its menu',
      'hide a field with its checkbox',
      'choose the function of a value',
    ],
    async () => {
      const { api, user } = await showPivot();
      act(() => api().showSidebar(GridSidebarValue.Pivot));
      await settle();
      const model = () => api().state.pivoting.model;
      dragField(fieldIn('columns', 'Kind'), fieldIn('rows', 'Route'));
      await settle();
      expect(model().columns).toEqual([]);
      expect(
        model()
          .rows.map(({ field }) => field)
          .toSorted(),
      ).toEqual(['kind', 'route']);
      await user.click(
        within(fieldIn('rows', 'Kind')).getByRole('button', { name: 'Field options' }),
      );
      await user.click(await screen.findByRole('menuitem', { name: 'Columns' }));
      await settle();
      expect(model().columns.map(({ field }) => field)).toEqual(['kind']);
      await user.click(within(fieldIn('columns', 'Kind')).getByRole('checkbox'));
      expect(model().columns[0]).toMatchObject({ field: 'kind', hidden: true });
      await user.click(within(fieldIn('values', 'Number')).getByText('sum'));
      await user.click(await screen.findByRole('menuitem', { name: 'max' }));
      expect(model().values).toMatchObject([{ field: 'n', aggFunc: 'max' }]);
    },
  );

  proves('The panel leaves the column out.', async () => {
    show(<OpenPanel />);
    await settle();
    expect(fieldIn(null, 'Route')).toBeInTheDocument();
    expect(() => fieldIn(null, 'Number')).toThrow('No field Number');
  });

  proves(
    [
      'The props `pivotPanelOpen` and `onPivotPanelOpenChange` and the method `setPivotPanelOpen()` are deprecated.',
      'Use the methods for the sidebar instead.',
    ],
    async () => {
      const changed = jest.fn();
      const { api, unmount } = await showPivot(byKind, { onPivotPanelOpenChange: changed });
      act(() => api().setPivotPanelOpen(true));
      await settle();
      expect(screen.getByRole('switch', { name: 'Pivot' })).toBeInTheDocument();
      act(() => api().hideSidebar());
      await settle();
      expect(screen.queryByRole('switch')).toBeNull();
      expect(changed.mock.calls.map(([open]) => open)).toEqual([true, false]);
      unmount();
      const own = await showPivot(byKind, { pivotPanelOpen: true });
      expect(screen.getByRole('switch', { name: 'Pivot' })).toBeInTheDocument();
      own.rerender({ pivotPanelOpen: false });
      await settle();
      expect(screen.queryByRole('switch')).toBeNull();
    },
  );

  proves(
    'The model is plain data, so you can store it as JSON and offer several views by name.',
    async () => {
      const { fields, unmount } = await showPivot();
      const before = fields();
      unmount();
      const own = await showPivot(JSON.parse(JSON.stringify(byKind)));
      expect(own.fields()).toEqual(before);
    },
  );
});

describe('the cost', () => {
  proves(
    'In `valueGetter`, read from `row`, because your data has no field for the derived column.',
    async () => {
      const values = new Set<unknown>();
      const { fields } = await showPivot(
        { ...byKind, columns: [{ field: 'own' }] },
        {
          getPivotDerivedColumns: ({ field }) =>
            field === 'n'
              ? [
                  {
                    field: 'own',
                    valueGetter: (value, row: Row) => {
                      values.add(value);
                      return row.n > 3 ? 'many' : 'few';
                    },
                  },
                ]
              : undefined,
        },
      );
      expect(values).toEqual(new Set([undefined]));
      expect(fields()).toEqual(['few>->n', 'many>->n']);
    },
  );

  proves(
    'You can set `width`, `minWidth`, `maxWidth`, `flex`, `headerName`, `description`, `align`, `headerAlign`, `headerClassName`, `cellClassName`, `display`, `resizable`, and `sortingOrder`.',
    async () => {
      const look = (fields: string) =>
        `import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
        export const look: DataGridPremiumProps['pivotingColDef'] = { ${fields} };`;
      const all = {
        width: 90,
        minWidth: 80,
        maxWidth: 100,
        flex: 1,
        headerName: 'Own',
        description: 'Why',
        align: 'right',
        headerAlign: 'right',
        headerClassName: 'head',
        cellClassName: 'cell',
        display: 'flex',
        resizable: false,
        sortingOrder: ['desc'],
      } as const;
      await expectCompiles(look(JSON.stringify(all).slice(1, -1)));
      await expectTypeError(look("type: 'number'"), /TS2353.*type/);
      await expectTypeError(look('valueFormatter: String'), /TS2353.*valueFormatter/);
      const { api } = await showPivot(byKind, {
        pivotingColDef: { ...all, sortingOrder: ['desc'] },
      });
      expect(api().getColumn('Car>->n')).toMatchObject({ ...all, width: expect.any(Number) });
    },
  );

  proves(
    [
      'With each change of rows or of the model, the grid goes through all rows, copies each row, and adds a property for each value.',
      'Then it groups and aggregates the copies.',
    ],
    async () => {
      const read = jest.fn((value: number) => value);
      const own = columns.map((column) =>
        column.field === 'n' ? { ...column, valueGetter: read } : column,
      );
      const { api, rerender, unmount } = await showPivot(byKind, { columns: own });
      read.mockClear();
      act(() => api().setPivotModel({ ...byKind }));
      await settle();
      expect(read).toHaveBeenCalledTimes(rows.length);
      read.mockClear();
      rerender({ columns: own, rows: [...rows] });
      await settle();
      expect(read).toHaveBeenCalledTimes(rows.length);
      expect(api().getRow(2)).toEqual({ ...rows[1], 'Car>->n': 4 });
      unmount();
      const controlled = { columns: own, initialState: undefined, pivotActive: true };
      const other = await showPivot(byKind, { ...controlled, pivotModel: byKind });
      read.mockClear();
      other.rerender({ ...controlled, pivotModel: { ...byKind } });
      await settle();
      expect(read).toHaveBeenCalledTimes(rows.length);
      expect(textsOf('Car>->n')).toEqual(['4', '', '4']);
    },
  );
});
