import { createContext, useContext } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridApiPro,
  type GridRowId,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import { DataGridPremium, type GridApiPremium } from '@mui/x-data-grid-premium';
import ControlledPanels from '../../../docs/x/react-data-grid/master-detail/ControlledPanels';
import FormInPanel from '../../../docs/x/react-data-grid/master-detail/FormInPanel';
import GridInPanel from '../../../docs/x/react-data-grid/master-detail/GridInPanel';
import LoadOnOpen from '../../../docs/x/react-data-grid/master-detail/LoadOnOpen';
import RepairDetails from '../../../docs/x/react-data-grid/master-detail/RepairDetails';
import ToggleColumn from '../../../docs/x/react-data-grid/master-detail/ToggleColumn';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  fireEvent,
  screen,
  show,
  textsOf,
  within,
} from '../harness';

const rows = ['a', 'b', 'c'].map((name, index) => ({ id: index + 1, name }));
const columns = [{ field: 'name', headerName: 'Name' }];
const getDetailPanelContent: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <p>Panel of {row.name}</p>
);

const Save = createContext<(name: string) => void>(() => {});

function SaveButton({ name }: { name: string }) {
  const save = useContext(Save);
  return (
    <button type="button" onClick={() => save(name)}>
      Save {name}
    </button>
  );
}

const withSaveButton: DataGridProProps['getDetailPanelContent'] = ({ row }) => (
  <SaveButton name={row.name} />
);

/** A Pro grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPro>();
  const all = { apiRef, rows, columns, getDetailPanelContent, ...props };
  const shown = show(<DataGridPro {...all} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProProps>) =>
      shown.rerender(<DataGridPro {...all} {...more} />),
  };
}

const toggleOf = (rowIndex: number) =>
  within(cellOf(GRID_DETAIL_PANEL_TOGGLE_FIELD, rowIndex)).getByRole('button');
const panels = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-detailPanel')];
const panelTexts = () => panels().map(({ textContent }) => textContent);

describe('panels', () => {
  proves(
    [
      'Detail panels show more content below a row, such as a list, a form, another grid, or data that is loaded on demand.',
      'The grid adds a column with a button, which opens and closes the panel.',
      'Detail panels require [Pro](/x/introduction/licensing/#pro-plan).',
    ],
    async () => {
      const { user, unmount } = showWithApi();
      await user.click(toggleOf(1));
      expect(panelTexts()).toEqual(['Panel of b']);
      expect(panels()[0]?.previousElementSibling).toHaveAttribute('data-id', '2');
      await user.click(toggleOf(1));
      expect(panelTexts()).toEqual([]);
      unmount();
      const own: object = { getDetailPanelContent };
      show(<DataGrid rows={rows} columns={columns} {...own} />);
      expect(screen.queryByRole('button', { name: 'Expand' })).toBeNull();
    },
  );

  proves(
    [
      'If the function returns `null`, the button is disabled, as for the folding bike in this demo.',
      "A string isn't accepted as content, so wrap text in an element.",
      '[Pinned rows](/x/react-data-grid/row-pinning/) have a disabled button and no panel.',
    ],
    () => {
      const { unmount } = show(<RepairDetails />);
      expect([0, 1, 2].map((index) => (toggleOf(index) as HTMLButtonElement).disabled)).toEqual([
        false,
        true,
        false,
      ]);
      unmount();
      const { api, unmount: unmountText } = showWithApi({ getDetailPanelContent: () => 'text' });
      expect(toggleOf(0)).toBeDisabled();
      act(() => api().toggleDetailPanel(1));
      expect(api().getExpandedDetailPanels().size).toBe(0);
      unmountText();
      const pinned = showWithApi({ pinnedRows: { top: [{ id: 9, name: 'top' }] } });
      expect(textsOf('name')[0]).toBe('top');
      expect([0, 1].map((index) => (toggleOf(index) as HTMLButtonElement).disabled)).toEqual([
        true,
        false,
      ]);
      act(() => pinned.api().setExpandedDetailPanels(new Set([9, 1])));
      expect(panelTexts()).toEqual(['Panel of a']);
    },
  );

  proves(
    [
      'If you pass a new function, the grid calls it for **all** rows, including rows whose panel is closed.',
      'The grid also calls `getDetailPanelContent` for all rows when the rows or the sorting change.',
      'This component renders only while its panel is open.',
    ],
    async () => {
      const rendered: unknown[] = [];
      function Content({ name }: { name: string }) {
        rendered.push(name);
        return name;
      }
      const asked: unknown[] = [];
      const own: DataGridProProps['getDetailPanelContent'] = ({ id, row }) => {
        asked.push(id);
        return <Content name={row.name} />;
      };
      const heights = jest.fn(({ row }) => (row.name === 'a' ? 40 : 60));
      const { api, rerender, user } = showWithApi({
        getDetailPanelContent: own,
        getDetailPanelHeight: heights,
      });
      const askedBy = (act_: () => void) => {
        asked.length = 0;
        act_();
        return [...new Set(asked)].sort();
      };
      expect([...new Set(asked)]).toEqual([1, 2, 3]);
      expect(rendered).toEqual([]);
      expect(
        askedBy(() =>
          rerender({ getDetailPanelContent: own, getDetailPanelHeight: heights, hideFooter: true }),
        ),
      ).toEqual([]);
      expect(
        askedBy(() =>
          rerender({
            getDetailPanelContent: (params) => own(params),
            getDetailPanelHeight: heights,
          }),
        ),
      ).toEqual([1, 2, 3]);
      expect(
        askedBy(() => act(() => api().setSortModel([{ field: 'name', sort: 'asc' }]))),
      ).toEqual([1, 2, 3]);
      expect(askedBy(() => act(() => api().updateRows([{ id: 3, name: 'z' }])))).toEqual([1, 2, 3]);
      expect(askedBy(() => act(() => api().setQuickFilterValues(['a'])))).toEqual([]);
      act(() => api().setQuickFilterValues([]));
      expect(rendered).toEqual([]);
      await user.click(toggleOf(0));
      await user.click(toggleOf(1));
      expect([...new Set(rendered)]).toEqual(['a', 'b']);
      expect(panels().map(({ style }) => style.height)).toEqual(['40px', '60px']);
    },
  );

  proves(
    [
      'Panels are 500 px high by default, and scroll if their content is higher.',
      "To change the height, return a number from `getDetailPanelHeight`, or `'auto'` to fit the content:",
      'If you pass `undefined` as `getDetailPanelHeight`, the grid throws an error.',
    ],
    async () => {
      const { user, rerender, unmount } = showWithApi();
      await user.click(toggleOf(0));
      expect(panels()[0]?.style.height).toBe('500px');
      expect(getComputedStyle(panels()[0] as Element).overflow).toBe('auto');
      rerender({ getDetailPanelHeight: () => 77 });
      expect(panels()[0]?.style.height).toBe('77px');
      rerender({ getDetailPanelHeight: () => 'auto' });
      expect(panels()[0]?.style.height).toBe('auto');
      unmount();
      jest.spyOn(console, 'error').mockImplementation(() => {});
      expect(() => showWithApi({ getDetailPanelHeight: undefined })).toThrow(
        /getDetailPanelHeight is not a function/,
      );
    },
  );

  proves(
    [
      'It unmounts when the panel closes, when a filter or another page removes the row, or when its row scrolls far out of view.',
      'Otherwise each mount sends a new request, and text that users have typed is lost.',
    ],
    async () => {
      const filterModel = { items: [{ field: 'name', operator: 'equals', value: 'b' }] };
      const { api, user } = showWithApi({
        pagination: true,
        pageSizeOptions: [2],
        getDetailPanelContent: ({ row }) => <input aria-label={row.name} />,
        initialState: {
          detailPanel: { expandedRowIds: new Set([1]) },
          pagination: { paginationModel: { pageSize: 2 } },
        },
      });
      const draft = () => screen.queryByLabelText<HTMLInputElement>('a')?.value;
      const away = [
        () => api().toggleDetailPanel(1),
        () => api().setPage(1),
        () => api().setFilterModel(filterModel),
      ];
      const back = [
        () => api().toggleDetailPanel(1),
        () => api().setPage(0),
        () => api().setFilterModel({ items: [] }),
      ];
      for (const [index, leave] of away.entries()) {
        await user.type(screen.getByLabelText('a'), 'draft');
        expect(draft()).toBe('draft');
        act(leave);
        expect(draft()).toBeUndefined();
        act(() => back[index]?.());
        expect(draft()).toBe('');
      }
    },
  );

  proves('In this demo, the request for the second parcel fails once.', async () => {
    const { user } = show(<LoadOnOpen />);
    expect(await screen.findByText('Mon 04:05: On the road', {}, { timeout: 3000 })).toBeVisible();
    await user.click(toggleOf(1));
    await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 }));
    expect(screen.getByRole('group', { name: 'Stops of P-302' })).toHaveFocus();
    expect(
      await screen.findByText('Mon 15:30: Handed in, Lyon', {}, { timeout: 3000 }),
    ).toBeVisible();
    expect(panels().map(({ style }) => style.height)).toEqual(['136px', '136px']);
  });

  proves(
    'The panel has a fixed height, so the rows below stay in place when the response arrives.',
    () => {
      show(<LoadOnOpen />);
      expect(panels()[0]?.style.height).toBe('136px');
    },
  );

  proves('Name each inner grid after its row with `aria-label`.', () => {
    show(<GridInPanel />);
    const inner = screen.getByRole('grid', { name: 'Ingredients of Baked trout' });
    expect(within(inner).getByText('Trout')).toBeInTheDocument();
  });

  proves(
    [
      'A component in the panel gets the API object from `useGridApiContext()`.',
      'This form saves the note, closes its panel, and moves the focus to the changed cell:',
    ],
    async () => {
      const { user } = show(<FormInPanel />);
      await user.type(screen.getByLabelText('Note for Oskar Lund'), 'Vegan');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(textsOf('note')).toEqual(['No nuts', 'Vegan', 'Arrives at nine']);
      expect(panelTexts()).toEqual([]);
      expect(cellOf('note', 1)).toHaveFocus();
    },
  );

  proves(
    [
      'To pass the function into the panel, wrap the grid in the provider of a React context.',
      '`getDetailPanelContent` can then stay outside the component.',
    ],
    async () => {
      const save = jest.fn();
      const { user } = show(
        <Save value={save}>
          <DataGridPro {...{ rows, columns, getDetailPanelContent: withSaveButton }} />
        </Save>,
      );
      await user.click(toggleOf(1));
      await user.click(screen.getByRole('button', { name: 'Save b' }));
      expect(save.mock.calls).toEqual([['b']]);
    },
  );
});

describe('from code', () => {
  proves(
    [
      'To choose only the panels that are open on the first render, use `initialState.detailPanel.expandedRowIds`.',
      'To control which panels are open, pass `detailPanelExpandedRowIds` and update it in `onDetailPanelExpandedRowIdsChange`.',
      'The callback receives a `Set` of row ids.',
      'To keep one panel open at a time, store only the last id:',
      'In this demo, buttons turn this mode on and off, and open or close all panels:',
    ],
    async () => {
      const { unmount } = showWithApi({
        initialState: { detailPanel: { expandedRowIds: new Set([1, 3]) } },
      });
      expect(panelTexts()).toEqual(['Panel of a', 'Panel of c']);
      unmount();
      const changed = jest.fn();
      const controlled = showWithApi({
        detailPanelExpandedRowIds: new Set([2]),
        onDetailPanelExpandedRowIdsChange: changed,
      });
      await controlled.user.click(toggleOf(0));
      expect(changed.mock.calls[0]?.[0]).toEqual(new Set([2, 1]));
      expect(panelTexts()).toEqual(['Panel of b']);
      controlled.unmount();
      const { user } = show(<ControlledPanels />);
      expect(panelTexts()).toEqual(['Replace a spoke, True the rear wheel']);
      await user.click(toggleOf(3));
      expect(panelTexts()).toEqual(['Bleed the brakes']);
      await user.click(screen.getByRole('button', { name: 'One at a time: on' }));
      await user.click(screen.getByRole('button', { name: 'Open all' }));
      expect(panelTexts()).toHaveLength(4);
      await user.click(screen.getByRole('button', { name: 'One at a time: off' }));
      expect(panelTexts()).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Close all' }));
      expect(panelTexts()).toEqual([]);
    },
  );

  proves(
    [
      'When you change the set, create a new `Set`.',
      'If a row is removed, its id stays in the set of open panels.',
      'If the row returns, its panel is open again.',
      "`exportState()` doesn't contain the open panels.",
    ],
    () => {
      const ids = new Set<GridRowId>([2]);
      const { rerender, unmount } = showWithApi({ detailPanelExpandedRowIds: ids });
      ids.add(3);
      rerender({ detailPanelExpandedRowIds: ids });
      expect(panelTexts()).toEqual(['Panel of b']);
      rerender({ detailPanelExpandedRowIds: new Set(ids) });
      expect(panelTexts()).toEqual(['Panel of b', 'Panel of c']);
      unmount();
      const other = showWithApi();
      act(() => other.api().toggleDetailPanel(2));
      other.rerender({ rows: rows.slice(2) });
      expect(panelTexts()).toEqual([]);
      expect(other.api().getExpandedDetailPanels()).toEqual(new Set([2]));
      other.rerender({ rows: [...rows] });
      expect(panelTexts()).toEqual(['Panel of b']);
      const saved = other.api().exportState();
      expect(saved).toHaveProperty('columns');
      expect(saved).not.toHaveProperty('detailPanel');
    },
  );

  proves(
    [
      '| `toggleDetailPanel(id)` | Opens or closes a panel |',
      '| `setExpandedDetailPanels(ids)` | Opens the panels in `ids`, a `Set`, and closes all others |',
      'If you control the panels, the methods call `onDetailPanelExpandedRowIdsChange`.',
      '| `getExpandedDetailPanels()` | Returns a `Set` of the ids |',
    ],
    () => {
      const { api } = showWithApi();
      act(() => api().toggleDetailPanel(2));
      expect(api().getExpandedDetailPanels()).toEqual(new Set([2]));
      act(() => api().setExpandedDetailPanels(new Set([1, 3])));
      expect(panelTexts()).toEqual(['Panel of a', 'Panel of c']);
      act(() => api().toggleDetailPanel(1));
      expect(panelTexts()).toEqual(['Panel of c']);
      const changed = jest.fn();
      const controlled = showWithApi({
        detailPanelExpandedRowIds: new Set(),
        onDetailPanelExpandedRowIdsChange: changed,
      });
      act(() => controlled.api().toggleDetailPanel(2));
      act(() => controlled.api().setExpandedDetailPanels(new Set([1, 3])));
      expect(changed.mock.calls.map(([ids]) => [...ids])).toEqual([[2], [1, 3]]);
    },
  );

  proves(
    [
      'To let users click anywhere on a row, toggle its panel in `onRowClick`:',
      "Clicks in the toggle column don't fire `onRowClick`, so its buttons continue to work.",
      'The double click that starts editing also opens and closes the panel.',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApiPro>();
      const onRowClick = jest.fn(({ id }) => api().toggleDetailPanel(id));
      const editable = columns.map((column) => ({ ...column, editable: true }));
      const { user } = show(
        <DataGridPro {...{ apiRef, rows, columns: editable, getDetailPanelContent, onRowClick }} />,
      );
      await user.click(cellOf('name', 1));
      expect(panelTexts()).toEqual(['Panel of b']);
      await user.click(cellOf('name', 1));
      expect(panelTexts()).toEqual([]);
      await user.click(toggleOf(0));
      expect(panelTexts()).toEqual(['Panel of a']);
      await user.click(cellOf(GRID_DETAIL_PANEL_TOGGLE_FIELD, 0));
      expect(onRowClick).toHaveBeenCalledTimes(2);
      await user.dblClick(cellOf('name', 1));
      expect(onRowClick).toHaveBeenCalledTimes(4);
      expect(panelTexts()).toEqual(['Panel of a']);
      expect(within(cellOf('name', 1)).getByRole('textbox')).toHaveFocus();
    },
  );
});

describe('toggle column', () => {
  proves(
    [
      'To change the position, width, header, or cells of the toggle column, add `GRID_DETAIL_PANEL_TOGGLE_COL_DEF` to your `columns`:',
      "The grid doesn't re-render the cell when its panel opens.",
    ],
    async () => {
      const drawn = jest.fn();
      const { user, unmount } = showWithApi({
        columns: [
          ...columns,
          {
            ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
            renderCell: ({ id, api }) => {
              drawn(id);
              return (
                <b>{(api as GridApiPro).getExpandedDetailPanels().has(id) ? 'open' : 'closed'}</b>
              );
            },
          },
        ],
      });
      expect(cellOf(GRID_DETAIL_PANEL_TOGGLE_FIELD, 0)).toHaveAttribute('data-colindex', '1');
      await user.click(within(cellOf(GRID_DETAIL_PANEL_TOGGLE_FIELD, 0)).getByText('closed'));
      expect(panelTexts()).toEqual(['Panel of a']);
      expect(textsOf(GRID_DETAIL_PANEL_TOGGLE_FIELD)[0]).toBe('closed');
      unmount();
      const own = show(<ToggleColumn />);
      await own.user.click(screen.getByRole('button', { name: 'Show the work on R-43' }));
      expect(screen.getByRole('button', { name: 'Hide the work on R-43' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    },
  );

  proves(
    'A click on an element inside the cells of this column already toggles the panel, so a second call would close it again.',
    async () => {
      function OwnToggle({ id, toggles }: { id: GridRowId; toggles: boolean }) {
        const apiRef = useGridApiContext();
        return (
          <button type="button" onClick={() => toggles && apiRef.current.toggleDetailPanel(id)}>
            Own
          </button>
        );
      }
      const bare = showWithApi();
      await bare.user.click(cellOf(GRID_DETAIL_PANEL_TOGGLE_FIELD, 0));
      expect(panelTexts()).toEqual([]);
      bare.unmount();
      for (const toggles of [false, true]) {
        const { user, unmount } = showWithApi({
          columns: [
            {
              ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
              renderCell: ({ id }) => <OwnToggle id={id} toggles={toggles} />,
            },
          ],
        });
        await user.click(screen.getAllByRole('button', { name: 'Own' })[0] as Element);
        expect(panelTexts()).toEqual(toggles ? [] : ['Panel of a']);
        unmount();
      }
    },
  );

  proves(
    'To change only the icons, pass the slots `detailPanelExpandIcon` and `detailPanelCollapseIcon`.',
    async () => {
      const { user, unmount } = showWithApi({
        slots: { detailPanelExpandIcon: () => <i>+</i>, detailPanelCollapseIcon: () => <i>-</i> },
      });
      expect(toggleOf(0)).toHaveTextContent('+');
      await user.click(toggleOf(0));
      expect(toggleOf(0)).toHaveTextContent('-');
      expect(toggleOf(0)).toHaveAccessibleName('Collapse');
      unmount();
      showWithApi({
        slots: { detailPanels: () => null },
        initialState: { detailPanel: { expandedRowIds: new Set([1]) } },
      });
      expect(toggleOf(0)).toHaveAccessibleName('Collapse');
      expect(panelTexts()).toEqual([]);
    },
  );
});

describe('accessibility', () => {
  proves(
    [
      'If a cell of the toggle column has the focus, <kbd>Space</kbd> opens and closes the panel.',
      'The arrow keys skip the panel and move to the next row.',
      'The buttons are named "Expand" or "Collapse" and have `aria-expanded`.',
      'To change the texts, set `expandDetailPanel`, `collapseDetailPanel`, and `detailPanelToggle` of [`localeText`](/x/react-data-grid/localization/).',
    ],
    async () => {
      const { user, unmount } = showWithApi();
      act(() => cellOf(GRID_DETAIL_PANEL_TOGGLE_FIELD, 0).focus());
      await user.click(cellOf(GRID_DETAIL_PANEL_TOGGLE_FIELD, 0));
      await user.keyboard(' ');
      expect(panelTexts()).toEqual(['Panel of a']);
      expect(toggleOf(0)).toHaveAccessibleName('Collapse');
      expect(toggleOf(0)).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard('{ArrowDown}');
      expect(cellOf(GRID_DETAIL_PANEL_TOGGLE_FIELD, 1)).toHaveFocus();
      await user.keyboard('{ArrowUp} ');
      expect(panelTexts()).toEqual([]);
      expect(toggleOf(0)).toHaveAccessibleName('Expand');
      expect(toggleOf(0)).toHaveAttribute('aria-expanded', 'false');
      unmount();
      showWithApi({
        localeText: {
          expandDetailPanel: 'Auf',
          collapseDetailPanel: 'Zu',
          detailPanelToggle: 'Details',
        },
        initialState: { detailPanel: { expandedRowIds: new Set([1]) } },
      });
      expect([0, 1].map((index) => toggleOf(index).getAttribute('aria-label'))).toEqual([
        'Zu',
        'Auf',
      ]);
      expect(screen.getByRole('columnheader', { name: 'Details' })).toHaveAttribute(
        'data-field',
        GRID_DETAIL_PANEL_TOGGLE_FIELD,
      );
    },
  );

  proves(
    [
      'A panel has the role `presentation`, so give its content a heading or a name.',
      "Exported files and copied text don't contain panels.",
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApiPremium>();
      const onClipboardCopy = jest.fn();
      show(
        <DataGridPremium
          {...{ apiRef, rows, columns, getDetailPanelContent, onClipboardCopy }}
          initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        />,
      );
      expect(panels()[0]).toHaveAttribute('role', 'presentation');
      expect(api().getDataAsCsv()).toBe('Name\r\na\r\nb\r\nc');
      const sheet = (await api().getDataAsExcel())?.worksheets[0];
      expect(JSON.stringify(sheet?.getSheetValues())).not.toContain('Panel');
      act(() => api().selectRows([1, 2]));
      fireEvent.keyDown(cellOf('name', 0), { key: 'c', keyCode: 67, ctrlKey: true });
      expect(onClipboardCopy.mock.calls[0]?.[0]).toBe('a\r\nb');
    },
  );
});

exempt(
  'For rows of the same shape on several levels, [tree data](/x/react-data-grid/tree-data/) is the better choice.',
  'Advice.',
);
