import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

type Value = string | number | boolean | null;
type Reading = Record<string, Value>;

// As it comes from a file whose columns nobody knows beforehand.
const readings: readonly Reading[] = [
  { station: 'Pier', measured_on: '2026-03-02', wind_speed: 11.4, gusts: true, remark: null },
  { station: 'Lighthouse', measured_on: '2026-03-02', wind_speed: 17.9, gusts: true, remark: null },
  { station: 'Old mill', measured_on: '2026-03-03', wind_speed: 6.2, gusts: false, remark: 'icy' },
];

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

function typeOf(values: readonly Value[]): 'string' | 'number' | 'boolean' | 'date' {
  const known = values.filter((value) => value !== null);
  const all = (test: (value: Value) => boolean) => known.length > 0 && known.every(test);
  if (all((value) => typeof value === 'number')) return 'number';
  if (all((value) => typeof value === 'boolean')) return 'boolean';
  return all((value) => isoDate.test(String(value))) ? 'date' : 'string';
}

function titleOf(field: string): string {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function columnsOf(data: readonly Reading[]): readonly GridColDef[] {
  const fields = [...new Set(data.flatMap((row) => Object.keys(row)))];
  return fields.map((field) => {
    const type = typeOf(data.map((row) => row[field] ?? null));
    const column: GridColDef = { field, headerName: titleOf(field), type, flex: 1, minWidth: 120 };
    return type === 'date'
      ? { ...column, valueGetter: (value: string | null) => value && new Date(`${value}T00:00`) }
      : column;
  });
}

const columns = columnsOf(readings);
const rows: GridRowsProp = readings.map((reading, id) => ({ id, ...reading }));

export default function ColumnsFromData() {
  return (
    <div style={{ height: 218, width: '100%' }}>
      <DataGrid aria-label="Readings" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
