import {
  DataGrid,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
  type GridRowsProp,
} from '@mui/x-data-grid';

const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
type Severity = (typeof SEVERITIES)[number];

interface Ticket {
  id: number;
  title: string;
  severity: Severity;
  version: string;
  assignee: string | null;
}

const rows: GridRowsProp<Ticket> = [
  { id: 1, title: 'Export drops accents', severity: 'medium', version: '2.10.0', assignee: 'Noor' },
  { id: 2, title: 'Login loop', severity: 'critical', version: '2.9.1', assignee: null },
  { id: 3, title: 'Typo in footer', severity: 'low', version: '2.2.0', assignee: 'Sven' },
  {
    id: 4,
    title: 'Totals off by one cent',
    severity: 'high',
    version: '2.10.2',
    assignee: 'Abena',
  },
  { id: 5, title: 'Slow start', severity: 'medium', version: '1.12.4', assignee: null },
];

const bySeverity: GridComparatorFn<Severity> = (a, b) =>
  SEVERITIES.indexOf(a) - SEVERITIES.indexOf(b);

const byVersion: GridComparatorFn<string> = (a, b) => a.localeCompare(b, 'en', { numeric: true });

const columns: GridColDef<Ticket>[] = [
  { field: 'title', headerName: 'Ticket', flex: 1, minWidth: 170 },
  { field: 'severity', headerName: 'Severity', width: 110, sortComparator: bySeverity },
  { field: 'version', headerName: 'Version', width: 110, sortComparator: byVersion },
  {
    field: 'assignee',
    headerName: 'Assignee',
    width: 120,
    // Tickets without an assignee come last in both directions.
    getSortComparator: (direction) => (a, b, cellA, cellB) => {
      if (a === null || b === null) {
        return Number(a === null) - Number(b === null);
      }
      const order = gridStringOrNumberComparator(a, b, cellA, cellB);
      return direction === 'desc' ? -order : order;
    },
  },
];

export default function CustomComparator() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Bug tickets"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'severity', sort: 'desc' }] } }}
      />
    </div>
  );
}
