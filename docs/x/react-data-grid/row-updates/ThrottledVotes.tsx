import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Tally {
  id: string;
  votes: number;
}

const PROJECTS = ['Longer opening hours', 'New playground', 'Second tram stop', 'Skate park'];

// 120 ballots, each with the position of a project in the list above.
const ballots = Array.from({ length: 120 }, (_, index) => (index * index + (index % 7)) % 4);

const count = (opened: number): Tally[] =>
  PROJECTS.map((id, project) => ({
    id,
    votes: ballots.slice(0, opened).filter((ballot) => ballot === project).length,
  }));

const rows = count(0);

const columns: GridColDef<Tally>[] = [
  { field: 'id', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'votes', headerName: 'Votes', type: 'number', width: 100 },
];

// Outside the component: the grid doesn't render when the number of opened ballots changes.
const initialState: DataGridProProps['initialState'] = {
  sorting: { sortModel: [{ field: 'votes', sort: 'desc' }] },
};

export default function ThrottledVotes() {
  const apiRef = useGridApiRef();
  const [opened, setOpened] = React.useState(0);

  React.useEffect(() => {
    if (opened > 0) {
      apiRef.current?.updateRows(count(opened));
    }
    if (opened === 0 || opened === ballots.length) {
      return undefined;
    }
    const timer = setTimeout(() => setOpened(opened + 1), 40);
    return () => clearTimeout(timer);
  }, [apiRef, opened]);

  return (
    <Stack spacing={1} sx={{ height: 350, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={() => setOpened(1)}>Open the ballots</Button>
        <Typography variant="body2">
          {opened} of {ballots.length} opened
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Votes for the town budget"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          throttleRowsMs={1000}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
