import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

interface Sample {
  id: string;
  ph: number | null;
  iron: number | null;
  lead: number | null;
  nitrate: number | null;
}

const rows: readonly Sample[] = [
  { id: 'W-31', ph: 7.2, iron: null, lead: null, nitrate: 18 },
  { id: 'W-32', ph: 6.9, iron: null, lead: null, nitrate: null },
  { id: 'W-33', ph: 7.4, iron: 0.2, lead: null, nitrate: 22 },
];

const columns: readonly GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', flex: 1, minWidth: 100, hideable: false },
  { field: 'ph', headerName: 'pH', type: 'number', width: 90 },
  { field: 'iron', headerName: 'Iron', type: 'number', width: 90 },
  { field: 'lead', headerName: 'Lead', type: 'number', width: 90 },
  { field: 'nitrate', headerName: 'Nitrate', type: 'number', width: 100 },
];

const elements = ['ph', 'iron', 'lead', 'nitrate'] as const;
const emptyFields = elements.filter((field) => rows.every((row) => row[field] === null));

function modelOf(isVisible: boolean): GridColumnVisibilityModel {
  return Object.fromEntries(emptyFields.map((field) => [field, isVisible]));
}

export default function HideEmptyColumns() {
  const [model, setModel] = React.useState(() => modelOf(false));
  const allHidden = emptyFields.every((field) => model[field] === false);

  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, height: 270, width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={allHidden}
            onChange={(_, hide) => setModel((now) => ({ ...now, ...modelOf(!hide) }))}
          />
        }
        label="Hide what wasn’t measured"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Water samples"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </div>
    </div>
  );
}
