import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFocusCellSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
  type GridColDef,
  type GridRowId,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Trail {
  id: number;
  name: string;
  hours: number;
  advice: string;
}

const rows: GridRowsProp<Trail> = [
  { id: 1, name: 'Ridge path', hours: 6, advice: 'No water after the second hut.' },
  { id: 2, name: 'Lake loop', hours: 2, advice: 'Fit for strollers, except after rain.' },
  { id: 3, name: 'Gorge walk', hours: 3, advice: 'Closed while the river is high.' },
];

const columns: GridColDef<Trail>[] = [
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

function AdviceFooter() {
  const apiRef = useGridApiContext();
  const [hovered, setHovered] = React.useState<GridRowId | null>(null);
  const focused = useGridSelector(apiRef, gridFocusCellSelector);

  useGridEvent(apiRef, 'rowMouseEnter', (params) => setHovered(params.id));
  useGridEvent(apiRef, 'rowMouseLeave', () => setHovered(null));

  const id = hovered ?? focused?.id;
  const trail = rows.find((row) => row.id === id);

  return (
    <Typography variant="body2" sx={{ p: 1.5 }}>
      {trail ? `${trail.name}: ${trail.advice}` : 'Point at a trail, or move to it with the keys.'}
    </Typography>
  );
}

export default function RowPreview() {
  return (
    <div style={{ height: 262, width: '100%' }}>
      <DataGrid
        aria-label="Trails"
        rows={rows}
        columns={columns}
        slots={{ footer: AdviceFooter }}
      />
    </div>
  );
}
