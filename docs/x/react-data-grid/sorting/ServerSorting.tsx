import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { fetchWines, type Wine } from './wines';

const columns: GridColDef<Wine>[] = [
  { field: 'name', headerName: 'Wine', flex: 1, minWidth: 130 },
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'bottles', headerName: 'Bottles', type: 'number', width: 110 },
];

interface Answer {
  sortModel: GridSortModel;
  rows: readonly Wine[];
}

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'name', sort: 'asc' }]);
  const [answer, setAnswer] = React.useState<Answer>();

  React.useEffect(() => {
    let current = true;
    // Left out: a request that fails. LoadWithError shows it.
    fetchWines(sortModel).then((rows) => {
      if (current) {
        setAnswer({ sortModel, rows });
      }
    });
    return () => {
      current = false;
    };
  }, [sortModel]);

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Wine cellar"
        rows={answer?.rows}
        columns={columns}
        loading={answer?.sortModel !== sortModel}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
      />
    </div>
  );
}
