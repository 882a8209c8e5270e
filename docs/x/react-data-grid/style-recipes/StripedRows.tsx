import { DataGrid, type GridColDef, type GridRowClassNameParams } from '@mui/x-data-grid';

interface Visit {
  id: number;
  branch: string;
  visits: number;
  loans: number;
}

const columns: readonly GridColDef<Visit>[] = [
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 140 },
  { field: 'visits', headerName: 'Visits', type: 'number', width: 90 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 90 },
];

const rows: readonly Visit[] = [
  { id: 1, branch: 'Central library', visits: 1840, loans: 2210 },
  { id: 2, branch: 'Harbor', visits: 612, loans: 540 },
  { id: 3, branch: 'Northfield', visits: 377, loans: 702 },
  { id: 4, branch: 'Book bus', visits: 204, loans: 455 },
  { id: 5, branch: 'University quarter', visits: 998, loans: 310 },
];

function getRowClassName({ indexRelativeToCurrentPage }: GridRowClassNameParams<Visit>) {
  return indexRelativeToCurrentPage % 2 === 1 ? 'striped' : '';
}

// The text color, diluted: dark stripes on a light page, light ones on a dark page.
const sx = {
  '--DataGrid-rowBorderColor': 'transparent',
  '& .striped': { bgcolor: 'color-mix(in srgb, currentColor 5%, transparent)' },
};

export default function StripedRows() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Library branches in March"
        rows={rows}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
