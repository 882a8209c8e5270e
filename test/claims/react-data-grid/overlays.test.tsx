import { DataGrid, type DataGridProps, type GridApi, GridOverlay } from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import EmptyGrid from '../../../docs/x/react-data-grid/overlays/EmptyGrid';
import LoadingVariants from '../../../docs/x/react-data-grid/overlays/LoadingVariants';
import LoadWithError from '../../../docs/x/react-data-grid/overlays/LoadWithError';
import NothingFound from '../../../docs/x/react-data-grid/overlays/NothingFound';
import {
  act,
  cellOf,
  proves,
  createApiRef,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../harness';

const rows = [
  { id: 1, name: 'b' },
  { id: 2, name: 'a' },
];
const columns = [{ field: 'name', headerName: 'Name' }];
const NAMES = [
  'loadingOverlay',
  'noResultsOverlay',
  'emptyPivotOverlay',
  'noColumnsOverlay',
  'noRowsOverlay',
] as const;

const filteredOut = {
  filter: { filterModel: { items: [{ field: 'name', operator: 'equals', value: 'z' }] } },
};

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

const slots = Object.fromEntries(
  NAMES.map((name) => [name, () => <p data-testid="overlay">{name}</p>]),
) as DataGridPremiumProps['slots'];

/** Which overlay a grid shows. */
function overlayOf(props: Partial<DataGridPremiumProps>): string | null {
  const { unmount } = show(
    <DataGridPremium rows={rows} columns={columns} slots={slots} {...props} />,
  );
  const found = screen.queryAllByTestId('overlay').map(({ textContent }) => textContent);
  unmount();
  return found.join() || null;
}

const overlay = () => document.querySelector<HTMLElement>('.MuiDataGrid-overlayWrapperInner');

describe('which one', () => {
  proves(
    [
      'Overlays tell users why the grid shows no rows, or that rows are loading.',
      'The grid decides which overlay it shows, and you can replace each overlay through a slot.',
      'If several of these conditions are met, the grid shows the overlay that comes first in this table.',
      '| `loadingOverlay` | `loading` is `true`, or a data source is loading rows | A skeleton if the grid has no rows, otherwise a progress bar',
      '| `noResultsOverlay` | The grid has rows, and none of them passes the filter | "No results found."',
      '| `emptyPivotOverlay` <Plan needs="premium" /> | Pivoting is on, and there are no rows | A hint to add fields',
      '| `noColumnsOverlay` | No column is visible | "No columns", and a button if users may choose columns',
      '| `noRowsOverlay` | The `rows` prop is empty, and no row is pinned | "No rows"',
      'With a data source, the grid shows the overlay without this prop.',
      "If the grid has rows, it doesn't show `noRowsOverlay`.",
    ],
    async () => {
      const noColumns = { columnVisibilityModel: { name: false } };
      const pivot = { pivotActive: true };
      expect(overlayOf({})).toBeNull();
      expect(overlayOf({ rows: [] })).toBe('noRowsOverlay');
      expect(overlayOf({ rows: [], pinnedRows: { top: rows } })).toBeNull();
      expect(overlayOf(noColumns)).toBe('noColumnsOverlay');
      expect(overlayOf({ ...noColumns, rows: [] })).toBe('noColumnsOverlay');
      expect(overlayOf({ ...pivot, rows: [] })).toBe('emptyPivotOverlay');
      expect(overlayOf({ ...noColumns, initialState: filteredOut })).toBe('noResultsOverlay');
      expect(overlayOf({ initialState: filteredOut, loading: true })).toBe('loadingOverlay');
      expect(overlayOf({ ...noColumns, rows: [], loading: true })).toBe('loadingOverlay');
      expect(overlayOf({ loading: true })).toBe('loadingOverlay');
      show(
        <DataGridPro
          columns={columns}
          slots={slots}
          dataSource={{ getRows: () => new Promise(() => {}) }}
        />,
      );
      expect(await screen.findByText('loadingOverlay')).toBeInTheDocument();
    },
  );

  proves(
    [
      '| `noColumnsOverlay` | No column is visible | "No columns", and a button if users may choose columns',
      'To change the words, replace them in [`localeText`](/x/react-data-grid/localization/):',
      'The texts of `noColumnsOverlay` are `noColumnsOverlayLabel` and `noColumnsOverlayManageColumns`.',
    ],
    async () => {
      const own = {
        noRowsLabel: 'One',
        noResultsOverlayLabel: 'Two',
        noColumnsOverlayLabel: 'Three',
        noColumnsOverlayManageColumns: 'Four',
      };
      const textOf = (props: Partial<DataGridProps>) => {
        const { unmount } = show(<Grid {...props} />);
        const text = overlay()?.textContent;
        unmount();
        return text;
      };
      const noColumns = { columnVisibilityModel: { name: false } };
      expect(textOf({ rows: [] })).toBe('No rows');
      expect(textOf({ rows: [], localeText: own })).toBe('One');
      expect(textOf({ initialState: filteredOut })).toBe('No results found.');
      expect(textOf({ initialState: filteredOut, localeText: own })).toBe('Two');
      expect(textOf(noColumns)).toBe('No columnsManage columns');
      expect(textOf({ ...noColumns, localeText: own })).toBe('ThreeFour');
      expect(textOf({ ...noColumns, disableColumnSelector: true })).toBe('No columns');
      expect(textOf({ columns: [] })).toBe('No columns');
      const { user } = show(<Grid initialState={{ columns: noColumns }} />);
      await user.click(screen.getByRole('button', { name: 'Manage columns' }));
      expect(await screen.findByRole('checkbox', { name: 'Name' })).not.toBeChecked();
    },
  );
});

describe('empty', () => {
  proves(
    [
      'To offer users a first step, replace `noRowsOverlay`, as the demo above does.',
      'The demo passes this function through a React context, so that the slot keeps the same component between renders.',
      'You can also pass the function through `slotProps.noRowsOverlay`.',
      'The button in the overlay calls a function of the page.',
    ],
    async () => {
      const { user, unmount } = show(<EmptyGrid />);
      await user.click(screen.getByRole('button', { name: 'Add a first one' }));
      expect(textsOf('name')).toEqual(['Eagle hut']);
      unmount();
      const own: DataGridProps['slots'] = {
        noRowsOverlay: ({ title }: { title?: string }) => <p>{title}</p>,
      };
      const slotProps = { noRowsOverlay: { title: 'Handed over' } };
      show(<Grid rows={[]} slots={own} slotProps={slotProps} />);
      expect(screen.getByText('Handed over')).toBeInTheDocument();
    },
  );

  proves(
    [
      'To help them, replace `noResultsOverlay` with a button that removes the filter.',
      'Inside the slot, `useGridApiContext()` returns the [API object](/x/react-data-grid/api-object/):',
      '`setFilterModel({ items: [] })` replaces the whole filter model, so it also clears the quick filter.',
      'If a server filters the rows, an empty response shows `noRowsOverlay`, because the grid then has no rows.',
    ],
    async () => {
      const { user, unmount } = show(<NothingFound />);
      await user.click(screen.getByRole('button', { name: 'Show all cabins' }));
      expect(textsOf('name')).toHaveLength(3);
      unmount();
      const { apiRef, api } = createApiRef<GridApi>();
      const other = show(<Grid apiRef={apiRef} />);
      act(() => api().setQuickFilterValues(['zzz']));
      expect(textsOf('name')).toEqual([]);
      act(() => api().setFilterModel({ items: [] }));
      expect(textsOf('name')).toEqual(['b', 'a']);
      other.unmount();
      expect(overlayOf({ rows: [], filterMode: 'server', initialState: filteredOut })).toBe(
        'noRowsOverlay',
      );
    },
  );
});

describe('loading', () => {
  proves(
    [
      '`variant` applies to a grid with rows, and `noRowsVariant` to a grid without rows.',
      'To choose what users see, pass `slotProps.loadingOverlay`:',
      "| `'skeleton'` | The first load: placeholders show where rows will appear | `noRowsVariant`",
      "| `'linear-progress'` | Reloading: the rows stay readable | `variant`",
      "| `'circular-progress'` | Reloading, if users should wait before they use the rows",
    ],
    () => {
      const kindOf = (props: Partial<DataGridProps>) => {
        const { unmount } = show(<Grid loading {...props} />);
        const bar = screen.queryByRole('progressbar');
        const kind = bar
          ? (/Mui(Linear|Circular)Progress/.exec(bar.className)?.[1] ?? '')
          : document.querySelector(
              '.MuiDataGrid-main--hiddenContent, .MuiDataGrid-main--hasSkeletonLoadingOverlay',
            ) && 'Skeleton';
        unmount();
        return kind;
      };
      expect(kindOf({})).toBe('Linear');
      expect(kindOf({ rows: [] })).toBe('Skeleton');
      const slotProps: DataGridProps['slotProps'] = {
        loadingOverlay: { variant: 'circular-progress', noRowsVariant: 'linear-progress' },
      };
      expect(kindOf({ slotProps })).toBe('Circular');
      expect(kindOf({ slotProps, rows: [] })).toBe('Linear');
      show(<Grid loading />);
      expect(textsOf('name')).toEqual(['b', 'a']);
    },
  );

  proves('Until the first response arrives, leave out the `rows` prop or pass `undefined`.', () => {
    const { rerender } = show(<DataGrid columns={columns} />);
    expect(screen.getByText('No rows')).toBeInTheDocument();
    rerender(<Grid rows={undefined} loading />);
    expect(screen.queryByText('No rows')).toBeNull();
    rerender(<Grid />);
    expect(textsOf('name')).toEqual(['b', 'a']);
  });
});

describe('errors', () => {
  proves(
    [
      'If a request fails while the grid is empty, show the error in `noRowsOverlay`, which disappears with the first row.',
      'In this demo, the first request fails:',
      'Set `loading` to `false` while users see the error.',
      'Otherwise the loading overlay covers the error.',
    ],
    async () => {
      const { user, unmount } = show(<LoadWithError />);
      expect(screen.queryByRole('alert')).toBeNull();
      const late = { timeout: 5000 };
      const alert = await screen.findByRole('alert', {}, late);
      expect(alert).toHaveTextContent('The booking server did not answer.');
      await user.click(within(alert).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(textsOf('name')).toHaveLength(3), late);
      expect(screen.queryByRole('alert')).toBeNull();
      unmount();
      expect(overlayOf({ rows: [], loading: true })).toBe('loadingOverlay');
    },
  );

  proves(
    'The default overlays use `GridOverlay`, which centers its content on a translucent background.',
    () => {
      const own: DataGridProps['slots'] = {
        noRowsOverlay: () => <GridOverlay data-testid="own">Every cabin is taken.</GridOverlay>,
      };
      const { unmount } = show(<Grid rows={[]} slots={own} />);
      const classes = screen.getByTestId('own').className;
      const style = getComputedStyle(screen.getByTestId('own'));
      expect(style).toMatchObject({
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
      });
      const root = screen.getByTestId('own').closest('.MuiDataGrid-root') ?? document.body;
      const backdrop = '--DataGrid-t-color-background-backdrop';
      expect(getComputedStyle(root).getPropertyValue(backdrop)).toMatch(/^rgba\(.*, 0?\.\d+\)$/);
      unmount();
      show(<Grid rows={[]} />);
      expect(screen.getByText('No rows').className).toBe(classes);
    },
  );
});

describe('accessibility', () => {
  proves(
    "When an overlay appears, the grid doesn't announce it and doesn't move the focus.",
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      show(
        <>
          <input aria-label="Search" />
          <Grid apiRef={apiRef} />
        </>,
      );
      const input = screen.getByRole('textbox', { name: 'Search' });
      act(() => input.focus());
      act(() => api().setQuickFilterValues(['zzz']));
      const text = screen.getByText('No results found.');
      expect(input).toHaveFocus();
      expect(text.closest('[role="status"], [role="alert"], [aria-live]')).toBeNull();
      expect(document.querySelector('[aria-live]')).toBeNull();
      expect(cellOf).toThrow();
    },
  );

  proves(
    [
      'The progress bar and the circle have no accessible name by default.',
      'Replace `baseLinearProgress` and `baseCircularProgress`, as the demo of the variants does.',
    ],
    async () => {
      const bar = () => screen.getByRole('progressbar');
      const { rerender, unmount } = show(<Grid loading />);
      expect(bar()).not.toHaveAccessibleName();
      rerender(<Grid loading slotProps={{ loadingOverlay: { variant: 'circular-progress' } }} />);
      expect(bar()).not.toHaveAccessibleName();
      unmount();
      const { user } = show(<LoadingVariants />);
      expect(bar()).toHaveAccessibleName('Loading cabins');
      await user.click(screen.getByRole('radio', { name: 'circular-progress' }));
      expect(bar()).toHaveAccessibleName('Loading cabins');
    },
  );

  proves(
    'Users reach buttons in an overlay with <kbd>Tab</kbd>, after the column headers.',
    async () => {
      const { user } = show(<EmptyGrid />);
      await user.tab();
      expect(document.activeElement).toHaveAttribute('role', 'columnheader');
      await user.tab();
      expect(screen.getByRole('button', { name: 'Add a first one' })).toHaveFocus();
    },
  );
});
