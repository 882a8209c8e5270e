/** What the claims of column pinning open in the real browser. */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';

export { default as PinnedRoster } from '../../../docs/x/react-data-grid/column-pinning/PinnedRoster';

const theme = createTheme({ palette: { DataGrid: { pinnedBg: 'rgb(1, 2, 3)' } } });

/** Pinned at both edges; the columns at the left and in the middle are fluid. */
export function FluidColumns() {
  return (
    <ThemeProvider theme={theme}>
      <div style={{ width: 800, height: 300 }}>
        <DataGridPro
          rows={[{ id: 1, a: 'A', b: 'B', c: 'C' }]}
          columns={[
            { field: 'a', flex: 1 },
            { field: 'b', flex: 2 },
            { field: 'c', width: 200 },
          ]}
          initialState={{ pinnedColumns: { left: ['a'], right: ['c'] } }}
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
