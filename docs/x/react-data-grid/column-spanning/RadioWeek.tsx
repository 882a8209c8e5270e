import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Slot {
  id: number;
  time: string;
  programs: readonly string[];
}

const rows: readonly Slot[] = [
  { id: 6, time: '06:00', programs: ['News', 'News', 'News', 'News', 'News'] },
  { id: 8, time: '08:00', programs: ['Jazz', 'Jazz', 'Talk', 'Folk', 'Folk'] },
  { id: 10, time: '10:00', programs: ['Books', 'Opera', 'Opera', 'Opera', 'Film'] },
  { id: 12, time: '12:00', programs: ['News', 'News', 'News', 'News', 'Call-in'] },
];

/** How many days in a row have the same program, counted from this one. */
function run({ programs }: Slot, day: number): number {
  const end = programs.findIndex((name, index) => index > day && name !== programs[day]);
  return (end === -1 ? programs.length : end) - day;
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map<GridColDef<Slot>>((headerName, day) => ({
  field: headerName,
  headerName,
  flex: 1,
  minWidth: 90,
  align: 'center',
  headerAlign: 'center',
  sortable: false,
  hideable: false,
  valueGetter: (_, row) => row.programs[day],
  colSpan: (_, row) => run(row, day),
}));

const columns: readonly GridColDef<Slot>[] = [
  { field: 'time', headerName: 'Time', width: 80, hideable: false },
  ...days,
];

export default function RadioWeek() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Programs of the week"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </div>
  );
}
