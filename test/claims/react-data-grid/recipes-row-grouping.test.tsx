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
      'A toolbar shows the levels as chips.',
      'A click on a chip makes it the outermost level, its cross removes it, and the menu adds one.',
      'The toolbar is a [slot](/x/react-data-grid/components/toolbar/), so `useGridApiContext()` gives it the API object and `useGridSelector` lets it follow the model, whoever changes it: the column menu stays in step.',
      '`useKeepGroupedColumnsHidden` hides the column of each chosen level.',
      '<kbd>Delete</kbd> on a focused chip removes the level.',
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
      "Make the month a column of its own that isn't shown, with a number as its value: the first day of the month.",
      'It sorts by time, and `valueFormatter` prints its name.',
      'A column of its own leaves the date column as it is, and people find "Month" in the column menu and in the panels.',
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
      'A date has a value for each day, so it needs a month to group by.',
      "With `groupingValueGetter` on the date itself, as in [Group by part of a value](/x/react-data-grid/row-grouping/#group-by-part-of-a-value), there's no second column, but the two formats share one `valueFormatter`.",
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
      'Rows with `null` stand beside the groups.',
      '`groupingValueGetter` gives them a key, and so a group; `sortComparator` keeps it at the end, and `cellClassName` sets it apart.',
      'The comparison gets the keys of groups when people sort by the grouping column.',
      'In descending order the grid reverses it, and the group comes first; to keep it last both ways, write [`getSortComparator`](/x/react-data-grid/sorting/#write-a-custom-comparison).',
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
      'Groups are sorted by what they show.',
      'So aggregate the column, and sort by it: `sum` of the hours for the most work, `size` of any column for the number of rows.',
      'The same order applies to the rows inside of each group.',
      '`sortModel` is controlled here, so a click on a header has no effect; pass `onSortModelChange` as well if people may change the order themselves.',
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
      '`renderCell` runs for groups, too.',
      'It tells them by `rowNode.type`, and `getRowGroupChildren()` says which rows are inside.',
      'Each button names its group, and `tabIndex` comes from the grid, so that the keyboard order stays that of the cells.',
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
      "`applyFiltering: true` leaves out what a filter hides, so that nobody changes rows that they can't see.",
      '`updateRows()` with several rows at once builds the tree once and leaves groups open.',
      'It changes the grid only: send the same ids to your server, and [undo the change](/x/react-data-grid/editing/persistence/) if it refuses.',
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
      'The ids of groups begin with `auto-generated-row-`, which is enough for a class name.',
      '`leafField` puts the first column of the rows below the name of their group and saves a column.',
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
      'Keep the ids of open groups in a set, and let `isGroupExpandedByDefault` read it: [Tree data](/x/react-data-grid/tree-data/#keep-rows-open-when-data-changes) has the whole component, and nothing of it is special to trees.',
      'The ids are made of fields and keys, such as `auto-generated-row-craft/Joinery`, so they are the same at the next visit; store the set to keep groups open across visits.',
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
  "`bgcolor: 'action.hover'` is translucent and fits both colour schemes.",
  'Advice on names, and what the theme of Material UI holds.',
);
