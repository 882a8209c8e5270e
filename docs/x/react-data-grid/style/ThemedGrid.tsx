import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { columns, gauges } from './gauges';

function withGridStyle(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDataGrid: {
        defaultProps: {
          ...outer.components?.MuiDataGrid?.defaultProps,
          showCellVerticalBorder: true,
          hideFooter: true,
        },
        styleOverrides: {
          root: { borderRadius: 12 },
          columnHeader: { textTransform: 'uppercase' },
          columnHeaderTitle: { fontSize: '0.75rem', letterSpacing: 1 },
        },
      },
    },
  };
}

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withGridStyle}>
      <div style={{ height: 266, width: '100%' }}>
        <DataGrid aria-label="River gauges, themed" rows={gauges} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
