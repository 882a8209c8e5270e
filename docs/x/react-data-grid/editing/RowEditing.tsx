import * as React from 'react';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { columns, staff, type Employee } from './staff';

const keepEditingOnBlur: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
  if (reason === GridRowEditStopReasons.rowFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function RowEditing() {
  const [rows, setRows] = React.useState(staff);
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>({});

  const allColumns = React.useMemo<GridColDef<Employee>[]>(() => {
    const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
      setRowModesModel((current) => ({ ...current, [id]: mode }));

    return [
      ...columns,
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) => {
          const action = (label: string, icon: React.ReactElement, onClick: () => void) => (
            <GridActionsCellItem key={label} icon={icon} label={label} onClick={onClick} />
          );
          const save = () => setMode(id, { mode: GridRowModes.View });
          const cancel = () => setMode(id, { mode: GridRowModes.View, ignoreModifications: true });
          const edit = () => setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'name' });
          const remove = () => setRows((current) => current.filter((other) => other.id !== id));

          return rowModesModel[id]?.mode === GridRowModes.Edit
            ? [
                action(`Save ${row.name}`, <SaveIcon />, save),
                action(`Cancel changes to ${row.name}`, <CancelIcon />, cancel),
              ]
            : [
                action(`Edit ${row.name}`, <EditIcon />, edit),
                action(`Delete ${row.name}`, <DeleteIcon />, remove),
              ];
        },
      },
    ];
  }, [rowModesModel]);

  const processRowUpdate = (newRow: Employee) => {
    setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={allColumns}
        editMode="row"
        rowModesModel={rowModesModel}
        onRowModesModelChange={setRowModesModel}
        onRowEditStop={keepEditingOnBlur}
        processRowUpdate={processRowUpdate}
      />
    </div>
  );
}
