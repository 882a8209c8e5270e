import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRowModel,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import StyledGrid from '../../../docs/x/react-data-grid/quickstart/StyledGrid';
import {
  act,
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectTypeError,
  headerOf,
  openMenuOf,
  screen,
  show,
  textsOf,
} from '../harness';

const rows: readonly GridRowModel[] = [
  { id: 1, title: 'Middlemarch', year: 1871 },
  { id: 2, title: 'Beloved', year: 1987 },
];
const columns: readonly GridColDef[] = [
  { field: 'title', headerName: 'Title' },
  { field: 'year', headerName: 'Year', type: 'number', width: 140 },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

interface Manifest {
  readonly license: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** What a package says about itself. */
function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
}

const root = () => document.querySelector<HTMLElement>('.MuiDataGrid-root') ?? document.body;

describe('install', () => {
  proves('The grid uses Material UI for its buttons, inputs, and menus', async () => {
    const { user } = show(<Grid />);
    await openMenuOf(user, 'Title');
    const entries = screen.getAllByRole('menuitem');
    expect(entries.every((entry) => entry.matches('.MuiMenuItem-root'))).toBe(true);
    await user.click(screen.getByRole('menuitem', { name: 'Filter' }));
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveClass('MuiInputBase-input');
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveClass('MuiIconButton-root');
  });

  proves(
    [
      '`@mui/x-data-grid` is free.',
      'Both require a [license](/x/introduction/licensing/).',
      '| A watermark over `DataGridPro` or `DataGridPremium` | Set the [license key](/x/introduction/licensing/#set-the-key) |',
    ],
    () => {
      expect(manifestOf('@mui/x-data-grid').license).toBe('MIT');
      expect(manifestOf('@mui/x-data-grid-pro').license).not.toBe('MIT');
      expect(manifestOf('@mui/x-data-grid-premium').license).not.toBe('MIT');
      const hasWatermark = (grid: React.ReactElement) => {
        const { unmount } = show(grid);
        const found = screen.queryByText(/missing license key/i) !== null;
        unmount();
        return found;
      };
      const same = { rows, columns };
      expect(hasWatermark(<DataGrid {...same} />)).toBe(false);
      expect(hasWatermark(<DataGridPro {...same} />)).toBe(true);
      expect(hasWatermark(<DataGridPremium {...same} />)).toBe(true);
    },
  );

  proves(
    [
      "version 8 of the grid doesn't accept a Material UI newer than 7.",
      'The grid accepts Material UI 5.15.14 to 7, and React 17, 18, and 19.',
    ],
    () => {
      for (const name of ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium']) {
        const { peerDependencies } = manifestOf(`@mui/${name}`);
        expect(peerDependencies).toMatchObject({
          '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
          react: '^17.0.0 || ^18.0.0 || ^19.0.0',
        });
      }
    },
  );

  proves(
    '| An error about a `.css` file | Configure your [bundler or test runner](/x/introduction/installation/#bundlers-and-the-grids-css-file) |',
    () => {
      const script = "require('@mui/x-data-grid')";
      expect(() => execFileSync(process.execPath, ['-e', script], { stdio: 'pipe' })).toThrow(
        /index\.css/,
      );
    },
  );
});

describe('rows and columns', () => {
  proves(
    [
      'A row is an object with a unique `id`.',
      'A column shows one property of each row. Put the name of this property into `field`:',
      '| "requires all rows to have a unique `id` property" | Pass `getRowId` |',
    ],
    () => {
      const { unmount } = show(<Grid />);
      expect(textsOf('title')).toEqual(['Middlemarch', 'Beloved']);
      expect(textsOf('year')).toEqual(['1,871', '1,987']);
      unmount();
      const books = [{ isbn: 'a', title: 'Emma' }];
      expect(() => show(<Grid rows={books} />)).toThrow(
        'requires all rows to have a unique `id` property',
      );
      show(<Grid rows={books} getRowId={(row) => row.isbn} />);
      expect(textsOf('title')).toEqual(['Emma']);
    },
  );

  proves(
    'If you create `columns` on each render, the grid sets up its columns again each time, and users lose the widths they have set.',
    () => {
      const { apiRef, api } = createApiRef<GridApi>();
      const setUp = jest.fn();
      const { rerender } = show(<Grid apiRef={apiRef} />);
      const width = () => api().getColumn('year').computedWidth;
      act(() => api().setColumnWidth('year', 200));
      act(() => {
        api().subscribeEvent('columnsChange', setUp);
      });
      rerender(<Grid apiRef={apiRef} />);
      expect(width()).toBe(200);
      expect(setUp).not.toHaveBeenCalled();
      rerender(<Grid apiRef={apiRef} columns={[...columns]} />);
      expect(width()).toBe(140);
      expect(setUp).toHaveBeenCalled();
    },
  );
});

describe('types', () => {
  const module = (text: string) => `import * as grid from '@mui/x-data-grid';
    interface Book { id: number; title: string; year: number }
    ${text}`;

  proves(
    [
      'TypeScript then knows the properties of `row` in `valueGetter`, `renderCell`, and other callbacks',
      "TypeScript doesn't check `field`. Its type is `string`, because a column may show a value that isn't a property of the row.",
    ],
    async () => {
      const column = (member: string) =>
        module(`export const column: grid.GridColDef<Book> = {
          field: 'age',
          valueGetter: (_, row) => row.${member},
          renderCell: ({ row }) => row.${member},
        };`);
      await expectCompiles(column('year'));
      await expectTypeError(column('yaer'), /TS2551|TS2339/);
      show(
        <Grid columns={[{ field: 'age', valueGetter: (_, row: { year: number }) => row.year }]} />,
      );
      expect(textsOf('age')).toEqual(['1871', '1987']);
    },
  );

  proves(
    [
      "| `DataGridProps` | The props of the component. For the type of a callback, write `DataGridProps<Book>['processRowUpdate']` |",
      '| `GridRowId` | An id: `string` or `number` |',
      '| `GridRenderCellParams<Book>` | The argument of `renderCell` |',
    ],
    async () => {
      await expectCompiles(
        module(`type Exactly<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
        export const id: Exactly<grid.GridRowId, string | number> = true;
        export const title = (params: grid.GridRenderCellParams<Book>) => params.row.title;
        export const column: grid.GridColDef<Book> = { field: 'title', renderCell: title };
        export const save: grid.DataGridProps<Book>['processRowUpdate'] = (row, old) =>
          row.year === old.year ? old : row;`),
      );
      await expectTypeError(
        module(`export const save: grid.DataGridProps<Book>['processRowUpdate'] = (row) =>
          ({ ...row, year: 'none' });`),
        /TS2322/,
      );
    },
  );

  proves(
    '| `GridRowSelectionModel`, `GridSortModel`, `GridFilterModel`, `GridPaginationModel` | The state that you can control |',
    async () => {
      await expectCompiles(
        module(`export function Controlled(models: {
          selection: grid.GridRowSelectionModel;
          sort: grid.GridSortModel;
          filter: grid.GridFilterModel;
          page: grid.GridPaginationModel;
        }) {
          return (
            <grid.DataGrid
              rows={[]}
              columns={[]}
              rowSelectionModel={models.selection}
              sortModel={models.sort}
              filterModel={models.filter}
              paginationModel={models.page}
            />
          );
        }`),
      );
    },
  );
});

describe('looks', () => {
  proves(
    'The grid takes colors, fonts, spacing, and corner radius from your Material UI theme, in light and dark mode.',
    () => {
      const themeOf = (mode: 'light' | 'dark', ground: string) =>
        createTheme({
          palette: { mode, background: { default: ground } },
          typography: { fontFamily: 'Papyrus' },
          shape: { borderRadius: 13 },
          spacing: 5,
        });
      for (const [mode, ground] of [
        ['light', '#fff8e1'],
        ['dark', '#102030'],
      ] as const) {
        const { unmount } = show(
          <ThemeProvider theme={themeOf(mode, ground)}>
            <Grid />
          </ThemeProvider>,
        );
        const variable = (name: string) => getComputedStyle(root()).getPropertyValue(name);
        expect(variable('--DataGrid-t-color-background-base')).toBe(ground);
        expect(variable('--DataGrid-t-typography-font-family-base')).toBe('Papyrus');
        expect(variable('--DataGrid-t-radius-base')).toBe('13px');
        expect(variable('--DataGrid-t-spacing-unit')).toBe('5px');
        unmount();
      }
    },
  );

  proves(
    [
      'To change one grid, use the `sx` prop. The `density` prop sets the row height:',
      'Default props and styles belong in `MuiDataGrid`.',
      'Background colors belong in `palette.DataGrid`: `bg` for the grid, `headerBg` for its header, and `pinnedBg` for its pinned sections',
    ],
    () => {
      const weightOf = (header: HTMLElement) =>
        getComputedStyle(header.querySelector('.MuiDataGrid-columnHeaderTitle') ?? header)
          .fontWeight;
      const heights = () =>
        [...document.querySelectorAll('.MuiDataGrid-row')].map(
          (row) => getComputedStyle(row).minHeight,
        );
      const one = show(<StyledGrid />);
      expect(weightOf(headerOf('Title'))).toBe('700');
      expect(new Set(heights())).toEqual(new Set(['36px']));
      one.unmount();
      const theme = createTheme({
        components: {
          MuiDataGrid: {
            defaultProps: { density: 'compact' },
            styleOverrides: { columnHeaderTitle: { fontWeight: 700 } },
          },
        },
      });
      const { rerender } = show(<Grid />);
      expect(new Set(heights())).toEqual(new Set(['52px']));
      rerender(
        <ThemeProvider theme={theme}>
          <Grid />
          <Grid />
        </ThemeProvider>,
      );
      expect(heights()).toEqual(['36px', '36px', '36px', '36px']);
      expect(screen.getAllByRole('columnheader').map(weightOf)).toEqual(Array(4).fill('700'));
    },
  );
});

proves('If you set `showToolbar`, the toolbar also shows the `label`.', () => {
  show(<Grid label="Books" showToolbar />);
  expect(screen.getByRole('grid', { name: 'Books' })).toBeInTheDocument();
  expect(screen.getByRole('toolbar')).toHaveTextContent('Books');
});

exempt(
  [
    'so install both.',
    'Without them, you install the newest packages',
    'To try this, expand the code of the demo, copy the whole file, and render `<FirstGrid />` in your page.',
  ],
  'Advice; which version a package manager takes is its own affair.',
);
exempt(
  [
    "If your framework has server components, as the Next.js App Router does, begin the file that renders the grid with `'use client'`.",
    "Columns often contain functions, and a server component can't pass functions to the grid.",
  ],
  'A rule of server components, not of the packages.',
);
