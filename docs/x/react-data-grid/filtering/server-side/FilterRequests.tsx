import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridFilterModel } from '@mui/x-data-grid';
import { columns } from './columns';
import { fetchSightings, toQuery, type Sighting } from './sightings';

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

interface Answer {
  query: string;
  rows: readonly Sighting[];
  hasFailed?: boolean;
}

export default function FilterRequests() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['mill'],
  });
  const [answer, setAnswer] = React.useState<Answer>();
  const query = toQuery(filterModel);

  React.useEffect(() => {
    let current = true;
    const show = (next: Omit<Answer, 'query'>) => {
      if (current) {
        setAnswer({ query, ...next });
      }
    };
    fetchSightings(query).then(
      (rows) => show({ rows }),
      () => show({ rows: [], hasFailed: true }),
    );
    return () => {
      current = false;
    };
  }, [query]);

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Bird sightings"
          rows={answer?.rows}
          columns={columns}
          loading={answer?.query !== query}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          filterDebounceMs={400}
          disableColumnSorting
          showToolbar
          disableColumnSelector
          slotProps={slotProps}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        {answer?.hasFailed && answer.query === query && 'No answer to '}GET /sightings?
        {decodeURIComponent(query)}
      </Typography>
    </Stack>
  );
}
