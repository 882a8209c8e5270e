import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridEditCellProps,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Beam {
  id: string;
  wood: string;
  length: number;
}

const rows: GridRowsProp<Beam> = [
  { id: 'B-12', wood: 'Larch', length: 380 },
  { id: 'B-13', wood: 'Oak', length: 240 },
  { id: 'B-14', wood: 'Spruce', length: 510 },
];

/** Refuses lengths that the saw can't cut. */
function checkLength({ props }: GridPreProcessEditCellProps): GridEditCellProps {
  const length = Number(props.value);
  const message = length >= 50 && length <= 600 ? '' : 'Enter 50 to 600 centimeters';
  return { ...props, error: message !== '', message };
}

function LengthInput(params: GridRenderEditCellParams<Beam, number>) {
  const { message, ...other } = params;
  return (
    <Tooltip describeChild open={Boolean(params.error)} title={String(message ?? '')}>
      <div style={{ display: 'flex', flex: 1 }}>
        <GridEditInputCell {...other} />
      </div>
    </Tooltip>
  );
}

const columns: GridColDef<Beam>[] = [
  { field: 'id', headerName: 'Beam', width: 100 },
  { field: 'wood', headerName: 'Wood', flex: 1, minWidth: 100 },
  {
    field: 'length',
    headerName: 'Length (cm)',
    type: 'number',
    width: 140,
    editable: true,
    preProcessEditCellProps: checkLength,
    renderEditCell: (params) => <LengthInput {...params} />,
  },
];

export default function ValidateCell() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Beams to cut" rows={rows} columns={columns} />
    </div>
  );
}
