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
      'Inside the slot, each part finds the grid, so `ExportCsv` needs no props to know which rows to export.',
      'In the first demo, `ExportCsv` renders a `ToolbarButton`, and the `ToolbarButton` renders a Material UI `Button`.',
      'The result is a text button that downloads a file and that the arrow keys reach.',
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
      '| [`Toolbar`](/x/react-data-grid/components/toolbar/) | Contains the parts, adds arrow keys | a `div` | Community |',
      '| [`ToolbarButton`](/x/react-data-grid/components/toolbar/) | A button that the arrow keys reach | `baseIconButton` | Community |',
      '| [`ColumnsPanelTrigger`](/x/react-data-grid/components/columns-panel/) | Opens and closes the columns panel | `baseButton` | Community |',
      '| [`FilterPanelTrigger`](/x/react-data-grid/components/filter-panel/) | Opens and closes the filter panel | `baseButton` | Community |',
      '| [`ExportCsv`, `ExportPrint`](/x/react-data-grid/components/export/) | Downloads a CSV file, prints | `baseButton` | Community |',
      '| [`QuickFilter`](/x/react-data-grid/components/quick-filter/) and its parts | A search field | a `div` | Community |',
      '`baseButton` and `baseIconButton` are slots of the grid.',
      'To change the buttons of all parts and of the default toolbar, [replace these slots](/x/react-data-grid/components/#use-your-own-buttons-and-inputs).',
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
      '| [`PromptField`](/x/react-data-grid/components/prompt-field/) and its parts | A field for questions in plain language | a `div` | Premium |',
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
      'To render another element, pass the `render` prop.',
      'The part adds the click handler, the ARIA attributes, and the ref.',
      'The part clones the element and adds its own props.',
      'If both set a prop, the prop of the part wins.',
      'Class names are joined, and in `style` the element wins.',
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
      '| `QuickFilter`, `QuickFilterControl`, `QuickFilterTrigger`, `QuickFilterClear` | `value`, `expanded` |',
      'The function receives the props to spread and the state of the part:',
      'If only CSS depends on the state, pass a function as `className`:',
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
      'If it drops `onClick`, the button does nothing and no warning appears.',
      'Your component has to spread all props onto its element and accept a `ref`.',
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

describe('custom parts', () => {
  proves(
    [
      'Your own button reads the state of the grid and changes it through the [API object](/x/react-data-grid/api-object/).',
      '| `useGridApiContext()` | A ref of the API object |',
      '| `useGridSelector(apiRef, selector)` | A value of the [state](/x/react-data-grid/state/). The part re-renders if this value changes |',
      '| `useGridRootProps()` | The props of the grid with their defaults, and the `slots`. Render `slots.baseButton` to match the buttons of the grid |',
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
      'Parts work in each slot of the grid, for example in the footer.',
      '`ToolbarButton` is an exception and requires a `Toolbar` around it.',
      'Outside the grid, a part throws an error because it finds no context.',
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
    [
      'If you create the component of a slot during rendering, React mounts a new toolbar on each render.',
      'Focus and state inside the toolbar are lost.',
    ],
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
    'The triggers of the columns panel and the filter panel set `aria-haspopup`.',
    'While the panel is open, they also set `aria-expanded` and `aria-controls`.',
    'An icon button needs a name.',
    'A Material UI `Tooltip` with a string as `title` names the button.',
    'The `label` prop of the grid names the grid and the toolbar.',
    'If you set `aria-label` instead, pass an `aria-label` to `Toolbar` too.',
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
    "The contents of the columns panel and the filter panel can't be composed from parts in this version.",
    'Their pages show how to replace a whole panel.',
  ],
  'Leads to the pages of the panels, which prove it.',
);
