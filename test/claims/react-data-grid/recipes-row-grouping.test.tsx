import {
  DataGridPremium,
  type DataGridPremiumProps,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  type GridApiPremium,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import ByMonth from '../../../docs/x/react-data-grid/recipes-row-grouping/ByMonth';
import GroupActions from '../../../docs/x/react-data-grid/recipes-row-grouping/GroupActions';
import GroupBands from '../../../docs/x/react-data-grid/recipes-row-grouping/GroupBands';
import GroupBar from '../../../docs/x/react-data-grid/recipes-row-grouping/GroupBar';
import LargestFirst from '../../../docs/x/react-data-grid/recipes-row-grouping/LargestFirst';
import Unassigned from '../../../docs/x/react-data-grid/recipes-row-grouping/Unassigned';
import {
  act,
  cellsOf,
  proves,
  createApiRef,
  exempt,
  headerOf,
  openMenuOf,
  pause,
  screen,
  show,
  textsOf,
  titleOf,
  waitFor,
  within,
} from '../harness';

const groups = () => textsOf(GROUP).filter((text) => text !== '');
const settle = (ms = 30) => act(() => pause(ms));
const menuGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

const rows = [
  { id: 1, craft: 'Joinery', hours: 1 },
  { id: 2, craft: 'Painting', hours: 2 },
  { id: 3, craft: 'Joinery', hours: 4 },
];
const columns: readonly GridColDef[] = [
  { field: 'craft', headerName: 'Craft' },
  { field: 'hours', headerName: 'Hours', type: 'number' },
  { field: 'id', headerName: 'Id' },
];

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <DataGridPremium
      rows={rows}
      columns={columns}
      initialState={{ rowGrouping: { model: ['craft'] } }}
      {...props}
    />
  );
}

describe('a bar for groups', () => {
  proves(
    [
      'In this demo, a toolbar shows the levels as chips.',
      'A click on a chip moves the level to the top.',
      'The cross of a chip removes the level, and the menu adds one.',
      'It calls the API object from `useGridApiContext()` and reads the model with `useGridSelector`, so the bar also shows changes from the column menu.',
      '`useKeepGroupedColumnsHidden` hides the columns of the levels.',
      '<kbd>Delete</kbd> on a focused chip removes the level.',
      'The bar is a component in the [`toolbar` slot](/x/react-data-grid/components/toolbar/).',
    ],
    async () => {
      const { user } = show(<GroupBar />);
      const toolbar = () => within(screen.getByRole('toolbar'));
      const chips = () =>
        [...screen.getByRole('toolbar').querySelectorAll('.MuiChip-label')].map(
          ({ textContent }) => textContent,
        );
      expect(chips()).toEqual(['1. Craft']);
      expect(textsOf('craft')).toEqual([]);
      await user.click(toolbar().getByRole('button', { name: 'Add level' }));
      await user.click(screen.getByRole('menuitem', { name: 'Client' }));
      await menuGone();
      expect(chips()).toEqual(['1. Craft', '2. Client']);
      expect(textsOf('client')).toEqual([]);
      await user.click(toolbar().getByRole('button', { name: /^Client, level 2/ }));
      expect(chips()).toEqual(['1. Client', '2. Craft']);
      await openMenuOf(user, 'Person');
      await user.click(screen.getByRole('menuitem', { name: 'Group by Person' }));
      await menuGone();
      expect(chips()).toEqual(['1. Client', '2. Craft', '3. Person']);
      const craft = toolbar().getByRole('button', { name: /^Craft/ });
      act(() => craft.focus());
      await user.keyboard('{Delete}');
      expect(chips()).toEqual(['1. Client', '2. Person']);
      expect(textsOf('craft')).not.toEqual([]);
      const cross = toolbar()
        .getByRole('button', { name: /^Client/ })
        .querySelector('.MuiChip-deleteIcon');
      await user.click(cross as Element);
      expect(chips()).toEqual(['1. Person']);
      await settle();
    },
  );
});

describe('months', () => {
  proves(
    [
      'To group dates by month, add a hidden column whose value is the first day of the month as a number.',
      'The number sorts by time, and `valueFormatter` returns the name of the month:',
      'The date column stays as it is, and users find "Month" in the column menu and in the panels.',
    ],
    async () => {
      const { user } = show(<ByMonth />);
      await settle();
      expect(groups()).toEqual(['March 2026 (2)', 'April 2026 (3)', 'May 2026 (1)']);
      expect(textsOf('month')).toEqual([]);
      expect(textsOf('due').filter(Boolean)).toContain('Apr 9');
      expect(await openMenuOf(user, 'Month')).toContain('Stop grouping by Month');
      await user.keyboard('{Escape}');
      await menuGone();
      await openMenuOf(user, 'Due');
      await user.click(screen.getByRole('menuitem', { name: 'Manage columns' }));
      expect((await screen.findAllByRole('checkbox', { name: 'Month' })).length).toBeGreaterThan(0);
      await settle();
    },
  );

  proves(
    [
      'Without a second column, you can return the month from [`groupingValueGetter`](/x/react-data-grid/row-grouping/#group-by-part-of-a-value) of the date column.',
      'The `valueFormatter` of the column then formats months and dates.',
    ],
    () => {
      const dated = [16, 17].map((date) => ({ id: date, due: new Date(2026, 2, date) }));
      const grid = (column: Partial<GridColDef>) => (
        <Grid
          rows={dated}
          columns={[{ field: 'due', type: 'date', ...column }]}
          initialState={{ rowGrouping: { model: ['due'] } }}
          defaultGroupingExpansionDepth={-1}
        />
      );
      const { unmount } = show(grid({}));
      expect(groups()).toHaveLength(2);
      unmount();
      const formatted = jest.fn((value?: unknown) => typeof value);
      show(
        grid({
          groupingValueGetter: (value: Date) => value.getMonth(),
          valueFormatter: formatted,
        }),
      );
      expect(groups()).toEqual(['number (2)']);
      expect(textsOf('due')).toEqual(['undefined', 'object', 'object']);
    },
  );
});

describe('rows without a value', () => {
  proves(
    [
      'Rows with `null` appear next to the groups.',
      'To collect them in a group, return a key from `groupingValueGetter`:',
      'When users sort by the grouping column, `sortComparator` receives the keys of groups and keeps this group at the end.',
      '`cellClassName` styles it.',
      'In descending order, the grid reverses `sortComparator`, and the group is first.',
    ],
    async () => {
      const missing = [...rows, { id: 4, craft: null, hours: 1 }];
      const { unmount } = show(<Grid rows={missing} />);
      expect(textsOf('id')).toEqual(['4', '', '']);
      unmount();
      const demo = show(<Unassigned />);
      expect(groups()).toEqual(['Ayşe (2)', 'Tom (2)', 'Nobody yet (2)']);
      expect(cellsOf(GROUP).at(-1)).toHaveClass('job-nobody');
      await demo.user.click(titleOf('Person'));
      expect(groups()).toEqual(['Nobody yet (2)', 'Tom (2)', 'Ayşe (2)']);
      demo.unmount();
      const compared: unknown[] = [];
      show(
        <Grid
          rows={missing}
          columns={[
            {
              field: 'craft',
              groupingValueGetter: (value: string | null) => value ?? 'None',
              sortComparator: (one: string, other: string) => {
                compared.push(one, other);
                return one.localeCompare(other);
              },
            },
          ]}
          initialState={{
            rowGrouping: { model: ['craft'] },
            sorting: { sortModel: [{ field: GROUP, sort: 'asc' }] },
          }}
        />,
      );
      expect(new Set(compared)).toEqual(new Set(['Joinery', 'Painting', 'None']));
    },
  );
});

describe('largest first', () => {
  proves(
    [
      'Groups are sorted by the value that they show.',
      'Use `sum` of the hours to put the most work first, and `size` of any column to put the most rows first.',
      'The same order applies to the rows inside each group.',
      'The demo controls `sortModel`, so a click on a header has no effect.',
    ],
    async () => {
      const { user, unmount } = show(<LargestFirst />);
      await settle();
      expect(textsOf('hours').slice(0, 3)).toEqual(['45', '24', '5']);
      await user.click(titleOf('Hours'));
      await settle();
      expect(headerOf('Hours')).toHaveAttribute('aria-sort', 'descending');
      expect(textsOf('hours').slice(0, 3)).toEqual(['45', '24', '5']);
      await user.click(screen.getByRole('combobox', { name: 'Order of the crafts' }));
      await user.click(screen.getByRole('option', { name: 'By name' }));
      await settle(300);
      expect(groups()).toEqual(['Joinery (3)', 'Painting (2)', 'Upholstery (1)']);
      unmount();
      show(
        <Grid
          defaultGroupingExpansionDepth={-1}
          initialState={{
            rowGrouping: { model: ['craft'] },
            aggregation: { model: { hours: 'sum' } },
            sorting: { sortModel: [{ field: 'hours', sort: 'desc' }] },
          }}
        />,
      );
      await settle();
      expect(textsOf('hours')).toEqual(['5', '4', '1', '2', '2', '7']);
    },
  );
});

describe('actions and bands', () => {
  proves(
    [
      'To show a button for a group, check `rowNode.type` in `renderCell`.',
      '`getRowGroupChildren()` returns the rows of the group:',
      'Name each button after its group, and pass `tabIndex` of the params, so that the grid keeps one tab stop.',
    ],
    async () => {
      const { user } = show(<GroupActions />);
      const button = screen.getByRole('button', { name: 'Finish all jobs for Café Luna' });
      expect(button).toHaveAttribute('tabindex', '-1');
      const states = () => textsOf('done').filter((text) => text !== 'Finish all');
      expect(states()).toEqual(['open', 'open', 'done', 'open', 'open', 'open']);
      await user.click(button);
      expect(states()).toEqual(['done', 'done', 'done', 'open', 'open', 'open']);
    },
  );

  proves(
    [
      'With `applyFiltering: true`, the result leaves out rows that a filter hides.',
      'Pass all rows to `updateRows()` in one call.',
      'The grid then builds the groups once and keeps them open.',
      '`updateRows()` changes only the grid.',
      "Users then don't change rows that they can't see.",
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApiPremium>();
      const processRowUpdate = jest.fn((row: object) => row);
      show(
        <Grid
          apiRef={apiRef}
          processRowUpdate={processRowUpdate}
          initialState={{
            rowGrouping: { model: ['craft'] },
            filter: { filterModel: { items: [{ field: 'hours', operator: '>', value: 1 }] } },
          }}
        />,
      );
      const groupId = 'auto-generated-row-craft/Joinery';
      expect(api().getRowGroupChildren({ groupId })).toEqual([1, 3]);
      const seen = api().getRowGroupChildren({ groupId, applyFiltering: true });
      expect(seen).toEqual([3]);
      act(() => api().setRowChildrenExpansion(groupId, true));
      const built = jest.fn();
      act(() => {
        api().subscribeEvent('rowsSet', built);
      });
      act(() => api().updateRows([1, 3].map((id) => ({ id, hours: 9 }))));
      expect(built).toHaveBeenCalledTimes(1);
      expect(textsOf('hours')).toEqual(['', '9', '9', '']);
      expect(processRowUpdate).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      'The ids of groups begin with `auto-generated-row-`.',
      '`leafField` shows the first column of the rows below the names of the groups, which saves a column.',
    ],
    () => {
      show(<GroupBands />);
      const bands = [...document.querySelectorAll('.craft-band')].map((row) => row.textContent);
      expect(bands).toHaveLength(3);
      expect(bands[0]).toMatch(/^Joinery \(3\)/);
      expect(textsOf(GROUP).slice(0, 2)).toEqual(['Joinery (3)', 'Café Luna']);
    },
  );

  proves(
    [
      'To keep groups open on the next visit, save the ids of open groups, and return them from `isGroupExpandedByDefault`:',
      'The ids contain fields and keys, such as `auto-generated-row-craft/Joinery`, so they are the same on the next visit.',
      'The same code keeps groups open when `rows` changes.',
    ],
    () => {
      const { apiRef, api } = createApiRef<GridApiPremium>();
      const open = new Set<unknown>();
      const grid = (data = rows) => (
        <Grid apiRef={apiRef} rows={data} isGroupExpandedByDefault={isOpen} />
      );
      const isOpen = ({ id }: { id: unknown }) => open.has(id);
      const { rerender, unmount } = show(grid());
      act(() => {
        api().subscribeEvent('rowExpansionChange', ({ id }) => open.add(id));
      });
      act(() => api().setRowChildrenExpansion('auto-generated-row-craft/Joinery', true));
      rerender(grid([...rows]));
      expect(textsOf('id')).toEqual(['', '1', '3', '']);
      unmount();
      show(grid());
      expect(textsOf('id')).toEqual(['', '1', '3', '']);
    },
  );
});

exempt(
  'The color `action.hover` is translucent and works in light and dark mode.',
  'Advice on names, and what the theme of Material UI holds.',
);
