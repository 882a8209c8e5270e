import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Score {
  id: number;
  student: string;
  oral: number;
  written: number;
}

const rows: GridRowsProp<Score> = [
  { id: 1, student: 'Amara', oral: 11, written: 13 },
  { id: 2, student: 'Lukas', oral: 9, written: 8 },
  { id: 3, student: 'Sofia', oral: 14, written: 12 },
];

const columns: GridColDef<Score>[] = [
  { field: 'student', headerName: 'Student', flex: 1, minWidth: 100 },
  { field: 'oral', headerName: 'Oral', type: 'number', width: 100, editable: true },
  { field: 'written', headerName: 'Written', type: 'number', width: 100, editable: true },
];

export default function SingleClickEdit() {
  const apiRef = useGridApiRef();

  const openCell: GridEventListener<'cellClick'> = ({ id, field, isEditable, cellMode }) => {
    if (isEditable && cellMode === 'view') {
      apiRef.current?.startCellEditMode({ id, field });
    }
  };

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Marks"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellClick={openCell}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
