/** What the claims of localization open in the real browser. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DataGridPro } from '@mui/x-data-grid-pro';

const cache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });
const theme = createTheme({ direction: 'rtl' });
const rows = [{ id: 1, name: 'a', city: 'b' }];
const columns = [
  { field: 'name', align: 'left', headerName: 'Name' },
  { field: 'note', headerName: 'Note' },
  { field: 'city', headerName: 'City' },
] as const;
const initialState = { pinnedColumns: { left: ['city'] } };

export function RightToLeft() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div dir="rtl" style={{ height: 300, width: 600 }}>
          <DataGridPro rows={rows} columns={columns} initialState={initialState} />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
