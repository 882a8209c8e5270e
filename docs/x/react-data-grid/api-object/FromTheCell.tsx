import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRowId,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Medicine {
  id: number;
  name: string;
  boxes: number;
}

const rows: GridRowsProp<Medicine> = [
  { id: 1, name: 'Ibuprofen', boxes: 14 },
  { id: 2, name: 'Cough syrup', boxes: 3 },
  { id: 3, name: 'Bandages', boxes: 40 },
];

interface TakeOneButtonProps {
  id: GridRowId;
  name: string;
  tabIndex: number;
}

function TakeOneButton({ id, name, tabIndex }: TakeOneButtonProps) {
  const apiRef = useGridApiContext();

  const takeOne = () => {
    const medicine: Medicine | null = apiRef.current.getRow(id);
    if (medicine && medicine.boxes > 0) {
      apiRef.current.updateRows([{ id, boxes: medicine.boxes - 1 }]);
    }
  };

  return (
    <Button size="small" onClick={takeOne} tabIndex={tabIndex} aria-label={`Take one ${name}`}>
      Take one
    </Button>
  );
}

const columns: GridColDef<Medicine>[] = [
  { field: 'name', headerName: 'Medicine', flex: 1, minWidth: 110 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 90 },
  {
    field: 'take',
    headerName: 'Hand out',
    width: 110,
    sortable: false,
    filterable: false,
    renderCell: ({ id, row, tabIndex }) => (
      <TakeOneButton id={id} name={row.name} tabIndex={tabIndex} />
    ),
  },
];

export default function FromTheCell() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Medicine cabinet"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
