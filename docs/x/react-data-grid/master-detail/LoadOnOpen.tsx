import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { fetchStops, parcels, type Parcel, type Stop } from './tracking';

// Panels unmount when they close or scroll away, so requests and answers are kept here. Left out: old answers stay until
// the page is left. Delete them if your data changes.
const requests = new Map<string, Promise<readonly Stop[]>>();
const answers = new Map<string, readonly Stop[]>();

function loadStops(id: string): Promise<readonly Stop[]> {
  const pending = requests.get(id);
  if (pending) {
    return pending;
  }
  const request = fetchStops(id);
  requests.set(id, request);
  request.then(
    (stops) => answers.set(id, stops),
    // The next attempt sends a new request.
    () => requests.delete(id),
  );
  return request;
}

function Tracking({ id }: { id: string }) {
  const [stops, setStops] = React.useState(answers.get(id));
  const [attempt, setAttempt] = React.useState(0);
  const [failedAttempt, setFailedAttempt] = React.useState(-1);
  const boxRef = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    let current = true;
    loadStops(id).then(
      (answer) => current && setStops(answer),
      () => current && setFailedAttempt(attempt),
    );
    return () => {
      current = false;
    };
  }, [id, attempt]);

  const retry = () => {
    // The button disappears, so keep the focus in the panel.
    boxRef.current?.focus();
    setAttempt(attempt + 1);
  };

  return (
    <Box ref={boxRef} tabIndex={-1} role="group" aria-label={`Stops of ${id}`} sx={{ p: 2 }}>
      {stops ? (
        <ul>
          {stops.map(({ time, place }) => (
            <li key={time}>
              {time}: {place}
            </li>
          ))}
        </ul>
      ) : failedAttempt === attempt ? (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          No answer from the depot.
        </Alert>
      ) : (
        <LinearProgress aria-label={`Loading the stops of ${id}`} />
      )}
    </Box>
  );
}

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'kilograms', headerName: 'kg', type: 'number', width: 80 },
];

const getDetailPanelContent: DataGridProProps<Parcel>['getDetailPanelContent'] = ({ row }) => (
  <Tracking id={row.id} />
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
