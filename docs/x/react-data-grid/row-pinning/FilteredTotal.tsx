import {
  DataGridPro,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Donation {
  id: string;
  town?: string;
  euro?: number;
}

const rows: readonly Donation[] = [
  { id: 'School band', town: 'Essen', euro: 120 },
  { id: 'Ms. Yılmaz', town: 'Bochum', euro: 50 },
  { id: 'Rowing club', town: 'Essen', euro: 300 },
  { id: 'Anonymous', town: 'Witten', euro: 15 },
  { id: 'Bakery Kern', town: 'Bochum', euro: 80 },
];

// The row has no amount of its own: its cell adds up the rows that pass the filter.
const pinnedRows = { bottom: [{ id: 'Total' }] };

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

function Total() {
  const entries = useGridSelector(useGridApiContext(), gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.euro ?? 0), 0);
  return <strong>{euros.format(total)}</strong>;
}

const columns: GridColDef<Donation>[] = [
  { field: 'id', headerName: 'Donor', flex: 1, minWidth: 110 },
  { field: 'town', headerName: 'Town', width: 90 },
  {
    field: 'euro',
    headerName: 'Donation',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
    renderCell: ({ rowNode, formattedValue }) =>
      rowNode.type === 'pinnedRow' ? <Total /> : formattedValue,
  },
];

export default function FilteredTotal() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPro
        aria-label="Donations"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        showToolbar
        hideFooter
      />
    </div>
  );
}
