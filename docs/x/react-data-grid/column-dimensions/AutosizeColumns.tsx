import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: readonly GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket' },
  { field: 'subject', headerName: 'Subject', maxWidth: 420 },
  { field: 'requester', headerName: 'Requester' },
  { field: 'team', headerName: 'Team' },
  { field: 'replies', headerName: 'Number of replies', type: 'number' },
];

export default function AutosizeColumns() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [includeOutliers, setIncludeOutliers] = React.useState(true);
  const [expand, setExpand] = React.useState(false);

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 400, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.autosizeColumns({ includeHeaders, includeOutliers, expand })
          }
        >
          Autosize
        </Button>
        <FormControlLabel
          control={<Switch checked={includeHeaders} onChange={(_, on) => setIncludeHeaders(on)} />}
          label="Include headers"
        />
        <FormControlLabel
          control={
            <Switch checked={includeOutliers} onChange={(_, on) => setIncludeOutliers(on)} />
          }
          label="Include outliers"
        />
        <FormControlLabel
          control={<Switch checked={expand} onChange={(_, on) => setExpand(on)} />}
          label="Expand"
        />
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Help desk tickets"
          apiRef={apiRef}
          rows={tickets}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
