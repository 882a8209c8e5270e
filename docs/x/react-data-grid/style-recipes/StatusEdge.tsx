import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Repair {
  id: string;
  item: string;
  state: 'waiting' | 'in work' | 'ready';
  days: number;
}

const columns: readonly GridColDef<Repair>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 150,
    cellClassName: ({ row }) => `edge edge-${row.state.replace(' ', '-')}`,
  },
  { field: 'state', headerName: 'State', width: 100 },
  { field: 'days', headerName: 'Days here', type: 'number', width: 110 },
];

const rows: readonly Repair[] = [
  { id: 'r1', item: 'Accordion, two keys stuck', state: 'waiting', days: 12 },
  { id: 'r2', item: 'Turntable', state: 'in work', days: 4 },
  { id: 'r3', item: 'Sewing machine', state: 'ready', days: 9 },
  { id: 'r4', item: 'Desk lamp', state: 'in work', days: 1 },
];

const sx: SxProps<Theme> = ({ palette }) => ({
  '& .edge': { borderInlineStart: '4px solid transparent' },
  '& .edge-waiting': { borderInlineStartColor: palette.warning.main },
  '& .edge-in-work': { borderInlineStartColor: palette.info.main },
  '& .edge-ready': { borderInlineStartColor: palette.success.main },
});

export default function StatusEdge() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Repair café" rows={rows} columns={columns} sx={sx} hideFooter />
    </div>
  );
}
