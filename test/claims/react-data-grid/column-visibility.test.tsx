import { useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridApi,
  type GridColDef,
  type GridColumnVisibilityModel,
  GridPreferencePanelsValue,
} from '@mui/x-data-grid';
import { DataGridPremium, type GridApiPremium } from '@mui/x-data-grid-premium';
import ColumnsPanel from '../../../docs/x/react-data-grid/column-visibility/ColumnsPanel';
import ControlledVisibility from '../../../docs/x/react-data-grid/column-visibility/ControlledVisibility';
import InitialVisibility from '../../../docs/x/react-data-grid/column-visibility/InitialVisibility';
import PersistedVisibility from '../../../docs/x/react-data-grid/column-visibility/PersistedVisibility';
import { act, proves, createApiRef, openMenuOf, screen, show, textsOf, waitFor } from '../harness';

const rows = [
  { id: 1, a: 'x', b: 'two', c: 2 },
  { id: 2, a: 'y', b: 'one', c: 1 },
];

const columns: readonly GridColDef[] = [
  { field: 'c', headerName: 'Cherry' },
  { field: 'a', headerName: 'Apple' },
  { field: 'b', headerName: 'Banana' },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} hideFooter {...props} />;
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

const hiding = (columnVisibilityModel: GridColumnVisibilityModel) => ({
  initialState: { columns: { columnVisibilityModel } },
});

const headers = () =>
  screen.getAllByRole('columnheader').map((header) => header.getAttribute('data-field'));

/** That of the panel; the toolbar has another one. */
function searchField(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(
    '.MuiDataGrid-columnsManagementHeader input',
  );
  if (!field) {
    throw new Error('The panel is closed.');
  }
  return field;
}

/** Opens the panel with the toolbar's button. */
async function openPanel(user: ReturnType<typeof show>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await waitFor(searchField);
}

const checkbox = (name: string) => screen.getByRole('checkbox', { name });

/** The names of all checkboxes in the panel but the last, "Show/Hide All". */
function listed(): readonly (string | undefined)[] {
  return screen
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('name') ?? undefined)
    .filter((name) => name !== 'Show/Hide All');
}

describe('the model', () => {
  proves(
    [
      'All columns are visible until you or your users hide them.',
      'The visibility model maps a field to `true` (visible) or `false` (hidden).',
      "Fields that aren't in the model are visible.",
      'After the first render, the grid manages the model, so users can show the columns again.',
    ],
    () => {
      for (const props of [{}, hiding({})]) {
        const { unmount } = show(<Grid {...props} />);
        expect(headers()).toEqual(['c', 'a', 'b']);
        unmount();
      }
      const { unmount } = show(<Grid {...hiding({ a: false, b: true })} />);
      expect(headers()).toEqual(['c', 'b']);
      unmount();
      show(<InitialVisibility />);
      expect(headers()).toEqual(['train', 'to', 'leaves', 'delay']);
    },
  );

  proves(["Without the callback, users can't change the visibility."], async () => {
    const { user } = show(<Grid columnVisibilityModel={{ c: false }} {...hiding({ a: false })} />);
    expect(headers()).toEqual(['a', 'b']);
    await openMenuOf(user, 'Apple');
    await user.click(screen.getByRole('menuitem', { name: 'Hide column' }));
    expect(headers()).toEqual(['a', 'b']);
  });

  proves(
    'If another part of your page reads or changes the visibility, pass the `columnVisibilityModel` prop and store each new model in `onColumnVisibilityModelChange`.',
    async () => {
      const { user } = show(<ControlledVisibility />);
      expect(headers()).not.toContain('operator');
      await user.click(screen.getByRole('button', { name: 'Staff' }));
      expect(headers()).toEqual(['train', 'platform', 'operator', 'delay']);
      await openMenuOf(user, 'Delay');
      await user.click(screen.getByRole('menuitem', { name: 'Hide column' }));
      expect(headers()).toEqual(['train', 'platform', 'operator']);
    },
  );

  proves(
    '`disableColumnSelector` removes the panel and menu items that have no effect without a callback.',
    async () => {
      const { user, unmount } = show(<Grid showToolbar />);
      expect(await openMenuOf(user, 'Apple')).toEqual(
        expect.arrayContaining(['Hide column', 'Manage columns']),
      );
      expect(screen.getByRole('button', { name: 'Columns' })).toBeInTheDocument();
      unmount();
      const other = show(<Grid showToolbar disableColumnSelector />);
      expect((await openMenuOf(other.user, 'Apple')).join()).not.toMatch(/column/);
      expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
    },
  );
});

describe('from code', () => {
  proves(
    [
      '`setColumnVisibility(field, isVisible)` changes one column.',
      'If you control the model, only the last of several `setColumnVisibility()` calls in one handler applies.',
      'Call `setColumnVisibilityModel()` once instead.',
      '`setColumnVisibilityModel(model)` replaces the model. `setColumnVisibilityModel({})` shows all columns.',
      '`getVisibleColumns()` returns the visible columns.',
    ],
    () => {
      const { api, unmount } = showWithApi();
      act(() => {
        api().setColumnVisibility('a', false);
        api().setColumnVisibility('b', false);
      });
      expect(headers()).toEqual(['c']);
      expect(
        api()
          .getVisibleColumns()
          .map(({ field }) => field),
      ).toEqual(['c']);
      act(() => api().setColumnVisibilityModel({ c: false }));
      expect(headers()).toEqual(['a', 'b']);
      act(() => api().setColumnVisibilityModel({}));
      expect(headers()).toEqual(['c', 'a', 'b']);
      unmount();
      const changed = jest.fn();
      const own = showWithApi({
        columnVisibilityModel: {},
        onColumnVisibilityModelChange: changed,
      });
      act(() => {
        own.api().setColumnVisibility('a', false);
        own.api().setColumnVisibility('b', false);
      });
      expect(changed.mock.calls.map(([model]) => model)).toEqual([{ a: false }, { b: false }]);
    },
  );

  proves(
    [
      'If the model changes, both setters call `onColumnVisibilityModelChange`.',
      'They ignore `hideable`: check it in [your own menu](/x/react-data-grid/components/columns-panel/#replace-the-panel-with-your-own-menu).',
    ],
    () => {
      const changed = jest.fn();
      const { api, rerender } = showWithApi({ onColumnVisibilityModelChange: changed });
      act(() => api().setColumnVisibility('a', true));
      expect(changed).not.toHaveBeenCalled();
      act(() => api().setColumnVisibility('a', false));
      act(() => api().setColumnVisibilityModel({ b: false }));
      expect(changed.mock.calls.map(([model]) => model)).toEqual([{ a: false }, { b: false }]);
      rerender({ columnVisibilityModel: { b: false } });
      act(() => api().setColumnVisibilityModel({}));
      expect(changed.mock.lastCall?.[0]).toEqual({});
      expect(headers()).toEqual(['c', 'a']);
      changed.mockClear();
      const model = { b: false };
      rerender({ columnVisibilityModel: model });
      act(() => api().setColumnVisibilityModel(model));
      act(() => api().setColumnVisibility('b', false));
      expect(changed).not.toHaveBeenCalled();
      const fixed = columns.map((column) => ({ ...column, hideable: false }));
      rerender({ columnVisibilityModel: {}, columns: fixed });
      act(() => api().setColumnVisibility('a', false));
      expect(changed.mock.lastCall?.[0]).toEqual({ a: false });
    },
  );
});

describe('the panel', () => {
  proves(
    [
      'Users open the columns panel with **Manage columns** in the column menu.',
      'With `showToolbar`, the toolbar opens the panel too.',
      'The panel has a search field, checkboxes for columns, "Show/Hide All", and a reset button.',
    ],
    async () => {
      const { user, unmount } = show(<Grid />);
      await openMenuOf(user, 'Apple');
      await user.click(screen.getByRole('menuitem', { name: 'Manage columns' }));
      expect(await waitFor(searchField)).toBeInTheDocument();
      unmount();
      const other = show(<Grid showToolbar {...hiding({ a: false })} />);
      await openPanel(other.user);
      await other.user.click(checkbox('Cherry'));
      expect(headers()).toEqual(['b']);
      await other.user.click(checkbox('Show/Hide All'));
      expect(headers()).toEqual(['c', 'a', 'b']);
      await other.user.click(screen.getByRole('button', { name: 'Reset' }));
      expect(headers()).toEqual(['c', 'b']);
    },
  );

  proves('Reset restores the model of the first render, which can be a saved model.', async () => {
    function Saved() {
      const [model, setModel] = useState<GridColumnVisibilityModel>({ a: false });
      return (
        <Grid
          showToolbar
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          {...hiding({ b: false })}
        />
      );
    }
    const { user } = show(<Saved />);
    await openPanel(user);
    await user.click(checkbox('Apple'));
    expect(headers()).toEqual(['c', 'a', 'b']);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(headers()).toEqual(['c', 'b']);
  });

  proves(
    'To open the panel from [your own button](/x/react-data-grid/components/columns-panel/#open-the-panel-from-code), call `apiRef.current?.showPreferences(GridPreferencePanelsValue.columns)`.',
    async () => {
      const { api } = showWithApi();
      act(() => api().showPreferences(GridPreferencePanelsValue.columns));
      expect(await waitFor(searchField)).toBeInTheDocument();
    },
  );

  proves(
    [
      'After one of these actions, Reset restores the visibility as it was at that moment: passing another `columns` array, calling `updateColumns()`, or sizing columns to their content.',
      'Keep the `columns` array outside the component or memoize it.',
    ],
    async () => {
      const start = hiding({ a: false });
      const changes: readonly ((grid: ReturnType<typeof showWithApi>) => unknown)[] = [
        ({ rerender }) => rerender({ columns: [...columns] }),
        ({ api }) => api().updateColumns([{ field: 'b' }]),
        ({ api }) => api().autosizeColumns(),
      ];
      for (const change of changes) {
        const grid = showWithApi({ ...start, showToolbar: true });
        act(() => grid.api().setColumnVisibilityModel({ c: false }));
        await act(async () => {
          await change(grid);
        });
        act(() => grid.api().setColumnVisibilityModel({}));
        await openPanel(grid.user);
        await grid.user.click(screen.getByRole('button', { name: 'Reset' }));
        expect(headers()).not.toContain('c');
        expect(headers()).toContain('a');
        grid.unmount();
      }
    },
  );

  proves(
    [
      "| `sort` | Sorts the list: `'asc'` or `'desc'` | order of the columns |",
      '| `getTogglableColumns` | Returns the fields that the panel lists and that "Show/Hide All" changes | all columns, including the checkbox column |',
    ],
    async () => {
      const listOf = async (columnsManagement?: object) => {
        const { user, unmount } = show(<Grid showToolbar slotProps={{ columnsManagement }} />);
        await openPanel(user);
        const found = listed();
        unmount();
        return found;
      };
      expect(await listOf()).toEqual(['c', 'a', 'b']);
      expect(await listOf({ sort: 'asc' })).toEqual(['a', 'b', 'c']);
      expect(await listOf({ sort: 'desc' })).toEqual(['c', 'b', 'a']);
      expect(await listOf({ getTogglableColumns: () => ['b', 'c'] })).toEqual(['c', 'b']);
      const afterHidingAll = async (columnsManagement?: object) => {
        const { user, unmount } = show(
          <Grid showToolbar checkboxSelection slotProps={{ columnsManagement }} />,
        );
        expect(headers()).toEqual([GRID_CHECKBOX_SELECTION_FIELD, 'c', 'a', 'b']);
        await openPanel(user);
        await user.click(checkbox('Show/Hide All'));
        const left = screen
          .queryAllByRole('columnheader')
          .map((header) => header.getAttribute('data-field'));
        unmount();
        return left;
      };
      expect(await afterHidingAll()).toEqual([]);
      expect(await afterHidingAll({ getTogglableColumns: () => ['b', 'c'] })).toEqual([
        GRID_CHECKBOX_SELECTION_FIELD,
        'a',
      ]);
    },
  );

  proves(
    [
      'To remove a column from the panel, leave its field out of `getTogglableColumns` and set `hideable: false`.',
      'Otherwise users can hide the column in its menu, but find no checkbox to show it.',
      'If all columns are `hideable`, "Show/Hide All" can hide all.',
    ],
    async () => {
      const slotProps = { columnsManagement: { getTogglableColumns: () => ['b', 'c'] } };
      const { user, unmount } = show(<Grid showToolbar slotProps={slotProps} />);
      await openMenuOf(user, 'Apple');
      await user.click(screen.getByRole('menuitem', { name: 'Hide column' }));
      expect(headers()).toEqual(['c', 'b']);
      await openPanel(user);
      expect(listed()).toEqual(['c', 'b']);
      await user.click(checkbox('Show/Hide All'));
      await user.click(checkbox('Show/Hide All'));
      expect(headers()).toEqual(['c', 'b']);
      await user.click(screen.getByRole('button', { name: 'Reset' }));
      expect(headers()).toEqual(['c', 'a', 'b']);
      unmount();
      const fixed = columns.map((column) => ({ ...column, hideable: column.field !== 'a' }));
      const other = show(<Grid showToolbar slotProps={slotProps} columns={fixed} />);
      expect(await openMenuOf(other.user, 'Apple')).not.toContain('Hide column');
      other.unmount();
      const last = show(<Grid showToolbar columns={columns.slice(0, 1)} />);
      expect(await openMenuOf(last.user, 'Cherry')).toContain('Hide column');
      expect(screen.getByRole('menuitem', { name: 'Hide column' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await last.user.keyboard('{Escape}');
      await openPanel(last.user);
      await last.user.click(checkbox('Show/Hide All'));
      expect(screen.queryAllByRole('columnheader')).toEqual([]);
    },
  );

  proves(
    '| `autoFocusSearchField` | Focuses the search field when the panel opens. With `false`, the keyboard of a phone stays closed | `true` |',
    async () => {
      const { user, unmount } = show(<Grid showToolbar />);
      await openPanel(user);
      await waitFor(() => expect(searchField()).toHaveFocus());
      unmount();
      const other = show(<ColumnsPanel />);
      await openPanel(other.user);
      await waitFor(() => expect(checkbox('Delay')).toHaveFocus());
    },
  );

  proves(
    [
      "| `toggleAllMode` | What \"Show/Hide All\" changes during a search: `'all'` or `'filteredOnly'` | `'all'` |",
      '| `searchPredicate` | Replaces the search. Receives the column and the search text in lowercase | searches the header texts |',
    ],
    async () => {
      const hiddenBy = async (columnsManagement: object, search: string) => {
        const { user, unmount, api } = showWithApi({
          showToolbar: true,
          slotProps: { columnsManagement: { searchDebounceMs: 0, ...columnsManagement } },
        });
        await openPanel(user);
        await user.type(searchField(), search);
        await waitFor(() => expect(listed()).toHaveLength(1));
        const list = listed();
        await user.click(checkbox('Show/Hide All'));
        const hidden = columns
          .map(({ field }) => field)
          .filter((field) => !api().getVisibleColumns().includes(api().getColumn(field)));
        unmount();
        return [list, hidden];
      };
      expect(await hiddenBy({}, 'APP')).toEqual([['a'], ['c', 'a', 'b']]);
      expect(await hiddenBy({ toggleAllMode: 'filteredOnly' }, 'APP')).toEqual([['a'], ['a']]);
      const searchPredicate = jest.fn(({ field }: GridColDef, text: string) => field === text);
      expect(await hiddenBy({ searchPredicate, toggleAllMode: 'filteredOnly' }, 'B')).toEqual([
        ['b'],
        ['b'],
      ]);
      expect(searchPredicate.mock.calls.every(([, text]) => text === 'b')).toBe(true);
    },
  );

  proves(
    [
      '| `disableShowHideToggle` | Removes "Show/Hide All" | `false` |',
      '| `disableResetButton` | Removes "Reset" | `false` |',
    ],
    async () => {
      const partsOf = async (columnsManagement?: object) => {
        const { user, unmount } = show(<Grid showToolbar slotProps={{ columnsManagement }} />);
        await openPanel(user);
        const found = [
          screen.queryByRole('checkbox', { name: 'Show/Hide All' }) !== null,
          screen.queryByRole('button', { name: 'Reset' }) !== null,
        ];
        unmount();
        return found;
      };
      expect(await partsOf()).toEqual([true, true]);
      expect(await partsOf({ disableShowHideToggle: true })).toEqual([false, true]);
      expect(await partsOf({ disableResetButton: true })).toEqual([true, false]);
    },
  );

  proves(
    [
      'To keep users from hiding a column, set `hideable: false`.',
      'This disables its checkbox in the panel, removes **Hide column** from its menu, and excludes the column from "Show/Hide All".',
      'Your model can still hide the column.',
    ],
    async () => {
      const own: readonly GridColDef[] = [
        { field: 'a', headerName: 'Apple', hideable: false },
        { field: 'b', headerName: 'Banana' },
        { field: 'c', headerName: 'Cherry', hideable: false },
      ];
      const { api, user } = showWithApi({
        columns: own,
        showToolbar: true,
        ...hiding({ c: false }),
      });
      expect(headers()).toEqual(['a', 'b']);
      expect(await openMenuOf(user, 'Apple')).not.toContain('Hide column');
      await user.keyboard('{Escape}');
      await openPanel(user);
      expect(checkbox('Apple')).toBeDisabled();
      expect(checkbox('Banana')).toBeEnabled();
      await user.click(checkbox('Show/Hide All'));
      expect(headers()).toEqual(['a']);
      act(() => api().setColumnVisibility('a', false));
      expect(screen.queryAllByRole('columnheader')).toEqual([]);
    },
  );
});

describe('what stays', () => {
  proves(
    ["Hiding isn't protection.", 'The values of a hidden column are still in the browser.'],
    () => {
      const { api } = showWithApi(hiding({ b: false }));
      expect(textsOf('b')).toEqual([]);
      expect(api().getRow(1)).toMatchObject({ b: 'two' });
      expect(api().getCellValue(2, 'b')).toBe('one');
    },
  );

  proves(
    [
      'Hide a column in this demo and reload the page.',
      "Don't merge the saved model into your default.",
      'A column shown with "Show/Hide All" has no entry in the saved model, so the `false` of your default would hide it again.',
    ],
    async () => {
      const { user, unmount } = show(<PersistedVisibility />);
      expect(headers()).not.toContain('operator');
      await openMenuOf(user, 'Platform');
      await user.click(screen.getByRole('menuitem', { name: 'Hide column' }));
      unmount();
      const again = show(<PersistedVisibility />);
      expect(headers()).not.toContain('platform');
      await openPanel(again.user);
      await again.user.click(checkbox('Show/Hide All'));
      again.unmount();
      expect(localStorage.getItem('departures-columns')).toBe('{}');
      show(<PersistedVisibility />);
      expect(headers()).toContain('operator');
    },
  );

  proves(
    [
      'With a saved model, columns that you add later are visible, even if your new default hides them.',
      "If a saved model hides a column that is now `hideable: false`, users can't show it.",
    ],
    async () => {
      const saved = { a: false };
      const own: readonly GridColDef[] = [
        { field: 'a', headerName: 'Apple', hideable: false },
        { field: 'b', headerName: 'Banana' },
        { field: 'c', headerName: 'Cherry' },
      ];
      const { user } = show(<Grid showToolbar columns={own} {...hiding(saved)} />);
      expect(headers()).toEqual(['b', 'c']);
      await openPanel(user);
      expect(checkbox('Apple')).toBeDisabled();
      await user.click(checkbox('Show/Hide All'));
      await user.click(checkbox('Show/Hide All'));
      expect(headers()).toEqual(['b', 'c']);
      await user.click(screen.getByRole('button', { name: 'Reset' }));
      expect(headers()).toEqual(['b', 'c']);
    },
  );

  proves(
    'To also save widths, order, sorting, and filters, save the whole [state](/x/react-data-grid/state/).',
    () => {
      const { api, unmount } = showWithApi();
      act(() => {
        api().setColumnVisibility('b', false);
        api().setColumnWidth('a', 222);
        api().setSortModel([{ field: 'c', sort: 'asc' }]);
        api().setFilterModel({ items: [{ field: 'a', operator: 'contains', value: 'y' }] });
      });
      const saved = JSON.parse(JSON.stringify(api().exportState()));
      expect(saved.columns.orderedFields).toEqual(['c', 'a', 'b']);
      unmount();
      const other = showWithApi({ initialState: saved });
      expect(headers()).toEqual(['c', 'a']);
      expect(other.api().getColumn('a').width).toBe(222);
      expect(other.api().getSortModel()).toEqual([{ field: 'c', sort: 'asc' }]);
      expect(textsOf('a')).toEqual(['y']);
    },
  );

  proves(
    [
      '| Filter, sort | Stay active. The filter panel still lists the filter |',
      '| Quick filter | Skips the column. To search it, set `quickFilterExcludeHiddenColumns: false` in the filter model |',
      "| CSV, Excel, print | Don't contain the column. To include it, set `allColumns: true` in the export options.",
    ],
    async () => {
      const { api } = showWithApi({
        initialState: {
          sorting: { sortModel: [{ field: 'c', sort: 'asc' }] },
          filter: { filterModel: { items: [{ field: 'b', operator: 'contains', value: 'o' }] } },
        },
      });
      act(() => api().setColumnVisibilityModel({ b: false, c: false }));
      expect(textsOf('a')).toEqual(['y', 'x']);
      act(() => api().showFilterPanel());
      const column = await screen.findByRole('combobox', { name: /Columns/ });
      expect(column).toHaveTextContent('Banana');
      act(() => api().hideFilterPanel());
      act(() =>
        api().setFilterModel({ items: [{ field: 'b', operator: 'contains', value: 'tw' }] }),
      );
      expect(textsOf('a')).toEqual(['x']);
      act(() => api().setFilterModel({ items: [], quickFilterValues: ['two'] }));
      expect(textsOf('a')).toEqual([]);
      act(() =>
        api().setFilterModel({
          items: [],
          quickFilterValues: ['two'],
          quickFilterExcludeHiddenColumns: false,
        }),
      );
      expect(textsOf('a')).toEqual(['x']);
      expect(api().getDataAsCsv()).toBe('Apple\r\nx');
      expect(api().getDataAsCsv({ allColumns: true })).toBe('Cherry,Apple,Banana\r\n2,x,two');
      const premium = createApiRef<GridApiPremium>();
      show(
        <DataGridPremium
          apiRef={premium.apiRef}
          rows={rows.slice(0, 1)}
          columns={columns}
          {...hiding({ b: false, c: false })}
        />,
      );
      const sheetOf = async (allColumns: boolean) => {
        const workbook = await premium.api().getDataAsExcel({ allColumns });
        return JSON.stringify(workbook?.worksheets[0]?.getSheetValues());
      };
      expect(await sheetOf(false)).toBe('[null,[null,"Apple"],[null,"x"]]');
      expect(await sheetOf(true)).toContain('"Cherry","Apple","Banana"');
    },
  );
});
