import * as React from 'react';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { fetchPhotos, type Photo } from './archive';

const columns: GridColDef<Photo>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'year', headerName: 'Year', width: 90 },
];

/** Stays focusable while a page loads. A disabled button would lose the focus. */
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={{ color: disabled ? 'action.disabled' : undefined }}
    />
  );
}

const slotProps: DataGridProps['slotProps'] = {
  basePagination: {
    material: { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } },
  },
};

interface Answer {
  request: GridPaginationModel;
  rows: readonly Photo[];
  meta: { hasNextPage: boolean };
}

export default function UnknownRowCount() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const [rowCount, setRowCount] = React.useState(-1);
  const [answer, setAnswer] = React.useState<Answer>();

  React.useEffect(() => {
    let current = true;
    const show = (rows: readonly Photo[], hasNextPage: boolean) =>
      current && setAnswer({ request: paginationModel, rows, meta: { hasNextPage } });
    fetchPhotos(paginationModel).then(
      ({ rows, hasNextPage }) => show(rows, hasNextPage),
      // A failed page stays empty. The demo above shows a message and a button.
      () => show([], true),
    );
    return () => {
      current = false;
    };
  }, [paginationModel]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Photo archive of unknown size"
        rows={answer?.rows}
        columns={columns}
        loading={answer?.request !== paginationModel}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        estimatedRowCount={20}
        paginationMeta={answer?.meta}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        slotProps={slotProps}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
