import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Sample {
  id: string;
  river: string;
  remark: string;
  ph: number;
  oxygen: number;
  nitrate: number;
  celsius: number;
}

const rows: readonly Sample[] = [
  {
    id: 'W-1',
    river: 'Drava',
    remark:
      'Taken below the weir after two days of rain. The water was brown, and wood drifted by.',
    ph: 7.4,
    oxygen: 9.1,
    nitrate: 4.8,
    celsius: 11.2,
  },
  {
    id: 'W-2',
    river: 'Mura',
    remark: 'Taken from the bridge, because the bank was fenced off for the lambs.',
    ph: 7.9,
    oxygen: 10.3,
    nitrate: 3.1,
    celsius: 10.4,
  },
];

const columns: GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', width: 120 },
  { field: 'river', headerName: 'River', width: 180 },
  { field: 'ph', headerName: 'pH', type: 'number', width: 180 },
  { field: 'oxygen', headerName: 'Oxygen (mg/l)', type: 'number', width: 220 },
  { field: 'nitrate', headerName: 'Nitrate (mg/l)', type: 'number', width: 220 },
  { field: 'celsius', headerName: 'Water (°C)', type: 'number', width: 220 },
];

const getDetailPanelContent: DataGridProProps<Sample>['getDetailPanelContent'] = ({ row }) => (
  // As wide as the container below, and held at its edge while the columns scroll.
  <Box
    sx={{
      position: 'sticky',
      insetInlineStart: 0,
      width: '100cqi',
      boxSizing: 'border-box',
      p: 2,
      whiteSpace: 'normal',
    }}
  >
    {row.remark}
  </Box>
);

const getDetailPanelHeight = () => 96;

export default function StickyPanel() {
  return (
    <div style={{ height: 330, width: '100%', containerType: 'inline-size' }}>
      <DataGridPro
        aria-label="Water samples"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['W-1']) } }}
        sx={{ '& .MuiDataGrid-detailPanel': { overflow: 'visible' } }}
        hideFooter
      />
    </div>
  );
}
