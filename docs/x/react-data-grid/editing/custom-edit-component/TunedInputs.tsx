import {
  DataGrid,
  GridEditDateCell,
  GridEditInputCell,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Parcel {
  id: string;
  sender: string;
  arrives: Date;
}

const rows: GridRowsProp<Parcel> = [
  { id: 'P-1', sender: 'Garnet & Sons', arrives: new Date(2026, 4, 4) },
  { id: 'P-2', sender: 'Ateliers Morel', arrives: new Date(2026, 4, 6) },
  { id: 'P-3', sender: 'Sato Ceramics', arrives: new Date(2026, 4, 11) },
];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  {
    field: 'sender',
    headerName: 'Sender (at most 16 letters)',
    flex: 1,
    minWidth: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        debounceMs={0}
        slotProps={{
          root: { slotProps: { htmlInput: { 'aria-label': 'Sender', maxLength: 16 } } },
        }}
      />
    ),
  },
  {
    field: 'arrives',
    headerName: 'Arrives in May',
    type: 'date',
    width: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditDateCell
        {...params}
        slotProps={{
          root: {
            slotProps: {
              htmlInput: { 'aria-label': 'Arrives', min: '2026-05-01', max: '2026-05-31' },
            },
          },
        }}
      />
    ),
  },
];

export default function TunedInputs() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="Parcels on their way" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
