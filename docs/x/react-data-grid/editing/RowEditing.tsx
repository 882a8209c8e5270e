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
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Employee {
  id: number;
  name: string;
  team: string;
  desk: string;
}

const staff: GridRowsProp<Employee> = [
  { id: 1, name: 'Idris Cole', team: 'Support', desk: '2.14' },
  { id: 2, name: 'Hanna Virtanen', team: 'Design', desk: '2.20' },
  { id: 3, name: 'Mateo Rojas', team: 'Support', desk: '1.03' },
];

const keepEditingOnBlur: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
  if (reason === GridRowEditStopReasons.rowFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function RowEditing() {
  const [rows, setRows] = React.useState(staff);
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>({});

  const columns = React.useMemo<GridColDef<Employee>[]>(() => {
    const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
      setRowModesModel((current) => ({ ...current, [id]: mode }));

    return [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
      {
        field: 'team',
        headerName: 'Team',
        type: 'singleSelect',
        valueOptions: ['Design', 'Sales', 'Support'],
        width: 120,
        editable: true,
      },
      { field: 'desk', headerName: 'Desk', width: 90, editable: true },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) =>
          rowModesModel[id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="save"
                  icon={<SaveIcon />}
                  label={`Save ${row.name}`}
                  onClick={() => setMode(id, { mode: GridRowModes.View })}
                />,
                <GridActionsCellItem
                  key="cancel"
                  icon={<CancelIcon />}
                  label={`Cancel changes to ${row.name}`}
                  onClick={() =>
                    setMode(id, { mode: GridRowModes.View, ignoreModifications: true })
                  }
                />,
              ]
            : [
                <GridActionsCellItem
                  key="edit"
                  icon={<EditIcon />}
                  label={`Edit ${row.name}`}
                  onClick={() => setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'name' })}
                />,
                <GridActionsCellItem
                  key="delete"
                  icon={<DeleteIcon />}
                  label={`Delete ${row.name}`}
                  onClick={() => setRows((current) => current.filter((other) => other.id !== id))}
                />,
              ],
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
        columns={columns}
        editMode="row"
        rowModesModel={rowModesModel}
        onRowModesModelChange={setRowModesModel}
        onRowEditStop={keepEditingOnBlur}
        processRowUpdate={processRowUpdate}
      />
    </div>
  );
}
