import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { repairs, type Repair } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'Job', width: 70 },
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 105 },
  { field: 'ready', headerName: 'Ready on', type: 'date', width: 100 },
];

const getDetailPanelContent: DataGridProProps<Repair>['getDetailPanelContent'] = ({ row }) =>
  row.work.length === 0 ? null : (
    <Box
      component="ul"
      aria-label={`Work on ${row.id}`}
      sx={{ my: 1.5, marginInlineStart: 2, lineHeight: '24px' }}
    >
      {row.work.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Box>
  );

const getDetailPanelHeight: DataGridProProps<Repair>['getDetailPanelHeight'] = ({ row }) =>
  24 + 24 * row.work.length;

export default function RepairDetails() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Repair jobs"
        rows={repairs}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['R-41']) } }}
        hideFooter
      />
    </div>
  );
}
