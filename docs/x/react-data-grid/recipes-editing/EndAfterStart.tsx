import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditDateCell,
  type GridColDef,
  type GridEditCellProps,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Loan {
  id: number;
  exhibit: string;
  from: Date;
  until: Date;
}

const rows: GridRowsProp<Loan> = [
  { id: 1, exhibit: 'Bronze mirror', from: new Date(2026, 1, 2), until: new Date(2026, 4, 30) },
  { id: 2, exhibit: 'Silk map', from: new Date(2026, 2, 16), until: new Date(2026, 5, 14) },
  { id: 3, exhibit: 'Clay tablet', from: new Date(2026, 3, 1), until: new Date(2026, 3, 30) },
];

function checkUntil({ props, otherFieldsProps }: GridPreProcessEditCellProps): GridEditCellProps {
  const from: Date | null = otherFieldsProps?.from?.value ?? null;
  const until: Date | null = props.value ?? null;
  const valid = from !== null && until !== null && from < until;
  return { ...props, error: !valid };
}

function UntilInput(params: GridRenderEditCellParams<Loan, Date>) {
  return (
    <Tooltip open={Boolean(params.error)} title="Must be after the first day">
      <div style={{ width: '100%' }}>
        <GridEditDateCell {...params} />
      </div>
    </Tooltip>
  );
}

const columns: GridColDef<Loan>[] = [
  { field: 'exhibit', headerName: 'Exhibit', flex: 1, minWidth: 110 },
  { field: 'from', headerName: 'From', type: 'date', width: 140, editable: true },
  {
    field: 'until',
    headerName: 'Until',
    type: 'date',
    width: 140,
    editable: true,
    preProcessEditCellProps: checkUntil,
    renderEditCell: (params) => <UntilInput {...params} />,
  },
];

export default function EndAfterStart() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="Loans" rows={rows} columns={columns} editMode="row" hideFooter />
    </div>
  );
}
