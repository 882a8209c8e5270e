import { useState } from 'react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridFilterModel,
  GridLogicOperator,
} from '@mui/x-data-grid-pro';
import FilterChips from '../../../../docs/x/react-data-grid/filtering/multi-filters/FilterChips';
import FixedFilters from '../../../../docs/x/react-data-grid/filtering/multi-filters/FixedFilters';
import OnePerColumn from '../../../../docs/x/react-data-grid/filtering/multi-filters/OnePerColumn';
import SeveralFilters from '../../../../docs/x/react-data-grid/filtering/multi-filters/SeveralFilters';
import {
  act,
  proves,
  createApiRef,
  expectConsole,
  headerOf,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../../harness';

const rows = [
  { id: 1, name: 'Ada', amount: 10 },
  { id: 2, name: 'Bo', amount: 20 },
  { id: 3, name: 'Cy', amount: 30 },
  { id: 4, name: 'Di', amount: 40 },
];

const columns: readonly GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'amount', headerName: 'Amount', type: 'number' },
];

const { And, Or } = GridLogicOperator;
const isBo = { id: 'bo', field: 'name', operator: 'equals', value: 'Bo' };
const over = (value: number) => ({ id: 'over', field: 'amount', operator: '>=', value });

function Grid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={columns} {...props} />;
}

function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  const model = () => api().state.filter.filterModel;
  return { api, model, ...shown };
}

/** The names that a model lets pass. */
function namesBy(filterModel: GridFilterModel): readonly string[] {
  const { unmount } = show(<Grid initialState={{ filter: { filterModel } }} />);
  const names = textsOf('name');
  unmount();
  return names;
}

const withPanel = (filterModel: GridFilterModel) => ({
  filter: { filterModel },
  preferencePanel: { open: true },
});

const conditions = () => document.querySelectorAll('.MuiDataGrid-filterForm');

describe('items', () => {
  proves(
    [
      'Multiple filters require Pro.',
      'In the filter panel, users add several conditions and join them with **And** or **Or**.',
      'The feature needs no prop. Users open the panel with the filter button of the toolbar. From code, pass several items in the filter model.',
    ],
    async () => {
      const { user } = show(<SeveralFilters />);
      expect(textsOf('id')).toEqual(['S-01', 'S-04', 'S-05']);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      await screen.findByRole('button', { name: 'Add filter' });
      await user.click(screen.getByRole('button', { name: 'Add filter' }));
      expect(conditions()).toHaveLength(3);
      await user.click(
        screen.getAllByRole('combobox', { name: 'Logic operator' })[0] as HTMLElement,
      );
      await user.click(screen.getByRole('option', { name: 'And' }));
      expect(textsOf('id')).toEqual([]);
    },
  );

  proves(
    [
      'The `id` must be unique in the model. If several items have no `id`, the grid logs an error in development and uses random numbers as ids. Items that users add in the panel have random numbers too.',
    ],
    async () => {
      const twice = { ...over(30), id: 'bo' };
      expect(namesBy({ items: [isBo, over(30)], logicOperator: Or })).toEqual(['Bo', 'Cy', 'Di']);
      expect(namesBy({ items: [isBo, twice], logicOperator: Or })).toEqual(['Cy', 'Di']);

      const { model, user } = showWithApi();
      await user.click(within(headerOf('Name')).getByLabelText(/column menu$/));
      await user.click(await screen.findByRole('menuitem', { name: 'Filter' }));
      expect(model().items.map(({ id }) => typeof id)).toEqual(['number']);
      const bare = showWithApi();
      act(() =>
        bare
          .api()
          .setFilterModel({ items: [isBo, over(1)].map((item) => ({ ...item, id: undefined })) }),
      );
      expect(bare.model().items.map(({ id }) => typeof id)).toEqual(['number', 'number']);
      expectConsole('error', /`id` field is required/);
    },
  );

  proves(
    ['Several items may filter the same column.', 'For example, two items make a range:'],
    () => {
      const most = { id: 'most', field: 'amount', operator: '<=', value: 30 };
      expect(namesBy({ items: [over(20), most] })).toEqual(['Bo', 'Cy']);
    },
  );

  proves(
    [
      'Set `logicOperator` of the model to `GridLogicOperator.And` (default) or `GridLogicOperator.Or`. The operator applies to all items.',
      'If B and C are values of one column, use one item with `isAnyOf`:',
    ],
    () => {
      const items = [
        isBo,
        over(30),
        { id: 'ada', field: 'name', operator: 'equals', value: 'Ada' },
      ];
      expect(namesBy({ items })).toEqual([]);
      expect(namesBy({ items: [isBo, over(20)] })).toEqual(['Bo']);
      expect(namesBy({ items, logicOperator: Or })).toEqual(['Ada', 'Bo', 'Cy', 'Di']);
      expect(namesBy({ items, logicOperator: And })).toEqual([]);
      const any = { id: 'any', field: 'name', operator: 'isAnyOf', value: ['Ada', 'Cy'] };
      expect(namesBy({ items: [any, over(20)] })).toEqual(['Cy']);
    },
  );

  proves('Otherwise, write a custom operator. Its test receives the whole row.', () => {
    show(
      <Grid
        columns={[
          {
            field: 'name',
            filterOperators: [
              {
                value: 'own',
                getApplyFilterFn: () => (name, row) => name === 'Ada' || row.amount > 30,
              },
            ],
          },
        ]}
        initialState={{
          filter: { filterModel: { items: [{ field: 'name', operator: 'own' }] } },
        }}
      />,
    );
    expect(textsOf('name')).toEqual(['Ada', 'Di']);
  });

  proves(
    [
      'Even if the items are joined with "or", a row has to match the items and also the quick filter. `quickFilterLogicOperator` joins the words of the quick filter.',
      'Until the user enters a value, an item whose operator needs a value filters nothing, even if the items are joined with "or".',
    ],
    () => {
      const items = [isBo, over(40)];
      const search = { items, logicOperator: Or, quickFilterValues: ['bo', 'di', 'cy'] };
      expect(namesBy({ ...search, quickFilterValues: ['bo'] })).toEqual(['Bo']);
      expect(namesBy(search)).toEqual([]);
      expect(namesBy({ ...search, quickFilterLogicOperator: Or })).toEqual(['Bo', 'Di']);
      const empty = { id: 'empty', field: 'name', operator: 'contains' };
      for (const logicOperator of [And, Or]) {
        expect(namesBy({ items: [isBo, empty], logicOperator })).toEqual(['Bo']);
      }
    },
  );
});

describe('from code', () => {
  proves(
    [
      '| `upsertFilterItem(item)` | Replaces the item with the same `id`, or adds the item |',
      '| `upsertFilterItems(items)` | Replaces or adds several items, in one change of the model |',
      '| `deleteFilterItem(item)` | Removes the item with the same `id` |',
      '| `setFilterLogicOperator(operator)` | Changes how the items are joined |',
      '| `setFilterModel(model)` | Replaces all items and the words of the quick filter |',
      'These methods of the API object change one part of the model and keep the rest.',
      'To clear all filters, pass an empty model:',
    ],
    () => {
      const changed = jest.fn();
      const { api, model } = showWithApi({ onFilterModelChange: changed });
      act(() => api().upsertFilterItem(isBo));
      act(() => api().upsertFilterItem(over(10)));
      act(() => api().upsertFilterItem({ ...isBo, value: 'Cy' }));
      expect(model().items).toEqual([{ ...isBo, value: 'Cy' }, over(10)]);
      changed.mockClear();
      act(() => api().upsertFilterItems([isBo, over(40)]));
      expect(changed).toHaveBeenCalledTimes(1);
      expect(textsOf('name')).toEqual([]);
      act(() => api().setFilterLogicOperator(Or));
      expect(textsOf('name')).toEqual(['Bo', 'Di']);
      act(() => api().deleteFilterItem({ ...isBo, value: 'whatever' }));
      expect(textsOf('name')).toEqual(['Di']);
      act(() => api().setQuickFilterValues(['x']));
      act(() => api().setFilterModel({ items: [isBo] }));
      expect(model().quickFilterValues ?? []).toEqual([]);
      expect(textsOf('name')).toEqual(['Bo']);
      act(() => api().setFilterModel({ items: [] }));
      expect(textsOf('name')).toHaveLength(4);
    },
  );

  proves(
    [
      'If you control `filterModel` and call `upsertFilterItem()` several times in one event handler, only the last call has an effect.',
      'To change several items at the same time, call `upsertFilterItems()`.',
    ],
    () => {
      const names = ['Ada', 'Bo', 'Cy'];
      const upsert = (api: GridApiPro) =>
        names.forEach((value) => api.upsertFilterItem({ ...isBo, id: value, value }));
      const changed = jest.fn();
      const { api, model, unmount } = showWithApi({ onFilterModelChange: changed });
      act(() => upsert(api()));
      expect(changed).toHaveBeenCalledTimes(3);
      expect(model().items.map(({ id }) => id)).toEqual(names);
      unmount();

      const controlled = createApiRef<GridApiPro>();
      function App() {
        const [own, setOwn] = useState<GridFilterModel>({ items: [] });
        return <Grid apiRef={controlled.apiRef} filterModel={own} onFilterModelChange={setOwn} />;
      }
      show(<App />);
      act(() => upsert(controlled.api()));
      const { items } = controlled.api().state.filter.filterModel;
      expect(items.map(({ id }) => id)).toEqual(['Cy']);
      act(() =>
        controlled.api().upsertFilterItems(names.map((value) => ({ ...isBo, id: value, value }))),
      );
      expect(controlled.api().state.filter.filterModel.items).toHaveLength(3);
    },
  );

  proves('The chips in the demo add and remove single items:', async () => {
    const { user } = show(<FilterChips />);
    expect(textsOf('id')).toEqual(['S-04']);
    await user.click(screen.getByRole('button', { name: 'Weak battery' }));
    expect(textsOf('id')).toEqual(['S-03', 'S-04']);
    await user.click(screen.getByRole('button', { name: 'Measures CO₂' }));
    expect(textsOf('id')).toEqual(['S-03']);
    await user.click(screen.getByRole('button', { name: 'Any of' }));
    expect(textsOf('id')).toEqual(['S-03', 'S-04', 'S-05']);
  });

  proves("Ids are compared strictly, so `1` and `'1'` are two items.", () => {
    const { api, model } = showWithApi();
    act(() => api().upsertFilterItem({ ...isBo, id: 1 }));
    act(() => api().upsertFilterItem({ ...isBo, id: '1' }));
    expect(model().items.map(({ id }) => id)).toEqual([1, '1']);
    act(() => api().deleteFilterItem({ ...isBo, id: '1' }));
    expect(model().items.map(({ id }) => id)).toEqual([1]);
  });
});

describe('the panel', () => {
  proves(
    [
      'Set these options in `slotProps.filterPanel`.',
      '`filterFormProps.filterColumns` returns the fields that users can choose in a condition.',
      '`getColumnForNewFilter` returns the field of a new condition. If the function returns `null`, the button adds no condition.',
    ],
    async () => {
      const { user } = show(<OnePerColumn />);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      const add = await screen.findByRole('button', { name: 'Add filter' });
      await user.click(screen.getAllByRole('combobox', { name: 'Columns' })[0] as HTMLElement);
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Room',
        'Measures',
        'Last seen',
      ]);
      await user.keyboard('{Escape}');
      await user.click(add);
      expect(screen.getAllByRole('combobox', { name: 'Columns' })[2]).toHaveTextContent('Measures');
      await user.click(add);
      expect(conditions()).toHaveLength(4);
      await user.click(add);
      expect(conditions()).toHaveLength(4);
    },
  );

  proves('The two functions receive the current filters and the filterable columns.', async () => {
    const got: unknown[] = [];
    const note = (args: {
      currentFilters: readonly object[];
      columns: readonly { field: string }[];
    }) => {
      got.push([args.currentFilters.length, args.columns.map(({ field }) => field)]);
    };
    const { user } = show(
      <Grid
        columns={[...columns, { field: 'id', filterable: false }]}
        initialState={withPanel({ items: [isBo] })}
        slotProps={{
          filterPanel: {
            filterFormProps: {
              filterColumns: (args) => {
                note(args);
                return ['name'];
              },
            },
            getColumnForNewFilter: (args) => {
              note(args);
              return null;
            },
          },
        }}
      />,
    );
    const add = await screen.findByRole('button', { name: 'Add filter' });
    expect(got.at(-1)).toEqual([1, ['name', 'amount']]);
    got.length = 0;
    await user.click(add);
    expect(got[0]).toEqual([1, ['name', 'amount']]);
  });

  proves(
    [
      '`logicOperators: [GridLogicOperator.And]` removes the choice between "and" and "or". An empty array hides the choice and keeps the operator of the model.',
      "If a list that isn't empty lacks the `logicOperator` of the model, the open panel changes the model to the first operator of the list.",
    ],
    async () => {
      const filterModel = { items: [isBo, over(30)], logicOperator: Or };
      const shown = async (logicOperators: GridLogicOperator[] | undefined) => {
        const { model, unmount } = showWithApi({
          initialState: withPanel(filterModel),
          slotProps: { filterPanel: logicOperators ? { logicOperators } : {} },
        });
        await screen.findByRole('button', { name: 'Add filter' });
        const select = screen.queryAllByLabelText('Logic operator').at(-1);
        const input = select?.closest('.MuiDataGrid-filterFormLogicOperatorInput');
        const found = [
          input && getComputedStyle(input).display !== 'none'
            ? select?.closest('.Mui-disabled') !== null
            : 'hidden',
          model().logicOperator,
        ];
        unmount();
        return found;
      };
      expect(await shown(undefined)).toEqual([false, 'or']);
      expect(await shown([And])).toEqual([true, 'and']);
      expect(await shown([])).toEqual(['hidden', 'or']);
      expectConsole('warn', /out-of-range value `or`/);
    },
  );

  proves(
    [
      'To hide the buttons of the panel, set `disableAddFilterButton` and `disableRemoveAllButton`.',
      "To fix a condition, set `filterable: false` on its column. Users then see the condition in the panel, but they can't edit the condition, and _Remove all_ keeps it.",
      "A fixed filter doesn't protect data, because the browser still has all rows.",
    ],
    async () => {
      const { user, unmount } = show(<FixedFilters />);
      expect(textsOf('id')).toEqual(['S-01', 'S-06']);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      const operators = await screen.findAllByRole('combobox', { name: 'Operator' });
      expect(operators.map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', null]);
      expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull();
      unmount();

      const { api, user: other } = showWithApi({
        columns: columns.map((column) =>
          column.field === 'name' ? { ...column, filterable: false } : column,
        ),
        initialState: withPanel({ items: [isBo, over(30)] }),
      });
      expect(textsOf('name')).toEqual([]);
      await other.click(await screen.findByRole('button', { name: 'Remove all' }));
      expect(textsOf('name')).toEqual(['Bo']);
      expect(api().getRow(4)).toEqual(rows[3]);
    },
  );

  proves(
    [
      'To limit the Pro grid to one item, set `disableMultipleColumnsFiltering`. The panel then shows one condition, without _Add filter_ and _Remove all_. If the model has several items, the grid uses the first item and logs an error in development.',
    ],
    async () => {
      show(
        <Grid
          disableMultipleColumnsFiltering
          initialState={withPanel({ items: [isBo, over(30)] })}
        />,
      );
      expect(textsOf('name')).toEqual(['Bo']);
      await screen.findByRole('combobox', { name: 'Operator' });
      expect(conditions()).toHaveLength(1);
      expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull();
      expectConsole('error', /can only contain a single item/);
    },
  );
});

describe('accessibility and speed', () => {
  proves('When a user adds a condition, the focus moves to its value.', async () => {
    const { user } = show(<Grid initialState={withPanel({ items: [isBo] })} />);
    await user.click(await screen.findByRole('button', { name: 'Add filter' }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Value' })[1]).toHaveFocus());
  });

  proves(
    [
      'A filtered header has an icon with the number of filters in its tooltip. The toolbar button shows a dot.',
    ],
    async () => {
      const most = { id: 'most', field: 'amount', operator: '<=', value: 30 };
      const { user } = show(
        <Grid
          showToolbar
          slotProps={{ baseTooltip: { enterDelay: 0 } as object }}
          initialState={{ filter: { filterModel: { items: [isBo, over(20), most] } } }}
        />,
      );
      const tipOf = async (name: string) => {
        const icon = headerOf(name).querySelector('.MuiDataGrid-iconButtonContainer button');
        await user.hover(icon as Element);
        const text = (await screen.findByRole('tooltip')).textContent;
        await user.unhover(icon as Element);
        await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
        return text;
      };
      expect(await tipOf('Amount')).toBe('2 active filters');
      expect(await tipOf('Name')).toBe('1 active filter');
      const dot = screen
        .getByRole('button', { name: 'Filters' })
        .querySelector('.MuiBadge-dot:not(.MuiBadge-invisible)');
      expect(dot).toBeInTheDocument();
    },
  );

  proves(
    'The grid tests each row against each item, even if the items are joined with "or".',
    () => {
      const test = jest.fn(() => true);
      const own = { value: 'own', getApplyFilterFn: () => test };
      const { api } = showWithApi({ columns: [{ field: 'name', filterOperators: [own] }] });
      const items = [1, 2, 3].map((id) => ({ id, field: 'name', operator: 'own', value: id }));
      for (const logicOperator of [And, Or]) {
        test.mockClear();
        act(() => api().setFilterModel({ items, logicOperator }));
        expect(test).toHaveBeenCalledTimes(12);
      }
    },
  );
});
