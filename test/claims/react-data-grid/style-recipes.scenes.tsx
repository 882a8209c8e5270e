/** What the claims of the styling recipes open in the real browser. */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type DataGridProps, gridClasses } from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import DemoHeatMap from '../../../docs/x/react-data-grid/style-recipes/HeatMap';
import DemoStripedRows from '../../../docs/x/react-data-grid/style-recipes/StripedRows';

export { default as Spreadsheet } from '../../../docs/x/react-data-grid/style-recipes/Spreadsheet';
export { default as StatusEdge } from '../../../docs/x/react-data-grid/style-recipes/StatusEdge';

const dark = createTheme({ palette: { mode: 'dark' } });

export function Stripes() {
  return (
    <>
      <DemoStripedRows />
      <ThemeProvider theme={dark}>
        <DemoStripedRows />
      </ThemeProvider>
    </>
  );
}

export function Heat() {
  return (
    <ThemeProvider theme={createTheme({ palette: { warning: { main: '#ff0000' } } })}>
      <DemoHeatMap />
    </ThemeProvider>
  );
}

const striped = () => 'striped';
const pinned: DataGridProProps['initialState'] = { pinnedColumns: { left: ['id'] } };
const stripe = { '& .striped': { backgroundColor: 'rgba(255, 0, 0, 0.1)' } };
const stripeOfPinned = {
  ...stripe,
  [`& .striped .${gridClasses['cell--pinnedLeft']}`]: { backgroundColor: 'rgb(255, 230, 230)' },
};

export function PinnedStripes() {
  return (
    <>
      {[stripe, stripeOfPinned].map((sx, index) => (
        <div key={index} style={{ height: 200 }}>
          <DataGridPro
            rows={[{ id: 1, name: 'a' }]}
            columns={[{ field: 'id' }, { field: 'name' }]}
            getRowClassName={striped}
            initialState={pinned}
            sx={sx}
          />
        </div>
      ))}
    </>
  );
}

const rows = Array.from({ length: 100 }, (_, id) => ({ id }));

function Long(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 300 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} hideFooter {...props} />
    </div>
  );
}

const spacing = () => ({ top: 10 });

export function Spacing() {
  return <Long getRowSpacing={spacing} />;
}

export function Margin() {
  return <Long sx={{ [`& .${gridClasses.row}`]: { marginTop: '10px' } }} />;
}

export function EdgeOfRow() {
  return <Long sx={{ [`& .${gridClasses.row}`]: { borderInlineStart: '20px solid red' } }} />;
}
