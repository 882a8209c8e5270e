import HiveOutlinedIcon from '@mui/icons-material/HiveOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

function TwoLines({ title, unit }: { title: string; unit: string }) {
  return (
    <Box sx={{ lineHeight: 1.2, textAlign: 'end' }}>
      <Typography variant="subtitle2" component="div">
        {title}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="div">
        {unit}
      </Typography>
    </Box>
  );
}

const columns: readonly GridColDef<Hive>[] = [
  {
    field: 'name',
    headerName: 'Hive',
    flex: 1,
    minWidth: 130,
    renderHeader: ({ colDef }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
        <HiveOutlinedIcon fontSize="small" aria-hidden />
        {colDef.headerName}
      </Box>
    ),
  },
  {
    field: 'honey',
    headerName: 'Honey',
    type: 'number',
    width: 130,
    renderHeader: () => <TwoLines title="Honey" unit="kilograms" />,
  },
  {
    field: 'mites',
    headerName: 'Mites',
    type: 'number',
    width: 130,
    renderHeader: () => <TwoLines title="Mites" unit="per 100 bees" />,
  },
];

export default function RenderedHeaders() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Beehives" rows={hives} columns={columns} hideFooter />
    </div>
  );
}
