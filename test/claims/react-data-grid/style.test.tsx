import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type DataGridProps, type GridApi, gridClasses } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import AnyCellClass from '../../../docs/x/react-data-grid/style/AnyCellClass';
import CellClass from '../../../docs/x/react-data-grid/style/CellClass';
import GridLines from '../../../docs/x/react-data-grid/style/GridLines';
import HeaderClass from '../../../docs/x/react-data-grid/style/HeaderClass';
import RowClass from '../../../docs/x/react-data-grid/style/RowClass';
import ThemedGrid from '../../../docs/x/react-data-grid/style/ThemedGrid';
import {
  act,
  cellOf,
  cellsOf,
  proves,
  createApiRef,
  expectCompiles,
  expectTypeError,
  headerOf,
  screen,
  show,
} from '../harness';

const rows = [
  { id: 1, name: 'b', amount: 2 },
  { id: 2, name: 'a', amount: null },
  { id: 3, name: 'c', amount: 1 },
];
const columns: DataGridProps['columns'] = [
  { field: 'name', headerName: 'Name', editable: true },
  { field: 'amount', headerName: 'Amount' },
];

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

const root = () => document.querySelector<HTMLElement>('.MuiDataGrid-root') ?? document.body;
const rowElements = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')];

describe('class names', () => {
  proves(
    [
      '| Cells of one column | `cellClassName` on the column: a string or a function | the params of the cell |',
      '| The header of a column | `headerClassName` on the column: a string or a function | the params of the header |',
      '`headerClassName` adds a class to the header of one column.',
      'To style a cell by its value, return a class name from `cellClassName` of the column.',
    ],
    () => {
      const { unmount } = show(<CellClass />);
      expect(cellsOf('level').map((cell) => getComputedStyle(cell).fontWeight === '700')).toEqual([
        false,
        true,
        false,
        false,
      ]);
      unmount();
      const headers = show(<HeaderClass />);
      expect(headerOf('Alarm at')).toHaveClass('header-limit');
      expect(headerOf('Station')).not.toHaveClass('header-limit');
      headers.unmount();
      const header = jest.fn(() => 'of-function');
      const cell = jest.fn(() => 'of-function');
      show(
        <Grid
          columns={[
            { field: 'name', headerName: 'Name', cellClassName: 'fixed', headerClassName: 'fixed' },
            {
              field: 'amount',
              headerName: 'Amount',
              cellClassName: cell,
              headerClassName: header,
            },
          ]}
        />,
      );
      expect(cellOf('name', 0)).toHaveClass('fixed');
      expect(headerOf('Name')).toHaveClass('fixed');
      expect(cellOf('amount', 0)).toHaveClass('of-function');
      expect(headerOf('Amount')).toHaveClass('of-function');
      expect(cell.mock.calls[0]).toEqual([
        expect.objectContaining({ id: 1, field: 'amount', value: 2, row: rows[0] }),
      ]);
      expect(header.mock.calls[0]).toEqual([
        { field: 'amount', colDef: expect.objectContaining({ headerName: 'Amount' }) },
      ]);
    },
  );

  proves(
    [
      '| Cells of any column | `getCellClassName` on the grid | the params of the cell |',
      'Use `getCellClassName` for a rule that applies to several columns, such as a mark for missing values.',
      'If the column has a `cellClassName`, the cell gets both classes.',
    ],
    () => {
      const { unmount } = show(<AnyCellClass />);
      expect(cellsOf('level').map((cell) => cell.matches('.cell-missing'))).toEqual([
        false,
        false,
        true,
        false,
      ]);
      unmount();
      const getCellClassName = jest.fn(() => 'any');
      show(
        <Grid
          getCellClassName={getCellClassName}
          columns={[{ field: 'name', cellClassName: 'own' }, { field: 'amount' }]}
        />,
      );
      expect(cellOf('name', 0)).toHaveClass('any', 'own');
      expect(cellOf('amount', 0)).toHaveClass('any');
      expect(getCellClassName.mock.calls).toContainEqual([
        expect.objectContaining({ id: 2, field: 'amount', value: null }),
      ]);
    },
  );

  proves(
    [
      '| Whole rows | `getRowClassName` on the grid | the params of the row |',
      'To style whole rows, return a class name from `getRowClassName`.',
      'The function receives the `row`, its `id`, and its position: `indexRelativeToCurrentPage`, `isFirstVisible`, and `isLastVisible`.',
    ],
    () => {
      const { unmount } = show(<RowClass />);
      expect(rowElements().map((row) => row.matches('.gauge-alarm'))).toEqual([
        false,
        true,
        false,
        false,
      ]);
      unmount();
      const getRowClassName = jest.fn(() => 'mine');
      show(
        <Grid
          getRowClassName={getRowClassName}
          initialState={{ pagination: { paginationModel: { page: 1, pageSize: 1 } } }}
          pageSizeOptions={[1]}
        />,
      );
      expect(rowElements()[0]).toHaveClass('mine');
      expect(getRowClassName.mock.lastCall).toEqual([
        {
          id: 2,
          row: rows[1],
          columns: expect.any(Array),
          indexRelativeToCurrentPage: 0,
          isFirstVisible: true,
          isLastVisible: true,
        },
      ]);
    },
  );

  proves('| The grid itself | `className`, `style`, or `sx` on the grid | |', () => {
    show(<Grid className="mine" style={{ opacity: 0.5 }} sx={{ fontStyle: 'italic' }} />);
    expect(root()).toHaveClass('mine');
    expect(getComputedStyle(root())).toMatchObject({ opacity: '0.5', fontStyle: 'italic' });
  });

  proves(
    [
      'Each part of the grid has a class name that you can use in `sx`.',
      '`gridClasses` contains these names.',
      'For example, `gridClasses.columnHeader` is the string `MuiDataGrid-columnHeader`.',
      'With `gridClasses`, TypeScript reports a misspelled name.',
    ],
    async () => {
      show(<HeaderClass />);
      expect(gridClasses.columnHeader).toBe('MuiDataGrid-columnHeader');
      expect(screen.getAllByRole('columnheader')).toHaveLength(
        document.querySelectorAll(`.${gridClasses.columnHeader}`).length,
      );
      const titles = document.querySelectorAll(`.${gridClasses.columnHeaderTitle}`);
      expect([...titles].map((title) => getComputedStyle(title).fontWeight)).toEqual(
        Array(4).fill('700'),
      );
      await expectTypeError(
        `import { gridClasses } from '@mui/x-data-grid';
        export const name = gridClasses.columnHeadr;`,
        /TS2551|TS2339/,
      );
    },
  );

  proves(
    [
      '| `gridClasses.cell`, `gridClasses.row` | Cells and rows |',
      '| `gridClasses.columnHeader`, `gridClasses.columnHeaderTitle` | Header cells and their text |',
      '| `gridClasses.columnSeparator` | The line between two headers |',
      '| `gridClasses.footerContainer`, `gridClasses.toolbar` | Footer and toolbar |',
      "| `gridClasses['row--lastVisible']` | The last row |",
      '| `gridClasses[\'cell--pinnedLeft\']` | Cells of pinned columns <Plan needs="pro" /> |',
    ],
    () => {
      const { unmount } = show(<Grid showToolbar />);
      const all = (name: keyof typeof gridClasses) => [
        ...document.querySelectorAll(`.${gridClasses[name]}`),
      ];
      expect(all('row')).toHaveLength(3);
      expect(all('cell')).toEqual(expect.arrayContaining([cellOf('name', 0), cellOf('amount', 2)]));
      expect(all('columnHeaderTitle').map(({ textContent }) => textContent)).toEqual([
        'Name',
        'Amount',
      ]);
      expect(headerOf('Name')).toContainElement(all('columnSeparator')[0] as HTMLElement);
      expect(all('footerContainer')[0]).toHaveTextContent('Rows per page');
      expect(screen.getByRole('toolbar')).toBe(all('toolbar')[0]);
      expect(all('row--lastVisible').map((row) => row.getAttribute('data-id'))).toEqual(['3']);
      unmount();
      show(
        <DataGridPro
          rows={rows}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['name'] } }}
        />,
      );
      expect(all('cell--pinnedLeft').map((cell) => cell.getAttribute('data-field'))).toEqual([
        'name',
        'name',
        'name',
      ]);
    },
  );

  proves(
    "| `gridClasses['cell--editing']`, `gridClasses['row--editing']` | The cell or row that is being edited |",
    async () => {
      const { user, unmount } = show(<Grid />);
      await user.dblClick(cellOf('name', 0));
      expect(
        cellsOf('name').map((cell) => cell.matches(`.${gridClasses['cell--editing']}`)),
      ).toEqual([true, false, false]);
      unmount();
      const other = show(<Grid editMode="row" />);
      await other.user.dblClick(cellOf('name', 1));
      expect(rowElements().map((row) => row.matches(`.${gridClasses['row--editing']}`))).toEqual([
        false,
        true,
        false,
      ]);
    },
  );

  proves(
    'If your styles are in CSS files or CSS modules, add your own class to a part with the `classes` prop:',
    () => {
      show(<Grid classes={{ columnHeader: 'my-header', footerContainer: 'my-footer' }} />);
      expect(headerOf('Name')).toHaveClass('my-header', gridClasses.columnHeader);
      expect(document.querySelector('.my-footer')).toHaveTextContent('Rows per page');
    },
  );
});

describe('lines', () => {
  const withLine = (name: keyof typeof gridClasses) =>
    document.querySelectorAll(`.${gridClasses[name]}`).length;

  proves(
    [
      '`showColumnVerticalBorder` draws the lines between headers.',
      'Both are `false` by default:',
      'The frame around the grid is a CSS border.',
      "To remove the frame, set `border: 'none'` in `sx`.",
    ],
    async () => {
      const { user, unmount } = show(<GridLines />);
      expect(withLine('cell--withRightBorder')).toBeGreaterThan(0);
      expect(withLine('columnHeader--withRightBorder')).toBeGreaterThan(0);
      expect(getComputedStyle(root()).borderTopStyle).toBe('solid');
      await user.click(screen.getByRole('switch', { name: 'Cells' }));
      expect(withLine('cell--withRightBorder')).toBe(0);
      await user.click(screen.getByRole('switch', { name: 'Headers' }));
      expect(withLine('columnHeader--withRightBorder')).toBe(0);
      await user.click(screen.getByRole('switch', { name: 'Around' }));
      expect(getComputedStyle(root()).borderTopStyle).not.toBe('solid');
      unmount();
      show(<Grid />);
      expect(withLine('cell--withRightBorder')).toBe(0);
      expect(withLine('columnHeader--withRightBorder')).toBe(0);
    },
  );
});

describe('the theme', () => {
  proves(
    [
      'To style all grids, set `defaultProps` and `styleOverrides` of `components.MuiDataGrid` in the Material UI theme.',
      'The keys of `styleOverrides` are the keys of `gridClasses`.',
      'In TypeScript, the type import in the demo adds `MuiDataGrid` to the types of the theme.',
    ],
    async () => {
      show(
        <ThemeProvider theme={createTheme()}>
          <ThemedGrid />
        </ThemeProvider>,
      );
      expect(getComputedStyle(headerOf('Station')).textTransform).toBe('uppercase');
      expect(document.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
      const theme = (key: string) => `import { createTheme } from '@mui/material/styles';
        import type {} from '@mui/x-data-grid/themeAugmentation';
        export const theme = createTheme({
          components: { MuiDataGrid: { styleOverrides: { ${key}: { color: 'red' } } } },
        });`;
      await expectCompiles(theme('columnHeaderTitle'));
      await expectTypeError(theme('columnHeadrTitle'), /TS2353|TS2561/);
    },
  );

  proves(
    [
      '`defaultProps` of the theme act like props of the grid.',
      "For example, if the theme sets `density`, users can't change the density.",
      'A `density` prop of the grid overrides the theme.',
    ],
    () => {
      const theme = createTheme({
        components: { MuiDataGrid: { defaultProps: { density: 'compact' } } },
      } as never);
      const densityAfterChange = (grid: (props: Partial<DataGridProps>) => React.ReactElement) => {
        const { apiRef, api } = createApiRef<GridApi>();
        const { unmount } = show(grid({ apiRef }));
        act(() => api().setDensity('comfortable'));
        const { density } = api().state;
        unmount();
        return density;
      };
      expect(densityAfterChange((props) => <Grid {...props} />)).toBe('comfortable');
      expect(
        densityAfterChange((props) => (
          <ThemeProvider theme={theme}>
            <Grid {...props} />
          </ThemeProvider>
        )),
      ).toBe('compact');
      show(
        <ThemeProvider theme={theme}>
          <Grid density="comfortable" />
        </ThemeProvider>,
      );
      expect(getComputedStyle(rowElements()[0] ?? root()).minHeight).toBe('67px');
    },
  );
});
