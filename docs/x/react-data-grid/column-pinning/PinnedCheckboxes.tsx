import PrintIcon from '@mui/icons-material/Print';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { rosterColumns, shifts, type Shift } from './roster';

const columns: readonly GridColDef<Shift>[] = [
  ...rosterColumns,
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Print',
    width: 70,
    getActions: ({ row }) => [
      <GridActionsCellItem
        key="print"
        icon={<PrintIcon />}
        label={`Print the week of ${row.name}`}
        onClick={() => window.print()}
      />,
    ],
  },
];

const initialState = {
  pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'name'], right: ['actions'] },
};

export default function PinnedCheckboxes() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Hours of the week"
        rows={shifts}
        columns={columns}
        initialState={initialState}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
