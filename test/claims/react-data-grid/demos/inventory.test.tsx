import { styled } from '@mui/material/styles';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_AGGREGATION_FUNCTIONS,
  type GridApiPremium,
  type GridColDef,
  GridEditInputCell,
} from '@mui/x-data-grid-premium';
import { LevelBar } from '../../../../docs/x/react-data-grid/demos/inventory/cells';
import { createColumns, states } from '../../../../docs/x/react-data-grid/demos/inventory/columns';
import Inventory from '../../../../docs/x/react-data-grid/demos/inventory/Inventory';
import {
  initialStock,
  stateOf,
  type StockItem,
} from '../../../../docs/x/react-data-grid/demos/inventory/stock';
import { act, proves, createApiRef, expectTypeError, fireEvent, pause, show } from '../../harness';

/** Gets the props of each render of a Premium grid. */
const mockGrid = jest.fn();

jest.mock('@mui/x-data-grid-premium', () => {
  const actual = jest.requireActual('@mui/x-data-grid-premium');
  return {
    ...actual,
    DataGridPremium: (props: object) => {
      // The demo has no API ref of its own.
      const apiRef = actual.useGridApiRef();
      const all = { apiRef, ...props };
      mockGrid(all);
      return <actual.DataGridPremium {...all} />;
    },
  };
});

let isNarrow = false;

beforeEach(() => {
  mockGrid.mockClear();
  isNarrow = false;
  // What jsdom hasn't.
  Object.assign(window, {
    matchMedia: () => ({ matches: isNarrow, addEventListener() {}, removeEventListener() {} }),
  });
});

const gridProps = (): DataGridPremiumProps<StockItem> => mockGrid.mock.lastCall[0];
const gridApi = () => gridProps().apiRef?.current as GridApiPremium;
/** Totals and checks come after a render. */
const settle = (ms = 20) => act(() => pause(ms));

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`There is no ${selector}.`);
  }
  return found;
}
const cellAt = (id: string, field: string) => find(`[data-id="${id}"] [data-field="${field}"]`);
/** A search by role reads all cells, and takes seconds. */
function button(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].find((one) =>
    [one.getAttribute('aria-label'), one.textContent].includes(name),
  );
}
function press(name: string): void {
  const found = button(name);
  if (!found) {
    throw new Error(`There is no button ${name}.`);
  }
  fireEvent.click(found);
}
/** A tile, by its label: its count stands before it. */
function tile(label: string): HTMLElement {
  const found = [...find('[aria-label="Filter by state"]').children].find((one) =>
    new RegExp(`^\\d+${label}$`).test(one.textContent ?? ''),
  );
  return found as HTMLElement;
}
const countOf = (label: string) => Number.parseInt(tile(label).textContent ?? '', 10);
const lastChange = () => find('output').textContent;
const leaves = () => [...document.querySelectorAll('.MuiDataGrid-row:not(.group)')];
const groups = () => [...document.querySelectorAll('.MuiDataGrid-row.group')];
const rowOf = (id: string) => gridProps().rows?.find((row) => row.id === id);
const search = (text: string) =>
  fireEvent.change(find('[aria-label="Search parts"]'), { target: { value: text } });

async function openCell(id: string, field: string): Promise<HTMLElement> {
  fireEvent.doubleClick(cellAt(id, field));
  await settle();
  return find('.MuiDataGrid-cell--editing input');
}
async function type(input: HTMLElement, value: string, ms = 20): Promise<void> {
  fireEvent.change(input, { target: { value } });
  await settle(ms);
}
async function enter(input: HTMLElement): Promise<void> {
  fireEvent.keyDown(input, { key: 'Enter' });
  await settle();
}
const isEditing = () => document.querySelector('.MuiDataGrid-cell--editing') !== null;

describe('what people do', () => {
  proves(
    [
      'A shop for bicycle parts keeps 14 parts in three warehouses.',
      '| `stock.ts` | The data, and the rule that derives a state from three numbers |',
      'Rows don\'t store a state such as "low" or "empty".',
    ],
    () => {
      expect(new Set(initialStock.map(({ part }) => part)).size).toBe(14);
      expect(new Set(initialStock.map(({ warehouse }) => warehouse)).size).toBe(3);
      expect(initialStock).toHaveLength(42);
      const item = initialStock[0] as StockItem;
      const stateWith = (onHand: number, ordered = 0) =>
        stateOf({ ...item, reorderAt: 5, onHand, ordered });
      expect([stateWith(6), stateWith(5), stateWith(0), stateWith(0, 1)]).toEqual([
        'inStock',
        'low',
        'out',
        'ordered',
      ]);
      for (const row of initialStock) {
        expect(Object.values(row)).not.toEqual(expect.arrayContaining([stateOf(row)]));
      }
    },
  );

  proves(
    [
      'This application shows the stock and marks parts that run low.',
      'Users correct a count, order missing parts, and receive deliveries.',
      '| `Inventory.tsx` | The state of the page, and the grid |',
      '| `useStock.ts` | A reducer for all changes of the stock, and undo |',
      '| `Controls.tsx` | Search, grouping, and the line with the last change |',
      'The demo has no confirmation dialogs.',
      'After each change, a line below the grid describes the change, and a button undoes it.',
      'The reducer keeps the previous list.',
      'Rows are never mutated, so the previous list costs one reference.',
    ],
    async () => {
      const confirm = jest.spyOn(window, 'confirm');
      const copy = JSON.stringify(initialStock);
      show(<Inventory />);
      expect(cellAt('G-D70', 'state')).toHaveTextContent('Empty');
      expect(gridProps().rows).toBe(initialStock);
      press('Order Bottom bracket, Ghent');
      expect(lastChange()).toBe('Bottom bracket, Ghent: 30 ordered from Forniture Veloce.');
      const ordered = gridProps().rows;
      press('Receive Bottom bracket, Ghent');
      expect(lastChange()).toBe('Bottom bracket, Ghent: delivery received, 30 on hand.');
      press('Undo');
      expect(gridProps().rows).toBe(ordered);
      const input = await openCell('G-D11', 'onHand');
      await type(input, '60');
      await enter(input);
      expect(lastChange()).toBe('Chain, 11-speed, Ghent: 60 on hand, reorder at 24.');
      expect(document.querySelector('[role="dialog"]')).toBeNull();
      expect(confirm).not.toHaveBeenCalled();
      expect(JSON.stringify(initialStock)).toBe(copy);
      press('Category');
      await settle();
      expect(groups()).toHaveLength(5);
      search('chainring');
      await settle(300);
      expect(leaves()).toHaveLength(3);
    },
  );

  proves(
    [
      'Double-click a number under "On hand" or "Reorder at", and enter more than the shelf can hold.',
      'The grid rejects the number.',
      '| `PiecesInput.tsx` | The check and the input of the two [editable](/x/react-data-grid/editing/) columns |',
      '`preProcessEditCellProps` compares the number with the capacity of the shelf.',
      "If the number doesn't fit, a tooltip explains the reason and <kbd>Enter</kbd> doesn't save.",
    ],
    async () => {
      show(<Inventory />);
      for (const field of ['onHand', 'reorderAt']) {
        const input = await openCell('G-D11', field);
        await type(input, '81');
        expect(input).toHaveAttribute('aria-invalid', 'true');
        expect(find('[role="tooltip"]')).toHaveTextContent('A whole number from 0 to 80');
        await enter(input);
        expect(isEditing()).toBe(true);
        await type(input, '80');
        expect(input).toHaveAttribute('aria-invalid', 'false');
        await enter(input);
        expect(isEditing()).toBe(false);
      }
      expect(rowOf('G-D11')).toMatchObject({ onHand: 80, reorderAt: 80 });
      act(() => gridApi().setCellFocus('L-D11', 'onHand'));
      await enter(cellAt('L-D11', 'onHand'));
      expect(isEditing()).toBe(true);
    },
  );

  proves(
    [
      'The input sets `debounceMs={0}`.',
      'With the default of 200 ms, the grid would still use the previous check when a user corrects a number and presses <kbd>Enter</kbd> quickly.',
    ],
    async () => {
      const correctIn = async (input: HTMLElement) => {
        await type(input, '81', 300);
        await type(input, '7', 0);
        await enter(input);
        return isEditing();
      };
      const demo = show(<Inventory />);
      expect(await correctIn(await openCell('G-D11', 'onHand'))).toBe(false);
      demo.unmount();
      show(
        <DataGridPremium
          rows={[{ id: 'a', n: 1 }]}
          columns={[
            {
              field: 'n',
              type: 'number',
              editable: true,
              preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value > 80 }),
              renderEditCell: (params) => <GridEditInputCell {...params} />,
            },
          ]}
        />,
      );
      expect(await correctIn(await openCell('a', 'n'))).toBe(true);
    },
  );

  proves(
    'Row grouping and aggregation require [Premium](/x/introduction/licensing/#premium-plan), so the demo uses `DataGridPremium`.',
    async () => {
      for (const prop of ['rowGroupingModel', 'aggregationModel']) {
        await expectTypeError(
          `import { DataGridPro } from '@mui/x-data-grid-pro';
          export const grid = <DataGridPro columns={[]} ${prop}={undefined} />;`,
          new RegExp(`TS2322.*${prop}`),
        );
      }
    },
  );
});

describe('states and filters', () => {
  proves(
    [
      '| `cells.tsx` | The contents of cells: label, level, and mix of states |',
      '| `StateFilter.tsx` | The tiles |',
      'The state column derives the state from the number on hand, the number on order, and the reorder point:',
      'When a user edits a number, the label, the tile, the bar of the group, and the filter follow.',
    ],
    async () => {
      show(<Inventory />);
      await settle();
      const groupBar = () => groups()[0]?.querySelector('[role="img"]')?.getAttribute('aria-label');
      expect(cellAt('G-D70', 'state')).toHaveTextContent('Empty');
      expect(gridApi().getCellValue('G-D70', 'state')).toBe('out');
      expect([countOf('Empty'), countOf('In stock')]).toEqual([3, 28]);
      expect(groupBar()).toBe('11 in stock, 2 low, 1 empty');
      fireEvent.click(tile('Empty'));
      await settle(300);
      expect(leaves()).toHaveLength(3);
      const input = await openCell('G-D70', 'onHand');
      await type(input, '30');
      await enter(input);
      expect([countOf('Empty'), countOf('In stock')]).toEqual([2, 29]);
      expect(leaves()).toHaveLength(2);
      fireEvent.click(tile('All items'));
      await settle(300);
      expect(cellAt('G-D70', 'state')).toHaveTextContent('In stock');
      expect(groupBar()).toBe('12 in stock, 2 low');
    },
  );

  proves(
    'With the `singleSelect` type and `valueOptions`, the [filter panel](/x/react-data-grid/filtering/) offers the same states by name.',
    async () => {
      show(<Inventory />);
      expect(gridApi().getColumn('state').type).toBe('singleSelect');
      act(() => gridApi().showFilterPanel('state'));
      await settle();
      const options = [...document.querySelectorAll('.MuiDataGrid-panel option, [role="option"]')];
      const selects = document.querySelectorAll('.MuiDataGrid-panel [role="combobox"]');
      if (selects.length > 0) {
        fireEvent.mouseDown(selects[selects.length - 1] as Element);
        await settle();
        options.push(...document.querySelectorAll('[role="option"]'));
      }
      expect(options.map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['In stock', 'Low', 'Empty', 'On order']),
      );
    },
  );

  proves(
    [
      'The tiles and the search field have no state.',
      'Both read the `filterModel` of the grid and update it, so they agree with filters that users set in the column menu.',
      'A tile replaces the filter of the state column and keeps the filters of other columns:',
      'The search field sets `quickFilterValues`.',
      'The counts on the tiles include all items, not just the filtered ones.',
      'Otherwise, all tiles except the pressed one would show zero.',
    ],
    async () => {
      show(<Inventory />);
      const other = { id: 1, field: 'onHand', operator: '>', value: '1' };
      act(() => gridApi().upsertFilterItem(other));
      fireEvent.click(tile('Low'));
      expect(tile('Low')).toHaveAttribute('aria-pressed', 'true');
      expect(gridProps().filterModel?.items).toEqual([
        other,
        { id: 'tile', field: 'state', operator: 'is', value: 'low' },
      ]);
      search('chain');
      expect(gridProps().filterModel).toMatchObject({ quickFilterValues: ['chain'] });
      expect(gridProps().filterModel?.items).toHaveLength(2);
      await settle(300);
      const fromMenu = (operator: string, value: string) => {
        const item = { id: 2, field: 'state', operator, value };
        act(() => gridApi().setFilterModel({ items: [item] }));
      };
      fromMenu('is', 'ordered');
      expect(find('[aria-label="Search parts"]')).toHaveValue('');
      expect(tile('On order')).toHaveAttribute('aria-pressed', 'true');
      expect(tile('Low')).toHaveAttribute('aria-pressed', 'false');
      expect(countOf('In stock')).toBe(28);
      fromMenu('not', 'ordered');
      expect(tile('On order')).toHaveAttribute('aria-pressed', 'false');
    },
  );
});

describe('groups', () => {
  proves(
    [
      '| `columns.tsx` | The [columns](/x/react-data-grid/column-definition/), the [custom aggregation](/x/react-data-grid/aggregation/), and the [actions](/x/react-data-grid/column-definition/) |',
      'The custom function of the demo counts the states of a group and returns an object, which the cell draws as a bar:',
      "`hasCellUnit: false` declares that the result isn't a value of the column.",
      '`getAggregationPosition` puts results into the group rows and into a total row at the end.',
      'In the list view, the function returns `null`, because a total row would be a card without a name.',
    ],
    async () => {
      const values = ['low', 'low', 'out'] as const;
      expect(states.apply({ values: [...values], groupId: 'a', field: 'state' })).toEqual({
        inStock: 0,
        low: 2,
        out: 1,
        ordered: 0,
      });
      const { unmount } = show(<Inventory />);
      await settle();
      // Three warehouses, and the row of totals.
      expect(groups()).toHaveLength(4);
      for (const group of groups()) {
        expect(group.querySelector('[data-field="state"] [role="img"]')).not.toBeNull();
      }
      expect(groups()[3]).toHaveTextContent(/^Total/);
      unmount();
      isNarrow = true;
      const narrow = show(<Inventory />);
      await settle();
      expect(groups()).toHaveLength(0);
      narrow.unmount();

      const got = jest.fn();
      show(
        <DataGridPremium
          rows={[{ id: 1, n: 1 }]}
          columns={[
            {
              field: 'n',
              renderCell: ({ aggregation }) => {
                got(aggregation?.hasCellUnit);
                return null;
              },
            },
          ]}
          aggregationFunctions={{
            ...GRID_AGGREGATION_FUNCTIONS,
            own: { apply: () => 1, hasCellUnit: false },
          }}
          initialState={{ aggregation: { model: { n: 'own' } } }}
        />,
      );
      await settle();
      expect(new Set(got.mock.calls.flat())).toEqual(new Set([undefined, false]));
    },
  );

  proves(
    [
      'The grid also calls `renderCell` and `getActions` for group rows, whose `row` has none of your fields.',
      'In `renderCell`, check `rowNode.type`.',
      '`getActions` receives no `rowNode`, so check a field of `row` there.',
    ],
    async () => {
      const got = jest.fn();
      const columns: GridColDef[] = [
        { field: 'g' },
        {
          field: 'n',
          renderCell: ({ id, row, rowNode }) => {
            got('renderCell', id === 1, rowNode.type, 'n' in row);
            return null;
          },
        },
        {
          field: 'do',
          type: 'actions',
          getActions: (params) => {
            got('getActions', params.id === 1, 'rowNode' in params, 'n' in params.row);
            return [];
          },
        },
      ];
      show(
        <DataGridPremium
          rows={[{ id: 1, g: 'a', n: 1 }]}
          columns={columns}
          defaultGroupingExpansionDepth={-1}
          initialState={{ rowGrouping: { model: ['g'] } }}
        />,
      );
      await settle();
      expect(new Set(got.mock.calls.map(String))).toEqual(
        new Set([
          'renderCell,true,leaf,true',
          'renderCell,false,group,false',
          'getActions,true,false,true',
          'getActions,false,false,false',
        ]),
      );
    },
  );

  proves(
    [
      '| `SalesPanel.tsx` | The [panel below a row](/x/react-data-grid/master-detail/) |',
      'Press the plus at the end of a row to see its sales.',
    ],
    async () => {
      show(<Inventory />);
      expect(document.querySelector('.MuiDataGrid-detailPanel')).toBeNull();
      fireEvent.click(
        cellAt('G-D11', '__detail_panel_toggle__').querySelector('button') as Element,
      );
      await settle();
      expect(find('.MuiDataGrid-detailPanel')).toHaveTextContent(
        /Sold a week.*SupplierKettenwerk Suhl/,
      );
      expect(find('.MuiDataGrid-detailPanel [role="img"]')).toHaveAttribute(
        'aria-label',
        expect.stringMatching(/last 12 weeks: (\d+, ){11}\d+$/),
      );
    },
  );
});

describe('cards and cost', () => {
  proves(
    [
      'On a phone, the rows become cards.',
      '| `StockCard.tsx` | The column of the [list view](/x/react-data-grid/list-view/) |',
      "Seven columns don't fit into 390 px.",
      'Below the `sm` breakpoint of the theme, the demo sets `listView`, and the grid shows the `listViewColumn` instead of the columns.',
      'Filters, search, and actions still work.',
      'The list view of the demo has no groups, no editing, and no details.',
    ],
    async () => {
      const wide = show(<Inventory />);
      await settle();
      const columns = gridApi().getVisibleColumns();
      expect(columns).toHaveLength(7);
      const width = columns.reduce((sum, column) => sum + (column.minWidth ?? 0), 0);
      const set = columns.reduce(
        (sum, one) => sum + Math.max(one.flex ? 0 : (one.width ?? 0), one.minWidth ?? 0),
        0,
      );
      expect(Math.max(width, set)).toBeGreaterThan(390);
      expect(gridProps().listView).toBe(false);
      expect(button('Category')).toBeDefined();
      wide.unmount();
      isNarrow = true;
      show(<Inventory />);
      await settle();
      expect(gridProps().listView).toBe(true);
      expect(button('Category')).toBeUndefined();
      expect(document.querySelectorAll('[data-id="G-D11"] [role="gridcell"]')).toHaveLength(1);
      expect(cellAt('G-D11', 'card')).toHaveTextContent('Chain, 11-speedGhent · In stock64');
      expect(document.querySelector('[data-field="__detail_panel_toggle__"]')).toBeNull();
      fireEvent.doubleClick(cellAt('G-D11', 'card'));
      await settle();
      expect(isEditing()).toBe(false);
      press('Order Bottom bracket, Ghent');
      expect(cellAt('G-D70', 'card')).toHaveTextContent('On order');
      fireEvent.click(tile('Empty'));
      await settle(300);
      expect(leaves()).toHaveLength(2);
      search('hub');
      await settle(300);
      expect(leaves()).toHaveLength(1);
    },
  );

  proves(
    [
      "The columns are created once, because the `dispatch` function of a reducer doesn't change.",
      "The reducer keeps the objects of unchanged rows, so memoized components that receive a row don't re-render.",
      'If the actions used `items`, each edit would create new columns, and the grid would process all of them again.',
    ],
    async () => {
      const demo = show(<Inventory />);
      const before = gridProps();
      press('Order Bottom bracket, Ghent');
      const after = gridProps();
      expect(after.columns).toBe(before.columns);
      expect(after.rows?.filter((row) => !before.rows?.includes(row)).map(({ id }) => id)).toEqual([
        'G-D70',
      ]);
      demo.unmount();

      const { apiRef, api } = createApiRef<GridApiPremium>();
      const element = (rows: readonly StockItem[], columns: readonly GridColDef<StockItem>[]) => (
        <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} />
      );
      const columns = createColumns(() => {});
      const { rerender } = show(element(initialStock, columns));
      const first = api().getAllColumns();
      const kept = () =>
        columns.filter(({ field }) => first.includes(api().getColumn(field))).length;
      rerender(element(initialStock.slice(1), columns));
      // All but the toggle of panels, of which this grid has none.
      expect(kept()).toBe(columns.length - 1);
      rerender(
        element(
          initialStock.slice(1),
          createColumns(() => {}),
        ),
      );
      expect(kept()).toBe(0);
    },
  );

  proves(
    [
      'The level bar is two boxes in a frame.',
      'Cells use `styled`.',
      'The `sx` prop processes its styles for each cell on each render.',
    ],
    () => {
      const { container, unmount } = show(<LevelBar item={initialStock[0] as StockItem} />);
      expect(container.firstElementChild?.children).toHaveLength(2);
      unmount();
      const read = jest.fn();
      const withGetter = (name: string) => ({
        get paddingTop() {
          read(name);
          return 1;
        },
      });
      const Own = styled('span')(withGetter('styled'));
      const sx = withGetter('sx');
      const element = (title: string) => (
        <>
          <Own title={title} />
          <Box sx={sx} title={title} />
        </>
      );
      const { rerender } = show(element('a'));
      read.mockClear();
      rerender(element('b'));
      expect(new Set(read.mock.calls.flat())).toEqual(new Set(['sx']));
    },
  );
});
