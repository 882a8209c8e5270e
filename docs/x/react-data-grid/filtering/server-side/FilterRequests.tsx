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

export default function FilterRequests() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['mill'],
  });
  const [answer, setAnswer] = React.useState<{ query: string; rows: readonly Sighting[] }>();
  const query = toQuery(filterModel);

  React.useEffect(() => {
    let current = true;
    // Left out: a request that fails. LoadWithError shows it.
    fetchSightings(query).then((rows) => {
      if (current) {
        setAnswer({ query, rows });
      }
    });
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
        GET /sightings?{decodeURIComponent(query)}
      </Typography>
    </Stack>
  );
}
