import {
  DataGrid,
  GridRowEditStopReasons,
  type GridColDef,
  type GridEventListener,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Address {
  id: number;
  name: string;
  street: string;
  town: string;
}

const rows: GridRowsProp<Address> = [
  { id: 1, name: 'Ferreira', street: 'Rua do Sol 8', town: 'Porto' },
  { id: 2, name: 'Nowak', street: 'Lipowa 21', town: 'Gdynia' },
  { id: 3, name: 'O’Brien', street: 'Quay Lane 4', town: 'Galway' },
];

const columns: GridColDef<Address>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 90, editable: true },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 110, editable: true },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 90, editable: true },
];

/** Only Enter saves the row, and only Escape leaves it. */
const stopByEnterOrEscape: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
  if (
    reason === GridRowEditStopReasons.rowFocusOut ||
    reason === GridRowEditStopReasons.tabKeyDown ||
    reason === GridRowEditStopReasons.shiftTabKeyDown
  ) {
    event.defaultMuiPrevented = true;
  }
};

export default function PreventStop() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Address book"
        rows={rows}
        columns={columns}
        editMode="row"
        onRowEditStop={stopByEnterOrEscape}
        hideFooter
      />
    </div>
  );
}
