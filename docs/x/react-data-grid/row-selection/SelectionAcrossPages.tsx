import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { fetchMembers, MEMBER_COUNT, type Member } from './members';

const columns: GridColDef<Member>[] = [
  { field: 'name', headerName: 'Member', flex: 1, minWidth: 140 },
  { field: 'section', headerName: 'Section', width: 120 },
];

interface Answer {
  request: GridPaginationModel;
  rows: readonly Member[];
}

export default function SelectionAcrossPages() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const [answer, setAnswer] = React.useState<Answer>();
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  React.useEffect(() => {
    let current = true;
    // Left out: a request that fails. LoadWithError shows it.
    fetchMembers(paginationModel).then((rows) => {
      if (current) {
        setAnswer({ request: paginationModel, rows });
      }
    });
    return () => {
      current = false;
    };
  }, [paginationModel]);

  const { size } = selection.ids;
  const count = selection.type === 'include' ? size : MEMBER_COUNT - size;

  return (
    <Stack spacing={1} sx={{ height: 410, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Club members"
          rows={answer?.rows}
          columns={columns}
          loading={answer?.request !== paginationModel}
          paginationMode="server"
          rowCount={MEMBER_COUNT}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5]}
          // The grid would sort and filter the rows of one page.
          disableColumnSorting
          disableColumnFilter
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooterSelectedRowCount
        />
      </div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="output">
          Invite {count} of {MEMBER_COUNT} members
        </Typography>
        <Button size="small" onClick={() => setSelection({ type: 'include', ids: new Set() })}>
          Clear
        </Button>
      </Stack>
    </Stack>
  );
}
