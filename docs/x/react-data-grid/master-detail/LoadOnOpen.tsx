import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { fetchStops, parcels, type Parcel, type Stop } from './tracking';

// Panels unmount when they close or scroll away; what they loaded stays here.
const cache = new Map<string, readonly Stop[]>();

function Tracking({ id }: { id: string }) {
  const [stops, setStops] = React.useState(cache.get(id));
  const [attempt, setAttempt] = React.useState(0);
  const [failedAttempt, setFailedAttempt] = React.useState(-1);

  React.useEffect(() => {
    if (cache.has(id)) {
      return undefined;
    }
    let current = true;
    fetchStops(id).then(
      (answer) => {
        cache.set(id, answer);
        if (current) {
          setStops(answer);
        }
      },
      () => {
        if (current) {
          setFailedAttempt(attempt);
        }
      },
    );
    return () => {
      current = false;
    };
  }, [id, attempt]);

  if (stops) {
    return (
      <ul aria-label={`Stops of ${id}`}>
        {stops.map(({ time, place }) => (
          <li key={time}>
            {time}: {place}
          </li>
        ))}
      </ul>
    );
  }
  return failedAttempt === attempt ? (
    <Alert
      severity="error"
      action={<Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
    >
      No answer from the depot.
    </Alert>
  ) : (
    <LinearProgress aria-label={`Loading the stops of ${id}`} />
  );
}

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'kilograms', headerName: 'kg', type: 'number', width: 80 },
];

const getDetailPanelContent: DataGridProProps<Parcel>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ p: 2 }}>
    <Tracking id={row.id} />
  </Box>
);

const getDetailPanelHeight = () => 136;

export default function LoadOnOpen() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        aria-label="Parcels on their way"
        rows={parcels}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['P-303']) } }}
        hideFooter
      />
    </div>
  );
}
