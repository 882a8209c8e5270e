import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Lamp {
  id: number;
  lamp: string;
  brightness: number;
}

const rows: GridRowsProp<Lamp> = [
  { id: 1, lamp: 'Front left', brightness: 80 },
  { id: 2, lamp: 'Front right', brightness: 75 },
  { id: 3, lamp: 'Backdrop', brightness: 30 },
];

function BrightnessSlider(params: GridRenderEditCellParams<Lamp, number>) {
  const { id, field, value, hasFocus, row } = params;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector('input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Slider
      ref={ref}
      size="small"
      sx={{ marginInline: 2, alignSelf: 'center' }}
      aria-label={`Brightness of ${row.lamp}`}
      // A digit or Delete opens the cell without a value.
      value={value ?? row.brightness}
      onChange={(_event, newValue) =>
        apiRef.current.setEditCellValue({ id, field, value: newValue })
      }
    />
  );
}

const columns: GridColDef<Lamp>[] = [
  { field: 'lamp', headerName: 'Lamp', flex: 1, minWidth: 100 },
  {
    field: 'brightness',
    headerName: 'Brightness (%)',
    type: 'number',
    width: 180,
    editable: true,
    // Without a new value, the lamp keeps its brightness.
    valueSetter: (value: number | undefined, row) => ({
      ...row,
      brightness: value ?? row.brightness,
    }),
    renderEditCell: (params) => <BrightnessSlider {...params} />,
  },
];

export default function SliderEdit() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="Stage lights" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
