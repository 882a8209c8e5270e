import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { rows, type Visit } from './visits';

function NotesEditor(params: GridRenderEditCellParams<Visit, string>) {
  const { id, field, value, hasFocus, row, colDef } = params;
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLDivElement | null>(null);
  const [input, setInput] = React.useState<HTMLTextAreaElement | null>(null);

  React.useLayoutEffect(() => {
    if (hasFocus && input) {
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    }
  }, [hasFocus, input]);

  return (
    <div ref={setAnchor} style={{ alignSelf: 'flex-start' }}>
      <Popper open={anchor !== null} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={4} sx={{ padding: 1, width: Math.max(colDef.computedWidth, 200) }}>
          <InputBase
            multiline
            fullWidth
            rows={4}
            inputRef={setInput}
            inputProps={{ 'aria-label': `Notes on ${row.patient}` }}
            value={value ?? ''}
            onChange={(event) =>
              apiRef.current.setEditCellValue({ id, field, value: event.target.value })
            }
            onKeyDown={(event) => {
              // Shift+Enter starts a new line; Enter alone saves, as everywhere in the grid.
              if (event.key === 'Enter' && event.shiftKey) {
                event.stopPropagation();
              }
            }}
          />
        </Paper>
      </Popper>
    </div>
  );
}

const columns: GridColDef<Visit>[] = [
  { field: 'patient', headerName: 'Patient', width: 120 },
  {
    field: 'notes',
    headerName: 'Notes',
    flex: 1,
    minWidth: 150,
    editable: true,
    renderEditCell: (params) => <NotesEditor {...params} />,
  },
];

export default function LongNotes() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="Visits at the vet" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
