import * as React from 'react';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  type DataGridProps,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  type GridApi,
  gridSortModelSelector,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
} from '@mui/x-data-grid';
import {
  AiAssistantPanelTrigger,
  ExportExcel,
  PivotPanelTrigger,
  PromptField,
} from '@mui/x-data-grid-premium';
import OwnPart from '../../../../docs/x/react-data-grid/components/usage/OwnPart';
import PartsInFooter from '../../../../docs/x/react-data-grid/components/usage/PartsInFooter';
import PartsInToolbar from '../../../../docs/x/react-data-grid/components/usage/PartsInToolbar';
import RenderWithState from '../../../../docs/x/react-data-grid/components/usage/RenderWithState';
import { columns, rows, showParts, showPremiumParts, watchDownloads } from '../../gridParts';
import {
  act,
  proves,
  createApiRef,
  exempt,
  expectTypeError,
  pause,
  screen,
  show,
  within,
} from '../../harness';

describe('the parts', () => {
  proves(
    [
      'The buttons of the default toolbar are components that you can import.',
      'Put them together in a component of your own, pass it to a slot, and each part finds the grid around it: it needs no props to know what to filter or to export.',
      'In the first demo, `ExportCsv` renders a `ToolbarButton`, which renders a Material UI `Button`: a text button that downloads and that the arrow keys reach.',
    ],
    async () => {
      const files = watchDownloads();
      const { user } = show(<PartsInToolbar />);
      await user.tab();
      expect(screen.getByRole('button', { name: 'Choose columns' })).toHaveFocus();
      await user.keyboard('{ArrowRight}{ArrowRight}');
      const download = screen.getByRole('button', { name: 'Download list' });
      expect(download).toHaveFocus();
      expect(download).toHaveClass('MuiButton-root');
      await user.click(download);
      expect(files).toHaveLength(1);
    },
  );

  proves(
    [
      '| [`Toolbar`](/x/react-data-grid/components/toolbar/) | Holds the parts, moves focus by arrows | a `div` | Community |',
      '| [`ToolbarButton`](/x/react-data-grid/components/toolbar/) | A button that takes part in that | `baseIconButton` | Community |',
      '| [`ColumnsPanelTrigger`](/x/react-data-grid/components/columns-panel/) | Opens and closes the columns panel | `baseButton` | Community |',
      '| [`FilterPanelTrigger`](/x/react-data-grid/components/filter-panel/) | Opens and closes the filter panel | `baseButton` | Community |',
      '| [`ExportCsv`, `ExportPrint`](/x/react-data-grid/components/export/) | Downloads a CSV file, prints | `baseButton` | Community |',
      '| [`QuickFilter` and three more](/x/react-data-grid/components/quick-filter/) | A search field | a `div` | Community |',
      '`baseButton` and `baseIconButton` are slots of the grid.',
      'Replace them to change the buttons of all parts at once, those of the default toolbar included: see [custom subcomponents](/x/react-data-grid/components/).',
    ],
    async () => {
      const own: DataGridProps['slots'] = {
        baseButton: ({ children }: { children?: React.ReactNode }) => <b>{children}</b>,
        baseIconButton: ({ children }: { children?: React.ReactNode }) => <i>{children}</i>,
      };
      const content = (
        <>
          <ToolbarButton>Tool</ToolbarButton>
          <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
          <FilterPanelTrigger>Filter</FilterPanelTrigger>
          <ExportCsv>Csv</ExportCsv>
          <ExportPrint>Print</ExportPrint>
          <QuickFilter data-testid="search">
            <QuickFilterControl />
          </QuickFilter>
        </>
      );
      const toolbar = () => <Toolbar>{content}</Toolbar>;
      const { unmount } = showParts(content, { slots: { ...own, toolbar } });
      expect(screen.getByRole('toolbar').tagName).toBe('DIV');
      expect(screen.getByTestId('search').tagName).toBe('DIV');
      expect(screen.getByText('Tool').tagName).toBe('I');
      for (const name of ['Columns', 'Filter', 'Csv', 'Print']) {
        expect(screen.getByText(name).tagName).toBe('B');
      }
      unmount();
      const { unmount: close } = show(
        <DataGrid rows={rows} columns={columns} slots={own} showToolbar />,
      );
      expect(screen.getByRole('toolbar').querySelectorAll('i').length).toBeGreaterThanOrEqual(3);
      close();
      const { user } = showParts(content);
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      expect(await screen.findByRole('checkbox', { name: 'Name' })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Filter' }));
      expect(await screen.findByRole('textbox', { name: 'Value' })).toBeInTheDocument();
      expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull();
    },
  );

  proves(
    [
      '| [`ExportExcel`](/x/react-data-grid/components/export/) | Downloads an Excel file | `baseButton` | Premium |',
      '| [`PivotPanelTrigger`](/x/react-data-grid/components/pivot-panel/) | Opens and closes the pivot panel | `baseButton` | Premium |',
      '| [`AiAssistantPanelTrigger`](/x/react-data-grid/components/ai-assistant-panel/) | Opens and closes the assistant | `baseButton` | Premium |',
      '| [`PromptField` and three more](/x/react-data-grid/components/prompt-field/) | A field for questions in plain language | a `div` | Premium |',
      '| `PivotPanelTrigger` | `open`, `active` |',
    ],
    async () => {
      const { user } = await showPremiumParts(
        <>
          <ExportExcel>Excel</ExportExcel>
          <PivotPanelTrigger
            render={(props, state) => (
              <button {...props}>{`Pivot ${Object.keys(state).sort().join()}`}</button>
            )}
          />
          <AiAssistantPanelTrigger>Assistant</AiAssistantPanelTrigger>
          <PromptField data-testid="prompt" onSubmit={() => {}} />
        </>,
        { aiAssistant: true, onPrompt: () => new Promise(() => {}) },
      );
      for (const name of ['Excel', 'Assistant']) {
        expect(screen.getByRole('button', { name })).toHaveClass('MuiButton-root');
      }
      expect(screen.getByTestId('prompt').tagName).toBe('DIV');
      const pivot = screen.getByRole('button', { name: 'Pivot active,open' });
      await user.click(pivot);
      expect(await screen.findByText('Values')).toBeInTheDocument();
      await expectTypeError("export { PivotPanelTrigger } from '@mui/x-data-grid-pro';", /TS2305/);
    },
  );
});

describe('render', () => {
  proves(
    [
      'Each part has a `render` prop.',
      'It decides about the element; the part adds click handler, ARIA attributes, and ref.',
      "Where both set a prop, the part's wins; `className` is joined, and in `style` the element wins.",
    ],
    async () => {
      const ref = React.createRef<HTMLButtonElement>();
      const { user } = showParts(
        <FilterPanelTrigger
          ref={ref}
          title="of the part"
          className="of-part"
          style={{ opacity: 0.5, top: 1 }}
          render={
            <button
              type="button"
              title="of the element"
              className="of-element"
              style={{ opacity: 0.9, left: 2 }}
            />
          }
        >
          Filter
        </FilterPanelTrigger>,
      );
      const button = screen.getByRole('button', { name: 'Filter' });
      expect(button).not.toHaveClass('MuiButton-root');
      expect(button).toHaveAttribute('title', 'of the part');
      expect(button).toHaveClass('of-part', 'of-element');
      expect(button).toHaveStyle({ opacity: '0.9', top: '1px', left: '2px' });
      expect(button).toHaveAttribute('aria-haspopup');
      expect(ref.current).toBe(button);
      await user.click(button);
      expect(await screen.findByRole('textbox', { name: 'Value' })).toBeInTheDocument();
    },
  );

  proves(
    [
      '| `ColumnsPanelTrigger` | `open` |',
      '| `FilterPanelTrigger` | `open`, `filterCount` |',
      '| `QuickFilter`, its control, trigger, and clear button | `value`, `expanded` |',
      'It gets the props to spread, and the state of the part:',
      'On the parts with a state, `className` may be a function of the state.',
    ],
    async () => {
      const states: Record<string, object> = {};
      const note =
        (name: string) =>
        (props: object, state: object): React.ReactElement => {
          states[name] = state;
          return <button type="button" {...props} ref={undefined} />;
        };
      const input = (_props: object, state: object) => {
        states.control = state;
        return <input aria-label="Search" />;
      };
      const { unmount } = showParts(
        <>
          <ColumnsPanelTrigger render={note('columns')} />
          <FilterPanelTrigger
            render={note('filter')}
            className={({ filterCount }) => `filters-${filterCount}`}
          />
          <QuickFilter className={({ value }) => `searching-${value}`}>
            <QuickFilterTrigger render={note('trigger')} />
            <QuickFilterControl render={input} />
            <QuickFilterClear render={note('clear')} />
          </QuickFilter>
        </>,
        {
          initialState: {
            filter: {
              filterModel: {
                items: [{ field: 'name', operator: 'contains', value: 'a' }],
                quickFilterValues: ['a'],
              },
            },
          },
        },
      );
      expect(states.columns).toEqual({ open: false });
      expect(states.filter).toEqual({ open: false, filterCount: 1 });
      for (const name of ['trigger', 'control', 'clear']) {
        expect(Object.keys(states[name] ?? {}).sort()).toEqual(['expanded', 'value']);
      }
      expect(document.querySelector('.filters-1')).not.toBeNull();
      expect(document.querySelector('.searching-a')).not.toBeNull();
      unmount();
      const { user } = show(<RenderWithState />);
      await user.click(screen.getByRole('button', { name: 'Change filter' }));
      expect(screen.getByText('Close filter')).toBeInTheDocument();
    },
  );

  proves(
    [
      'A component that keeps `onClick` for itself gives a button that does nothing, without a message.',
      'Spread all props, and let what you render accept a `ref`',
    ],
    async () => {
      const Silent = ({ children }: { children?: React.ReactNode }) => (
        <button type="button">{children}</button>
      );
      const { user } = showParts(
        <FilterPanelTrigger render={<Silent />}>Filter</FilterPanelTrigger>,
      );
      await user.click(screen.getByRole('button', { name: 'Filter' }));
      await act(async () => pause(100));
      expect(screen.queryByRole('textbox', { name: 'Value' })).toBeNull();
    },
  );
});

describe('parts of your own', () => {
  proves(
    [
      'A component inside a slot reads the grid with `useGridApiContext()` and `useGridSelector()`, and acts through the [API object](/x/react-data-grid/api-object/).',
      '`useGridSelector` renders the part again when its piece of [state](/x/react-data-grid/state/) changes, and not when others do.',
      "`useGridRootProps()` returns the props of the grid, with defaults and slots filled in; take `slots.baseTooltip` or `slots.baseButton` from there if your part has to look like the grid's own.",
    ],
    async () => {
      const { user, unmount } = show(<OwnPart />);
      const late = screen.getByRole('button', { name: 'Late only' });
      await user.click(late);
      expect(late).toHaveAttribute('aria-pressed', 'true');
      unmount();
      const rendered = jest.fn();
      function Part() {
        const { slots, rowHeight } = useGridRootProps();
        const apiRef = useGridApiContext();
        const count = useGridSelector(apiRef, gridSortModelSelector).length;
        rendered();
        return <slots.baseButton>{`${count} of ${rowHeight}`}</slots.baseButton>;
      }
      const { apiRef, api } = createApiRef<GridApi>();
      showParts(<Part />, { apiRef });
      const before = rendered.mock.calls.length;
      act(() => api().setCellFocus(1, 'name'));
      expect(rendered).toHaveBeenCalledTimes(before);
      act(() => api().setSortModel([{ field: 'name', sort: 'asc' }]));
      expect(rendered.mock.calls.length).toBeGreaterThan(before);
      expect(screen.getByRole('button', { name: '1 of 52' })).toHaveClass('MuiButton-root');
    },
  );

  proves(
    [
      "A part works in any slot, since all slots are rendered inside the grid's context.",
      'Only `ToolbarButton` needs a `Toolbar` around it.',
      'Outside of the `DataGrid` element the context is missing, and a part throws an error.',
    ],
    async () => {
      const files = watchDownloads();
      const { user, unmount } = show(<PartsInFooter />);
      await user.click(screen.getByRole('button', { name: 'Download' }));
      expect(files.map(({ name }) => name)).toEqual(['loans.csv']);
      unmount();
      const footer = () => <ToolbarButton>Alone</ToolbarButton>;
      expect(() => show(<DataGrid rows={rows} columns={columns} slots={{ footer }} />)).toThrow(
        /ToolbarContext|toolbar/i,
      );
      expect(() => show(<ExportCsv>Save</ExportCsv>)).toThrow(
        /only be used inside the DataGrid|Data Grid context/,
      );
    },
  );

  proves(
    'A component that is created while another one renders is a new one each time: whenever yours renders, focus in the toolbar is lost, and state inside of it.',
    async () => {
      const content = (
        <Toolbar>
          <Button>Mine</Button>
        </Toolbar>
      );
      const Stable = () => content;
      const focusAfterRender = (slot: () => () => React.ReactElement) => {
        const grid = () => (
          <DataGrid rows={rows} columns={columns} slots={{ toolbar: slot() }} showToolbar />
        );
        const { rerender, unmount } = show(grid());
        act(() => screen.getByRole('button', { name: 'Mine' }).focus());
        rerender(grid());
        const has = document.activeElement?.textContent === 'Mine';
        unmount();
        return has;
      };
      expect(focusAfterRender(() => Stable)).toBe(true);
      expect(focusAfterRender(() => () => content)).toBe(false);
    },
  );
});

proves(
  [
    '`ColumnsPanelTrigger` and `FilterPanelTrigger` set `aria-haspopup`, and while the panel is open `aria-expanded` and `aria-controls`.',
    'An icon button needs a name.',
    'A Material UI `Tooltip` with a text as `title` gives it one.',
    'The `label` prop of the grid names the grid and the toolbar.',
    'With `aria-label` alone, the toolbar stays without a name; pass one to `Toolbar`.',
  ],
  async () => {
    const { user, unmount } = show(<PartsInToolbar />);
    expect(screen.getByRole('toolbar')).toHaveAccessibleName('Works on loan');
    expect(screen.getByRole('grid')).toHaveAccessibleName('Works on loan');
    for (const name of ['Choose columns', 'Filter loans']) {
      const trigger = screen.getByRole('button', { name });
      expect(trigger).toHaveAttribute('aria-haspopup', 'true');
      expect(trigger).not.toHaveAttribute('aria-controls');
      await user.click(trigger);
      expect(trigger).toHaveAttribute('aria-expanded', 'true');
      const id = trigger.getAttribute('aria-controls') ?? '';
      expect(document.getElementById(id)).not.toBeNull();
    }
    unmount();
    showParts(
      <ToolbarButton>
        <svg />
      </ToolbarButton>,
      { 'aria-label': 'Loans' },
    );
    const toolbar = screen.getByRole('toolbar');
    expect(toolbar).not.toHaveAccessibleName();
    expect(within(toolbar).getByRole('button')).not.toHaveAccessibleName();
  },
);

exempt(
  [
    "What the parts stop at are the panels: the content of the columns panel or the filter panel can't be composed from parts yet.",
    'The pages of the panels say what to use until then.',
    'the panels are placed at the element behind it.',
  ],
  'Leads to the pages of the panels, which prove it.',
);
