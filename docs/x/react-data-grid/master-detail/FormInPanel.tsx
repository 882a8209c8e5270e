import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Guest {
  id: number;
  name: string;
  table: number;
  note: string | null;
}

const rows: readonly Guest[] = [
  { id: 1, name: 'Farida Noor', table: 4, note: 'No nuts' },
  { id: 2, name: 'Oskar Lund', table: 4, note: '' },
  { id: 3, name: 'Beatriz Sá', table: 7, note: 'Arrives at nine' },
];

const columns: GridColDef<Guest>[] = [
  { field: 'name', headerName: 'Guest', width: 110 },
  { field: 'table', headerName: 'Table', type: 'number', width: 70 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 90 },
];

function NoteForm({ id, name, note }: Guest) {
  const apiRef = useGridApiContext();
  // The draft is lost when the panel closes or scrolls out of view. To keep drafts, store them outside the panel.
  const [text, setText] = React.useState(note ?? '');

  const save = (event: React.SyntheticEvent) => {
    event.preventDefault();
    apiRef.current.updateRows([{ id, note: text }]);
    apiRef.current.toggleDetailPanel(id);
    apiRef.current.setCellFocus(id, 'note');
  };

  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={save} sx={{ p: 2 }}>
      <TextField
        size="small"
        label={`Note for ${name}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ flex: 1, maxWidth: 360 }}
      />
      <Button type="submit">Save</Button>
    </Stack>
  );
}

const getDetailPanelContent: DataGridProProps<Guest>['getDetailPanelContent'] = ({ row }) => (
  <NoteForm {...row} />
);

const getDetailPanelHeight = () => 72;

export default function FormInPanel() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Guests of the wedding"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([2]) } }}
        hideFooter
      />
    </div>
  );
}
