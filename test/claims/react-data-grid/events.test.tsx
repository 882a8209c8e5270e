import * as React from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridEvents,
  type GridEventListener,
  GridActionsCellItem,
  useGridApiContext,
  useGridApiRef,
  useGridEvent,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import ClickedCell from '../../../docs/x/react-data-grid/events/ClickedCell';
import EventOrder from '../../../docs/x/react-data-grid/events/EventOrder';
import LockedRows from '../../../docs/x/react-data-grid/events/LockedRows';
import RowPreview from '../../../docs/x/react-data-grid/events/RowPreview';
import catalogue from '../../../docs/x/react-data-grid/events/events.json';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectTypeError,
  fireEvent,
  screen,
  show,
  textsOf,
  titleOf,
} from '../harness';

const rows = [
  { id: 1, name: 'b' },
  { id: 2, name: 'a' },
];
const columns: DataGridProps['columns'] = [
  { field: 'name', headerName: 'Name', editable: true },
  { field: 'id', headerName: 'Id' },
];
const IS_FIRST = { isFirst: true };

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

/** A grid whose API a claim calls. */
function showWithApi(props: Partial<DataGridProps> = {}) {
  const { apiRef, api } = createApiRef<GridApi>();
  const shown = show(<Grid apiRef={apiRef} {...props} />);
  return {
    apiRef,
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridProps>) =>
      shown.rerender(<Grid apiRef={apiRef} {...props} {...more} />),
  };
}

/** Listens to an event inside the grid, in the footer. */
function footerWith<E extends GridEvents>(
  name: E,
  listener: GridEventListener<E>,
  options?: { isFirst: boolean },
) {
  return function Footer() {
    useGridEvent(useGridApiContext(), name, listener, options);
    return null;
  };
}

describe('listening', () => {
  proves(
    [
      'If an event has a prop, its name is `on` plus the name of the event: `onRowClick` listens to `rowClick`.',
      'Handle `onRowClick` and use `params.row` or `params.id`:',
    ],
    async () => {
      const { user, unmount } = show(<ClickedCell />);
      await user.click(cellOf('light', 1));
      expect(screen.getByText('Aloe vera, Light: Full sun')).toBeInTheDocument();
      unmount();
      const onRowClick = jest.fn();
      const heard = jest.fn();
      const { api, user: other } = showWithApi({ onRowClick });
      act(() => {
        api().subscribeEvent('rowClick', heard);
      });
      await other.click(cellOf('name', 0));
      expect(onRowClick.mock.calls[0][0]).toBe(heard.mock.calls[0][0]);
    },
  );

  proves(
    [
      '`params` Data about the cell, row, or header. The next table shows its properties',
      '| `GridCellParams` | `id`, `field`, `row`, `value`, `colDef`, and others |',
      '| `GridRowParams` | `id`, `row`, `columns` |',
      '| `GridColumnHeaderParams` | `field`, `colDef` |',
    ],
    async () => {
      const onCellClick = jest.fn();
      const onRowClick = jest.fn();
      const onColumnHeaderClick = jest.fn();
      const { api, user } = showWithApi({ onCellClick, onRowClick, onColumnHeaderClick });
      await user.click(cellOf('name', 0));
      await user.click(titleOf('Name'));
      const colDef = api().getColumn('name');
      expect(onCellClick.mock.calls[0][0]).toMatchObject({
        id: 1,
        field: 'name',
        row: rows[0],
        value: 'b',
        colDef,
      });
      expect(onRowClick.mock.calls[0][0]).toEqual({
        id: 1,
        row: rows[0],
        columns: api().getAllColumns(),
      });
      expect(onColumnHeaderClick.mock.calls[0][0]).toEqual({ field: 'name', colDef });
    },
  );

  proves(
    '`event` The React event. If no event of the browser is the cause, an object with `defaultMuiPrevented`',
    async () => {
      const onRowClick = jest.fn();
      const heard = jest.fn();
      const { api, user } = showWithApi({ onRowClick });
      act(() => {
        api().subscribeEvent('rowsSet', heard);
        api().subscribeEvent('filterModelChange', heard);
      });
      await user.click(cellOf('name', 0));
      expect(onRowClick.mock.calls[0][1]).toMatchObject({
        type: 'click',
        nativeEvent: expect.any(MouseEvent),
      });
      act(() => api().updateRows([{ id: 1, name: 'z' }]));
      act(() => api().upsertFilterItem({ field: 'name', operator: 'isEmpty' }));
      expect(heard.mock.calls.map(([, event]) => event)).toEqual([
        { defaultMuiPrevented: false },
        { defaultMuiPrevented: false, reason: 'upsertFilterItem' },
      ]);
    },
  );

  proves(
    [
      '| `details` | Additional information. In Pro and Premium, it contains the [API object](/x/react-data-grid/api-object/) as `api` |',
      'A listener receives `params`, `event`, and `details`:',
    ],
    async () => {
      const detailsIn = async (Component: typeof DataGrid | typeof DataGridPro) => {
        const onRowClick = jest.fn();
        const { user, unmount } = show(
          <Component rows={rows} columns={columns} onRowClick={onRowClick} />,
        );
        await user.click(cellOf('name', 0));
        unmount();
        return onRowClick.mock.calls[0][2];
      };
      expect(await detailsIn(DataGrid)).toEqual({});
      const withApi = { api: expect.objectContaining({ getRow: expect.any(Function) }) };
      expect(await detailsIn(DataGridPro)).toEqual(withApi);
      expect(await detailsIn(DataGridPremium as typeof DataGridPro)).toEqual(withApi);
    },
  );

  proves(
    [
      "Callbacks of models, such as `onFilterModelChange`, don't receive an event.",
      'Their second argument is `details`, which contains `api` in each plan.',
      'For some models, `details.reason` names the reason for the change.',
    ],
    () => {
      const onFilterModelChange = jest.fn();
      const onSortModelChange = jest.fn();
      const { api } = showWithApi({ onFilterModelChange, onSortModelChange });
      act(() => api().upsertFilterItem({ field: 'name', operator: 'isEmpty' }));
      act(() => api().setSortModel([{ field: 'name', sort: 'asc' }]));
      expect(onFilterModelChange.mock.calls.map((call) => call.slice(1))).toEqual([
        [{ api: expect.objectContaining({ getRow: api().getRow }), reason: 'upsertFilterItem' }],
      ]);
      expect(onSortModelChange.mock.calls.map((call) => call.slice(1))).toEqual([
        [{ api: expect.objectContaining({ getRow: api().getRow }), reason: undefined }],
      ]);
    },
  );

  proves(
    'The hook calls the listener of the latest render. When your component unmounts, the hook ends the subscription.',
    () => {
      const heard: string[] = [];
      function Listener({ word }: { word: string }) {
        useGridEvent(useGridApiContext(), 'cellFocusIn', () => heard.push(word));
        return null;
      }
      const slots = (word: string | null): DataGridProps['slots'] => ({
        footer: () => (word === null ? null : <Listener word={word} />),
      });
      const footer = (slotProps: { word?: string }) =>
        slotProps.word === undefined ? null : <Listener word={slotProps.word} />;
      const propsWith = (word?: string) =>
        ({ slots: { footer }, slotProps: { footer: { word } } }) as Partial<DataGridProps>;
      const { api, rerender } = showWithApi(propsWith('old'));
      act(() => api().setCellFocus(1, 'name'));
      rerender(propsWith('new'));
      act(() => api().setCellFocus(2, 'name'));
      rerender(propsWith(undefined));
      act(() => api().setCellFocus(1, 'id'));
      expect(heard).toEqual(['old', 'new']);
      expect(slots('old')).toHaveProperty('footer');
    },
  );

  proves(
    [
      "Some events have no prop, and a component in a slot can't set the props of the grid.",
      'In this demo, the footer shows advice about the row under the pointer.',
      'Its events, `rowMouseEnter` and `rowMouseLeave`, have no prop.',
      'Keyboard users have no pointer, so the footer also follows the focused cell',
    ],
    async () => {
      await expectTypeError(
        `import { DataGrid } from '@mui/x-data-grid';
        export const grid = <DataGrid rows={[]} columns={[]} onRowMouseEnter={() => {}} />;`,
        /TS2322|TS2769/,
      );
      const { user } = show(<RowPreview />);
      await user.hover(cellOf('name', 1));
      expect(screen.getByText('Lake loop: Fit for strollers, except after rain.')).toBeVisible();
      await user.unhover(cellOf('name', 1));
      expect(screen.getByText(/^Point at a trail/)).toBeVisible();
      act(() => cellOf('name', 0).focus());
      fireEvent.focus(cellOf('name', 0));
      await user.keyboard('{ArrowDown}');
      expect(screen.getByText(/^Lake loop: /)).toBeVisible();
    },
  );

  proves(
    [
      'If your component renders the grid later, the ref is still empty in this effect, and nothing is subscribed.',
      'Outside the grid, call `subscribeEvent()` of the [API object](/x/react-data-grid/api-object/#subscribeEvent) in an effect.',
    ],
    async () => {
      const heard = jest.fn();
      function App({ open }: { open: boolean }) {
        const apiRef = useGridApiRef();
        React.useEffect(() => apiRef.current?.subscribeEvent('rowClick', heard), [apiRef]);
        return open ? <Grid apiRef={apiRef} /> : null;
      }
      const { rerender, unmount, user } = show(<App open={false} />);
      rerender(<App open />);
      await user.click(cellOf('name', 0));
      expect(heard).not.toHaveBeenCalled();
      unmount();
      const other = show(<App open />);
      await other.user.click(cellOf('name', 0));
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );
});

describe('order', () => {
  proves(
    'A click fires `cellMouseDown`, `cellMouseUp`, `cellClick`, `rowClick`, and `rowSelectionChange`, in this order.',
    async () => {
      const { user } = show(<EventOrder />);
      await user.click(cellOf('student', 0));
      expect(
        screen.getByText('cellMouseDown, cellMouseUp, cellClick, rowClick, rowSelectionChange'),
      ).toBeInTheDocument();
      await user.dblClick(cellOf('student', 1));
      expect(screen.getByText(/cellDoubleClick, rowDoubleClick$/)).toBeInTheDocument();
    },
  );

  proves(
    [
      'If an event has several listeners, they run in this order',
      'For example, a subscriber to `rowClick` runs after `rowSelectionChange`, unless you set `isFirst: true`.',
      'Pass `{ isFirst: true }` as the fourth argument of `useGridEvent`, or as the third argument of `subscribeEvent()`.',
      "If an event has no prop, your listener has to run before the grid's listeners.",
    ],
    async () => {
      const order: string[] = [];
      const { api, user } = showWithApi({
        onRowClick: () => order.push('prop'),
        onRowSelectionModelChange: () => order.push('grid'),
        slots: { footer: footerWith('rowClick', () => order.push('hook, first'), IS_FIRST) },
      });
      act(() => {
        api().subscribeEvent('rowClick', () => order.push('subscribed'));
        api().subscribeEvent('rowClick', () => order.push('subscribed, first'), IS_FIRST);
      });
      await user.click(cellOf('name', 0));
      expect(order).toEqual(['subscribed, first', 'hook, first', 'prop', 'grid', 'subscribed']);
    },
  );

  proves(
    [
      'When a model changes, its callback runs first, for example `onSortModelChange`.',
      'The event `sortModelChange` fires after the state has changed.',
      "If you control the model and keep the old value, the event doesn't fire.",
      'These events fire when a model of the state has changed, by users or from code.',
    ],
    () => {
      const order: string[] = [];
      const onSortModelChange = () => order.push('callback');
      const heard = (model: readonly unknown[]) => order.push(`event ${model.length}`);
      const { api, unmount } = showWithApi({ onSortModelChange });
      act(() => {
        api().subscribeEvent('sortModelChange', heard);
      });
      act(() => api().setSortModel([{ field: 'name', sort: 'asc' }]));
      expect(order).toEqual(['callback', 'event 1']);
      unmount();
      order.length = 0;
      const controlled = showWithApi({ onSortModelChange, sortModel: [] });
      act(() => {
        controlled.api().subscribeEvent('sortModelChange', heard);
      });
      act(() => controlled.api().setSortModel([{ field: 'name', sort: 'asc' }]));
      expect(order).toEqual(['callback']);
      controlled.rerender({ sortModel: [{ field: 'name', sort: 'asc' }] });
      expect(order).toEqual(['callback', 'event 1']);
    },
  );

  proves(
    "Some clicks don't fire `rowClick`: clicks on a checkbox, on the toggle of a detail panel, in an `actions` column, and in a cell that is being edited.",
    async () => {
      const onRowClick = jest.fn();
      const props: DataGridProProps = {
        rows,
        columns: [
          ...columns,
          {
            field: 'act',
            type: 'actions',
            getActions: () => [<GridActionsCellItem key="one" label="Act" icon={<i />} />],
          },
        ],
        checkboxSelection: true,
        getDetailPanelContent: () => null,
        onRowClick,
      };
      const { user } = show(<DataGridPro {...props} />);
      await user.click(screen.getAllByRole('checkbox', { name: 'Select row' })[0] ?? document.body);
      await user.click(screen.getAllByRole('button', { name: 'Expand' })[0] ?? document.body);
      await user.click(screen.getAllByRole('menuitem', { name: 'Act' })[0] ?? document.body);
      expect(onRowClick).not.toHaveBeenCalled();
      await user.dblClick(cellOf('name', 0));
      const before = onRowClick.mock.calls.length;
      expect(before).toBeGreaterThan(0);
      await user.click(screen.getByRole('textbox'));
      expect(onRowClick).toHaveBeenCalledTimes(before);
    },
  );

  proves(
    [
      'If a cell contains a button, a click on the button also fires `cellClick` and `rowClick`.',
      'To prevent both events, stop the propagation of the click:',
    ],
    async () => {
      const heard: string[] = [];
      const buttonWith = (stops: boolean): DataGridProps['columns'] => [
        {
          field: 'name',
          renderCell: ({ id }) => (
            <button
              type="button"
              onClick={(event) => {
                if (stops) {
                  event.stopPropagation();
                }
              }}
            >
              {`Row ${id}`}
            </button>
          ),
        },
      ];
      const { user, rerender } = showWithApi({
        columns: buttonWith(true),
        onCellClick: () => heard.push('cell'),
        onRowClick: () => heard.push('row'),
      });
      await user.click(screen.getByRole('button', { name: 'Row 1' }));
      expect(heard).toEqual([]);
      rerender({ columns: buttonWith(false) });
      await user.click(screen.getByRole('button', { name: 'Row 1' }));
      expect(heard).toEqual(['cell', 'row']);
    },
  );
});

describe('preventing', () => {
  proves(
    [
      'If the listener of a prop sets `event.defaultMuiPrevented = true`, the grid skips its default action.',
      "In this demo, users can't edit the room of a paid booking, neither with a double click nor with <kbd>Enter</kbd>:",
    ],
    async () => {
      const { user } = show(<LockedRows />);
      await user.dblClick(cellOf('room', 0));
      await user.keyboard('{Enter}');
      expect(screen.queryByRole('textbox')).toBeNull();
      await user.dblClick(cellOf('room', 1));
      expect(screen.getByRole('textbox')).toHaveValue('110');
      await user.keyboard('{Escape}');
      await user.click(cellOf('room', 2));
      await user.keyboard('{Enter}');
      expect(screen.getByRole('textbox')).toHaveValue('305');
    },
  );

  proves('The lists below mark such events as preventable.', async () => {
    const marked = catalogue.entries.filter((entry) => 'preventable' in entry);
    const names = marked.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['cellEditStart', 'cellKeyDown', 'rowClick']));
    expect(names).not.toContain('rowMouseEnter');
    const { user } = show(
      <Grid onRowClick={(_params, event) => (event.defaultMuiPrevented = true)} />,
    );
    await user.click(cellOf('name', 0));
    expect(cellOf('name', 0).closest('[role="row"]')).toHaveAttribute('aria-selected', 'false');
  });

  proves(
    [
      '`defaultMuiPrevented` affects a single event of the grid:',
      "The browser's default action still happens.",
      'To prevent it too, call `event.preventDefault()`.',
      'If you prevent `cellClick`, the `rowClick` event still fires and selects the row.',
    ],
    async () => {
      const prevent: GridEventListener<'cellKeyDown'> & GridEventListener<'cellClick'> = (
        _params: unknown,
        event: { defaultMuiPrevented?: boolean },
      ) => {
        event.defaultMuiPrevented = true;
      };
      const goesOn = () => fireEvent.keyDown(cellOf('name', 0), { key: 'ArrowDown' });
      const { user, rerender } = showWithApi({ onCellKeyDown: prevent, onCellClick: prevent });
      await user.click(cellOf('name', 0));
      expect(cellOf('name', 0).closest('[role="row"]')).toHaveAttribute('aria-selected', 'true');
      expect(goesOn()).toBe(true);
      expect(cellOf('name', 0)).toHaveFocus();
      rerender({
        onCellKeyDown: (params, event, details) => {
          prevent(params, event, details);
          event.preventDefault();
        },
      });
      expect(goesOn()).toBe(false);
      expect(cellOf('name', 0)).toHaveFocus();
      rerender({ onCellKeyDown: undefined });
      goesOn();
      expect(cellOf('name', 1)).toHaveFocus();
    },
  );

  proves(
    [
      "If a listener prevents the default, later listeners of `useGridEvent` aren't called.",
      'Later listeners of `subscribeEvent()` are called.',
    ],
    async () => {
      const heard: string[] = [];
      const { api, user, rerender } = showWithApi({
        slots: { footer: footerWith('rowClick', () => heard.push('hook')) },
        onRowClick: (_params, event) => {
          event.defaultMuiPrevented = true;
        },
      });
      act(() => {
        api().subscribeEvent('rowClick', () => heard.push('subscribed'));
      });
      await user.click(cellOf('name', 0));
      expect(heard).toEqual(['subscribed']);
      rerender({ onRowClick: undefined });
      await user.click(cellOf('name', 0));
      expect([...heard].sort()).toEqual(['hook', 'subscribed', 'subscribed']);
    },
  );
});

describe('types and publishing', () => {
  proves(
    [
      "`GridEventListener<'rowClick'>` is the type of a listener for `rowClick`.",
      '`GridEvents` is the type of all event names.',
      '`params.row` has the type `any`, so assign the row to a variable with your type:',
    ],
    async () => {
      const module = (text: string) =>
        `import type { GridEventListener, GridEvents } from '@mui/x-data-grid'; ${text}`;
      const listener = (text: string) =>
        module(
          `export const open: GridEventListener<'rowClick'> = (params, event) => { ${text} };`,
        );
      await expectCompiles(listener('const word: number = params.row.wrong; void event.clientX;'));
      await expectTypeError(listener('params.field'), /TS2339/);
      await expectTypeError(listener('event.key'), /TS2339/);
      await expectCompiles(module("export const name: GridEvents = 'rowClick';"));
      await expectTypeError(
        module("export const name: GridEvents = 'rowClicked';"),
        /TS2322|TS2820/,
      );
    },
  );

  proves(
    [
      "Without it, `publishEvent('rowClick', params)` doesn't compile and throws an error in the code that selects rows.",
      "If the propagation of the browser's event was stopped, the grid doesn't publish its event.",
      "Your listeners and the grid's listeners receive the event.",
      "If your row or cell slot replaces a part of the grid, fire the grid's events yourself with `publishEvent(name, params, event)`.",
    ],
    async () => {
      const onRowClick = jest.fn();
      const { api, user } = showWithApi({
        onRowClick,
        columns: [
          {
            field: 'name',
            renderCell: ({ id, api: gridApi }) => (
              <>
                <button
                  type="button"
                  onClickCapture={(event) =>
                    gridApi.publishEvent('rowClick', gridApi.getRowParams(2), event)
                  }
                  onClick={(event) => event.stopPropagation()}
                >
                  {`Capture ${id}`}
                </button>
                <button
                  type="button"
                  onClick={(event) => {
                    event.stopPropagation();
                    gridApi.publishEvent('rowClick', gridApi.getRowParams(2), event);
                  }}
                >
                  {`Stopped ${id}`}
                </button>
              </>
            ),
          },
        ],
      });
      // @ts-expect-error the event is missing
      expect(() => api().publishEvent('rowClick', api().getRowParams(2))).toThrow(TypeError);
      onRowClick.mockClear();
      await user.click(screen.getByRole('button', { name: 'Stopped 1' }));
      expect(onRowClick).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Capture 1' }));
      expect(onRowClick).toHaveBeenCalledTimes(1);
      expect(cellOf('name', 1).closest('[role="row"]')).toHaveAttribute('aria-selected', 'true');
    },
  );

  proves("These events report a change. They don't change the model.", () => {
    const { api } = showWithApi();
    act(() => api().publishEvent('sortModelChange', [{ field: 'name', sort: 'asc' }]));
    expect(textsOf('name')).toEqual(['b', 'a']);
    expect(api().getSortModel()).toEqual([]);
  });
});

describe('mounting', () => {
  proves(
    [
      '| `rootMount` | The root element of the grid is in the page | The root element |',
      'Effects of the parent component run after `rootMount`, which is too late.',
    ],
    () => {
      const inSlot = jest.fn();
      const inEffect = jest.fn();
      const footer = footerWith('rootMount', (element) =>
        inSlot(element, document.body.contains(element)),
      );
      function App() {
        const apiRef = useGridApiRef();
        React.useEffect(() => apiRef.current?.subscribeEvent('rootMount', inEffect), [apiRef]);
        return <Grid apiRef={apiRef} slots={{ footer }} />;
      }
      show(<App />);
      expect(inSlot.mock.calls).toEqual([
        [screen.getByRole('grid').closest('.MuiDataGrid-root'), true],
      ]);
      expect(inEffect).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      '| `unmount` | The grid is removed | None |',
      'When `unmount` fires, `apiRef.current` is already `null` outside the grid.',
      'In a slot, you can still save the settings of the user:',
      "In React's Strict Mode, `unmount` also fires once after the first mount.",
    ],
    () => {
      const heard: unknown[] = [];
      function Footer() {
        const apiRef = useGridApiContext();
        useGridEvent(apiRef, 'unmount', (params) => {
          heard.push([
            'slot',
            params,
            Object.keys(apiRef.current.exportState()).includes('sorting'),
          ]);
        });
        return null;
      }
      function App({ open }: { open: boolean }) {
        const apiRef = useGridApiRef();
        React.useEffect(
          () =>
            apiRef.current?.subscribeEvent('unmount', (params) => {
              heard.push(['outside', params, apiRef.current]);
            }),
          [apiRef],
        );
        return open ? <Grid apiRef={apiRef} slots={{ footer: Footer }} /> : null;
      }
      const { rerender, unmount } = show(<App open />);
      rerender(<App open={false} />);
      expect(heard).toEqual([
        ['slot', undefined, true],
        ['outside', undefined, null],
      ]);
      unmount();
      heard.length = 0;
      show(
        <React.StrictMode>
          <Grid slots={{ footer: Footer }} />
        </React.StrictMode>,
      );
      expect(heard).toEqual([['slot', undefined, true]]);
    },
  );

  proves(
    [
      '| `stateChange` | A part of the state has changed | The whole state |',
      'Use `stateChange` for debugging, because it also fires when the focus moves.',
    ],
    () => {
      const onStateChange = jest.fn();
      const { api } = showWithApi({ onStateChange });
      onStateChange.mockClear();
      act(() => api().setCellFocus(2, 'name'));
      expect(onStateChange).toHaveBeenCalled();
      expect(onStateChange.mock.lastCall?.[0]).toBe(api().state);
    },
  );
});
exempt(
  [
    "When users close the browser tab, the grid doesn't unmount, so also save the state after changes.",
  ],
  'What React does, not the packages.',
);
