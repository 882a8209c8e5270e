import { DataGridPro, type GridColDef, type GridRowsProp } from '@mui/x-data-grid-pro';

interface MeterReading {
  id: number;
  meter: string;
  hour: string;
  kilowatts: number;
}

const rows: GridRowsProp<MeterReading> = Array.from({ length: 20_000 }, (_, index) => ({
  id: index + 1,
  meter: `M-${String(1 + (index % 250)).padStart(3, '0')}`,
  hour: `${String(Math.floor(index / 250) % 24).padStart(2, '0')}:00`,
  kilowatts: Math.round((2 + Math.sin(index / 700) + Math.sin(index)) * 100) / 100,
}));

const columns: GridColDef<MeterReading>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 100 },
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 100 },
  { field: 'hour', headerName: 'Hour', width: 100 },
  { field: 'kilowatts', headerName: 'kW', type: 'number', width: 100 },
];

export default function LongList() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro aria-label="Meter readings" rows={rows} columns={columns} rowHeight={38} />
    </div>
  );
}
