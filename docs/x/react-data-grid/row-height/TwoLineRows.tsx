import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Guide {
  id: number;
  name: string;
  languages: string;
  tour: string;
  hours: number;
}

const rows: GridRowsProp<Guide> = [
  { id: 1, name: 'Elif Demir', languages: 'Turkish, German', tour: 'Old harbor', hours: 2 },
  { id: 2, name: 'Jonas Weber', languages: 'German, English', tour: 'City walls', hours: 1.5 },
  { id: 3, name: 'Marisol Vega', languages: 'Spanish, French', tour: 'Markets', hours: 3 },
];

const columns: GridColDef<Guide>[] = [
  {
    field: 'name',
    headerName: 'Guide',
    flex: 1,
    minWidth: 170,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box>
        <Typography variant="body2">{row.name}</Typography>
        <Typography variant="caption" color="text.secondary">
          {row.languages}
        </Typography>
      </Box>
    ),
  },
  { field: 'tour', headerName: 'Tour', width: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function TwoLineRows() {
  return (
    <div style={{ height: 274, width: '100%' }}>
      <DataGrid aria-label="City guides" rows={rows} columns={columns} rowHeight={72} hideFooter />
    </div>
  );
}
