import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridRowModes,
  useGridApiRef,
  type GridEventListener,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { columns, create, members, type Beekeeper } from './beekeepers';

// An id that no stored row has.
const DRAFT = 'new';

export default function AddRecord() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(members);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [error, setError] = React.useState('');
  const hasDraft = rows.some(({ id }) => id === DRAFT);
  const creating = React.useRef(false);

  const add = () => {
    // A filter could hide the empty draft, and a sort could move it out of view.
    apiRef.current?.setFilterModel({ items: [] });
    apiRef.current?.setSortModel([]);
    setRows((current) => [{ id: DRAFT, name: '', hives: 1 }, ...current]);
    setModes((current) => ({
      ...current,
      [DRAFT]: { mode: GridRowModes.Edit, fieldToFocus: 'name' },
    }));
  };
  const dropDraft: GridEventListener<'rowEditStop'> = ({ id, reason }, event) => {
    if (id !== DRAFT || reason !== 'escapeKeyDown') {
      return;
    }
    if (creating.current) {
      event.defaultMuiPrevented = true; // The server is storing the draft already.
    } else {
      setRows((current) => current.filter((row) => row.id !== DRAFT));
    }
  };
  const createDraft = async (draft: Beekeeper) => {
    creating.current = true;
    try {
      return await create(draft, rows.length);
    } finally {
      creating.current = false;
    }
  };
  const processRowUpdate = async (newRow: Beekeeper) => {
    if (newRow.name.trim() === '') {
      throw new Error('Enter a name, or press Escape to leave it.');
    }
    setError('');
    const stored = newRow.id === DRAFT ? await createDraft(newRow) : newRow;
    setRows((current) => current.map((row) => (row.id === newRow.id ? stored : row)));
    return stored;
  };

  return (
    <Stack spacing={1} sx={{ height: 380, width: '100%' }}>
      <Button disabled={hasDraft} onClick={add} sx={{ alignSelf: 'flex-start' }}>
        Add a beekeeper
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Beekeepers"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={dropDraft}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          hideFooter
        />
      </div>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error || `${rows.length} rows.`}
      </Alert>
    </Stack>
  );
}
