import { useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  gridRowSelectionManagerSelector,
  type GridRowParams,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  GridActionsCellItem,
  type GridApiPro,
} from '@mui/x-data-grid-pro';
import { DataGridPremium, type GridApiPremium } from '@mui/x-data-grid-premium';
import CheckboxSelection from '../../../docs/x/react-data-grid/row-selection/CheckboxSelection';
import ControlledSelection from '../../../docs/x/react-data-grid/row-selection/ControlledSelection';
import SelectableRows from '../../../docs/x/react-data-grid/row-selection/SelectableRows';
import SelectBranches from '../../../docs/x/react-data-grid/row-selection/SelectBranches';
import SelectionAcrossPages from '../../../docs/x/react-data-grid/row-selection/SelectionAcrossPages';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  fireEvent,
  screen,
  show,
  within,
} from '../harness';

const rows = [1, 2, 3, 4, 5].map((id) => ({ id, name: `row ${id}` }));
const columns = [{ field: 'id' }, { field: 'name' }];

const include = (...ids: (string | number)[]): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(ids),
});
const exclude = (...ids: (string | number)[]): GridRowSelectionModel => ({
  type: 'exclude',
  ids: new Set(ids),
});

const onlyUpTo3 = { items: [{ field: 'id', operator: 'isAnyOf', value: ['1', '2', '3'] }] };

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

function ProGrid(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={columns} {...props} />;
}

/** A grid whose API a claim calls, and what it reported last. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const changed = jest.fn();
  const own = { apiRef, onRowSelectionModelChange: changed };
  const shown = show(<ProGrid {...own} {...props} />);
  return {
    api,
    changed,
    model: (): GridRowSelectionModel | undefined => changed.mock.lastCall?.[0],
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<ProGrid {...own} {...props} {...more} />),
  };
}

/** The ids of the rows that are marked as selected. */
function selectedIds(): readonly (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[role="row"][aria-selected="true"]')].map(
    ({ dataset }) => dataset.id,
  );
}

const headerCheckbox = () => screen.getByRole('checkbox', { name: /select all rows/i });
const boxOf = (rowIndex: number) => within(cellOf('__check__', rowIndex)).getByRole('checkbox');

describe('clicks', () => {
  proves(
    'If a click on a row does something else in your app, set `disableRowSelectionOnClick`, as the demo does.',
    async () => {
      const { user } = show(<CheckboxSelection />);
      await user.click(cellOf('crop', 0));
      expect(selectedIds()).toEqual([]);
      await user.keyboard('{Shift>} {/Shift}');
      expect(selectedIds()).toEqual(['A1']);
      await user.click(boxOf(1));
      expect(selectedIds()).toEqual(['A1', 'A2']);
    },
  );

  proves(
    'To turn selection off, set `rowSelection={false}` and leave out `checkboxSelection`.',
    async () => {
      const { user, api, changed, rerender } = showWithApi({
        rowSelection: false,
        checkboxSelection: true,
        rowSelectionModel: include(1),
      });
      changed.mockClear();
      await user.click(cellOf('name', 0));
      await user.keyboard('{Control>}a{/Control}');
      await user.click(headerCheckbox());
      act(() => api().selectRows([2, 3]));
      expect(boxOf(0)).toBeDisabled();
      expect(selectedIds()).toEqual([]);
      expect(changed).not.toHaveBeenCalled();
      rerender({ checkboxSelection: false });
      expect(screen.queryByRole('checkbox')).toBeNull();
    },
  );

  async function afterClicks(grid: React.ReactElement, ...rowIndexes: readonly number[]) {
    const { user, unmount } = show(grid);
    for (const index of rowIndexes) {
      await user.keyboard('{Control>}');
      await user.click(cellOf('name', index));
      await user.keyboard('{/Control}');
    }
    const ids = selectedIds();
    unmount();
    return ids;
  }

  proves(
    [
      '| Community | One row | Several rows |',
      '| Pro and Premium | Several rows | Several rows |',
      'To allow only one row in any of these grids, set `disableMultipleRowSelection`.',
      '| <kbd>Ctrl</kbd>+click, <kbd>⌘</kbd>+click | Adds or removes a row |',
      'Users select rows to act on them, for example to delete or export several rows.',
    ],
    async () => {
      const single = { disableMultipleRowSelection: true };
      const boxes = { checkboxSelection: true };
      expect(await afterClicks(<Grid />, 0, 1)).toEqual(['2']);
      expect(await afterClicks(<Grid {...boxes} />, 0, 1)).toEqual(['1', '2']);
      expect(await afterClicks(<Grid {...boxes} {...single} />, 0, 1)).toEqual(['2']);
      expect(await afterClicks(<ProGrid />, 0, 1)).toEqual(['1', '2']);
      expect(await afterClicks(<ProGrid />, 0, 1, 0)).toEqual(['2']);
      expect(await afterClicks(<ProGrid {...single} />, 0, 1)).toEqual(['2']);
      expect(await afterClicks(<ProGrid {...boxes} />, 0, 1)).toEqual(['1', '2']);
      expect(await afterClicks(<ProGrid {...boxes} {...single} />, 0, 1)).toEqual(['2']);
    },
  );

  proves(
    [
      'Without checkboxes, a click selects the row and deselects the others.',
      'A click on the only selected row deselects it.',
      'If checkboxes allow several rows, a click adds or removes the row.',
      'A click on a row selects it.',
    ],
    async () => {
      const { user, unmount } = show(<ProGrid />);
      await user.click(cellOf('name', 0));
      await user.click(cellOf('name', 1));
      expect(selectedIds()).toEqual(['2']);
      await user.click(cellOf('name', 1));
      expect(selectedIds()).toEqual([]);
      unmount();
      const other = show(<ProGrid checkboxSelection />);
      await other.user.click(cellOf('name', 0));
      await other.user.click(cellOf('name', 1));
      expect(selectedIds()).toEqual(['1', '2']);
      await other.user.click(cellOf('name', 0));
      expect(selectedIds()).toEqual(['2']);
      other.unmount();
      const single = show(<ProGrid checkboxSelection disableMultipleRowSelection />);
      await single.user.click(cellOf('name', 0));
      await single.user.click(cellOf('name', 1));
      expect(selectedIds()).toEqual(['2']);
    },
  );

  proves(
    [
      'If only one row can be selected, pass an include model with at most one id.',
      'Other models throw an error in Community, and select several rows in Pro.',
    ],
    () => {
      const single = { disableMultipleRowSelection: true };
      for (const [model, ids] of [
        [include(1, 2), ['1', '2']],
        [exclude(), ['1', '2', '3', '4', '5']],
      ] as const) {
        for (const own of [{}, { checkboxSelection: true, ...single }]) {
          expect(() => show(<Grid {...own} rowSelectionModel={model} />)).toThrow(
            /can only contain 1 item/,
          );
        }
        const { unmount } = show(<ProGrid {...single} rowSelectionModel={model} />);
        expect(selectedIds()).toEqual(ids);
        unmount();
      }
      for (const [model, ids] of [
        [include(), []],
        [include(2), ['2']],
      ] as const) {
        const { unmount } = show(<Grid rowSelectionModel={model} />);
        expect(selectedIds()).toEqual(ids);
        unmount();
      }
    },
  );

  proves(
    [
      "Clicks on an `actions` column, and on the toggles of groups and detail panels, don't select the row.",
      'If you render your own button or link in a cell, a click on this element selects the row.',
      'To prevent this, stop the propagation of the click event.',
    ],
    async () => {
      const clicked = jest.fn();
      const { user, unmount } = show(
        <ProGrid
          columns={[
            {
              field: 'actions',
              type: 'actions',
              getActions: () => [<GridActionsCellItem key="one" icon={<i />} label="Act" />],
            },
            { field: 'own', renderCell: () => <button type="button">Own</button> },
            {
              field: 'stopped',
              renderCell: () => (
                <button type="button" onClick={(event) => event.stopPropagation()}>
                  Stopped
                </button>
              ),
            },
          ]}
          checkboxSelection
          getDetailPanelContent={() => <p>Detail</p>}
          getDetailPanelHeight={() => 50}
          onRowClick={clicked}
        />,
      );
      await user.click(cellOf('actions', 0));
      await user.click(cellOf('__detail_panel_toggle__', 0));
      await user.click(screen.getAllByRole('button', { name: 'Stopped' })[0] ?? document.body);
      expect(selectedIds()).toEqual([]);
      await user.click(boxOf(0));
      expect(selectedIds()).toEqual(['1']);
      expect(clicked).not.toHaveBeenCalled();
      await user.click(screen.getAllByRole('button', { name: 'Own' })[1] ?? document.body);
      expect(selectedIds()).toEqual(['1', '2']);
      expect(clicked).toHaveBeenCalledTimes(1);
      unmount();
      const other = showWithApi({
        treeData: true,
        getTreeDataPath: ({ id }) => (id === 1 ? ['1'] : ['1', String(id)]),
      });
      await other.user.click(screen.getByRole('button', { name: 'see children' }));
      expect(screen.getByRole('button', { name: 'hide children' })).toBeInTheDocument();
      expect(selectedIds()).toEqual([]);
    },
  );
});

describe('keys', () => {
  proves(
    '| <kbd>Shift</kbd>+<kbd>Space</kbd> | Selects or deselects the focused row |',
    async () => {
      const { user } = show(<Grid disableRowSelectionOnClick />);
      await user.click(cellOf('name', 1));
      await user.keyboard('{Shift>} {/Shift}');
      expect(selectedIds()).toEqual(['2']);
      await user.keyboard('{Shift>} {/Shift}');
      expect(selectedIds()).toEqual([]);
    },
  );

  proves(
    '| <kbd>Space</kbd> on a checkbox | Selects or deselects its row. In the header: selects all, or deselects all if any is selected |',
    async () => {
      const { user } = show(<Grid checkboxSelection />);
      act(() => boxOf(1).focus());
      await user.keyboard(' ');
      expect(selectedIds()).toEqual(['2']);
      act(() => headerCheckbox().focus());
      await user.keyboard(' ');
      expect(selectedIds()).toEqual([]);
      await user.keyboard(' ');
      expect(selectedIds()).toEqual(['1', '2', '3', '4', '5']);
    },
  );

  proves(
    '| <kbd>Shift</kbd>+<kbd>↑</kbd> or <kbd>↓</kbd> | Extends the selection, or moves it if only one row can be selected |',
    async () => {
      const down = '{Shift>}{ArrowDown}{/Shift}';
      const { user, unmount } = show(<ProGrid />);
      await user.click(cellOf('name', 1));
      await user.keyboard(down + down);
      expect(selectedIds()).toEqual(['2', '3', '4']);
      unmount();
      const other = show(<Grid />);
      await other.user.click(cellOf('name', 1));
      await other.user.keyboard(down + down);
      expect(selectedIds()).toEqual(['4']);
    },
  );

  proves(
    [
      '| <kbd>Shift</kbd>+click | Selects a range. On a selected row: deselects the other rows of the range |',
      '<kbd>Shift</kbd>+click and <kbd>Ctrl</kbd>+click require that several rows can be selected.',
      'With `disableRowSelectionOnClick`, click the checkboxes.',
    ],
    async () => {
      const onBoxes = show(<ProGrid checkboxSelection disableRowSelectionOnClick />);
      for (const [place, expected] of [
        [(index: number) => cellOf('name', index), ['2']],
        [boxOf, ['2', '3', '4', '5']],
      ] as const) {
        await onBoxes.user.click(boxOf(1));
        await onBoxes.user.keyboard('{Shift>}');
        await onBoxes.user.click(place(3));
        await onBoxes.user.keyboard('{/Shift}{Control>}');
        await onBoxes.user.click(place(4));
        await onBoxes.user.keyboard('{/Control}');
        expect(selectedIds()).toEqual(expected);
        await onBoxes.user.click(boxOf(1));
      }
      onBoxes.unmount();
      const other = showWithApi();
      act(() => other.api().selectRows([2, 3, 4, 5]));
      await other.user.keyboard('{Control>}');
      await other.user.click(cellOf('name', 0));
      await other.user.keyboard('{/Control}{Shift>}');
      await other.user.click(cellOf('name', 3));
      await other.user.keyboard('{/Shift}');
      expect(selectedIds()).toEqual(['4', '5']);
      other.unmount();
      for (const [grid, ids] of [
        [<ProGrid key="pro" />, ['2', '3', '4']],
        [<Grid key="one" />, ['4']],
      ] as const) {
        const { user, unmount } = show(grid);
        await user.click(cellOf('name', 1));
        await user.keyboard('{Shift>}');
        await user.click(cellOf('name', 3));
        await user.keyboard('{/Shift}');
        expect(selectedIds()).toEqual(ids);
        unmount();
      }
    },
  );

  const pressSelectAll = () =>
    fireEvent.keyDown(cellOf('name', 0), { key: 'a', keyCode: 65, ctrlKey: true });

  proves(
    '| <kbd>Ctrl</kbd>+<kbd>A</kbd>, <kbd>⌘</kbd>+<kbd>A</kbd> | Selects the same rows as the checkbox in the header |',
    async () => {
      const { user, unmount, model } = showWithApi();
      await user.click(cellOf('name', 0));
      pressSelectAll();
      expect(model()).toEqual(exclude());
      unmount();
      const other = showWithApi({ initialState: { filter: { filterModel: onlyUpTo3 } } });
      await other.user.click(cellOf('name', 0));
      pressSelectAll();
      expect(other.model()).toEqual(include(1, 2, 3));
    },
  );

  proves(
    [
      'If only one row can be selected and no filter is set, <kbd>Ctrl</kbd>+<kbd>A</kbd> throws an error in Community, and selects all rows in Pro.',
      'Prevent the key in `onCellKeyDown`, as the demo with single selection does.',
    ],
    async () => {
      const pro = showWithApi({ disableMultipleRowSelection: true });
      await pro.user.click(cellOf('name', 0));
      pressSelectAll();
      expect(pro.model()).toEqual(exclude());
      pro.unmount();
      const thrown: unknown[] = [];
      const listen = (event: ErrorEvent) => {
        thrown.push(event.error);
        event.preventDefault();
      };
      window.addEventListener('error', listen);
      const { user } = show(<Grid />);
      await user.click(cellOf('name', 0));
      pressSelectAll();
      window.removeEventListener('error', listen);
      expect(String(thrown[0])).toMatch(/can only contain 1 item/);
    },
  );
});

describe('the model', () => {
  proves(
    [
      '`include`: the rows with these ids are selected.',
      '`exclude`: all rows are selected, except the rows with these ids.',
      'The selection model is an object with a `type` and a set of row ids:',
    ],
    () => {
      const { rerender } = show(<ProGrid rowSelectionModel={include(2, 3)} />);
      expect(selectedIds()).toEqual(['2', '3']);
      rerender(<ProGrid rowSelectionModel={exclude(2, 3)} />);
      expect(selectedIds()).toEqual(['1', '4', '5']);
    },
  );

  proves(
    [
      'When users check the box in the header of this demo, the model becomes `exclude` with no ids.',
      'Code that reads only `ids` then sees no selection, although all rows are selected.',
    ],
    async () => {
      const { user } = show(<ControlledSelection />);
      await user.click(headerCheckbox());
      expect(screen.getByText(/^4 claims.*model: exclude, ids: none/)).toBeInTheDocument();
    },
  );

  proves(
    [
      'The header checkbox creates an exclude model if all of this is true:',
      'No filter is set, and the quick filter is empty.',
      'You set neither `isRowSelectable` nor `checkboxSelectionVisibleOnly`.',
    ],
    async () => {
      const afterAll = async (props: Partial<DataGridProProps>) => {
        const { user, unmount, model } = showWithApi({ checkboxSelection: true, ...props });
        await user.click(headerCheckbox());
        unmount();
        return model()?.type;
      };
      const withFilter = (filterModel: DataGridProProps['filterModel']) =>
        afterAll({ initialState: { filter: { filterModel } } });
      expect(await afterAll({})).toBe('exclude');
      // An item without a value filters nothing.
      expect(await withFilter({ items: [{ field: 'name', operator: 'contains' }] })).toBe(
        'include',
      );
      expect(await withFilter({ items: [], quickFilterValues: ['row'] })).toBe('include');
      expect(await afterAll({ isRowSelectable: () => true })).toBe('include');
      expect(await afterAll({ checkboxSelectionVisibleOnly: true, pagination: true })).toBe(
        'include',
      );
    },
  );

  proves(
    'If some rows are selected, a click on the header checkbox selects all rows.',
    async () => {
      const { user, model, unmount } = showWithApi({ checkboxSelection: true });
      await user.click(boxOf(0));
      await user.click(headerCheckbox());
      expect(model()).toEqual(exclude());
      await user.click(headerCheckbox());
      expect(model()).toEqual(include());
      await user.click(boxOf(0));
      act(() => headerCheckbox().focus());
      await user.keyboard(' ');
      expect(model()).toEqual(include());
      unmount();
      for (const [own, rest] of [
        [{}, include()],
        [{ isRowSelectable: () => true }, include('gone')],
      ] as const) {
        const other = showWithApi({
          checkboxSelection: true,
          keepNonExistentRowsSelected: true,
          ...own,
        });
        act(() => other.api().setRowSelectionModel(include(1, 2, 3, 4, 5, 'gone')));
        expect(headerCheckbox()).toBeChecked();
        await other.user.click(headerCheckbox());
        expect(other.model()).toEqual(rest);
        other.unmount();
      }
    },
  );

  proves('If not, it keeps the type of the model and changes the ids.', async () => {
    const { user, api, model } = showWithApi({ checkboxSelection: true });
    await user.click(headerCheckbox());
    await user.click(headerCheckbox());
    expect(model()).toEqual(include());
    await user.click(headerCheckbox());
    act(() => api().setFilterModel(onlyUpTo3));
    await user.click(headerCheckbox());
    expect(model()).toEqual(exclude(1, 2, 3));
    act(() => api().setRowSelectionModel(include()));
    await user.click(headerCheckbox());
    expect(model()).toEqual(include(1, 2, 3));
  });
});

describe('which rows', () => {
  proves(
    [
      'This function receives the `id` and the `row`, and returns a boolean.',
      "The checkboxes of rows that can't be selected are disabled, and “select all” skips these rows.",
    ],
    async () => {
      const { user, unmount } = show(<SelectableRows />);
      expect([0, 1].map((index) => boxOf(index).hasAttribute('disabled'))).toEqual([false, true]);
      await user.click(cellOf('city', 1));
      expect(selectedIds()).toEqual([]);
      await user.click(headerCheckbox());
      expect(selectedIds()).toEqual(['P-881', 'P-883', 'P-885']);
      unmount();
      const isRowSelectable = jest.fn(() => true);
      show(<Grid isRowSelectable={isRowSelectable} />);
      expect(isRowSelectable).toHaveBeenCalledWith(
        expect.objectContaining({ id: 1, row: rows[0] }),
      );
    },
  );

  proves(
    [
      "The function doesn't check a model that you pass.",
      "The rows aren't highlighted.",
      'Check the ids again before you act on them.',
      "If a model that you pass contains rows that can't be selected, these rows are selected: their disabled checkboxes are checked, and `isRowSelected()` returns `true`.",
    ],
    () => {
      for (const rowSelectionModel of [include(1, 2), exclude(3, 4, 5)]) {
        const { api, unmount } = showWithApi({
          checkboxSelection: true,
          isRowSelectable: ({ id }) => id !== 2,
          rowSelectionModel,
        });
        expect(gridRowSelectionCountSelector({ current: api() })).toBe(2);
        expect(screen.getByText('2 rows selected')).toBeInTheDocument();
        expect(api().isRowSelected(2)).toBe(true);
        expect(boxOf(1)).toBeChecked();
        expect(boxOf(1)).toBeDisabled();
        expect(boxOf(2)).not.toBeChecked();
        expect(selectedIds()).toEqual(['1']);
        const classesOf = (index: number) => cellOf('name', index).parentElement?.classList;
        expect(classesOf(0)).toContain('Mui-selected');
        expect(classesOf(1)).not.toContain('Mui-selected');
        unmount();
      }
    },
  );

  proves(
    [
      "An exclude model also selects rows that users can't select or deselect.",
      'This model also covers rows that `isRowSelectable` refuses, so your server must skip them.',
    ],
    async () => {
      const { user, api, model } = showWithApi({
        checkboxSelection: true,
        isRowSelectable: ({ id }) => id !== 2,
      });
      act(() => api().setRowSelectionModel(exclude()));
      expect([...api().getSelectedRows().keys()]).toEqual([1, 2, 3, 4, 5]);
      await user.click(headerCheckbox());
      expect(model()).toEqual(exclude(1, 3, 4, 5));
      await user.click(boxOf(1));
      await user.click(cellOf('name', 1));
      await user.keyboard('{Shift>} {/Shift}');
      act(() => headerCheckbox().focus());
      await user.keyboard('  ');
      expect(api().isRowSelected(2)).toBe(true);
    },
  );

  proves(
    [
      'The grid calls the function for row groups too.',
      'The `row` of a group has none of your properties.',
    ],
    () => {
      const asked = new Map<unknown, object>();
      show(
        <DataGridPremium
          rows={rows}
          columns={columns}
          initialState={{ rowGrouping: { model: ['name'] } }}
          checkboxSelection
          isRowSelectable={({ id, row }) => {
            asked.set(id, row);
            return row.name !== undefined;
          }}
        />,
      );
      expect(Object.keys(asked.get('auto-generated-row-name/row 1') ?? { none: 1 })).toEqual([]);
      expect(boxOf(0)).toBeDisabled();
    },
  );

  proves(
    [
      "If the function changes, the grid removes rows that can't be selected any more from an include model, unless you control the model.",
      'If `keepNonExistentRowsSelected` has kept a row that isn\'t loaded, changing the function throws "No row with id".',
    ],
    () => {
      const { api, model, rerender, unmount } = showWithApi({ isRowSelectable: () => true });
      act(() => api().selectRows([1, 2]));
      rerender({ isRowSelectable: ({ id }) => id !== 2 });
      expect(model()).toEqual(include(1));
      unmount();

      const keeping = { keepNonExistentRowsSelected: true, isRowSelectable: () => true };
      const first = showWithApi(keeping);
      act(() => first.api().selectRow(5));
      first.rerender({ rows: rows.slice(0, 2) });
      expect(() => first.rerender({ isRowSelectable: () => true })).toThrow(/No row with id #5/);

      const second = showWithApi({ ...keeping, rowSelectionModel: include(5) });
      second.rerender({ rows: rows.slice(0, 2) });
      second.rerender({ rows: rows.slice(0, 2), isRowSelectable: () => true });
      expect(second.api().isRowSelected(5)).toBe(true);
    },
  );

  proves(
    [
      'If the browser has all pages, the selection and the header checkbox cover all pages.',
      'To make the header checkbox select only the current page, set `checkboxSelectionVisibleOnly`.',
    ],
    async () => {
      const { user, api } = showWithApi({
        checkboxSelection: true,
        pagination: true,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { pageSize: 2 } } },
      });
      await user.click(boxOf(0));
      act(() => api().setPage(1));
      await user.click(boxOf(0));
      expect([...api().getSelectedRows().keys()]).toEqual([1, 3]);
      await user.click(headerCheckbox());
      expect([...api().getSelectedRows().keys()]).toEqual([1, 2, 3, 4, 5]);
    },
  );

  proves(
    [
      'With an include model, a selected row that is removed or filtered out loses its selection.',
      'To keep the selection, set `keepNonExistentRowsSelected`.',
      'With an include model and `filterMode="server"`, a row stays selected as long as it is in `rows`.',
    ],
    () => {
      const server = showWithApi({ filterMode: 'server' });
      act(() => server.api().selectRows([4, 5]));
      act(() => server.api().setFilterModel(onlyUpTo3));
      expect(server.api().getSelectedRows().size).toBe(2);
      server.rerender({ rows: rows.slice(0, 4) });
      expect(server.model()).toEqual(include(4));
      server.unmount();
      for (const keeps of [false, true]) {
        const { api, rerender, model, unmount } = showWithApi({
          keepNonExistentRowsSelected: keeps,
        });
        act(() => api().selectRows([1, 4, 5]));
        act(() => api().setFilterModel(onlyUpTo3));
        act(() => api().setFilterModel({ items: [] }));
        expect(model()).toEqual(keeps ? include(1, 4, 5) : include(1));
        rerender({ rows: rows.slice(1) });
        expect(model()).toEqual(keeps ? include(1, 4, 5) : include());
        unmount();
      }
    },
  );

  proves(
    [
      "After “select all”, the model is an exclude model. A filter doesn't change this model, so it still covers the hidden rows.",
      'To act only on the rows that users see, check each visible row:',
      'With an exclude model in a flat list, rows that you add later are selected.',
      'With an exclude model and a filter, the count can be too low, because it also subtracts excluded rows that are hidden.',
      'The footer shows no count below 1.',
    ],
    async () => {
      const { api, user, model, changed } = showWithApi({ checkboxSelection: true });
      await user.click(headerCheckbox());
      act(() => api().setFilterModel(onlyUpTo3));
      expect(screen.getByText('3 rows selected')).toBeInTheDocument();
      expect(model()).toEqual(exclude());
      expect(api().getSelectedRows().size).toBe(5);
      const seen = () =>
        gridFilteredSortedRowIdsSelector({ current: api() }).filter((id) =>
          api().isRowSelected(id),
        );
      expect(seen()).toEqual([1, 2, 3]);

      act(() => api().setRowSelectionModel(exclude(3, 4, 5)));
      const count = () => gridRowSelectionCountSelector({ current: api() });
      expect([count(), seen()]).toEqual([0, [1, 2]]);
      expect(screen.queryByText(/rows? selected/)).toBeNull();
      changed.mockClear();
      act(() => api().setFilterModel({ items: [{ field: 'id', operator: 'equals', value: '1' }] }));
      expect([count(), seen()]).toEqual([-2, [1]]);
      expect(screen.queryByText(/rows? selected/)).toBeNull();
      expect(changed.mock.calls.map(([reported]) => reported)).toEqual([exclude(3, 4, 5)]);
      act(() => api().setFilterModel({ items: [] }));
      act(() => api().updateRows([{ id: 6 }]));
      expect(seen()).toEqual([1, 2, 6]);
    },
  );

  proves(
    [
      'With `paginationMode="server"`, the grid has one page of rows at a time, and another page clears the selected ids.',
      'To keep the ids, set `keepNonExistentRowsSelected`.',
      'The grid keeps the ids of deleted rows, so empty the model after the deletion, and again after the reload.',
    ],
    () => {
      for (const keeps of [false, true]) {
        const server = { pagination: true, paginationMode: 'server', rowCount: 5 } as const;
        const { api, rerender, model, unmount } = showWithApi({
          ...server,
          rows: rows.slice(0, 2),
          keepNonExistentRowsSelected: keeps,
        });
        act(() => api().selectRow(1));
        rerender({ rows: rows.slice(2) });
        expect(model()).toEqual(keeps ? include(1) : include());
        unmount();
      }
    },
  );

  proves(
    [
      'If you set a filter, `isRowSelectable`, or `checkboxSelectionVisibleOnly`, the header checkbox selects and deselects only the loaded rows.',
      'After “select all”, the footer counts only loaded rows, so the demo hides this count with `hideFooterSelectedRowCount` and shows its own count.',
    ],
    async () => {
      const { user, model, rerender, unmount } = showWithApi({
        checkboxSelection: true,
        pagination: true,
        paginationMode: 'server',
        filterMode: 'server',
        rowCount: 14,
      });
      await user.click(headerCheckbox());
      expect(screen.getByText('5 rows selected')).toBeInTheDocument();
      await user.click(headerCheckbox());
      rerender({ filterModel: { items: [{ field: 'name', operator: 'contains', value: 'row' }] } });
      await user.click(headerCheckbox());
      expect(model()).toEqual(include(1, 2, 3, 4, 5));
      rerender({ hideFooterSelectedRowCount: true });
      expect(screen.queryByText('5 rows selected')).toBeNull();
      unmount();

      const server = {
        checkboxSelection: true,
        pagination: true,
        paginationMode: 'server',
        filterMode: 'server',
        keepNonExistentRowsSelected: true,
        rowCount: 5,
        rows: rows.slice(0, 2),
      } as const;
      const filterModel = { items: [{ field: 'name', operator: 'contains', value: 'row' }] };
      for (const [own, left] of [
        [{}, include()],
        [{ filterModel }, include(1, 2)],
        [{ isRowSelectable: () => true }, include(1, 2)],
        [{ checkboxSelectionVisibleOnly: true }, include(1, 2)],
      ] as const) {
        const paged = showWithApi({ ...server, ...own });
        await paged.user.click(headerCheckbox());
        expect(paged.model()).toEqual(left.ids.size === 0 ? exclude() : include(1, 2));
        act(() => paged.api().setRowSelectionModel(include()));
        act(() => paged.api().selectRows([1, 2]));
        paged.rerender({ rows: rows.slice(2, 4) });
        act(() => paged.api().selectRows([3, 4]));
        expect(headerCheckbox()).toBeChecked();
        await paged.user.click(headerCheckbox());
        expect(paged.model()).toEqual(left);
        paged.unmount();
      }
    },
  );

  proves(
    '“Select all” covers all records on the server, including records that were never loaded.',
    async () => {
      const { user } = show(<SelectionAcrossPages />);
      expect(await screen.findByText('Amara Vogel')).toBeInTheDocument();
      await user.click(headerCheckbox());
      expect(screen.getByText('Invite 14 of 14 members')).toBeInTheDocument();
    },
  );

  proves('Then only a **Clear** button deselects all pages, as in the demo.', async () => {
    const { user } = show(<SelectionAcrossPages />);
    expect(await screen.findByText('Amara Vogel')).toBeInTheDocument();
    await user.click(boxOf(0));
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByText('Farid Vogel')).toBeInTheDocument();
    await user.click(boxOf(0));
    expect(screen.getByText('Invite 2 of 14 members')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('Invite 0 of 14 members')).toBeInTheDocument();
    expect(selectedIds()).toEqual([]);
  });

  proves(
    'The reset after the deletion would discard rows that users select meanwhile, so ignore these changes:',
    async () => {
      const answers: { resolve: () => void; reject: () => void }[] = [];
      const reload = jest.fn();
      const deleteMembers = () =>
        new Promise<void>((resolve, reject) => {
          answers.push({ resolve, reject: () => reject(new Error('refused')) });
        });
      // `deleteSelected` of the page.
      function Deleting() {
        const [selection, setSelection] = useState(include(1));
        const [isDeleting, setIsDeleting] = useState(false);
        const [error, setError] = useState('');
        async function deleteSelected() {
          if (isDeleting) {
            return;
          }
          setIsDeleting(true);
          setError('');
          try {
            await deleteMembers();
            setSelection(include());
            reload();
          } catch {
            setError('The members were not deleted. Try again.');
          } finally {
            setIsDeleting(false);
          }
        }
        return (
          <>
            <ProGrid
              checkboxSelection
              rowSelectionModel={selection}
              onRowSelectionModelChange={isDeleting ? undefined : setSelection}
            />
            <button type="button" onClick={() => void deleteSelected()}>
              Delete
            </button>
            <p role="alert">{error}</p>
          </>
        );
      }
      const { user } = show(<Deleting />);
      const clickDelete = () => user.click(screen.getByRole('button', { name: 'Delete' }));
      await user.click(boxOf(1));
      expect(selectedIds()).toEqual(['1', '2']);
      await clickDelete();
      await clickDelete();
      expect(answers).toHaveLength(1);
      await user.click(boxOf(2));
      await user.click(cellOf('name', 3));
      await user.click(headerCheckbox());
      expect(selectedIds()).toEqual(['1', '2']);
      await act(async () => answers[0]?.reject());
      expect(screen.getByRole('alert')).toHaveTextContent('were not deleted');
      expect(selectedIds()).toEqual(['1', '2']);
      await user.click(boxOf(2));
      expect(selectedIds()).toEqual(['1', '2', '3']);
      await clickDelete();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      await act(async () => answers[1]?.resolve());
      expect(selectedIds()).toEqual([]);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    [
      'Set an empty selection when the filter changes, and again when its rows arrive.',
      'Otherwise old rows that users select while they wait stay selected, and are deleted unseen.',
    ],
    async () => {
      const { user, api, model, rerender } = showWithApi({
        checkboxSelection: true,
        pagination: true,
        paginationMode: 'server',
        filterMode: 'server',
        keepNonExistentRowsSelected: true,
        rowCount: 14,
        filterModel: { items: [] },
      });
      rerender({ filterModel: onlyUpTo3, loading: true });
      act(() => api().setRowSelectionModel(include()));
      // The overlay covers the rows from the pointer, not from the keyboard.
      act(() => cellOf('name', 4).focus());
      await user.keyboard('{Shift>} {/Shift}');
      expect(model()).toEqual(include(5));
      rerender({ filterModel: onlyUpTo3, rows: rows.slice(0, 3) });
      expect(selectedIds()).toEqual([]);
      expect(model()).toEqual(include(5));
    },
  );
});

describe('groups', () => {
  const treeRows = [
    { id: 'a', path: ['a'] },
    { id: 'a1', path: ['a', '1'] },
    { id: 'a2', path: ['a', '2'] },
    { id: 'b', path: ['b'] },
    { id: 'b1', path: ['b', '1'] },
  ];
  const tree: Partial<DataGridProProps> = {
    treeData: true,
    rows: treeRows,
    columns: [{ field: 'id' }],
    getTreeDataPath: ({ path }) => path,
    defaultGroupingExpansionDepth: -1,
    checkboxSelection: true,
  };

  proves(
    "Rows that a filter hides, or that can't be selected, aren't selected with their parent.",
    () => {
      const { api, unmount } = showWithApi({
        ...tree,
        isRowSelectable: ({ id }) => id !== 'a2',
      });
      act(() => api().selectRow('a'));
      expect(api().isRowSelected('a1')).toBe(true);
      expect(api().isRowSelected('a2')).toBe(false);
      unmount();
      const other = showWithApi({
        ...tree,
        initialState: {
          filter: { filterModel: { items: [{ field: 'id', operator: 'equals', value: 'a1' }] } },
        },
      });
      act(() => other.api().selectRow('a'));
      expect(other.api().isRowSelected('a1')).toBe(true);
      expect(other.api().isRowSelected('a2')).toBe(false);
    },
  );

  proves(
    [
      'The model also contains group rows.',
      "With row grouping, the ids of group rows aren't in your `rows`, so skip ids that `rows` doesn't contain.",
    ],
    async () => {
      const changed = jest.fn();
      const { user } = show(
        <DataGridPremium
          rows={rows.map((row) => ({ ...row, half: row.id < 3 ? 'low' : 'high' }))}
          columns={[...columns, { field: 'half' }]}
          initialState={{ rowGrouping: { model: ['half'] } }}
          checkboxSelection
          onRowSelectionModelChange={changed}
        />,
      );
      await user.click(boxOf(0));
      const ids = [...(changed.mock.lastCall?.[0] as GridRowSelectionModel).ids];
      expect(ids).toEqual(expect.arrayContaining([1, 2]));
      expect(ids.filter((id) => !rows.some((row) => row.id === id))).toHaveLength(1);
    },
  );

  proves("For row groups and rows that aren't loaded, the value is `undefined`.", async () => {
    const { apiRef, api } = createApiRef<GridApiPremium>();
    const { user } = show(
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['name'] } }}
        checkboxSelection
        keepNonExistentRowsSelected
      />,
    );
    await user.click(boxOf(0));
    act(() => api().selectRow('gone'));
    expect([...gridRowSelectionIdsSelector(apiRef)].sort()).toEqual([
      [1, rows[0]],
      ['auto-generated-row-name/row 1', undefined],
      ['gone', undefined],
    ]);
  });

  proves(
    [
      'In tree data and row grouping (Premium), selecting a parent also selects its descendants.',
      'A parent is selected when all its children are selected.',
      'To change this, set `rowSelectionPropagation`.',
      'The default is `{ parents: true, descendants: true }`.',
    ],
    async () => {
      const idsAfter = (
        own: Pick<DataGridProProps, 'rowSelectionPropagation'>,
        ...ids: readonly string[]
      ) => {
        const { api, model, unmount } = showWithApi({ ...tree, ...own });
        for (const id of ids) {
          act(() => api().selectRow(id));
        }
        unmount();
        return [...(model()?.ids ?? [])].sort();
      };
      const all = ['a', 'a1', 'a2'];
      for (const own of [{}, { rowSelectionPropagation: { parents: true, descendants: true } }]) {
        expect(idsAfter(own, 'a')).toEqual(all);
        expect(idsAfter(own, 'a1')).toEqual(['a1']);
        expect(idsAfter(own, 'a1', 'a2')).toEqual(all);
      }
      const childrenOnly = { rowSelectionPropagation: { parents: false, descendants: true } };
      expect(idsAfter(childrenOnly, 'a')).toEqual(all);
      expect(idsAfter(childrenOnly, 'a1', 'a2')).toEqual(['a1', 'a2']);
      const parentsOnly = { rowSelectionPropagation: { parents: true, descendants: false } };
      expect(idsAfter(parentsOnly, 'a')).toEqual(['a']);
      expect(idsAfter(parentsOnly, 'a1', 'a2')).toEqual(all);
      expect(idsAfter({ rowSelectionPropagation: undefined }, 'a')).toEqual(['a']);
      expect(idsAfter({ rowSelectionPropagation: undefined }, 'a1', 'a2')).toEqual(['a1', 'a2']);

      const { user } = show(
        <DataGridPremium
          rows={rows.map((row) => ({ ...row, half: row.id < 3 ? 'low' : 'high' }))}
          columns={[...columns, { field: 'half' }]}
          initialState={{ rowGrouping: { model: ['half'] } }}
          defaultGroupingExpansionDepth={-1}
          checkboxSelection
        />,
      );
      await user.click(boxOf(1));
      expect(boxOf(0)).not.toBeChecked();
      await user.click(boxOf(2));
      expect(boxOf(0)).toBeChecked();
      await user.click(boxOf(3));
      expect(selectedIds()).toHaveLength(7);
    },
  );

  proves(
    'In trees and row groups, also turn off both options of [`rowSelectionPropagation`](#select-groups-and-their-rows).',
    async () => {
      const grouped = rows.map((row) => ({ ...row, half: row.id < 3 ? 'low' : 'high' }));
      const off = { parents: false, descendants: false };
      for (const [own, count] of [
        [{}, 3],
        [{ rowSelectionPropagation: off }, 1],
      ] as const) {
        const { user, model, unmount } = showWithApi({
          ...tree,
          ...own,
          disableMultipleRowSelection: true,
        });
        await user.click(boxOf(0));
        expect(model()?.ids.size).toBe(count);
        unmount();

        const changed = jest.fn();
        const groups = show(
          <DataGridPremium
            rows={grouped}
            columns={[...columns, { field: 'half' }]}
            initialState={{ rowGrouping: { model: ['half'] } }}
            checkboxSelection
            disableMultipleRowSelection
            onRowSelectionModelChange={changed}
            {...own}
          />,
        );
        await groups.user.click(boxOf(0));
        expect((changed.mock.lastCall?.[0] as GridRowSelectionModel).ids.size).toBe(count);
        groups.unmount();
      }
    },
  );

  proves(
    [
      "Rows that the server hasn't sent yet aren't selected.",
      'To prevent the following, turn `parents` off:',
      'When the children of a selected parent arrive, the parent loses its selection.',
    ],
    async () => {
      for (const parents of [true, false]) {
        const { apiRef, api } = createApiRef<GridApiPro>();
        const { unmount } = show(
          <DataGridPro
            apiRef={apiRef}
            treeData
            columns={[{ field: 'id' }]}
            checkboxSelection
            rowSelectionPropagation={{ parents, descendants: true }}
            dataSource={{
              getRows: ({ groupKeys = [] }) =>
                Promise.resolve(
                  groupKeys.length === 0
                    ? { rows: [{ id: 'a' }], rowCount: 1 }
                    : { rows: [{ id: 'a1' }, { id: 'a2' }], rowCount: 2 },
                ),
              getGroupKey: ({ id }) => String(id),
              getChildrenCount: ({ id }) => (id === 'a' ? 2 : 0),
            }}
          />,
        );
        await screen.findByText('a');
        act(() => api().selectRow('a'));
        expect([...api().getSelectedRows().keys()]).toEqual(['a']);
        await act(async () => {
          await api().dataSource.fetchRows('a');
        });
        expect(api().getRow('a1')).toEqual({ id: 'a1' });
        expect([...api().getSelectedRows().keys()]).toEqual(parents ? [] : ['a']);
        unmount();
      }
    },
  );

  proves(
    [
      'When the rows or the filter change, an exclude model becomes an include model.',
      'Rows of closed groups can then lose their selection.',
    ],
    () => {
      const filters = (api: GridApiPro) =>
        api.setFilterModel({ items: [{ field: 'id', operator: 'equals', value: 'a1' }] });
      const updates = (api: GridApiPro) => api.updateRows([{ id: 'c', path: ['c'] }]);
      for (const changes of [filters, updates]) {
        for (const parents of [true, false]) {
          const { api, model, unmount } = showWithApi({
            ...tree,
            rowSelectionPropagation: { parents, descendants: true },
          });
          act(() => api().setRowSelectionModel(exclude()));
          act(() => changes(api()));
          expect(model()?.type).toBe(parents ? 'include' : 'exclude');
          unmount();
        }
      }
      for (const isOpen of [true, false]) {
        const { api, model, unmount } = showWithApi(tree);
        act(() => api().setRowSelectionModel(exclude()));
        act(() => api().selectRow('a1', false));
        act(() => api().setRowChildrenExpansion('a', isOpen));
        act(() => updates(api()));
        expect([...(model()?.ids ?? [])].includes('a2')).toBe(isOpen);
        unmount();
      }
    },
  );

  proves(
    "When the rows change, a parent with a child that can't be selected loses its selection.",
    () => {
      for (const parents of [true, false]) {
        const { api, model, unmount } = showWithApi({
          ...tree,
          isRowSelectable: ({ id }) => id !== 'a2',
          rowSelectionPropagation: { parents, descendants: true },
        });
        act(() => api().selectRow('a'));
        expect(model()).toEqual(include('a', 'a1'));
        act(() => api().updateRows([{ id: 'c', path: ['c'] }]));
        expect(model()).toEqual(parents ? include('a1') : include('a', 'a1'));
        unmount();
      }
    },
  );

  proves(
    [
      'In trees and groups, `descendants` is on.',
      'If `descendants` is off, “select all” selects only the rows of open groups.',
    ],
    async () => {
      for (const [descendants, depth, ids] of [
        [true, 0, []],
        [false, 0, ['a', 'b']],
        [false, -1, ['a', 'a1', 'a2', 'b', 'b1']],
      ] as const) {
        const { user, model, unmount } = showWithApi({
          ...tree,
          defaultGroupingExpansionDepth: depth,
          rowSelectionPropagation: { parents: true, descendants },
        });
        await user.click(headerCheckbox());
        expect(model()?.type).toBe(descendants ? 'exclude' : 'include');
        expect([...(model()?.ids ?? [])]).toEqual(ids);
        unmount();
      }
    },
  );

  proves(
    [
      'If you pass a new include model, the grid adds the missing parents and children, and calls `onRowSelectionModelChange`.',
      "In a tree, don't pass an exclude model with ids.",
      'If you exclude a parent and its children, they become selected again.',
      'A parent alone is removed from the model.',
      '`setRowSelectionModel()` adds no parents or children.',
      'Call `getPropagatedRowSelectionModel()` first, as the button in the demo does.',
      'For the first render, list the children in the model.',
    ],
    async () => {
      const { model, rerender, unmount } = showWithApi({
        ...tree,
        rowSelectionModel: include(),
      });
      rerender({ rowSelectionModel: include('a') });
      expect([...(model()?.ids ?? [])].sort()).toEqual(['a', 'a1', 'a2']);
      rerender({ rowSelectionModel: exclude('a', 'a1', 'a2') });
      expect(model()).toEqual(exclude());
      unmount();
      const first = showWithApi({ ...tree, rowSelectionModel: include('a') });
      expect(first.model()).toEqual(include());
      first.unmount();
      const other = showWithApi(tree);
      act(() => other.api().setRowSelectionModel(include('a')));
      expect(other.model()).toEqual(include('a'));
      other.unmount();
      const { user } = show(<SelectBranches />);
      await user.click(screen.getByRole('button', { name: 'Select the kitchen' }));
      expect(selectedIds()).toEqual(['kitchen', 'pots', 'spices']);
    },
  );

  proves(
    '| `getPropagatedRowSelectionModel(model)` | Returns the model together with its parents and children (Pro) |',
    () => {
      const { api, model } = showWithApi(tree);
      const whole = (one: GridRowSelectionModel) =>
        [...api().getPropagatedRowSelectionModel(one).ids].sort();
      expect(whole(include('a'))).toEqual(['a', 'a1', 'a2']);
      expect(whole(include('b1'))).toEqual(['b', 'b1']);
      expect(model()).toBeUndefined();
    },
  );
});

describe('from code', () => {
  proves(
    '| `selectRow(id, isSelected, resetSelection)` | Selects a row, or deselects it with `false`. With `true` as the last argument, deselects the other rows |',
    () => {
      const { api, model } = showWithApi();
      act(() => api().selectRow('none', true));
      expect(model()).toEqual(include('none'));
      act(() => api().selectRow('none', false));
      act(() => api().selectRow(1));
      act(() => api().selectRow(2));
      expect(model()).toEqual(include(1, 2));
      act(() => api().selectRow(1, false));
      expect(model()).toEqual(include(2));
      act(() => api().selectRow(3, true, true));
      expect(model()).toEqual(include(3));
    },
  );

  proves(
    [
      '| `selectRows(ids, isSelected, resetSelection)` | The same for several rows, in one change (Pro) |',
      'The same for a range in the visible order, across pages, without rows that a filter hides (Pro)',
    ],
    () => {
      const { api, changed, model } = showWithApi({
        pagination: true,
        pageSizeOptions: [2],
        initialState: {
          pagination: { paginationModel: { pageSize: 2 } },
          sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
        },
      });
      act(() => api().selectRows([1, 2, 3]));
      expect(changed).toHaveBeenCalledTimes(1);
      act(() => api().selectRows([1, 2], false));
      expect(model()).toEqual(include(3));
      act(() => api().selectRowRange({ startId: 5, endId: 2 }, true, true));
      expect(model()).toEqual(include(5, 4, 3, 2));
      act(() => api().setFilterModel(onlyUpTo3));
      act(() => api().selectRowRange({ startId: 1, endId: 3 }, true, true));
      expect(model()).toEqual(include(3, 2, 1));
      act(() =>
        api().setFilterModel({ items: [{ field: 'id', operator: 'isAnyOf', value: ['1', '3'] }] }),
      );
      act(() => api().selectRowRange({ startId: 1, endId: 3 }, true, true));
      expect(model()).toEqual(include(3, 1));
    },
  );

  proves(
    [
      '| `setRowSelectionModel(model)` | Replaces the model without calling `isRowSelectable` |',
      '| `isRowSelected(id)` | Whether the row is selected, for both types of the model |',
      'Whether the row can be selected. `false` for [pinned rows](/x/react-data-grid/row-pinning/)',
    ],
    () => {
      const { api, model } = showWithApi({
        isRowSelectable: ({ id }) => id !== 2,
        pinnedRows: { top: [{ id: 'top', name: 'Top' }] },
      });
      act(() => api().setRowSelectionModel(include(2)));
      expect(model()).toEqual(include(2));
      expect([1, 2].map((id) => api().isRowSelected(id))).toEqual([false, true]);
      act(() => api().setRowSelectionModel(exclude(2)));
      expect([1, 2].map((id) => api().isRowSelected(id))).toEqual([true, false]);
      expect([1, 2, 'top'].map((id) => api().isRowSelectable(id))).toEqual([true, false, false]);
    },
  );

  proves(
    [
      'If only one row can be selected, pass `true` as the last argument of `selectRow()`.',
      'Otherwise the call has no effect while another row is selected.',
    ],
    () => {
      const { api, model } = showWithApi({ disableMultipleRowSelection: true });
      act(() => api().selectRow(1));
      act(() => api().selectRow(2));
      expect(model()).toEqual(include(1));
      act(() => api().selectRow(2, true, true));
      expect(model()).toEqual(include(2));
    },
  );

  proves(
    [
      '| `gridRowSelectionCountSelector` | The number of selected rows |',
      '| `gridRowSelectionManagerSelector` | An object whose `has(id)` works for both types of the model |',
      '| `gridRowSelectionIdsSelector` | A `Map` from id to row |',
      'For an id without a loaded row, this array contains `undefined`.',
      'After “select all”, the `Map` contains the loaded rows, including those that a filter hides.',
    ],
    () => {
      const { api } = showWithApi();
      const apiRef = { current: api() };
      act(() => api().selectRows([1, 2]));
      expect(gridRowSelectionCountSelector(apiRef)).toBe(2);
      expect([2, 3].map((id) => gridRowSelectionManagerSelector(apiRef).has(id))).toEqual([
        true,
        false,
      ]);
      expect([...gridRowSelectionIdsSelector(apiRef)]).toEqual([
        [1, rows[0]],
        [2, rows[1]],
      ]);
      expect([...api().getSelectedRows().values()]).toEqual([rows[0], rows[1]]);
      act(() => api().setRowSelectionModel(include('gone')));
      expect([...gridRowSelectionIdsSelector(apiRef)]).toEqual([['gone', undefined]]);
      expect([...api().getSelectedRows().values()]).toEqual([undefined]);
      act(() => api().setRowSelectionModel(exclude()));
      act(() => api().setFilterModel(onlyUpTo3));
      expect(gridRowSelectionManagerSelector(apiRef).has(5)).toBe(true);
      expect([...gridRowSelectionIdsSelector(apiRef).keys()]).toEqual([1, 2, 3, 4, 5]);
    },
  );

  proves(
    'If you control the model, these events fire before your state changes, even if you ignore the change.',
    async () => {
      const { api, user } = showWithApi({ checkboxSelection: true, rowSelectionModel: include() });
      const heard: unknown[] = [];
      act(() => {
        api().subscribeEvent('headerSelectionCheckboxChange', ({ value }) => heard.push(value));
        api().subscribeEvent('rowSelectionCheckboxChange', ({ value }) => heard.push(value));
      });
      await user.click(headerCheckbox());
      await user.click(boxOf(1));
      expect(heard).toEqual([true, true]);
      expect(selectedIds()).toEqual([]);
    },
  );

  proves(
    [
      '`onRowSelectionModelChange` reports the new model.',
      'If you control the model, these events fire before your state changes, even if you ignore the change.',
      '`rowSelectionCheckboxChange` reports the `id` of the row and the new `value`.',
      '`headerSelectionCheckboxChange` reports the new `value` of the checkbox in the header.',
      'For a range, only the clicked row is reported.',
      '<kbd>Ctrl</kbd>+<kbd>A</kbd> and clicks on rows fire neither event.',
    ],
    async () => {
      const hear = (api: GridApiPro) => {
        const heard: unknown[] = [];
        act(() => {
          api.subscribeEvent('rowSelectionCheckboxChange', ({ id, value }) => {
            heard.push([id, value, api.isRowSelected(id)]);
          });
          api.subscribeEvent('headerSelectionCheckboxChange', ({ value }) => {
            heard.push([value, api.getSelectedRows().size]);
          });
        });
        return heard;
      };
      const { api, user, changed, unmount } = showWithApi({ checkboxSelection: true });
      const heard = hear(api());
      await user.click(boxOf(1));
      await user.click(headerCheckbox());
      expect(heard).toEqual([
        [2, true, true],
        [true, 5],
      ]);
      act(() => api().setRowSelectionModel(include()));
      expect(changed.mock.calls.map(([, details]) => details.reason)).toEqual([
        'singleRowSelection',
        'multipleRowsSelection',
        undefined,
      ]);
      await user.click(boxOf(0));
      await user.keyboard('{Shift>}');
      await user.click(boxOf(2));
      await user.keyboard('{/Shift}');
      expect(selectedIds()).toEqual(['1', '2', '3']);
      expect(heard.slice(2)).toEqual([
        [1, true, true],
        [3, true, true],
      ]);
      await user.click(cellOf('name', 4));
      fireEvent.keyDown(cellOf('name', 4), { key: 'a', keyCode: 65, ctrlKey: true });
      expect(selectedIds()).toHaveLength(5);
      expect(heard).toHaveLength(4);
      unmount();

      const other = createApiRef<GridApiPro>();
      function Controlled() {
        const [model, setModel] = useState(include());
        return (
          <ProGrid
            apiRef={other.apiRef}
            checkboxSelection
            rowSelectionModel={model}
            onRowSelectionModelChange={setModel}
          />
        );
      }
      const shown = show(<Controlled />);
      const late = hear(other.api());
      await shown.user.click(boxOf(1));
      await shown.user.click(headerCheckbox());
      expect(late).toEqual([
        [2, true, false],
        [true, 1],
      ]);
    },
  );
});

describe('accessibility and speed', () => {
  proves(
    [
      'When rows are sorted or filtered, or the page changes, the header checkbox calls the function for each row that passes the filter, on all pages.',
    ],
    () => {
      const isRowSelectable = jest.fn<boolean, [GridRowParams]>(() => true);
      const asked = () => {
        const ids = isRowSelectable.mock.calls.map(([{ id }]) => id);
        isRowSelectable.mockClear();
        return [...new Set(ids)].sort();
      };
      const { api } = showWithApi({
        checkboxSelection: true,
        isRowSelectable,
        pagination: true,
        pageSizeOptions: [1],
        initialState: { pagination: { paginationModel: { pageSize: 1 } } },
      });
      expect(asked()).toEqual([1, 2, 3, 4, 5]);
      act(() => api().setSortModel([{ field: 'id', sort: 'desc' }]));
      expect(asked()).toEqual([1, 2, 3, 4, 5]);
      act(() => api().setPage(1));
      expect(asked()).toEqual([1, 2, 3, 4, 5]);
      act(() => api().setFilterModel(onlyUpTo3));
      // Row 4 was on the page before.
      const filtered = asked();
      expect(filtered).toEqual(expect.arrayContaining([1, 2, 3]));
      expect(filtered).not.toContain(5);
      act(() => api().selectRow(1));
      expect(asked()).not.toContain(2);
      act(() => api().selectRow(2));
      expect(asked()).toEqual([1, 2, 3]);
    },
  );

  proves(
    [
      'Rows that can be selected have `aria-selected`, and the grid has `aria-multiselectable`.',
      'The checkboxes are named "Select row" or "Unselect row".',
      'Without checkboxes, only the background color shows which rows are selected.',
    ],
    async () => {
      const { user } = show(<Grid checkboxSelection isRowSelectable={({ id }) => id !== 2} />);
      expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
      const rowOf = (index: number) => cellOf('id', index).parentElement;
      expect(rowOf(0)).toHaveAttribute('aria-selected', 'false');
      expect(rowOf(1)).not.toHaveAttribute('aria-selected');
      expect(boxOf(0)).toHaveAccessibleName('Select row');
      await user.click(boxOf(0));
      expect(rowOf(0)).toHaveAttribute('aria-selected', 'true');
      expect(boxOf(0)).toHaveAccessibleName('Unselect row');
    },
  );
});

exempt(
  '“Select all” is an exclude model',
  'A heading; the claim on the box in the header proves it.',
);
