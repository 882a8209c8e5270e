import * as React from 'react';
import CancelIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridActionsColDef,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { RefusedValue, saveEmployee } from './desks';
import { RefusalContext, checkedColumns, type Refusals } from './rowInputs';
import { staff, type Employee } from './staff';

const keepEditingOnBlur: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
  if (reason === GridRowEditStopReasons.rowFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

const isSame = (a: Employee, b: Employee) =>
  a.name === b.name && a.team === b.team && a.desk === b.desk;

export default function SaveRows() {
  const [rows, setRows] = React.useState(staff);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [pending, setPending] = React.useState<readonly GridRowId[]>([]);
  const [refusals, setRefusals] = React.useState<Refusals>({});
  const [message, setMessage] = React.useState('Nothing changed yet.');

  const columns = React.useMemo<GridColDef<Employee>[]>(() => {
    const getActions: GridActionsColDef<Employee>['getActions'] = ({ id, row }) => {
      // The model says "view" while a save is pending, and the inputs are still open.
      const isPending = pending.includes(id);
      const action = (
        label: string,
        icon: React.ReactElement,
        mode: GridRowModesModel[GridRowId],
      ) => (
        <GridActionsCellItem
          key={label}
          icon={icon}
          label={label}
          // With `disabled`, the button would lose the focus.
          aria-disabled={isPending}
          onClick={() => !isPending && setModes((current) => ({ ...current, [id]: mode }))}
        />
      );
      const { Edit, View } = GridRowModes;
      return isPending || modes[id]?.mode === Edit
        ? [
            action(`Save ${row.name}`, <SaveIcon />, { mode: View }),
            action(`Cancel changes to ${row.name}`, <CancelIcon />, {
              mode: View,
              ignoreModifications: true,
            }),
          ]
        : [action(`Edit ${row.name}`, <EditIcon />, { mode: Edit, fieldToFocus: 'name' })];
    };
    return [
      ...checkedColumns,
      { field: 'actions', headerName: 'Actions', type: 'actions', width: 100, getActions },
    ];
  }, [modes, pending]);

  const processRowUpdate = async (newRow: Employee, oldRow: Employee) => {
    if (isSame(newRow, oldRow)) {
      return oldRow;
    }
    setPending((current) => [...current, newRow.id]);
    try {
      const saved = await saveEmployee(newRow);
      setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
      setMessage(`${saved.name} saved.`);
      return saved;
    } finally {
      setPending((current) => current.filter((id) => id !== newRow.id));
    }
  };

  const handleError = (error: Error) => {
    setMessage(`Not saved: ${error.message}`);
    if (error instanceof RefusedValue) {
      setRefusals((current) => ({ ...current, [error.id]: error }));
    }
  };

  // Text that users type during a save would be lost.
  const ignorePendingKeys: GridEventListener<'cellKeyDown'> = ({ id }, event) => {
    if (pending.includes(id) && event.key !== 'Tab') {
      event.preventDefault();
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 350, width: '100%' }}>
      <RefusalContext.Provider value={refusals}>
        <DataGrid
          aria-label="Employees and their desks"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={keepEditingOnBlur}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={handleError}
          onCellKeyDown={ignorePendingKeys}
          getRowClassName={({ id }) => (pending.includes(id) ? 'pending' : '')}
          sx={{ '& .pending': { opacity: 0.6, pointerEvents: 'none' } }}
        />
      </RefusalContext.Provider>
      <Alert severity={message.startsWith('Not') ? 'error' : 'info'} aria-live="polite">
        {message}
      </Alert>
    </Stack>
  );
}
