import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Helper {
  id: number;
  helper: string;
  shirt: string;
}

const rows: GridRowsProp<Helper> = [
  { id: 1, helper: 'Ayo Balogun', shirt: 'M' },
  { id: 2, helper: 'Kaisa Mäkinen', shirt: 'S' },
  { id: 3, helper: 'Bruno Alves', shirt: 'XL' },
];

function ShirtSelect(params: GridRenderEditCellParams<Helper, string>) {
  const { id, field } = params;
  const apiRef = useGridApiContext();

  const saveChoice = async (_event: unknown, value: string) => {
    const valid = await apiRef.current.setEditCellValue({ id, field, value });
    // With the keyboard, the Enter that chose has ended the edit already.
    if (valid && apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field, cellToFocusAfter: 'below' });
    }
  };

  return <GridEditSingleSelectCell {...params} onValueChange={saveChoice} />;
}

const columns: GridColDef<Helper>[] = [
  { field: 'helper', headerName: 'Helper', flex: 1, minWidth: 130 },
  {
    field: 'shirt',
    headerName: 'Shirt size',
    type: 'singleSelect',
    valueOptions: ['S', 'M', 'L', 'XL'],
    width: 130,
    editable: true,
    renderEditCell: (params) => <ShirtSelect {...params} />,
  },
];

export default function SaveOnChoice() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="Festival helpers" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
