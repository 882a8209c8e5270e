import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { rows, type Gauge } from './rainfall';

type Visits = Readonly<Record<number, boolean>>;
const VisitsContext = React.createContext<[Visits, (visits: Visits) => void]>([{}, () => {}]);

/** The grid would scroll by a page. */
function keepSpace(event: React.KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation();
  }
}

function VisitInCell({ row, tabIndex }: GridRenderCellParams<Gauge>) {
  const [checked, setChecked] = React.useState(false);
  return (
    <Checkbox
      checked={checked}
      onChange={() => setChecked(!checked)}
      slotProps={{ input: { 'aria-label': `${row.station}, kept in the cell` } }}
      onKeyDown={keepSpace}
      tabIndex={tabIndex}
    />
  );
}

function VisitAbove({ row, tabIndex }: GridRenderCellParams<Gauge>) {
  const [visits, setVisits] = React.useContext(VisitsContext);
  return (
    <Checkbox
      checked={visits[row.id] ?? false}
      onChange={(_, checked) => setVisits({ ...visits, [row.id]: checked })}
      slotProps={{ input: { 'aria-label': `${row.station}, kept above the grid` } }}
      onKeyDown={keepSpace}
      tabIndex={tabIndex}
    />
  );
}

const columns: GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'cell', headerName: 'In the cell', renderCell: (params) => <VisitInCell {...params} /> },
  { field: 'above', headerName: 'Above', renderCell: (params) => <VisitAbove {...params} /> },
];

export default function StateInCells() {
  const visits = React.useState<Visits>({});

  return (
    <VisitsContext.Provider value={visits}>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          aria-label="Stations to visit"
          rows={rows}
          columns={columns}
          rowSelection={false}
          hideFooter
        />
      </div>
    </VisitsContext.Provider>
  );
}
