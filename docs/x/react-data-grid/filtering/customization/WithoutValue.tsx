import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Loan {
  id: number;
  book: string;
  due: Date;
  returned: boolean;
}

const TODAY = new Date(2026, 2, 16);

const rows: GridRowsProp<Loan> = [
  { id: 1, book: 'Atlas of Tides', due: new Date(2026, 2, 9), returned: false },
  { id: 2, book: 'The Salt Road', due: new Date(2026, 2, 2), returned: true },
  { id: 3, book: 'Bread by Hand', due: new Date(2026, 2, 27), returned: false },
  { id: 4, book: 'A Winter Herbarium', due: new Date(2026, 1, 20), returned: false },
];

const isOverdue: GridFilterOperator<Loan, Date | null> = {
  value: 'isOverdue',
  label: 'is overdue',
  headerLabel: 'Overdue',
  // The second argument is the row: a book that came back isn't overdue.
  getApplyFilterFn: () => (due, loan) => due !== null && due < TODAY && !loan.returned,
  requiresFilterValue: false,
};

const columns: GridColDef<Loan>[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 150 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 120,
    filterOperators: [isOverdue, ...getGridDateOperators()],
  },
  { field: 'returned', headerName: 'Returned', type: 'boolean', width: 110 },
];

export default function WithoutValue() {
  return (
    <div style={{ height: 344, width: '100%' }}>
      <DataGrid
        label="Loans on March 16"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'due', operator: 'isOverdue' }] } },
        }}
        hideFooter
      />
    </div>
  );
}
