import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { fetchFreeCabins } from './booking';
import { columns, type Cabin } from './cabins';

interface Failure {
  message: string;
  retry: () => void;
}

const FailureContext = React.createContext<Failure | null>(null);

function NoCabins() {
  const failure = React.useContext(FailureContext);
  if (failure === null) {
    return <p style={{ textAlign: 'center' }}>No free cabins on that day.</p>;
  }
  const again = (
    <Button color="inherit" size="small" onClick={failure.retry}>
      Try again
    </Button>
  );
  return (
    <Alert severity="error" action={again} sx={{ m: 2 }}>
      {failure.message}
    </Alert>
  );
}

const slots = { noRowsOverlay: NoCabins };

export default function LoadWithError() {
  const [rows, setRows] = React.useState<readonly Cabin[]>();
  const [attempt, setAttempt] = React.useState(1);
  const [failure, setFailure] = React.useState<Failure | null>(null);

  React.useEffect(() => {
    let current = true;
    const retry = () => {
      setFailure(null);
      setAttempt(attempt + 1);
    };
    fetchFreeCabins(attempt).then(
      (cabins) => current && setRows(cabins),
      (error: Error) => current && setFailure({ message: error.message, retry }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  return (
    <div style={{ height: 260, width: '100%' }}>
      <FailureContext value={failure}>
        <DataGrid
          aria-label="Free cabins"
          rows={rows}
          columns={columns}
          slots={slots}
          loading={rows === undefined && failure === null}
          hideFooter
        />
      </FailureContext>
    </div>
  );
}
