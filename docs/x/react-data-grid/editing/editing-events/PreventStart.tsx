import {
  DataGrid,
  GridCellEditStartReasons,
  type GridColDef,
  type GridEventListener,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Instrument {
  id: string;
  instrument: string;
  calibrated: number;
}

const rows: GridRowsProp<Instrument> = [
  { id: 'T-7', instrument: 'Thermometer', calibrated: 0.02 },
  { id: 'B-3', instrument: 'Barometer', calibrated: 1.5 },
  { id: 'H-9', instrument: 'Hygrometer', calibrated: 0.8 },
];

const columns: GridColDef<Instrument>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 110 },
  { field: 'calibrated', headerName: 'Correction', type: 'number', width: 120, editable: true },
];

const overwriting = new Set<string | undefined>([
  GridCellEditStartReasons.printableKeyDown,
  GridCellEditStartReasons.deleteKeyDown,
  GridCellEditStartReasons.pasteKeyDown,
]);

const startDeliberately: GridEventListener<'cellEditStart'> = ({ reason }, event) => {
  if (overwriting.has(reason)) {
    event.defaultMuiPrevented = true;
  }
};

export default function PreventStart() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Instruments"
        rows={rows}
        columns={columns}
        onCellEditStart={startDeliberately}
        hideFooter
      />
    </div>
  );
}
