import * as React from 'react';
import { DataGrid, useGridApiRef, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Distance {
  id: string;
  Oslo: number;
  Turin: number;
  Warsaw: number;
}

const rows: GridRowsProp<Distance> = [
  { id: 'Geneva', Oslo: 1541, Turin: 173, Warsaw: 1281 },
  { id: 'Hamburg', Oslo: 710, Turin: 960, Warsaw: 750 },
  { id: 'Prague', Oslo: 1119, Turin: 760, Warsaw: 518 },
];

const columns: GridColDef<Distance>[] = [
  { field: 'id', headerName: 'From', flex: 1, minWidth: 85 },
  { field: 'Oslo', type: 'number', width: 72 },
  { field: 'Turin', type: 'number', width: 72 },
  { field: 'Warsaw', type: 'number', width: 86 },
];

export default function HoveredColumn() {
  const apiRef = useGridApiRef();
  const [hovered, setHovered] = React.useState('');

  React.useEffect(
    () => apiRef.current?.subscribeEvent('cellMouseOver', ({ field }) => setHovered(field)),
    [apiRef],
  );

  return (
    <div
      style={{ height: 214, width: '100%' }}
      onMouseLeave={() => setHovered('')}
      role="presentation"
    >
      <DataGrid
        aria-label="Distances in km"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        sx={{ [`& [role="gridcell"][data-field="${hovered}"]`]: { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
