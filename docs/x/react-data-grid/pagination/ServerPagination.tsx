import * as React from 'react';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { fetchPhotos, type Photo, type PhotoPage } from './archive';

const columns: GridColDef<Photo>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'photographer', headerName: 'Photographer', width: 150 },
  { field: 'year', headerName: 'Year', width: 90 },
];

interface Answer extends PhotoPage {
  request: GridPaginationModel;
}

export default function ServerPagination() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const [answer, setAnswer] = React.useState<Answer>();

  React.useEffect(() => {
    let current = true;
    // Left out: a request that fails. LoadWithError shows it.
    fetchPhotos(paginationModel).then((page) => {
      if (current) {
        setAnswer({ ...page, request: paginationModel });
      }
    });
    return () => {
      current = false;
    };
  }, [paginationModel]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Photo archive"
        rows={answer?.rows}
        columns={columns}
        loading={answer?.request !== paginationModel}
        paginationMode="server"
        rowCount={answer?.total ?? 0}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5, 10]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
