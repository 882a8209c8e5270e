import Button from '@mui/material/Button';
import {
  DataGrid,
  GridColumnsPanel,
  useGridApiContext,
  type GridColumnVisibilityModel,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { columns, plants } from './plants';

const presets: readonly { name: string; model: GridColumnVisibilityModel }[] = [
  { name: 'Everything', model: {} },
  { name: 'For watering', model: { sown: false, height: false } },
];

function PresetPanel(props: GridSlotProps['columnsPanel']) {
  const apiRef = useGridApiContext();
  return (
    <div>
      <div style={{ display: 'flex', padding: 8, gap: 8 }}>
        {presets.map(({ name, model }) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current.setColumnVisibilityModel(model)}
          >
            {name}
          </Button>
        ))}
      </div>
      <GridColumnsPanel {...props} />
    </div>
  );
}

const slots = { columnsPanel: PresetPanel };

export default function PanelWithPresets() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Vegetable garden with presets"
        rows={plants}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
