import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { fetchPhotos, type Photo } from './archive';

const columns: GridColDef<Photo>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'photographer', headerName: 'Photographer', width: 150 },
  { field: 'year', headerName: 'Year', width: 90 },
];

interface Answer {
  request?: GridPaginationModel;
  rows?: readonly Photo[];
  total: number;
  failed?: boolean;
}

export default function ServerPagination() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const [answer, setAnswer] = React.useState<Answer>({ total: 0 });
  const boxRef = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    let current = true;
    const show = (next: (last: Answer) => Omit<Answer, 'request'>) =>
      current && setAnswer((last) => ({ ...next(last), request: paginationModel }));
    fetchPhotos(paginationModel).then(
      ({ rows, total }) => show(() => ({ rows, total })),
      () => show(({ total }) => ({ rows: [], total, failed: true })),
    );
    return () => {
      current = false;
    };
  }, [paginationModel]);

  const retry = () => {
    // The button disappears when the page arrives, so move the focus.
    boxRef.current?.focus();
    setPaginationModel((last) => ({ ...last }));
  };

  return (
    <Stack ref={boxRef} tabIndex={-1} sx={{ height: 400, width: '100%' }}>
      {answer.failed && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          This page wasn’t loaded.
        </Alert>
      )}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Photo archive"
          rows={answer.rows}
          columns={columns}
          loading={answer.request !== paginationModel}
          paginationMode="server"
          rowCount={answer.total}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5, 10]}
          disableColumnSorting
          disableColumnFilter
        />
      </div>
    </Stack>
  );
}
